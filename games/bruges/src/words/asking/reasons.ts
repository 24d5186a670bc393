import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { NO_EFFECT, NO_LOW_DIE, needs, tooDear } from '@kontor/five-colours/words/reasons'
import { counted, the } from '@kontor/language/grammar'
import { inEach, listed, OR, type Phrase, unworded } from '@kontor/language/phrase'
import { die, handCard } from '@kontor/language/terms'
import { COLORS } from '../../colors.ts'
import type { Reason } from '../../events.ts'
import { colorName } from '../names.ts'
import { guilder, threatMarker, worker } from '../terms.ts'

function reasonInWords(reason: Reason): Phrase {
  switch (reason.kind) {
    case 'needsGuilders':
      return tooDear(reason.n, reason.has, guilder)
    case 'needsWorker':
      return needs(counted(1, worker, [nth(COLORS, reason.color)]))
    case 'needsAnyWorker':
      return needs(counted(1, worker))
    case 'needsFurtherWorker':
      return {
        en: 'needs 1 more worker to exchange',
        de: 'benötigt 1 weiteren Handlanger zum Tauschen',
        nl: 'vereist nog 1 arbeider om te ruilen',
      }
    case 'needsThreat':
      return needs(counted(1, threatMarker, [nth(COLORS, reason.color)]))
    case 'needsCard':
      return { ...needs(counted(1, handCard)), en: 'needs 1 card in your hand' }
    case 'needsHouse':
      return { en: 'no empty house', de: 'kein leeres Haus', nl: 'geen leeg huis' }
    case 'wrongSpace': {
      const open = listed(
        reason.colors.map(color => inEach(language => colorName(color, language))),
        OR,
      )
      return {
        en: `no open canal space in this colour, only in ${open.en}`,
        de: `kein offenes Kanalfeld in dieser Farbe, nur in ${open.de}`,
        nl: `geen open kanaalveld in deze kleur, alleen in ${open.nl}`,
      }
    }
    case 'canalsComplete':
      return {
        en: 'your canals are complete',
        de: 'deine Kanäle sind vollständig',
        nl: 'je kanalen zijn compleet',
      }
    case 'usedThisRound':
      return {
        en: 'already activated this round',
        de: 'in dieser Runde schon aktiviert',
        nl: 'deze ronde al geactiveerd',
      }
    case 'dieTooLow': {
      const shown = the(die, nth(COLORS, reason.color), 'nominative')
      return {
        en: `${shown.en} shows less than ${reason.atLeast}`,
        de: `${shown.de} zeigt weniger als ${reason.atLeast}`,
        nl: `${shown.nl} toont minder dan ${reason.atLeast}`,
      }
    }
    case 'noEffect':
      return NO_EFFECT
    case 'noLowDie':
      return NO_LOW_DIE
    case 'lastSpace':
      return {
        en: 'you are on the last space',
        de: 'du stehst auf dem letzten Feld',
        nl: 'je staat op het laatste veld',
      }
    default:
      return unworded(reason)
  }
}

/** Why something is not possible, as a short clause without a full stop. */
export const sayReason = (reason: Reason, language: Language): string => reasonInWords(reason)[language]
