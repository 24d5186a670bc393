import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../settings/settings.ts'
import { ask } from '../worker/engine.ts'
import { past, shown, trouble } from './sitting.ts'

/** The table in words: what a terminal shows, for those who read rather than look. */
export function Outline() {
  const text = useSignal('')
  const version = shown.value?.version
  const answers = past.value?.answers
  const spoken = language.value
  useEffect(() => {
    ask('describe', { answers }).then(
      found => {
        text.value = found
      },
      (error: Error) => {
        trouble.value = error.message
      },
    )
  }, [version, answers, spoken, text])
  return (
    <div class="outline">
      {text.value.split('\n\n').map((paragraph, i) => (
        <pre key={i}>{paragraph}</pre>
      ))}
    </div>
  )
}
