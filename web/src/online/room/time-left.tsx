import type { TableAbout } from '@kontor/protocol'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../../settings/settings.ts'
import { isMyTurn } from '../describing.ts'
import { words } from '../say.ts'
import { inWords, isShort } from './duration.ts'

/** How often the time is looked at, in milliseconds: it is told by the minute. */
const TICK = 20_000
const now = signal(Date.now())

/** How much time is left to whoever is asked at a table, if it is limited. */
export function TimeLeft({ table }: { table: TableAbout }) {
  useEffect(() => {
    now.value = Date.now()
    const timer = setInterval(() => {
      now.value = Date.now()
    }, TICK)
    return () => clearInterval(timer)
  }, [])
  const { due, status } = table
  if (due === null || status !== 'playing') return null
  const left = due - now.value
  const say = words.value
  return (
    <span class={isMyTurn(table) && isShort(left) ? 'hurry' : undefined}>
      ({left > 0 ? say.timeLeft(inWords(left, language.value)) : say.timeUp})
    </span>
  )
}
