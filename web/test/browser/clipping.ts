import type { Page } from 'playwright-core'

/**
 * What cannot be read where it stands: text that a part around it cuts off, and symbols that have left their piece. A
 * place that may be scrolled counts as cut off, unless it is a list that grows with the game.
 */
export const clippedOn = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(findClipped, within)

function findClipped(within: string): string[] {
  const GROWING = '.log, .side, .menu, nav, .lens, .since'
  const called = (part: Element) => `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}`
  const isSeen = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    part.closest(`.words, [hidden], title, ${GROWING}`) === null
  /** By how much a part around it, or the screen, cuts off what stands there. */
  const cutBy = (part: Element, box: DOMRect) => {
    // Letters are lower than their line.
    const slack = Number.parseFloat(getComputedStyle(part).fontSize) * 0.25
    for (let around: Element | null = part; around; around = around.parentElement) {
      const { overflowX, overflowY, display, clipPath } = getComputedStyle(around)
      if (clipPath === 'inset(50%)') return undefined
      if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue
      const { left, right, top, bottom } = around.getBoundingClientRect()
      const beside = Math.max(left - box.left, box.right - right)
      const beyond = Math.max(top - box.top, box.bottom - bottom) - slack
      if (Math.max(beside, beyond) > 1) return called(around)
    }
    return undefined
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const part = text.parentElement
    const said = text.textContent?.trim() ?? ''
    if (!part || said === '' || !isSeen(part)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      const around = cutBy(part, box)
      if (around !== undefined) found.add(`'${said}' in ${called(part)} by ${around}`)
    }
  }
  for (const symbol of document.querySelectorAll(':is(.worker, .pile, .seal) > svg')) {
    const piece = symbol.parentElement!
    if (!isSeen(piece)) continue
    const inside = symbol.getBoundingClientRect()
    const outside = piece.getBoundingClientRect()
    const center = [(inside.left + inside.right) / 2, (inside.top + inside.bottom) / 2] as const
    const within =
      center[0] >= outside.left &&
      center[0] <= outside.right &&
      center[1] >= outside.top &&
      center[1] <= outside.bottom
    if (!within) found.add(`${called(symbol)} beside ${called(piece)}`)
  }
  return [...found]
}
