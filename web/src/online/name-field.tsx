import type { Signal } from '@preact/signals'
import { words } from './say.ts'

/** What you are called at the tables of this server. */
export function NameField({ name }: { name: Signal<string> }) {
  return (
    <label class="called">
      <span>{words.value.name}</span>
      <input
        class="field"
        required
        maxLength={30}
        autocomplete="nickname"
        value={name.value}
        onInput={event => {
          name.value = event.currentTarget.value
        }}
      />
    </label>
  )
}
