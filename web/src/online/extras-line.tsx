import type { Language } from '@kontor/engine/presentation'
import type { TableAbout } from '@kontor/protocol'
import { language } from '../settings/settings.ts'
import { ask } from '../worker/engine.ts'
import type { GameAbout } from '../worker/protocol.ts'
import { extrasOf } from './extras.ts'
import { useFound } from './server/found.ts'

/** With which expansions and options is played at a table. */
export function ExtrasLine({ table: { game, options } }: { table: TableAbout }) {
  const { value: about } = useFound(() => aboutOf(game, language.value), [game, language.value])
  const extras = about.value && extrasOf(about.value.options, options)
  return extras ? <small>{extras}</small> : null
}

/** Many tables have the same game: each is asked about once. */
const asked = new Map<string, Promise<GameAbout>>()

function aboutOf(game: string, spoken: Language): Promise<GameAbout> {
  const key = `${game} ${spoken}`
  const about = asked.get(key) ?? ask('about', { game, language: spoken })
  asked.set(key, about)
  return about
}
