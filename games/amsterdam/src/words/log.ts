import { nth } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { counted } from '@kontor/language/grammar'
import {
  inEach,
  joined,
  listed,
  NOTHING,
  type Phrase,
  same,
  sentence,
  unworded,
} from '@kontor/language/phrase'
import { shortOf } from '../abilities/index.ts'
import { ABILITIES } from '../cards/cards.ts'
import { DOCKERS } from '../colors.ts'
import { BRIDGES } from '../data/board.ts'
import type { CardOrigin, Figure, Fine, Happening } from '../events.ts'
import { changed, SIX } from '../rules/possessions.ts'
import { TOM } from '../state.ts'
import { cardNamed, goodNamed, goodsNamed, resourcesNamed } from './asking/asking.ts'
import { colorName, tileName } from './names.ts'
import { atField, blockNamed, fieldNamed, toField } from './places.ts'
import { DOCKER_WORDS, dockWorker, gulden, penaltyTile, prestigePoint } from './terms.ts'

/** The log: present tense, the name as subject, the reason in brackets at the end. */

/** The name of a seat, or its number; whoever sits opposite a single player is TOM. */
const seatNamed = (seat: number, names: readonly string[]): Phrase => {
  if (names[seat]) return same(names[seat])
  if (names.length === 1 && seat === TOM) return same('TOM')
  return { en: `Seat ${seat + 1}`, de: `Platz ${seat + 1}`, nl: `Plaats ${seat + 1}` }
}

const because = (card: number): Phrase =>
  card > 0 ? joined(same(' ('), cardNamed(card), same(')')) : NOTHING

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
const RETURNS: Phrase = { en: 'returns', de: 'gibt', nl: 'levert' }
const RETURNED: Phrase = { en: '', de: 'ab', nl: 'in' }
const DISCARDS: Phrase = { en: 'discards', de: 'wirft', nl: 'legt' }
const DISCARDED: Phrase = { en: '', de: 'ab', nl: 'af' }
const ACTIVATES: Phrase = { en: 'activates', de: 'aktiviert', nl: 'activeert' }
const USES: Phrase = { en: 'uses', de: 'nutzt', nl: 'gebruikt' }
const SELLS: Phrase = { en: 'sells', de: 'verkauft', nl: 'verkoopt' }
const ON_BLACK_MARKET: Phrase = {
  en: 'on the black market',
  de: 'auf dem Schwarzmarkt',
  nl: 'op de zwarte markt',
}

const FROM: Readonly<Record<CardOrigin, Phrase>> = {
  display: NOTHING,
  discard: { en: ' from the discard pile', de: ' vom Ablagestapel', nl: ' van de aflegstapel' },
  deck: { en: ' from a deck', de: ' von einem Stapel', nl: ' van een stapel' },
}

const FINES: Readonly<Record<Fine, Phrase>> = {
  sixthCard: {
    en: ' (sixth inactive card)',
    de: ' (sechste inaktive Karte)',
    nl: ' (zesde niet-actieve kaart)',
  },
  emptyExit: {
    en: ' (nothing left the wheel)',
    de: ' (nichts verließ die Drehscheibe)',
    nl: ' (niets verliet de draaischijf)',
  },
}

const FIGURES: Readonly<Record<Figure, Phrase>> = {
  foreman: { en: 'the foreman', de: 'der Vorarbeiter', nl: 'de voorman' },
  messenger: { en: 'the city messenger', de: 'der Stadtbote', nl: 'de stadsbode' },
  trader: { en: 'the trader', de: 'der Händler', nl: 'de handelaar' },
}
const MOVES: Phrase = { en: 'moves', de: 'versetzt', nl: 'verplaatst' }
const MOVED_FIGURES: Readonly<Record<Figure, Phrase>> = {
  foreman: { ...FIGURES.foreman, de: 'den Vorarbeiter' },
  messenger: { ...FIGURES.messenger, de: 'den Stadtboten' },
  trader: { ...FIGURES.trader, de: 'den Händler' },
}

function placeOf(figure: Figure, at: number): Phrase {
  switch (figure) {
    case 'foreman':
      return fieldNamed(at)
    case 'messenger':
      return same(blockNamed(at))
    case 'trader':
      return goodNamed(at)
  }
}

const docker = (which: number): Phrase => counted(1, dockWorker, [DOCKER_WORDS[nth(DOCKERS, which)]])
/** So many resources of a colour. */
const resourcesOf = (color: number, n: number): Phrase => resourcesNamed(changed(SIX, color, n))
/** ' · +2 gulden': what a card does that somebody gets, so that one remembers it. */
const doing = (card: number): Phrase => inEach(language => ` · ${shortOf(nth(ABILITIES, card), language)}`)

const cardsNamed = (cards: readonly number[]): Phrase => listed(cards.map(cardNamed), same(', '))
const diceNamed = (dice: readonly number[]): Phrase =>
  listed(
    dice.map((pips, color) => inEach(language => `${colorName(color, language)} ${pips}`)),
    same(', '),
  )

/** Events without a seat. */
type Common = Exclude<Happening, { seat: number }>

function commonInWords(event: Common): Phrase {
  switch (event.kind) {
    case 'round':
      return {
        en: `Round ${event.round} begins`,
        de: `Runde ${event.round} beginnt`,
        nl: `Ronde ${event.round} begint`,
      }
    case 'marketTile': {
      const name = inEach(language => tileName(event.tile, language))
      return {
        en: `${name.en} is open`,
        de: `${name.de} liegt offen`,
        nl: `${name.nl} ligt open`,
      }
    }
    case 'revealed':
      return joined({ en: 'On display: ', de: 'Ausgelegt: ', nl: 'Opengelegd: ' }, cardsNamed(event.cards))
    case 'cleared':
      return joined(
        { en: 'To the discard pile: ', de: 'Auf den Ablagestapel: ', nl: 'Naar de aflegstapel: ' },
        cardsNamed(event.cards),
      )
    case 'rolled':
      return joined({ en: 'Roll: ', de: 'Wurf: ', nl: 'Worp: ' }, diceNamed(event.dice))
    case 'lowered':
      return joined(
        { en: 'High dice become 1: ', de: 'Hohe Würfel werden zu 1: ', nl: 'Hoge dobbelstenen worden 1: ' },
        diceNamed(event.dice),
      )
    case 'left':
      return joined(FIGURES[event.figure], {
        en: ' leaves the game',
        de: ' verlässt das Spiel',
        nl: ' verlaat het spel',
      })
    case 'over':
      return { en: 'The game is over', de: 'Die Partie ist zu Ende', nl: 'De partij is afgelopen' }
    default:
      return unworded(event)
  }
}

function eventInWords(event: Exclude<Happening, Common>, names: readonly string[]): Phrase {
  const who = seatNamed(event.seat, names)
  switch (event.kind) {
    case 'forced':
      return joined(who, {
        en: ' has only one option',
        de: ' hat nur eine Möglichkeit',
        nl: ' heeft maar één mogelijkheid',
      })
    case 'took':
      return joined(acts(who, TAKES, cardNamed(event.card)), FROM[event.from], doing(event.card))
    case 'noCard':
      return acts(who, TAKES, { en: 'no card', de: 'keine Karte', nl: 'geen kaart' })
    case 'discarded':
      return acts(who, DISCARDS, cardNamed(event.card), DISCARDED)
    case 'penalty':
      return joined(acts(who, TAKES, counted(1, penaltyTile)), FINES[event.why])
    case 'wheel': {
      const { color, n, slot } = event
      return acts(who, { en: 'puts', de: 'legt', nl: 'legt' }, resourcesOf(color, n), {
        en: `into slot ${slot}`,
        de: `in Fach ${slot}`,
        nl: `in vak ${slot}`,
      })
    }
    case 'exit':
      return acts(
        who,
        { en: 'turns the wheel:', de: 'dreht die Drehscheibe:', nl: 'draait de draaischijf:' },
        resourcesNamed(event.resources, 'nominative'),
      )
    case 'stored':
      return acts(who, { en: 'stores', de: 'lagert', nl: 'bewaart' }, resourcesOf(event.color, 1), {
        en: 'in the magazine',
        de: 'im Magazin ein',
        nl: 'in het magazijn',
      })
    case 'fetched':
      return acts(who, TAKES, resourcesOf(event.color, 1), {
        en: 'from the magazine',
        de: 'aus dem Magazin',
        nl: 'uit het magazijn',
      })
    case 'returned':
    case 'paid':
      return joined(
        acts(who, RETURNS, resourcesNamed(event.resources), RETURNED),
        because(event.kind === 'paid' ? event.because : 0),
      )
    case 'resources':
      return joined(acts(who, TAKES, resourcesNamed(event.resources)), because(event.because))
    case 'gulden':
      return joined(acts(who, TAKES, counted(event.n, gulden)), because(event.because))
    case 'paidGulden':
      return joined(acts(who, PAYS, counted(event.n, gulden)), because(event.because))
    case 'points':
      return joined(acts(who, GAINS, counted(event.n, prestigePoint)), because(event.because))
    case 'activated':
      return joined(acts(who, ACTIVATES, cardNamed(event.card)), doing(event.card))
    case 'used':
      return acts(who, USES, cardNamed(event.card))
    case 'block':
      return joined(
        acts(who, TAKES, same(blockNamed(event.block)), { en: '', de: 'in Besitz', nl: 'in bezit' }),
        same(': '),
        goodNamed(event.good),
      )
    default:
      return voyageInWords(event, who)
  }
}

type Voyage = Extract<
  Happening,
  {
    kind:
      | 'sold'
      | 'loaded'
      | 'sailed'
      | 'placedShip'
      | 'tookDocker'
      | 'landed'
      | 'delivered'
      | 'advanced'
      | 'bridge'
      | 'market'
      | 'moved'
      | 'triple'
  }
>

/** What happens in the harbour, on the Amstel and on the markets. */
function voyageInWords(event: Voyage, who: Phrase): Phrase {
  switch (event.kind) {
    case 'sold':
      return acts(who, SELLS, goodNamed(event.good), ON_BLACK_MARKET)
    case 'loaded':
      return acts(who, { en: 'loads', de: 'verlädt', nl: 'laadt' }, goodsNamed(event.goods))
    case 'sailed':
      return acts(who, { en: 'sails', de: 'fährt', nl: 'vaart' }, toField(event.field))
    case 'placedShip':
      return acts(
        who,
        { en: 'puts the ship', de: 'setzt das Frachtschiff', nl: 'zet het vrachtschip' },
        atField(event.field),
      )
    case 'tookDocker':
      return acts(who, TAKES, docker(event.docker), {
        en: 'aboard',
        de: 'an Bord',
        nl: 'aan boord',
      })
    case 'landed':
      return acts(who, { en: 'delivers', de: 'liefert', nl: 'levert' }, docker(event.docker), {
        en: 'to the depot',
        de: 'im Warendepot ab',
        nl: 'af in het goederendepot',
      })
    case 'delivered':
      return joined(
        acts(who, { en: 'delivers', de: 'liefert', nl: 'levert' }, goodNamed(event.good), {
          en: '',
          de: 'ab',
          nl: 'af',
        }),
        same(' ('),
        fieldNamed(event.field),
        same(')'),
      )
    case 'advanced':
      return acts(
        who,
        { en: 'advances to', de: 'rückt auf der Amstel auf', nl: 'gaat op de Amstel naar' },
        {
          en: `space ${event.field} on the Amstel`,
          de: `Feld ${event.field} vor`,
          nl: `veld ${event.field}`,
        },
      )
    case 'bridge':
      return acts(
        who,
        { en: 'passes the', de: 'passiert die', nl: 'passeert de' },
        same(nth(BRIDGES, event.bridge).name),
      )
    case 'market':
      return acts(who, USES, { en: 'the market', de: 'den Markt', nl: 'de markt' })
    case 'moved':
      return joined(
        acts(who, MOVES, MOVED_FIGURES[event.figure]),
        same(': '),
        placeOf(event.figure, event.at),
      )
    case 'triple':
      return joined(who, {
        en: `: three dice show a ${event.pips} for the first time`,
        de: `: Drei Würfel zeigen zum ersten Mal eine ${event.pips}`,
        nl: `: drie dobbelstenen tonen voor het eerst een ${event.pips}`,
      })
    default:
      return unworded(event)
  }
}

/** What happened, as a sentence; `names` are the players', by seat. */
export function sayHappening(event: Happening, language: Language, names: readonly string[]): string {
  return sentence('seat' in event ? eventInWords(event, names) : commonInWords(event), language)
}
