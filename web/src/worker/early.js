// Runs before the page's own scripts; the build fills in the names of files (see `vite.config.ts`).
{
  const BOARDS = 'BOARDS'
  let settings = null
  try {
    settings = localStorage.getItem('kontor.settings')
  } catch {
    // Where nothing may be kept there are no settings.
  }

  // What a page posts to a worker waits until the page has run its scripts. The worker's name is there at once, and says what
  // the page is going to ask.
  globalThis.engine = new Worker('WORKER', {
    type: 'module',
    name: JSON.stringify([location.hash, settings]),
  })

  // The board of the game that the address names is fetched meanwhile.
  const [, game] = /^#\/table\/([a-z]+)-/.exec(location.hash) ?? []
  for (const file of BOARDS[game] ?? []) {
    const style = file.endsWith('.css')
    const link = document.createElement('link')
    link.rel = style ? 'preload' : 'modulepreload'
    link.as = style ? 'style' : 'script'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
