import { counted } from '@kontor/city/grammar'
import { inEach, listed, NOTHING, OR, type Phrase, unworded } from '@kontor/city/phrase'
import type { Language } from '@kontor/engine'
import { COLORS } from '../colors.ts'
import type { Reason } from '../events.ts'
import { colorName } from './names.ts'
import { mark, worker } from './terms.ts'

const needs = (thing: Phrase): Phrase => ({
  en: `needs ${thing.en}`,
  de: `braucht ${thing.de}`,
  nl: `vereist ${thing.nl}`,
})

function onlyIn(colors: readonly number[]): Phrase {
  if (colors.length === 0) return NOTHING
  const names = listed(
    colors.map(color => inEach(language => colorName(color, language))),
    OR,
  )
  return { en: `, only in ${names.en}`, de: `, nur in ${names.de}`, nl: `, alleen in ${names.nl}` }
}

function reasonInWords(reason: Reason): Phrase {
  switch (reason.kind) {
    case 'needsMarks': {
      const price = counted(reason.n, mark)
      return {
        en: `costs ${price.en}, you have ${reason.has}`,
        de: `kostet ${price.de}, du hast ${reason.has}`,
        nl: `kost ${price.nl}, je hebt er ${reason.has}`,
      }
    }
    case 'needsWorker': {
      const color = COLORS[reason.color]
      return needs(counted(1, worker, color ? [color] : []))
    }
    case 'needsAnyWorker':
      return needs(counted(1, worker))
    case 'needsSite':
      return { en: 'no empty site', de: 'kein freies Grundstück', nl: 'geen vrije bouwlocatie' }
    case 'wrongSegment': {
      const open = onlyIn(reason.colors)
      return {
        en: `no open wall space in this colour${open.en}`,
        de: `kein offener Mauerabschnitt in dieser Farbe${open.de}`,
        nl: `geen open muursegment in deze kleur${open.nl}`,
      }
    }
    case 'wallComplete':
      return {
        en: 'your wall is complete',
        de: 'deine Stadtmauer ist vollständig',
        nl: 'je stadsmuur is compleet',
      }
    case 'usedThisSeason':
      return {
        en: 'already activated this season',
        de: 'in diesem Durchgang schon aktiviert',
        nl: 'deze cyclus al geactiveerd',
      }
    case 'notThisPhase':
      return {
        en: `only in phase ${reason.phase}`,
        de: `nur in Phase ${reason.phase}`,
        nl: `alleen in fase ${reason.phase}`,
      }
    case 'conditionNotMet':
      return {
        en: 'the condition is not met',
        de: 'die Bedingung ist nicht erfüllt',
        nl: 'aan de voorwaarde is niet voldaan',
      }
    case 'noTarget':
      return { en: 'would have no effect', de: 'hätte keinen Effekt', nl: 'zou geen effect hebben' }
    case 'noLowDie':
      return {
        en: 'no die shows a 1 or 2',
        de: 'kein Würfel zeigt eine 1 oder 2',
        nl: 'geen dobbelsteen toont een 1 of 2',
      }
    case 'alreadyActed':
      return {
        en: 'a card has already been played this turn',
        de: 'in diesem Zug wurde schon eine Karte ausgespielt',
        nl: 'deze beurt is al een kaart gespeeld',
      }
    default:
      return unworded(reason)
  }
}

/** Why something is not possible, as a short clause without a full stop. */
export const sayReason = (reason: Reason, language: Language): string => reasonInWords(reason)[language]
