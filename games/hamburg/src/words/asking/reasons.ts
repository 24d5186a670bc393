import type { Language } from '@kontor/engine/presentation'
import { NO_EFFECT, NO_LOW_DIE, needs, tooDear } from '@kontor/five-colours/words/reasons'
import { counted } from '@kontor/language/grammar'
import { inEach, listed, NOTHING, OR, type Phrase, unworded } from '@kontor/language/phrase'
import { COLORS } from '../../colors.ts'
import type { Reason } from '../../events.ts'
import { colorName } from '../names.ts'
import { mark, worker } from '../terms.ts'

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
    case 'needsMarks':
      return tooDear(reason.n, reason.has, mark)
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
        de: `kein nächster Mauerstein in dieser Farbe${open.de}`,
        nl: `geen volgende muursteen in deze kleur${open.nl}`,
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
      return NO_EFFECT
    case 'noLowDie':
      return NO_LOW_DIE
    case 'alreadyActed':
      return {
        en: 'a card has already been played this turn',
        de: 'in diesem Zug wurde schon eine Karte ausgespielt',
        nl: 'deze beurt is er al een kaart gespeeld',
      }
    default:
      return unworded(reason)
  }
}

/** Why something is not possible, as a short clause without a full stop. */
export const sayReason = (reason: Reason, language: Language): string => reasonInWords(reason)[language]
