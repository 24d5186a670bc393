import { counted, many } from '@kontor/city/grammar'
import type { Icons } from '@kontor/city/icons'
import { times } from '@kontor/city/icons'
import { AND, joined, listed, type Phrase, same, sentence, told, unworded } from '@kontor/city/phrase'
import { active } from '@kontor/city/terms'
import { returned } from '@kontor/city/workers'
import type { Language } from '@kontor/engine'
import { COLORS, DECKS, DOCKER_TINTS } from '../colors.ts'
import { MISSION_POINTS } from '../data/tables.ts'
import type { Counter, Mission } from '../language.ts'
import { MISSIONS } from '../missions.ts'
import { conditionInWords } from './conditions.ts'
import { counted as countedIcons } from './icons.ts'
import { districtName } from './names.ts'
import {
  cityBlock,
  DECK_NOUNS,
  DOCKER_WORDS,
  dockWorker,
  GOOD_LABELS,
  goodsTile,
  prestigePoint,
  resource,
} from './terms.ts'

/** What secret missions ask for. Their points depend on how many play. */

type Docker = Extract<Mission, { docker: unknown }>['docker']

function blocksOwned(n: number, color: Extract<Counter, { of: 'blocks' }>['district']): Phrase {
  const { en, de, nl } = counted(n, cityBlock)
  if (color === undefined)
    return {
      en: `if you own at least ${en}`,
      de: `wenn du mindestens ${de} besitzt`,
      nl: `als je minstens ${nl} bezit`,
    }
  const name = districtName(COLORS.indexOf(color))
  return {
    en: `if you own at least ${en} in ${name}`,
    de: `wenn du im Quartier ${name} mindestens ${de} besitzt`,
    nl: `als je in de buurt ${name} minstens ${nl} bezit`,
  }
}

function atLeast({ n, of }: Extract<Mission, { goal: 'atLeast' }>): Phrase {
  if (of.of === 'blocks') return blocksOwned(n, of.district)
  if (of.of === 'depot') {
    const { en, de, nl } = counted(n, dockWorker)
    return {
      en: `if at least ${en} are in the depot`,
      de: `wenn mindestens ${de} im Warendepot stehen`,
      nl: `als er minstens ${nl} in het goederendepot staan`,
    }
  }
  if (of.of === 'blackMarket') {
    const { en, de, nl } = counted(n, goodsTile)
    return {
      en: `if at least ${en} are on the black market`,
      de: `wenn mindestens ${de} auf dem Schwarzmarkt liegen`,
      nl: `als er minstens ${nl} op de zwarte markt liggen`,
    }
  }
  return conditionInWords({ if: 'atLeast', n, of })
}

function eachDeck(n: number): Phrase {
  const { en, de, nl } = listed(
    DECKS.map(deck => counted(n, DECK_NOUNS[deck], [active])),
    AND,
  )
  return {
    en: `if you have at least ${en}`,
    de: `wenn du mindestens ${de} hast`,
    nl: `als je minstens ${nl} hebt`,
  }
}

/** After 'beide' German adjectives end in -en. */
function bothInDepot(docker: Docker): Phrase {
  const { en, de, nl } = DOCKER_WORDS[docker]
  const [word, ending] = de
  return {
    en: `if both ${en} dock workers are in the depot`,
    de: `wenn beide ${word}${ending === 'bends' ? 'en' : ''} Hafenarbeiter im Warendepot stehen`,
    nl: `als beide ${nl[1]} dokwerkers in het goederendepot staan`,
  }
}

/** What must be true at the end; missions for which something is handed in have no such words. */
function goalInWords(mission: Exclude<Mission, { goal: `handIn${string}` }>): Phrase {
  switch (mission.goal) {
    case 'atLeast':
      return atLeast(mission)
    case 'eachDeck':
      return eachDeck(mission.n)
    case 'bothInDepot':
      return bothInDepot(mission.docker)
    case 'warehouseFull': {
      const { en, de, nl } = GOOD_LABELS[mission.good]
      return {
        en: `if the large warehouse for ${en} is full`,
        de: `wenn das große Lagerhaus für ${de} voll ist`,
        nl: `als het grote pakhuis voor ${nl} vol is`,
      }
    }
    case 'smallWarehousesFull':
      return {
        en: 'if all four small warehouses are full',
        de: 'wenn alle vier kleinen Lagerhäuser voll sind',
        nl: 'als elk van de vier kleine pakhuizen vol is',
      }
    case 'endField':
      return {
        en: 'if your disc is on the end space of the Amstel',
        de: 'wenn deine Scheibe auf dem Zielfeld der Amstel liegt',
        nl: 'als je schijf op het eindveld van de Amstel ligt',
      }
    case 'shipAtStart':
      return {
        en: 'if your ship is on the start space',
        de: 'wenn dein Frachtschiff auf dem Startfeld liegt',
        nl: 'als je vrachtschip op het startveld ligt',
      }
    default:
      return unworded(mission)
  }
}

/** '8/7/6' for two, three and four players, or what it is for those who play. */
function pointsFor(number: number, handedIn: number, players: number | undefined): string {
  const points = MISSION_POINTS[number]!.map(values => values[handedIn]!)
  if (players !== undefined) return `${points[players - 2]}`
  return new Set(points).size === 1 ? `${points[0]}` : points.join('/')
}

/** Who plays, where the points depend on it and nobody has been named. */
function playersOf(number: number, players: number | undefined): Phrase {
  return pointsFor(number, 0, players).includes('/')
    ? { en: ' with 2/3/4 players', de: ' zu zweit/dritt/viert', nl: ' met 2/3/4 spelers' }
    : same('')
}

function handIn(mission: Extract<Mission, { goal: 'handIn' }>): Phrase {
  const { dockers, goods, resources } = mission
  const parts = [
    ...(dockers > 0 ? [counted(dockers, dockWorker)] : []),
    ...(goods > 0 ? [counted(goods, goodsTile)] : []),
    ...(resources > 0 ? [counted(resources, resource)] : []),
  ]
  return returned(listed(parts, AND))
}

function missionInWords(number: number, players: number | undefined): Phrase {
  const mission = MISSIONS[number]!
  const few = joined(same(`${pointsFor(number, 0, players)} `), many(prestigePoint, []))
  const some = playersOf(number, players)
  const points = joined(few, some)
  switch (mission.goal) {
    case 'handIn':
      return told(handIn(mission), {
        en: `gain ${points.en}`,
        de: `erhalte ${points.de}`,
        nl: `krijg ${points.nl}`,
      })
    case 'handInColors': {
      const list = MISSION_POINTS[number]![0]!.map(value => same(`${value}`))
      const { en, de, nl } = listed(list, { en: ' or ', de: ' oder ', nl: ' of ' })
      return {
        en: `return up to 6 resources of different colours: gain ${en} prestige for 1 to 6 of them`,
        de: `gib bis zu 6 Rohstoffe unterschiedlicher Farben ab: Erhalte ${de} Prestigepunkte für 1 bis 6 davon`,
        nl: `lever maximaal 6 grondstoffen van verschillende kleuren in: krijg ${nl} prestigepunten voor 1 tot en met 6 ervan`,
      }
    }
    case 'handInDockers': {
      const two = counted(2, dockWorker, [DOCKER_WORDS[mission.docker]])
      const both = pointsFor(number, 1, players)
      return {
        en: `return up to ${two.en}: gain ${few.en} for one, ${both} for both${some.en}`,
        de: `gib bis zu ${two.de} ab: Erhalte ${few.de} für einen, ${both} für beide${some.de}`,
        nl: `lever maximaal ${two.nl} in: krijg ${few.nl} voor één, ${both} voor beide${some.nl}`,
      }
    }
    default: {
      const goal = goalInWords(mission)
      return {
        en: `${points.en} ${goal.en}`,
        de: `${points.de}, ${goal.de}`,
        nl: `${points.nl} ${goal.nl}`,
      }
    }
  }
}

/** What a mission says; without players for any number of them. */
export const textOfMission = (number: number, language: Language, players?: number): string =>
  sentence(missionInWords(number, players), language)

function goalIcons(mission: Mission): Icons {
  switch (mission.goal) {
    case 'atLeast':
      return countedIcons(mission.n, mission.of)
    case 'eachDeck':
      return [`at-least-${mission.n}`, ...DECKS]
    case 'bothInDepot':
      return [...times(2, `docker-${DOCKER_TINTS[mission.docker]}`), 'depot']
    case 'warehouseFull':
      return ['warehouse', ...times(3, `good-${mission.good}`)]
    case 'smallWarehousesFull':
      return times(4, 'warehouse')
    case 'endField':
      return ['amstel', 'last']
    case 'shipAtStart':
      return ['ship', 'start']
    case 'handIn':
      return [
        ...times(mission.dockers, 'docker'),
        ...times(mission.goods, 'good'),
        ...times(mission.resources, 'resource-any'),
      ]
    case 'handInColors':
      return [`up-to-${COLORS.length}`, 'different', 'resource-any']
    case 'handInDockers':
      return ['up-to-2', `docker-${DOCKER_TINTS[mission.docker]}`]
    default:
      return unworded(mission)
  }
}

/** The signs of a mission. */
export const iconsOfMission = (number: number): string[] => [
  'laurel',
  ...goalIcons(MISSIONS[number]!),
  'arrow',
  'points',
]
