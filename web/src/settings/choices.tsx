import { useId } from 'preact/hooks'
import { WORDS } from '../words/index.ts'
import { LANGUAGES } from './kept.ts'
import { set, settings } from './settings.ts'

/** One of a few, side by side. */
export function OneOf<V extends string>(props: {
  label: string
  value: V
  of: readonly (readonly [value: V, label: string])[]
  choose(value: V): void
}) {
  const name = useId()
  return (
    <fieldset class="one-of">
      <legend class="words">{props.label}</legend>
      {props.of.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            class="words"
            name={name}
            checked={props.value === value}
            onChange={() => props.choose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function LanguageChoice() {
  const { language } = settings.value
  return (
    <OneOf
      label={WORDS[language].language}
      value={language}
      of={LANGUAGES.map(each => [each, WORDS[each].languageName] as const)}
      choose={chosen => set({ language: chosen })}
    />
  )
}

/** Whether several persons at one screen hide their hands from each other. */
export function OpenHands() {
  const say = WORDS[settings.value.language]
  return (
    <OneOf
      label={say.handsAtOneScreen}
      value={settings.value.openHands ? 'open' : 'hidden'}
      of={[
        ['hidden', say.handsHidden],
        ['open', say.handsOpen],
      ]}
      choose={chosen => set({ openHands: chosen === 'open' })}
    />
  )
}
