import type { Language } from '@kontor/engine/presentation'
import type { AuthoredGame } from '@kontor/protocol'
import type { RulesText } from '@kontor/protocol/rules'
import { authored } from '../catalogue.ts'

/** Every text of the rules, loaded when somebody reads it. */
const TEXTS = import.meta.glob<RulesText>('../../../docs/rules/*.md')

/** The rules of a game in a language, or in English where nobody has translated them; undefined if it has none. */
export async function rulesOf(
  game: string,
  language: Language,
): Promise<(RulesText & { readonly language: Language }) | undefined> {
  const own = authored.value[game]
  if (own) return rulesAt(own, language)
  const translated = TEXTS[`../../../docs/rules/${game}.${language}.md`]
  const load = translated ?? TEXTS[`../../../docs/rules/${game}.md`]
  if (!load) return undefined
  const { html, headings } = await load()
  return { html, headings, language: translated ? language : 'en' }
}

/** The rules that a server's folder has of a game. */
async function rulesAt({ at, rules }: AuthoredGame, wanted: Language) {
  const language = rules.includes(wanted) ? wanted : 'en'
  if (!rules.includes(language)) return undefined
  const text: RulesText = await (await fetch(`${at}rules.${language}.json`)).json()
  return { ...text, language } as const
}
