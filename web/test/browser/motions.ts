import type { Page } from 'playwright-core'

/** Begins to note what moves on a page: by which name a piece is known, its kind, in which way it comes, and what is lost. */
export function watchMotions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const piece of document.querySelectorAll<HTMLElement>('[data-entering]'))
        seen.add(piece.dataset.entering ?? '')
      for (const { effect } of document.getAnimations()) {
        const target = (effect as KeyframeEffect).target as HTMLElement | null
        const { key = '' } = target?.dataset ?? {}
        if (key !== '') seen.add(key).add(key.replace(/ .*/, ''))
        if (target?.matches('.lost')) seen.add(`lost ${target.matches('.house') ? 'house' : 'site'}`)
      }
      document.documentElement.dataset.motions = [...seen].join(', ')
      requestAnimationFrame(look)
    }
    look()
  })
}

export const motionsOn = async (page: Page): Promise<string[]> =>
  (await page.getAttribute('html', 'data-motions'))?.split(', ') ?? []

/** Waits until all of these have moved. */
export async function seeMoving(page: Page, wanted: readonly string[]): Promise<void> {
  await page.waitForFunction(wanted => {
    const seen = document.documentElement.dataset.motions?.split(', ') ?? []
    return wanted.every(each => seen.includes(each))
  }, wanted)
}
