import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Scene } from '../../worker/scene.ts'
import { forgetChanges, type Places, placesNow, travel } from './motion.ts'

/** After each answer, and each step of the final scoring, the pieces travel from their places before it; `arrived` is called when they set off. */
export function useTravel(
  { version: answers, counted = 0, asked }: Scene,
  pace: number,
  arrived?: () => void,
): void {
  const version = `${answers} ${counted}`
  const shown = useRef({ version, answers, mine: false })
  const before = useRef<Places>(undefined)
  const mine = asked?.mine === true
  if (shown.current.version !== version && before.current === undefined) before.current = placesNow()
  useLayoutEffect(() => {
    const last = shown.current
    shown.current = { version, answers, mine }
    if (last.version === version) return
    arrived?.()
    if (last.mine) forgetChanges()
    // What is gone when something is taken back was never lost.
    if (before.current)
      travel(answers < last.answers ? { ...before.current, losable: [] } : before.current, pace)
    before.current = undefined
  }, [version, answers, mine, pace, arrived])
}
