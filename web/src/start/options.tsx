import { type OptionValues, optionMatters } from '@kontor/engine'
import { useSignal, useSignalEffect } from '@preact/signals'
import { language, words } from '../settings/settings.ts'
import { ask } from '../worker/engine.ts'
import type { GameAbout, OptionExplained } from '../worker/protocol.ts'
import { game, options, seed, setOption } from './setup.ts'

/** What can be chosen before a game from a list, each with a sentence, and what the game advises. */
export function OptionList({ about }: { about: GameAbout | undefined }) {
  const advice = useSignal<string | undefined>(undefined)
  useSignalEffect(() => {
    const asked = { game: game.value, options: options.value, language: language.value }
    void ask('advice', asked).then(found => {
      advice.value = found
    })
  })
  return (
    <section class="panel options" aria-label={words.value.options}>
      {about?.options
        .filter(({ option }) => option.type !== 'flag' && optionMatters(option, options.value))
        .map(each => (
          <Choice key={each.key} about={each} />
        ))}
      <p class="note warning" role="status">
        {advice.value}
      </p>
    </section>
  )
}

/** What few people change: single switches, and the seed. */
export function Details({ about }: { about: GameAbout | undefined }) {
  const say = words.value
  return (
    <div class="details">
      <Switches about={about} />
      <label class="seed">
        <strong>{say.seed}</strong>
        <input
          class="field"
          value={seed.value}
          maxLength={100}
          onInput={event => {
            seed.value = event.currentTarget.value
          }}
        />
        <small>{say.seedAbout}</small>
      </label>
    </div>
  )
}

/** The options that are a single switch. */
export function Switches({ about }: { about: GameAbout | undefined }) {
  return about?.options
    .filter(({ option }) => option.type === 'flag')
    .map(each => <Choice key={each.key} about={each} />)
}

function Choice({ about }: { about: OptionExplained }) {
  const { key, option, name, text, values } = about
  const value = options.value[key] ?? option.standard
  if (option.type === 'flag') {
    return <Switch name={name} text={text} on={value === true} turn={on => setOption(key, on)} />
  }
  const chosen = Array.isArray(value) ? value : [value]
  const choose = (each: string, on: boolean): OptionValues[string] => {
    if (option.type === 'one') return each
    return on ? [...chosen, each] : chosen.filter(other => other !== each)
  }
  return (
    <fieldset>
      <legend>
        <h2>{name}</h2>
        {text !== '' && <small>{text}</small>}
      </legend>
      {values.map(each => (
        <Switch
          key={each.key}
          name={each.name}
          text={each.text}
          on={chosen.includes(each.key)}
          {...(option.type === 'one' ? { oneOf: key } : {})}
          turn={on => setOption(key, choose(each.key, on))}
        />
      ))}
    </fieldset>
  )
}

interface SwitchProps {
  readonly name: string
  readonly text: string
  readonly on: boolean
  /** Among which only one can be on. */
  readonly oneOf?: string
  turn(on: boolean): void
}

function Switch(props: SwitchProps) {
  return (
    <label class="switch">
      <span>
        <strong>{props.name}</strong>
        <small>{props.text}</small>
      </span>
      <input
        type={props.oneOf === undefined ? 'checkbox' : 'radio'}
        name={props.oneOf}
        checked={props.on}
        onChange={event => props.turn(event.currentTarget.checked)}
      />
    </label>
  )
}
