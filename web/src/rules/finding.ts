/** What is drawn is not read. */
const isRead = (node: Node) =>
  node.parentElement?.closest('[inert]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT

/** Every place in an element where the text occurs, capitals or not. */
export function placesOf(root: Element, text: string): Range[] {
  const sought = text.trim().toLowerCase()
  if (sought === '') return []
  const nodes: { readonly node: Text; readonly from: number }[] = []
  let whole = ''
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, isRead)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    nodes.push({ node, from: whole.length })
    whole += node.data
  }
  const words = whole.replaceAll('\n', ' ').toLowerCase()
  const places: Range[] = []
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + sought.length)) {
    const range = document.createRange()
    range.setStart(...spot(nodes, at))
    range.setEnd(...spot(nodes, at + sought.length))
    places.push(range)
  }
  return places
}

/** The node that holds a letter of the whole text, and where in it. */
function spot(nodes: readonly { readonly node: Text; readonly from: number }[], at: number): [Text, number] {
  const { node, from } = nodes.findLast(each => each.from <= at && at <= each.from + each.node.length)!
  return [node, at - from]
}

const ALL = 'found'
const HERE = 'found-here'

/** Marks places in the text, one of them as the place where we are; browsers without marks still scroll there. */
export function markPlaces(places: readonly Range[], here: number): void {
  if (!('highlights' in CSS)) return
  const current = places[here]
  CSS.highlights.set(ALL, new Highlight(...places.filter(place => place !== current)))
  CSS.highlights.set(HERE, new Highlight(...(current ? [current] : [])))
}

/** Brings a place into the middle of the screen. */
export function showPlace(place: Range | undefined): void {
  place?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}
