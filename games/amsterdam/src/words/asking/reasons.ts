import type { Language } from '@kontor/engine/presentation'
import { counted, ofAnyColour } from '@kontor/language/grammar'
import { type Phrase, unworded } from '@kontor/language/phrase'
import type { Reason } from '../../events.ts'
import { gulden, resource } from '../terms.ts'
import { resourcesNamed } from './asking.ts'

function reasonInWords(reason: Reason): Phrase {
  switch (reason.kind) {
    case 'needsGulden': {
      const price = counted(reason.n, gulden)
      return {
        en: `costs ${price.en}, you have ${reason.has}`,
        de: `kostet ${price.de}, du hast ${reason.has}`,
        nl: `kost ${price.nl}, je hebt er ${reason.has}`,
      }
    }
    case 'needsResources': {
      const { en, de, nl } = resourcesNamed(reason.missing)
      return { en: `still needs ${en}`, de: `benötigt noch ${de}`, nl: `vereist nog ${nl}` }
    }
    case 'needsAnyResources': {
      const { en, de, nl } = ofAnyColour(reason.n, resource)
      return {
        en: `costs ${en}, you have ${reason.has}`,
        de: `kostet ${de}, du hast ${reason.has}`,
        nl: `kost ${nl}, je hebt er ${reason.has}`,
      }
    }
    case 'usedThisRound':
      return {
        en: 'already used this round',
        de: 'in dieser Runde schon genutzt',
        nl: 'deze ronde al gebruikt',
      }
    case 'conditionNotMet':
      return {
        en: 'the condition is not met',
        de: 'die Bedingung ist nicht erfüllt',
        nl: 'aan de voorwaarde is niet voldaan',
      }
    case 'noGain':
      return { en: 'would bring nothing', de: 'würde nichts bringen', nl: 'zou niets opleveren' }
    case 'noTarget':
      return { en: 'would have no effect', de: 'hätte keinen Effekt', nl: 'zou geen effect hebben' }
    case 'blockLimit':
      return {
        en: 'no further city block this turn',
        de: 'kein weiterer Häuserblock in diesem Zug',
        nl: 'geen huizenblok meer deze beurt',
      }
    case 'marketLimit':
      return {
        en: 'the market has already been used this turn',
        de: 'der Markt wurde in diesem Zug schon genutzt',
        nl: 'de markt is deze beurt al gebruikt',
      }
    case 'alreadyAdvanced':
      return {
        en: 'only one paid move on the Amstel per turn',
        de: 'auf der Amstel nur eine bezahlte Bewegung pro Zug',
        nl: 'maar één betaalde verplaatsing op de Amstel per beurt',
      }
    case 'endField':
      return {
        en: 'your disc has reached the end space',
        de: 'deine Scheibe liegt auf dem Zielfeld',
        nl: 'je schijf ligt op het eindveld',
      }
    case 'noCrane':
      return {
        en: 'only on a crane space',
        de: 'nur auf einem Kranfeld',
        nl: 'alleen op een kraanveld',
      }
    case 'fullShip':
      return {
        en: 'two dock workers are aboard',
        de: 'zwei Hafenarbeiter sind an Bord',
        nl: 'er zijn twee dokwerkers aan boord',
      }
    case 'oncePerPier':
      return {
        en: 'only one dock worker per pier and turn',
        de: 'nur ein Hafenarbeiter pro Anleger und Zug',
        nl: 'per beurt maar één dokwerker bij elke steiger',
      }
    case 'fullWarehouse':
      return { en: 'the warehouse is full', de: 'das Lagerhaus ist voll', nl: 'het pakhuis is vol' }
    default:
      return unworded(reason)
  }
}

/** Why something is not possible, as a short clause without a full stop. */
export const sayReason = (reason: Reason, language: Language): string => reasonInWords(reason)[language]
