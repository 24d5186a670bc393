import { AS_MANY, amountWords, both, type Counted, every, type Shown, yours } from '@kontor/city/amounts'
import { unworded } from '@kontor/city/phrase'
import { DIFFERENT_NUMBERS, diceShowing, PAID_DIE } from '@kontor/city/sentences'
import { colour, complete, different, statue, third } from '@kontor/city/terms'
import { COLORS } from '../colors.ts'
import type { Counter } from '../language.ts'
import {
  builtOn,
  canal,
  canalSpace,
  canalTile,
  coloured,
  group,
  house,
  majorityMarker,
  memberOf,
  person,
  worker,
} from './terms.ts'

/** What can be counted, in words. */
function countingOf(counter: Counter): Counted | Shown {
  switch (counter.of) {
    case 'persons': {
      if (counter.group !== undefined) return every(memberOf(counter.group))
      const all = yours(person)
      return { ...all, each: { ...all.each, nl: 'per persoon in je speelgebied' } }
    }
    case 'houses':
      return every(house, [counter.color])
    case 'dice':
      return diceShowing(counter.showing)
    case 'groups':
      return every(group, [different], {
        en: ' among your persons',
        de: ' deiner Personen',
        nl: ' onder je personen',
      })
    case 'houseColors': {
      const colors = every(colour, [different], {
        en: ' among your houses',
        de: ' deiner Häuser',
        nl: ' onder je huizen',
      })
      return { ...colors, most: COLORS.length }
    }
    case 'workerColors':
      return every(colour, [different], {
        en: ' among your workers',
        de: ' deiner Handlanger',
        nl: ' onder je arbeiders',
      })
    case 'threatColors': {
      const colors = every(colour, [different], {
        en: ' among your threat markers',
        de: ' deiner Bedrohungsmarker',
        nl: ' onder je noodlotfiches',
      })
      return { ...colors, most: COLORS.length }
    }
    case 'canalTiles':
      return every(canalTile)
    case 'fullCanals':
      return every(canal, [complete])
    case 'workers':
      return every(worker)
    case 'majorities':
      return yours(majorityMarker, [coloured])
    case 'thirdsAndStatues':
      return both(every(canalSpace, [builtOn, third]), every(statue))
    case 'diceNumbers':
      return DIFFERENT_NUMBERS
    case 'reputation':
      return {
        before: AS_MANY,
        after: {
          en: ' as your space on the reputation track is worth in points',
          de: ', wie dein Feld auf der Aufstiegsleiste Punkte wert ist',
          nl: ' als je veld op het ontwikkelingsspoor punten waard is',
        },
        number: {
          en: 'space on the reputation track',
          de: 'Feld auf der Aufstiegsleiste',
          nl: 'veld op het ontwikkelingsspoor',
        },
      }
    case 'paidDie':
      return PAID_DIE
    default:
      return unworded(counter)
  }
}

export const { perOf, inFront, measured, measuredShort } = amountWords(countingOf)
