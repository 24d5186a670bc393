import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rulesText } from '@kontor/protocol/rules'
import type { Plugin } from 'vite'

/** Turns the rules in docs/rules into modules of the page, while it is built. */
export function rules(): Plugin {
  return {
    name: 'kontor-rules',
    load(id) {
      const [file = ''] = id.split('?')
      const [, game] = /\/docs\/rules\/([\w-]+)(?:\.\w+)?\.md$/.exec(file) ?? []
      if (game === undefined) return undefined
      const original = file.replace(basename(file), `${game}.md`)
      this.addWatchFile(original)
      const text = rulesText(game, readFileSync(file, 'utf8'), readFileSync(original, 'utf8'))
      const { html, headings } = text
      return `export const html = ${JSON.stringify(html)}\nexport const headings = ${JSON.stringify(headings)}`
    },
  }
}
