import type { Language } from '@kontor/engine/presentation'
import type { CityEvent } from '@kontor/five-colours/events'
import {
  acts,
  BUILDS,
  cityEventInWords,
  doing,
  isCityEvent,
  known,
  LOSES,
  majority,
  type Names,
  placed,
  plays,
  seatNamed,
  TAKES,
  type Tongue,
} from '@kontor/five-colours/words/log'
import { a, counted, the } from '@kontor/language/grammar'
import { inEach, joined, NOTHING, type Phrase, same, sentence, unworded } from '@kontor/language/phrase'
import { COLORS } from '../../colors.ts'
import type { Happening } from '../../events.ts'
import { tileEventInWords } from '../../expansions/words/log.ts'
import { TOM } from '../../state.ts'

import { actionName, colorName, colorOf, disasterName, majorityName } from '../names.ts'
import {
  card as cardNoun,
  disaster,
  drawPile,
  isAction,
  mark,
  point,
  site,
  wallSegment,
  worker,
} from '../terms.ts'
import { track } from '../track.ts'
import { workerWords } from '../workers.ts'
import { type Common, commonInWords } from './log-table.ts'

/** The log: present tense, the name as subject, the reason in brackets at the end. */

/** German adds an s, or an apostrophe after s, x, z and ß. A name that ends in a number takes 'von'. */
const germanOwner = (name: string, thing: string, article: string): string => {
  if (!/\p{L}$/u.test(name)) return `${article} ${thing} von ${name}`
  return `${name}${/[sxzß]$/i.test(name) ? "'" : 's'} ${thing}`
}

const pileOf = (color: number): Phrase =>
  COLORS[color]
    ? the(drawPile, COLORS[color])
    : { en: 'the discard pile', de: 'den Ablagestapel', nl: 'de aflegstapel' }

/** A card that becomes a site keeps its front to itself: only its colour is told. */
function used(event: Extract<Happening, { kind: 'used' }>, who: Phrase, names: Names): Phrase {
  const { card, action, as } = event
  const color = COLORS[as]
  const announced = color ? inEach(language => ` (${colorName(as, language)})`) : NOTHING
  const open = card > 0 && action !== 'site'
  const played = open ? joined(same(names.card(card)), announced) : a(cardNoun, color ?? 'black')
  const told = inEach(language => (isAction(action) ? actionName(action, language) : action))
  return plays(who, played, told)
}

function disasterMoves(event: Extract<Happening, { kind: 'reduced' | 'increased' }>, who: Phrase): Phrase {
  const { en, de, nl } = the(disaster, colorOf(event.color))
  if (event.kind === 'reduced')
    return {
      en: `${who.en} reduces ${en} to ${event.level}`,
      de: `${who.de} verringert ${de} auf ${event.level}`,
      nl: `${who.nl} verlaagt ${nl} naar ${event.level}`,
    }
  return {
    en: `${who.en}'s ${en.replace('the ', '')} increases to ${event.level}`,
    de: `${germanOwner(who.de, de.replace('die ', ''), 'die')} steigt auf ${event.level}`,
    nl: `${nl} van ${who.nl} stijgt naar ${event.level}`,
  }
}

/** What the log says of cards. Animals and parks are laid out beside the board, not built. */
export interface Cards {
  card(card: number): string
  effect(card: number): string
  inGarden(card: number): boolean
}

function eventInWords(event: Exclude<Happening, CityEvent | Common>, names: Names & Cards): Phrase {
  const who = names.seat(event.seat)
  switch (event.kind) {
    case 'tookFromDiscard':
      return acts(who, TAKES, same(names.card(event.card)), {
        en: 'from the discard pile',
        de: 'vom Ablagestapel',
        nl: 'van de aflegstapel',
      })
    case 'fetched': {
      const pile = pileOf(event.color)
      return joined(
        {
          en: `${who.en} takes 1 card from ${pile.en}`,
          de: `${who.de} durchsucht ${pile.de} und nimmt 1 Karte auf die Hand`,
          nl: `${who.nl} neemt 1 kaart uit ${pile.nl}`,
        },
        known(event.secret, names),
      )
    }
    case 'foundNothing':
      return joined(who, { en: ' finds nothing', de: ' findet nichts', nl: ' vindt niets' })
    case 'shuffled':
      return acts(who, { en: 'shuffles', de: 'mischt', nl: 'schudt' }, pileOf(event.color))
    case 'used':
      return used(event, who, names)
    case 'site':
      return acts(who, { en: 'plays', de: 'legt', nl: 'legt' }, a(site, colorOf(event.color)), {
        en: '',
        de: 'aus',
        nl: 'neer',
      })
    case 'built':
      return event.under
        ? acts(who, { en: 'puts', de: 'legt', nl: 'legt' }, same(names.card(event.card)), {
            en: 'under a Zoo card',
            de: 'unter eine Zoo-Karte',
            nl: 'onder een dierentuinkaart',
          })
        : joined(
            names.inGarden(event.card)
              ? acts(who, { en: 'lays out', de: 'legt', nl: 'legt' }, same(names.card(event.card)), {
                  en: '',
                  de: 'aus',
                  nl: 'neer',
                })
              : acts(who, { en: 'constructs', de: 'errichtet', nl: 'bouwt' }, same(names.card(event.card))),
            doing(event.card, names),
          )
    case 'wall':
      return joined(
        acts(who, BUILDS, a(wallSegment, colorOf(event.color))),
        placed(event.side, event.position),
      )
    case 'wallLost':
      return joined(acts(who, LOSES, counted(1, wallSegment)), placed(event.side, event.position))
    case 'overflow': {
      const points = counted(event.points, point)
      return {
        en: `${who.en} is on the last space and gains ${points.en} instead`,
        de: `${who.de} steht auf dem letzten Feld und erhält stattdessen ${points.de}`,
        nl: `${who.nl} staat op het laatste veld en krijgt in plaats daarvan ${points.nl}`,
      }
    }
    case 'reduced':
    case 'increased':
      return disasterMoves(event, who)
    case 'token':
    case 'skippedToken':
    case 'mayor':
    case 'ship':
    case 'jette':
    case 'tom':
      return tileEventInWords(event, who)
    case 'lostSite':
      return acts(who, LOSES, a(site, colorOf(event.color)))
    case 'lostBuilding':
      return acts(who, LOSES, same(names.card(event.card)))
    case 'majorityLost':
      return acts(who, LOSES, majority(majorityNamed(event.which)))
    case 'workerCleric': {
      const placed = counted(1, worker, [colorOf(event.color)])
      return {
        en: `${who.en} places ${placed.en} in the church window of that colour`,
        de: `${who.de} stellt ${placed.de} in das Kirchenfenster seiner Farbe`,
        nl: `${who.nl} plaatst ${placed.nl} in het kerkvenster van dezelfde kleur`,
      }
    }
    default:
      return unworded(event)
  }
}

const majorityNamed = (which: number): Phrase => inEach(language => majorityName(which, language))

const TONGUE: Tongue = {
  colors: COLORS,
  worker,
  money: mark,
  workers: colors => workerWords.named(colors, 'accusative'),
  colorName: color => inEach(language => colorName(color, language)),
  dangerName: color => inEach(language => disasterName(color, language)),
  majorityName: majorityNamed,
  advanced: track.advanced,
  averted(who, color) {
    const named = colorOf(color)
    return {
      en: `${who.en} averts an increase of ${the(disaster, named).en}`,
      // The German genitive of a feminine noun looks like its dative.
      de: `${who.de} wendet eine Erhöhung ${the(disaster, named, 'dative').de} ab`,
      nl: `${who.nl} voorkomt een verhoging van ${the(disaster, named).nl}`,
    }
  },
  toStart: { en: 'to the start', de: 'auf das Startfeld', nl: 'naar het startveld' },
}

const isCommon = (event: Exclude<Happening, CityEvent>): event is Common => !('seat' in event)

/** One line of the log for an event. What is secret is told only where it is present. */
export function sayHappening(
  event: Happening,
  language: Language,
  names: readonly string[],
  cards: Cards,
): string {
  const known = { ...cards, seat: (seat: number) => seatCalled(seat, names), object: cards.card }
  if (isCityEvent(event)) return sentence(cityEventInWords(event, known, TONGUE), language)
  return sentence(isCommon(event) ? commonInWords(event, known) : eventInWords(event, known), language)
}

/** Whoever sits opposite a single player is TOM. */
const seatCalled = (seat: number, names: readonly string[]): Phrase =>
  names.length === 1 && seat === TOM ? same('TOM') : seatNamed(names[seat], seat)
