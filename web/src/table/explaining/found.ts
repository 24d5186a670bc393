import { type Explained, explanations } from './explanations.ts'

/** A piece that can be explained, and what is known of it. */
export interface Found {
  readonly element: HTMLElement
  /** What it is and shows just now. */
  readonly label: string
  readonly piece: Explained | undefined
  /** Why it cannot be chosen, if the question says so. */
  readonly reason: string | undefined
  readonly card: number | undefined
}

/** What can be explained: the board, and where we are in the game. */
const PLACES = '.surface, .bar .where'
/** Whatever shows something of the table says so to those who do not see it. */
const LABELLED = '[role="img"][aria-label], button, [data-sum], .words'

/** The piece under a pointer or with the focus. */
export function foundAt(target: EventTarget | null): Found | undefined {
  const place = target instanceof Element ? target.closest(PLACES) : null
  if (!(target instanceof Element) || !place) return undefined
  const { pieces } = explanations.peek()
  let labelled: HTMLElement | undefined
  for (let each: Element | null = target; each && each !== place; each = each.parentElement) {
    if (!labelled && each instanceof HTMLElement && each.matches(LABELLED)) labelled = each
    const here = each
    const piece = pieces.find(({ at }) => here.matches(at))
    if (piece) return found(labelled ?? asHtml(each) ?? asHtml(each.parentElement), piece)
  }
  return found(labelled, undefined)
}

const asHtml = (element: Element | null) => (element instanceof HTMLElement ? element : undefined)

function found(element: HTMLElement | undefined, piece: Explained | undefined): Found | undefined {
  if (!element) return undefined
  const { reason, card } = element.dataset
  const said = element.ariaLabel ?? element.querySelector('.words')?.textContent ?? ''
  const label = reason === undefined ? said : said.replace(`. ${reason}`, '')
  if (label === '' && !piece) return undefined
  return { element, label, piece, reason, card: card === undefined ? undefined : Number(card) }
}

/** All pieces in sight, in the order in which they are drawn. */
export function piecesInSight(): HTMLElement[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>(`:is(${PLACES}) :is([role="img"][aria-label], button)`),
  ]
  return all.filter(each => each.checkVisibility() && foundAt(each)?.element === each)
}
