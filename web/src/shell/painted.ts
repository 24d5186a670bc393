import { useLayoutEffect, useState } from 'preact/hooks'

/** Whether this was painted once. What the eye does not need at first comes with the next frame, so the first is there sooner. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useLayoutEffect(() => {
    // The first frame paints what is there now; when the second begins, that is done.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted
}

/** A page that nobody sees is not painted: then nothing waits longer than this, in milliseconds. */
const UNSEEN = 100

/** When what is there now has been painted. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, UNSEEN)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
