/** A table or a picture that is wider than the screen scrolls, so the keyboard must be able to reach it. */
export function keepReachable(within: HTMLElement): () => void {
  const watcher = new ResizeObserver(entries => {
    for (const { target } of entries) {
      const wide = target as HTMLElement
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0
      else wide.removeAttribute('tabindex')
    }
  })
  for (const wide of within.querySelectorAll('.wide:not([inert] *)')) watcher.observe(wide)
  return () => watcher.disconnect()
}
