import { a, counted, the } from '@kontor/city/grammar'
import { inEach, joined, NOTHING, type Phrase, same, sentence, unworded } from '@kontor/city/phrase'
import type { Language } from '@kontor/engine'
import { COLORS } from '../colors.ts'
import type { Happening } from '../events.ts'
import { dutchDisaster } from './grammar.ts'
import { type Common, commonInWords, type Names, seatNamed } from './log-table.ts'
import { tileEventInWords } from './log-tiles.ts'
import { actionName, colorName, colorOf, disasterName, majorityName } from './names.ts'
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
} from './terms.ts'
import { workerWords } from './workers.ts'

/** The log: present tense, the name as subject, the reason in brackets at the end. */

/** German adds an s, or an apostrophe after s, x, z and ß. A name that ends in a number takes 'von'. */
const germanOwner = (name: string, thing: string, article: string): string => {
  if (!/\p{L}$/u.test(name)) return `${article} ${thing} von ${name}`
  return `${name}${/[sxzß]$/i.test(name) ? "'" : 's'} ${thing}`
}

const because = (card: number, names: Names): Phrase => (card > 0 ? same(` (${names.card(card)})`) : NOTHING)

/** ': Civic 003' for the seat that may know it. */
const known = (secret: { readonly card: number } | undefined, names: Names): Phrase =>
  secret ? same(`: ${names.card(secret.card)}`) : NOTHING

function workersCounted(workers: readonly number[]): Phrase {
  const colors = COLORS.flatMap((color, index) => Array.from({ length: workers[index] ?? 0 }, () => color))
  return colors.length === 0
    ? { en: 'no workers', de: 'keine Arbeiter', nl: 'geen arbeiders' }
    : workerWords.named(colors, 'accusative')
}

const SIDES = {
  left: { en: 'left', de: 'links', nl: 'links' },
  right: { en: 'right', de: 'rechts', nl: 'rechts' },
} as const satisfies Record<string, Phrase>

const wallPlace = (side: 'left' | 'right', position: number): Phrase =>
  joined(same(' ('), SIDES[side], same(` ${position})`))

const pileOf = (color: number): Phrase =>
  COLORS[color]
    ? the(drawPile, COLORS[color])
    : { en: 'the discard pile', de: 'den Ablagestapel', nl: 'de aflegstapel' }

const majorityOf = (which: number): Phrase => ({
  en: `the ${majorityName(which, 'en')} majority`,
  de: `die Mehrheit „${majorityName(which, 'de')}“`,
  nl: `de meerderheid ‘${majorityName(which, 'nl')}’`,
})

/** Subject, verb, object and, where the verb splits, its particle. */
const acts = (who: Phrase, verb: Phrase, object: Phrase, particle: Phrase = NOTHING): Phrase =>
  inEach(language =>
    [who[language], verb[language], object[language], particle[language]]
      .filter(word => word !== '')
      .join(' '),
  )

const TAKES: Phrase = { en: 'takes', de: 'nimmt', nl: 'neemt' }
const GAINS: Phrase = { en: 'gains', de: 'erhält', nl: 'krijgt' }
const PAYS: Phrase = { en: 'pays', de: 'zahlt', nl: 'betaalt' }
const LOSES: Phrase = { en: 'loses', de: 'verliert', nl: 'verliest' }
const RETURNS: Phrase = { en: 'returns', de: 'gibt', nl: 'levert' }
const RETURNED: Phrase = { en: '', de: 'ab', nl: 'in' }
const DRAWS: Phrase = { en: 'draws', de: 'zieht', nl: 'trekt' }
const DISCARDS: Phrase = { en: 'discards', de: 'wirft', nl: 'legt' }
const DISCARDED: Phrase = { en: '', de: 'ab', nl: 'af' }

/** A card that becomes a site keeps its front to itself: only its colour is told. */
function used(event: Extract<Happening, { kind: 'used' }>, who: Phrase, names: Names): Phrase {
  const { card, action, as } = event
  const color = COLORS[as]
  const announced = color ? inEach(language => ` (${colorName(as, language)})`) : NOTHING
  const open = card > 0 && action !== 'site'
  const played = open ? joined(same(names.card(card)), announced) : a(cardNoun, color ?? 'black')
  const told = inEach(language => (isAction(action) ? actionName(action, language) : action))
  return joined(
    acts(who, { en: 'plays', de: 'spielt', nl: 'speelt' }, played, { en: '', de: 'aus', nl: '' }),
    same(': '),
    told,
  )
}

function disasterMoves(event: Extract<Happening, { kind: 'reduced' | 'increased' }>, who: Phrase): Phrase {
  const color = colorOf(event.color)
  const { en, de } = the(disaster, color)
  if (event.kind === 'reduced')
    return {
      en: `${who.en} reduces ${en} to ${event.level}`,
      de: `${who.de} verringert ${de} auf ${event.level}`,
      nl: `${who.nl} verlaagt ${dutchDisaster(color)} naar ${event.level}`,
    }
  return {
    en: `${who.en}'s ${en.replace('the ', '')} rises to ${event.level}`,
    de: `${germanOwner(who.de, de.replace('die ', ''), 'die')} steigt auf ${event.level}`,
    nl: `${dutchDisaster(color)} van ${who.nl} stijgt naar ${event.level}`,
  }
}

function eventInWords(event: Exclude<Happening, Common>, names: Names): Phrase {
  const who = seatNamed(event.seat, names)
  switch (event.kind) {
    case 'forced':
      return joined(
        who,
        { en: ' has only one choice', de: ' hat nur eine Möglichkeit', nl: ' heeft maar één mogelijkheid' },
        event.secret ? same(`: ${event.secret.answer}`) : NOTHING,
      )
    case 'marks':
      return joined(acts(who, TAKES, counted(event.n, mark)), because(event.because, names))
    case 'points':
      return joined(acts(who, GAINS, counted(event.n, point)), because(event.because, names))
    case 'paidMarks':
      return joined(acts(who, PAYS, counted(event.n, mark)), because(event.because, names))
    case 'lostPoints':
      return joined(acts(who, LOSES, counted(event.n, point)), because(event.because, names))
    case 'workers':
      return joined(acts(who, TAKES, workersCounted(event.workers)), because(event.because, names))
    case 'returnedWorkers':
      return joined(
        acts(who, RETURNS, workersCounted(event.workers), RETURNED),
        because(event.because, names),
      )
    case 'drew':
      return joined(
        acts(who, DRAWS, counted(1, cardNoun, [colorOf(event.color)])),
        known(event.secret, names),
      )
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
    case 'discarded':
      return acts(who, DISCARDS, same(names.card(event.card)), DISCARDED)
    case 'stole': {
      const from = seatNamed(event.from, names)
      const stolen = counted(1, cardNoun, [colorOf(event.color)])
      return joined(
        {
          en: `${who.en} takes ${stolen.en} from ${from.en}`,
          de: `${who.de} nimmt ${stolen.de} von ${from.de}`,
          nl: `${who.nl} neemt ${stolen.nl} van ${from.nl}`,
        },
        known(event.secret, names),
      )
    }
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
        : acts(who, { en: 'constructs', de: 'errichtet', nl: 'bouwt' }, same(names.card(event.card)))
    case 'activated':
      return acts(who, { en: 'activates', de: 'aktiviert', nl: 'activeert' }, same(names.card(event.card)))
    case 'wall':
      return joined(
        acts(who, { en: 'builds', de: 'baut', nl: 'bouwt' }, a(wallSegment, colorOf(event.color))),
        wallPlace(event.side, event.position),
      )
    case 'wallLost':
      return joined(acts(who, LOSES, counted(1, wallSegment)), wallPlace(event.side, event.position))
    case 'statue': {
      const worth = counted(event.points, point, [], 'dative')
      return acts(who, TAKES, {
        en: `the statue worth ${worth.en}`,
        de: `die Statue mit ${worth.de}`,
        nl: `het standbeeld van ${worth.nl}`,
      })
    }
    case 'advanced': {
      const worth = joined(same(' ('), counted(event.value, point), same(')'))
      return joined(
        {
          en: `${who.en} advances to space ${event.space}`,
          de: `${who.de} rückt auf Feld ${event.space} vor`,
          nl: `${who.nl} gaat vooruit naar veld ${event.space}`,
        },
        worth,
      )
    }
    case 'overflow': {
      const points = counted(event.points, point)
      return {
        en: `${who.en} is on the last space and gains ${points.en} instead`,
        de: `${who.de} steht auf dem letzten Feld und erhält stattdessen ${points.de}`,
        nl: `${who.nl} staat op het laatste veld en krijgt in plaats daarvan ${points.nl}`,
      }
    }
    case 'fellBack':
      return event.space === 0
        ? joined(who, {
            en: ' moves back to the start',
            de: ' geht auf das Startfeld zurück',
            nl: ' gaat terug naar het startveld',
          })
        : joined(who, {
            en: ` moves back to space ${event.space}`,
            de: ` geht auf Feld ${event.space} zurück`,
            nl: ` gaat terug naar veld ${event.space}`,
          })
    case 'reduced':
    case 'increased':
      return disasterMoves(event, who)
    case 'averted': {
      const color = colorOf(event.color)
      return {
        en: `${who.en} averts an increase of ${the(disaster, color).en}`,
        // The German genitive of a feminine noun looks like its dative.
        de: `${who.de} wendet eine Erhöhung ${the(disaster, color, 'dative').de} ab`,
        nl: `${who.nl} voorkomt een verhoging van ${dutchDisaster(color)}`,
      }
    }
    case 'struck':
      return {
        en: `${disasterName(event.color, 'en')} strikes ${who.en}`,
        de: `${disasterName(event.color, 'de')} bei ${who.de}`,
        nl: `${disasterName(event.color, 'nl')} bij ${who.nl}`,
      }
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
    case 'tookBack':
      return acts(who, TAKES, same(names.card(event.card)), {
        en: 'back into hand',
        de: 'zurück auf die Hand',
        nl: 'terug in de hand',
      })
    case 'majority':
      return acts(who, { en: 'wins', de: 'erringt', nl: 'wint' }, majorityOf(event.which))
    case 'majorityLost':
      return acts(who, LOSES, majorityOf(event.which))
    case 'workerCleric': {
      const placed = counted(1, worker, [colorOf(event.color)])
      return {
        en: `${who.en} places ${placed.en} in the church window`,
        de: `${who.de} stellt ${placed.de} in das Kirchenfenster`,
        nl: `${who.nl} plaatst ${placed.nl} in het kerkvenster`,
      }
    }
    default:
      return unworded(event)
  }
}

const isCommon = (event: Happening): event is Common => !('seat' in event)

/** One line of the log for an event. What is secret is told only where it is present. */
export function sayHappening(
  event: Happening,
  language: Language,
  names: readonly string[],
  nameOfCard: (card: number) => string,
): string {
  const known = { seats: names, card: nameOfCard }
  return sentence(isCommon(event) ? commonInWords(event, known) : eventInWords(event, known), language)
}
