import { counted } from '@kontor/city/grammar'
import { capital, inEach, joined, listed, NOTHING, type Phrase, same, told } from '@kontor/city/phrase'
import { DONE, type Language, type Question } from '@kontor/engine'
import type { ActionKind } from '../actions.ts'
import { pointsOnTheWay, priceOfFields } from '../amstel.ts'
import { abilityOf, costOf } from '../cardfile.ts'
import { priceOfBlock } from '../city.ts'
import { DOCKERS, GOODS } from '../colors.ts'
import { BLOCKS, FIELDS } from '../data/board.ts'
import { TILE_DATA } from '../data/tables.ts'
import { depotPoints, dockersAt, FARE, roomAt, takesGood, worthAt } from '../harbour.ts'
import { openTile } from '../market.ts'
import { blockForGulden, savedOnCard } from '../permanents.ts'
import { changed, SIX, seatOf } from '../possessions.ts'
import type { Amsterdam, Task } from '../state.ts'
import { actionOf } from '../steps/turn.ts'
import { TILES } from '../tiles.ts'
import { textOf, useName } from './abilities.ts'
import { type Asking, cardNamed, colorNamed, goodNamed, resourcesNamed, type Words } from './asking.ts'
import { forGulden } from './conditions.ts'
import { effectsInWords } from './effects.ts'
import { deckName, dockerName } from './names.ts'
import { blockNamed, fieldNamed, toField } from './places.ts'
import { declined, isAsking } from './prompts.ts'
import { DOCKER_WORDS, dockWorker, gulden, prestigePoint, resource } from './terms.ts'

/** An answer in words: what it does, and in brackets what it costs and brings. */

const FREE: Phrase = { en: 'for free', de: 'kostenfrei', nl: 'kosteloos' }

/** ' (a, b)', or nothing. */
const bracketed = (...parts: readonly Phrase[]): Phrase =>
  parts.length === 0 ? NOTHING : joined(same(' ('), listed(parts, same(', ')), same(')'))

const minus = (price: readonly number[]): Phrase =>
  price.some(n => n > 0) ? joined(same('−'), resourcesNamed(price, 'nominative')) : FREE
const minusGulden = (n: number): Phrase => joined(same('−'), counted(n, gulden, [], 'nominative'))
const plusGulden = (n: number): Phrase => joined(same('+'), counted(n, gulden, [], 'nominative'))
const plusPoints = (n: number): Phrase => joined(same('+'), counted(n, prestigePoint, [], 'nominative'))
const anyResources = (n: number): Phrase => joined(same('−'), counted(n, resource, [], 'nominative'))

/** 'Carpenter 025, Permanent: …': a card with what it does. */
const faced = (card: number): Phrase => joined(cardNamed(card), after(card))

const priced: Words = (state, _, card) =>
  joined(cardNamed(card), bracketed(resourcesNamed(costOf(state, card), 'nominative')), after(card))

/** Its use and text after the name and price of a card; what counts at the end says so in its text. */
const after = (card: number): Phrase => {
  const ability = abilityOf(card)
  const text = inEach(language => textOf(ability, language))
  if (ability.when === 'laurel') return joined(same(', '), text)
  const when = inEach(language => useName(ability, language))
  return joined(same(', '), when, same(': '), text)
}

/** '1 resource less', if other cards save something on it. */
function saved(n: number): Phrase[] {
  const { en, de, nl } = counted(n, resource, [], 'nominative')
  return n === 0 ? [] : [{ en: `${en} less`, de: `${de} weniger`, nl: `${nl} minder` }]
}

const verb = (object: Phrase, en: string, de: string, nl: string): Phrase => ({
  en: `${en} ${object.en}`,
  de: `${object.de} ${de}`,
  nl: `${object.nl} ${nl}`,
})

const docker = (which: number): Phrase => counted(1, dockWorker, [DOCKER_WORDS[DOCKERS[which]!]])

/** The actions of a turn. */
const ACTIONS: Readonly<Record<ActionKind, Words>> = {
  activate: (state, { seat }, card) =>
    joined(
      verb(cardNamed(card), 'activate', 'aktivieren', 'activeren'),
      bracketed(minus(costOf(state, card)), ...saved(savedOnCard(state, seat, card))),
      after(card),
    ),
  use: (_, __, card) =>
    joined(
      verb(cardNamed(card), 'use', 'nutzen', 'gebruiken'),
      same(': '),
      inEach(language => textOf(abilityOf(card), language)),
    ),
  block: (state, { seat }, block) =>
    joined(
      takenBlock(block),
      bracketed(
        goodNamed(state.goods[block]!),
        minus(changed(SIX, BLOCKS[block]!.district, priceOfBlock(state, seat, block))),
      ),
    ),
  blockForGulden: (state, { seat }, block) =>
    joined(
      takenBlock(block),
      bracketed(goodNamed(state.goods[block]!), minusGulden(blockForGulden(state, seat) ?? 0)),
    ),
  load: (_, __, good) =>
    good < GOODS.length
      ? verb(goodNamed(good), 'load', 'verladen', 'laden')
      : { en: 'load all goods', de: 'Alle Waren verladen', nl: 'alle goederen laden' },
  sail(state, { seat }, field) {
    const { en, de, nl } = toField(field)
    const price = state.turn.freeSteps > 0 ? FREE : anyResources(1)
    const points = pointsThere(state, seat, field)
    const terms = listed([price, ...(points > 0 ? [plusPoints(points)] : [])], same(', '))
    return joined(
      { en: `sail ${en}`, de: `${de} fahren`, nl: `${nl} varen` },
      bracketed(joined(terms, dockersThere(state, field))),
    )
  },
  board: (_, __, which) =>
    joined(
      verb(docker(which), 'take aboard', 'an Bord nehmen', 'aan boord nemen'),
      bracketed(plusGulden(FARE)),
    ),
  land: (state, { seat }, which) =>
    joined(
      verb(docker(which), 'deliver', 'abliefern', 'afleveren'),
      bracketed(plusPoints(depotPoints(state, seat))),
    ),
  deliver: (state, { seat }, good) =>
    joined(
      verb(goodNamed(good), 'deliver', 'abliefern', 'afleveren'),
      bracketed(plusPoints(worthAt(state, seatOf(state, seat).ship))),
    ),
  advance: (state, { seat }, n) => {
    const { amstel } = seatOf(state, seat)
    const points = pointsOnTheWay(amstel, amstel + n)
    const terms = [anyResources(priceOfFields(n)), ...(points > 0 ? [plusPoints(points)] : [])]
    const moved: Phrase = {
      en: `advance ${n} ${n === 1 ? 'space' : 'spaces'} on the Amstel`,
      de: `Auf der Amstel ${n} ${n === 1 ? 'Feld' : 'Felder'} vorrücken`,
      nl: `op de Amstel ${n} ${n === 1 ? 'veld' : 'velden'} vooruitgaan`,
    }
    return joined(moved, bracketed(...terms))
  },
  market: state => {
    const tile = openTile(state)
    const { en, de, nl } = forGulden(TILE_DATA[tile]!.price)
    const used: Phrase = {
      en: `use the market ${en}`,
      de: `Markt ${de} nutzen`,
      nl: `markt gebruiken ${nl}`,
    }
    return joined(told(used, effectsInWords(TILES[tile]!.effects)), same('.'))
  },
}

/** What the ship's next good or dock worker would score on a field. */
function pointsThere(state: Amsterdam, seat: number, field: number): number {
  const { cargo, crew } = seatOf(state, seat)
  const { type, serves } = FIELDS[field]!
  if (type === 'pier') return crew[serves]! > 0 ? depotPoints(state, seat) : 0
  const isWanted = cargo.some((n, good) => n > 0 && takesGood(field, good))
  return isWanted && roomAt(state, field) > 0 ? worthAt(state, field) : 0
}

/** '; dock workers: white, red-brown': who stands on a pier. */
function dockersThere(state: Amsterdam, field: number): Phrase {
  const standing = dockersAt(state, field).map(which => inEach(language => dockerName(which, language)))
  if (standing.length === 0) return NOTHING
  return joined(
    { en: '; dock workers: ', de: '; Hafenarbeiter: ', nl: '; dokwerkers: ' },
    listed(standing, same(', ')),
  )
}

const takenBlock = (block: number): Phrase =>
  verb(same(blockNamed(block)), 'take', 'in Besitz nehmen', 'in bezit nemen')

const color: Words = (_, __, which) => colorNamed(which)
const place: Words = (_, __, field) => fieldNamed(field)
const block: Words = (state, _, which) =>
  joined(same(blockNamed(which)), bracketed(goodNamed(state.goods[which]!)))
const LEAVES: Phrase = { en: 'leaves the game', de: 'Verlässt das Spiel', nl: 'verlaat het spel' }

const SALES: readonly Phrase[] = [
  plusGulden(2),
  joined(same('+'), counted(1, resource, [], 'nominative')),
  joined(plusGulden(2), same(', +'), counted(1, resource, [], 'nominative')),
]

const ANSWERS: Readonly<Record<Asking, Words>> = {
  startCard: priced,
  startResource: color,
  placeForeman: place,
  placeMessenger: block,
  placeTrader: (_, __, good) => goodNamed(good),
  chooseCard: (state, task, card) =>
    card === 0
      ? { en: 'take no card', de: 'Keine Karte nehmen', nl: 'geen kaart nemen' }
      : priced(state, task, card),
  surplus: priced,
  chooseDie: ({ dice }, _, which) => joined(colorNamed(which), same(` ${dice[which]}`)),
  shiftDie({ chosen }, _, choice) {
    const { en, de, nl } = colorNamed(chosen[Math.floor(choice / 10)]!)
    const slot = choice % 10
    return { en: `${en} into slot ${slot}`, de: `${de} in Fach ${slot}`, nl: `${nl} in vak ${slot}` }
  },
  turn(state, task, choice) {
    const { verb, object } = actionOf(choice)
    return ACTIONS[verb.kind](state, task, object)
  },
  payAny: color,
  save: color,
  activateFree: (_, __, card) => faced(card),
  freePlan: (_, __, card) =>
    joined(
      { en: 'yes: ', de: 'Ja: ', nl: 'ja: ' },
      inEach(language => textOf(abilityOf(card), language)),
    ),
  sell: (_, __, way) => SALES[way]!,
  anyResource: color,
  discardPlan: (_, __, card) => faced(card),
  exchange: priced,
  takeDiscarded: priced,
  drawDeck: (_, __, deck) => inEach(language => deckName(deck, language)),
  placeShip: place,
  freeBlock: block,
  moveForeman: (state, task, field) => (FIELDS[field] ? place(state, task, field) : LEAVES),
  moveMessenger: (state, task, which) => (BLOCKS[which] ? block(state, task, which) : LEAVES),
  moveTrader: (_, __, good) => (GOODS[good] ? goodNamed(good) : LEAVES),
  keep: color,
  tomDiscards: priced,
}

/** An answer in words. */
export function label(
  state: Amsterdam,
  { task }: Question<Task>,
  choice: number,
  language: Language,
): string {
  if (!isAsking(task.kind)) return task.kind
  const said = choice === DONE ? declined(task.kind) : ANSWERS[task.kind](state, task, choice)
  return capital(said[language])
}
