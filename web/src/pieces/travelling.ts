import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Places, placesNow, travel } from './motion.ts'

/** After each answer the pieces travel from their places before it; `arrived` is called when they set off. */
export function useTravel(version: number, pace: number, arrived?: () => void): void {
  const shown = useRef(version)
  const before = useRef<Places>(undefined)
  if (shown.current !== version && before.current === undefined) before.current = placesNow()
  useLayoutEffect(() => {
    if (shown.current === version) return
    shown.current = version
    arrived?.()
    if (before.current) travel(before.current, pace)
    before.current = undefined
  }, [version, pace, arrived])
}
