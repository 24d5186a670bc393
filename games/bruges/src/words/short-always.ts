import { many } from '@kontor/city/grammar'
import { joined, listed, type Phrase, same, unworded } from '@kontor/city/phrase'
import { COLON, COMMA, MINUS, plain } from '@kontor/city/short'
import type { Always } from '../language.ts'
import { tellingOf } from './always.ts'
import { effectShort } from './short-effects.ts'
import { ruleShort } from './specials.ts'
import { ACTION_LABELS, canalTile, GROUP_LABELS, guilder, person } from './terms.ts'

/** The short forms of permanent abilities. */

const OCCASIONS: Readonly<Record<Extract<Always, { on: string }>['on'], Phrase>> = {
  workers: ACTION_LABELS.workers,
  guilders: ACTION_LABELS.guilders,
  advance: {
    en: 'Advance on the reputation track',
    de: 'Aufstieg auf der Aufstiegsleiste',
    nl: 'Vooruitgaan op het ontwikkelingsspoor',
  },
  canalBuilt: { en: 'Own canal tile', de: 'Eigenes Kanalplättchen', nl: 'Eigen kanaalfiche' },
  houseBuilt: { en: 'Own house', de: 'Eigenes Haus', nl: 'Eigen huis' },
  recruited: { en: 'Person recruited', de: 'Person angeworben', nl: 'Persoon aangetrokken' },
  otherCanal: {
    en: "Another player's canal tile",
    de: 'Kanalplättchen bei anderen',
    nl: 'Kanaalfiche van een andere speler',
  },
  otherRecruited: {
    en: "Another player's person",
    de: 'Person bei anderen',
    nl: 'Persoon van een andere speler',
  },
}

function priceShort(ability: Extract<Always, { price: string }>): Phrase {
  switch (ability.price) {
    case 'halfPerson':
      return joined(many(person, [ability.color]), {
        en: ': half price',
        de: ': halber Preis',
        nl: ': halve prijs',
      })
    case 'canalFree':
      return joined(many(canalTile, []), COLON, plain(0, guilder))
    case 'step': {
      const track: Phrase = {
        en: 'Reputation track (dice price)',
        de: 'Aufstiegsleiste (Würfelpreis)',
        nl: 'Ontwikkelingsspoor (dobbelsteenprijs)',
      }
      return joined(track, COLON, MINUS, plain(ability.less, guilder))
    }
    default:
      return unworded(ability)
  }
}

function stepShort(guilders: number): Phrase {
  const { en, de, nl } = plain(guilders, guilder)
  return {
    en: `no 1 or 2 rolled: +1 space on the reputation track for ${en}`,
    de: `ohne 1 und 2 im Wurf: +1 Feld auf der Aufstiegsleiste für ${de}`,
    nl: `zonder 1 of 2 in de worp: +1 veld op het ontwikkelingsspoor voor ${nl}`,
  }
}

export function alwaysShort(always: Always): Phrase {
  if ('on' in always) {
    const { ofIts } = tellingOf(always.on)
    const effects = always.effects.map(effect => effectShort(effect, ofIts))
    return joined(OCCASIONS[always.on], COLON, listed(effects, COMMA))
  }
  if ('price' in always) return priceShort(always)
  if ('stepFor' in always) return stepShort(always.stepFor)
  if ('discards' in always) {
    const instead: Phrase = { en: ' instead of −1', de: ' statt −1', nl: ' in plaats van −1' }
    return joined(ACTION_LABELS.threat, same(`: −${always.discards}`), instead)
  }
  if ('handSize' in always)
    return joined({ en: 'hand up to ', de: 'Hand bis ', nl: 'hand tot ' }, same(`${always.handSize}`))
  if ('alsoOf' in always) return joined(same('= '), GROUP_LABELS[always.alsoOf])
  return ruleShort[always.rule]
}
