import { AS_MANY, amountWords, both, type Counted, every, type Shown, yours } from '@kontor/city/amounts'
import { one } from '@kontor/city/grammar'
import { unworded } from '@kontor/city/phrase'
import { DIFFERENT_NUMBERS, diceShowing, PAID_DIE } from '@kontor/city/sentences'
import { COLORS } from '../colors.ts'
import type { Counter } from '../language.ts'
import { labelled } from './grammar.ts'
import {
  active,
  building,
  built,
  category,
  colour,
  complete,
  die,
  different,
  disaster,
  disasterLevel,
  majorityToken,
  raised,
  site,
  statue,
  third,
  wallSegment,
  wallSpace,
  worker,
  workerSet,
} from './terms.ts'

/** What can be counted, in words. */

function countingOf(counter: Counter): Counted | Shown {
  switch (counter.of) {
    case 'buildings': {
      if (counter.category !== undefined) return every(labelled(building, counter.category))
      const all = yours(building)
      return { ...all, each: { ...all.each, nl: 'per gebouw in je uitstalling' } }
    }
    case 'sites':
      return every(site, [counter.color])
    case 'dice':
      return diceShowing(counter.showing)
    case 'categories':
      return every(category, [different], {
        en: ' among your buildings',
        de: ' deiner Gebäude',
        nl: ' onder je gebouwen',
      })
    case 'siteColors': {
      const colors = every(colour, [different], {
        en: ' among your sites',
        de: ' deiner Grundstücke',
        nl: ' onder je bouwlocaties',
      })
      return { ...colors, most: COLORS.length }
    }
    case 'workerColors':
      return every(colour, [different], {
        en: ' among your workers',
        de: ' deiner Arbeiter',
        nl: ' onder je arbeiders',
      })
    case 'wall':
      return every(wallSegment)
    case 'workers':
      return every(worker)
    case 'workerSets':
      return every(workerSet, [complete])
    case 'majorities':
      return yours(majorityToken, [active])
    case 'thirdsAndStatues':
      return both(every(wallSpace, [built, third]), every(statue))
    case 'raisedColors': {
      const disasters = yours(disaster, [raised])
      return {
        each: { ...disasters.each, nl: 'per kleur met verhoogd onheil' },
        one: { ...disasters.one, nl: 'kleur met verhoogd onheil' },
        many: { ...disasters.many, nl: 'kleuren met verhoogd onheil' },
      }
    }
    case 'raisedLevels':
      return every(disasterLevel, [raised])
    case 'diceNumbers':
      return DIFFERENT_NUMBERS
    case 'paidWorkers':
      return { ...every(worker), each: { en: 'for each', de: 'für jeden davon', nl: 'per arbeider' } }
    case 'blackDie':
      return {
        before: AS_MANY,
        after: {
          en: ' as the black die shows',
          de: ', wie der schwarze Würfel zeigt',
          nl: ' als de zwarte dobbelsteen toont',
        },
        number: one(die, ['black'], 'nominative'),
      }
    case 'paidDie':
      return PAID_DIE
    case 'commonDie':
      return {
        before: { en: '', de: '', nl: 'evenveel ' },
        after: {
          en: ' equal to the number rolled most often (nothing if tied)',
          de: ' in Höhe der am häufigsten gewürfelten Zahl (bei Gleichstand nichts)',
          nl: ' als het vaakst gegooide getal (bij een gelijke stand niets)',
        },
        number: { en: 'number rolled most often', de: 'häufigste Zahl', nl: 'vaakst gegooide getal' },
      }
    case 'hallSpace':
      return {
        before: AS_MANY,
        after: {
          en: ' as your City Hall space is worth in points',
          de: ', wie dein Feld auf dem Rathausplatz Punkte wert ist',
          nl: ' als je veld op het stadhuisplein punten waard is',
        },
        number: { en: 'City Hall space', de: 'Feld auf dem Rathausplatz', nl: 'veld op het stadhuisplein' },
      }
    default:
      return unworded(counter)
  }
}

export const { perOf, inFront, measured, measuredShort } = amountWords(countingOf)
