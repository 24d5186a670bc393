import { inEach, joined, type Phrase, same } from '@kontor/city/phrase'
import type { Language } from '@kontor/engine'
import { DOCKERS, type Docker, GOODS, type Good } from '../colors.ts'
import { BLOCKS, FIELDS } from '../data/board.ts'
import { cardNamed, goodNamed } from './asking.ts'
import { dockerName } from './names.ts'
import { blockNamed, fieldNamed } from './places.ts'

/** The actions of a turn by the first word of their names. */
const VERBS: Readonly<Record<string, Phrase>> = {
  activate: { en: 'Activate', de: 'Aktivieren', nl: 'Activeren' },
  use: { en: 'Use', de: 'Nutzen', nl: 'Gebruiken' },
  block: { en: 'Take a city block', de: 'Häuserblock in Besitz nehmen', nl: 'Huizenblok in bezit nemen' },
  deliver: { en: 'Deliver goods', de: 'Waren abliefern', nl: 'Goederen afleveren' },
  board: {
    en: 'Take a dock worker aboard',
    de: 'Hafenarbeiter an Bord nehmen',
    nl: 'Dokwerker aan boord nemen',
  },
  load: { en: 'Load goods', de: 'Waren verladen', nl: 'Goederen laden' },
  sail: { en: 'Move your ship', de: 'Frachtschiff bewegen', nl: 'Vrachtschip verplaatsen' },
  advance: { en: 'Advance on the Amstel', de: 'Auf der Amstel vorrücken', nl: 'Vooruitgaan op de Amstel' },
  market: { en: 'Use the market', de: 'Markt nutzen', nl: 'Markt gebruiken' },
}

/** What an action would be done with, if its name says that. */
function objectOf(verb: string, word: string): Phrase | undefined {
  switch (verb) {
    case 'activate':
    case 'use':
      return cardNamed(Number(word))
    case 'block':
      return same(blockNamed(BLOCKS.findIndex(({ id }) => id === word)))
    case 'sail':
      return fieldNamed(FIELDS.findIndex(({ id }) => id === word))
    case 'deliver':
      return goodNamed(GOODS.indexOf(word as Good))
    case 'board':
      return inEach(language => dockerName(DOCKERS.indexOf(word as Docker), language))
    default:
      return undefined
  }
}

/** An answer that is not possible now: what it would do, and with what. */
export function refused(name: string, language: Language): string {
  const [verb = '', word = ''] = name.split(' ')
  const does = VERBS[verb] ?? same(name)
  const object = objectOf(verb, word)
  return (object ? joined(object, same(': '), does) : does)[language]
}
