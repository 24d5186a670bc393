import { nth } from '@kontor/engine'
import { getDefaults, lexer, parser, Renderer, type Token, type Tokens } from 'marked'

/** How the rules of a game go from Markdown to a page: of ours while the page is built, of others by the server. */

/** A heading of the rules. Its id is the same in every language, so that a link holds in all of them. */
export interface Heading {
  readonly id: string
  readonly depth: number
  readonly text: string
}

/** Rules as a page shows them. */
export interface RulesText {
  readonly html: string
  readonly headings: readonly Heading[]
}

/** The rules of a game as HTML; `original` is the English text, which lends the headings their ids. */
export function rulesText(game: string, markdown: string, original: string): RulesText {
  const ids = headingsOf(original).map(({ text }) => anchorOf(text))
  const found = headingsOf(markdown)
  if (found.length !== ids.length)
    throw new Error(`The rules of ${game} have ${ids.length} headings in English, but here ${found.length}.`)
  const headings = found.map(({ depth, text }, i) => ({ id: nth(ids, i), depth, text }))
  const known = new Map(headings.map(({ id, text }) => [anchorOf(text), id]))
  const renderer = new RulesRenderer(game, known)
  return { html: parser(lexer(markdown), { ...getDefaults(), renderer }), headings }
}

/** The anchor that GitHub gives a heading. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function headingsOf(markdown: string) {
  const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
  return lexer(markdown)
    .filter(isHeading)
    .map(({ depth, text }) => ({ depth, text }))
}

/** A ruling has a number, by which it can be linked: `**H20.**`. */
const RULING = /^\*\*([A-Z]\d\d)\b/
const NUMBER = /^[A-Z]\d\d$/

/** Markdown as the page wants it: with ids, links within the page, and tables that may scroll. */
class RulesRenderer extends Renderer {
  readonly #game: string
  readonly #anchors: ReadonlyMap<string, string>

  constructor(game: string, anchors: ReadonlyMap<string, string>) {
    super()
    this.#game = game
    this.#anchors = anchors
  }

  override heading({ depth, text, tokens }: Tokens.Heading): string {
    const id = this.#anchors.get(anchorOf(text))
    return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }

  override link(link: Tokens.Link): string {
    const inside = this.parser.parseInline(link.tokens)
    const address = addressOf(this.#game, link, this.#anchors)
    return address === undefined ? inside : `<a href="${address}">${inside}</a>`
  }

  override listitem(item: Tokens.ListItem): string {
    const number = RULING.exec(item.text)?.[1]
    const html = super.listitem(item)
    return number === undefined ? html : html.replace('<li', `<li id="${number.toLowerCase()}" tabindex="-1"`)
  }

  /** Rules are Markdown; whatever else stands there is written as it is. */
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  }

  /** Rules have no pictures of their own yet; what one shows is said. */
  override image({ text }: Tokens.Image): string {
    return text
  }

  override table(table: Tokens.Table): string {
    const html = super.table(table)
    const bare = table.header.every(({ text }) => text === '')
    return `<div class="wide">${bare ? html.replace(/<thead>.*?<\/thead>/s, '') : html}</div>\n`
  }
}

/** Another text of the rules: the notes on them, or the rules that notes speak of. */
const OTHER_TEXT = /^([\w-]+)(?:\.\w\w)?\.md(?:#|$)/

/** Where a link of the rules leads within the page; what is not part of it has no address. */
function addressOf(game: string, { href, text }: Tokens.Link, anchors: ReadonlyMap<string, string>) {
  if (href.startsWith('../cards/')) return `#/cards/${game}`
  if (href.startsWith('../../')) return undefined
  const [, other] = OTHER_TEXT.exec(href) ?? []
  if (other !== undefined) return `#/rules/${other}${NUMBER.test(text) ? `/${text.toLowerCase()}` : ''}`
  const id = anchors.get(decodeURIComponent(href.slice(1)))
  if (!href.startsWith('#') || id === undefined)
    throw new Error(`The rules of ${game} have a link to '${href}', which is nowhere.`)
  return `#/rules/${game}/${NUMBER.test(text) ? text.toLowerCase() : id}`
}
