import { readdirSync, readFileSync } from 'node:fs'
import { rulesText } from '@kontor/protocol/rules'
import { describe, expect, test } from 'vitest'

const FOLDER = new URL('../../../docs/rules/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const FILES = readdirSync(FOLDER).filter(file => file.endsWith('.md'))
const gameOf = (file: string) => file.split('.')[0]!
const textOf = (file: string) => rulesText(gameOf(file), read(file), read(`${gameOf(file)}.md`))

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(match => match[1]!)
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(match => match[1]!)
/** The shape of a text: what stands where, and the numbers in its tables. */
const shapeOf = (markdown: string) => ({
  rulings: [...markdown.matchAll(/^- \*\*([A-Z]\d\d[^*]*)\*\*/gm)].map(match =>
    match[1]!.replace(/\D+/g, ' '),
  ),
  tables: [...markdown.matchAll(/^\|.*$/gm)].map(([row]) => [
    row.split('|').length,
    row.match(/\d+/g)?.sort(),
  ]),
  answers: [...new Set([...markdown.matchAll(/`([^`]+)`/g)].map(match => match[1]!))].sort(),
  cards: [...new Set([...markdown.matchAll(/(?<![\d,.])\d{3}(?!\d)/g)].map(match => match[0]))].sort(),
})

describe.each(FILES)('%s', file => {
  const { html, headings } = textOf(file)

  test('has every id once', () => {
    const ids = idsIn(html)
    expect(ids.length).toBeGreaterThan(file.includes('-notes') ? 3 : 60)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(headings.map(({ id }) => id)))
  })

  test('links only to what is there, within the page', () => {
    for (const link of linksIn(html)) {
      const [, page, text = '', anchor] = link.split('/')
      expect([link, text.replace(/-notes$/, '')]).toEqual([link, gameOf(file).replace(/-notes$/, '')])
      if (page === 'cards') continue
      expect([link, page]).toEqual([link, 'rules'])
      const there = text === gameOf(file) ? html : textOf(file.replace(gameOf(file), text)).html
      if (anchor !== undefined) expect(idsIn(there)).toContain(anchor)
    }
  })

  test('has the shape of the English rules: rulings, tables, answers and cards', () => {
    expect(shapeOf(read(file))).toEqual(shapeOf(read(`${gameOf(file)}.md`)))
  })
})

describe('rules as a page', () => {
  test('take their ids from the English headings, in every language', () => {
    const { html, headings } = rulesText(
      'x',
      '# Das Spiel\n\n## Der Zug\n\nSiehe [dort](#der-zug).',
      '# The game\n\n## The turn',
    )
    expect(headings.map(({ id }) => id)).toEqual(['the-game', 'the-turn'])
    expect(html).toContain('<h2 id="the-turn" tabindex="-1">Der Zug</h2>')
    expect(html).toContain('<a href="#/rules/x/the-turn">dort</a>')
  })

  test('link a ruling by its number', () => {
    const { html } = rulesText(
      'x',
      '# R\n\n## All\n\n- **H07.** So.\n\n[H07](#all)',
      '# R\n\n## All\n\n- **H07.** So.',
    )
    expect(html).toContain('<li id="h07" tabindex="-1">')
    expect(html).toContain('<a href="#/rules/x/h07">H07</a>')
  })

  test('lead to the notes on them, and back', () => {
    const { html } = rulesText('x', '# R\n\n[notes](x-notes.de.md) [E15](x-notes.de.md#there)', '# R')
    expect(html).toContain('<a href="#/rules/x-notes">notes</a>')
    expect(html).toContain('<a href="#/rules/x-notes/e15">E15</a>')
    expect(rulesText('x-notes', '# N\n\n[rules](x.md#there)', '# N').html).toContain('href="#/rules/x"')
  })

  test('are refused with a link to nowhere, or with other headings than the English ones', () => {
    expect(() => rulesText('x', '# A\n\n[there](#nowhere)', '# A')).toThrow("link to '#nowhere'")
    expect(() => rulesText('x', '# A\n\n[there](https://example.org)', '# A')).toThrow('nowhere')
    expect(() => rulesText('x', '# A\n\n## B', '# A')).toThrow('1 headings in English, but here 2')
  })
})

test('what is no Markdown does nothing in the page', () => {
  const { html } = rulesText(
    'x',
    '# A\n\n<script>alert()</script>\n\nso <b onclick=x>bold</b> ![a map](m.png)',
    '# A',
  )
  expect(html).not.toMatch(/<(?!\/?(h1|p)\b)/)
  expect(html).toContain('&lt;script>')
  expect(html).toContain('a map')
})
