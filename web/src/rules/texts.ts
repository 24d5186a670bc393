import type { Language } from '@kontor/engine'
import type { RulesText } from '../../build/rules.ts'

/** Every text of the rules, loaded when somebody reads it. */
const TEXTS = import.meta.glob<RulesText>('../../../docs/rules/*.md')

/** The rules of a game in a language, or in English where nobody has translated them; undefined if it has none. */
export async function rulesOf(
  game: string,
  language: Language,
): Promise<(RulesText & { readonly language: Language }) | undefined> {
  const translated = TEXTS[`../../../docs/rules/${game}.${language}.md`]
  const load = translated ?? TEXTS[`../../../docs/rules/${game}.md`]
  if (!load) return undefined
  const { html, headings } = await load()
  return { html, headings, language: translated ? language : 'en' }
}
