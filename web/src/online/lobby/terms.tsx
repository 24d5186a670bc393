import { OneOf } from '../../settings/choices.tsx'
import { words } from '../say.ts'
import { change, plan } from './plan.ts'

/** Who may come, and how much time there is. */
export function Terms() {
  const say = words.value
  const { listed, watchers, pace, minutes, increment, days, replaced } = plan.value
  return (
    <section class="panel options agreement" aria-labelledby="terms">
      <h2 id="terms">{say.terms}</h2>
      <Switch name={say.listed} text={say.listedAbout} on={listed} turn={on => change({ listed: on })} />
      <Switch
        name={say.watchers}
        text={say.watchersAbout}
        on={watchers}
        turn={on => change({ watchers: on })}
      />
      <OneOf
        label={say.pace}
        value={pace}
        of={[
          ['live', say.live],
          ['clock', say.clock],
          ['turns', say.turns],
        ]}
        choose={chosen => change({ pace: chosen })}
      />
      {pace === 'clock' && (
        <>
          <Amount label={say.minutes} value={minutes} min={1} max={600} set={n => change({ minutes: n })} />
          <Amount
            label={say.increment}
            value={increment}
            min={0}
            max={600}
            set={n => change({ increment: n })}
          />
        </>
      )}
      {pace === 'turns' && (
        <Amount label={say.days} value={days} min={1} max={30} set={n => change({ days: n })} />
      )}
      {pace !== 'live' && (
        <Switch name={say.late} text={say.lateAbout} on={replaced} turn={on => change({ replaced: on })} />
      )}
    </section>
  )
}

function Switch(props: { name: string; text: string; on: boolean; turn(on: boolean): void }) {
  return (
    <label class="switch">
      <span>
        <strong>{props.name}</strong>
        <small>{props.text}</small>
      </span>
      <input type="checkbox" checked={props.on} onChange={event => props.turn(event.currentTarget.checked)} />
    </label>
  )
}

function Amount(props: { label: string; value: number; min: number; max: number; set(value: number): void }) {
  return (
    <label class="amount">
      <span>{props.label}</span>
      <input
        class="field"
        type="number"
        required
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={event => {
          const { valueAsNumber, validity } = event.currentTarget
          if (validity.valid) props.set(valueAsNumber)
        }}
      />
    </label>
  )
}
