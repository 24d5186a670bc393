import { moreOrFewer } from '@kontor/common/compared'
import { nth, type View } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { Phrase } from '@kontor/language/phrase'
import { card } from '@kontor/language/terms'
import { sum } from '../cards/cardfile.ts'
import { score } from '../rules/scoring.ts'
import type { Amsterdam, Seat } from '../state.ts'
import { goodsTile, gulden, inactive, prestigePoint, resource } from '../words/terms.ts'

const ENGINE: Phrase = {
  en: 'a card that keeps paying off',
  de: 'eine Karte, die sich weiter auszahlt',
  nl: 'een kaart die blijft renderen',
}
const NO_GAP: Phrase = {
  en: 'something in the exit next round',
  de: 'nächste Runde etwas im Ausgang',
  nl: 'volgende ronde iets in de uitgang',
}
const GAP: Phrase = {
  en: 'nothing in the exit next round',
  de: 'nächste Runde nichts im Ausgang',
  nl: 'volgende ronde niets in de uitgang',
}
const NEARER: Phrase = {
  en: 'the ship is nearer to its goal',
  de: 'das Frachtschiff ist näher am Ziel',
  nl: 'het vrachtschip is dichter bij zijn doel',
}
const UP: Phrase = { en: 'further on the Amstel', de: 'weiter auf der Amstel', nl: 'verder op de Amstel' }

/** Why a feature of the evaluation changed, in words for people; undefined if there is nothing to say. */
export function because(
  feature: string,
  before: View<Amsterdam>,
  after: View<Amsterdam>,
  seat: number,
  language: Language,
): string | undefined {
  return phraseFor(feature, before.table as Amsterdam, after.table as Amsterdam, seat)?.[language]
}

/** How a count of a seat's things has changed. */
type Change = (count: (mine: Seat) => number) => number

interface Compared {
  readonly before: Amsterdam
  readonly after: Amsterdam
  readonly seat: number
  readonly change: Change
}

const money = ({ change }: Compared) =>
  moreOrFewer(
    change(mine => mine.gulden),
    { noun: gulden, mass: true },
  )
const toCome = ({ change }: Compared) =>
  moreOrFewer(
    change(mine => sum(mine.wheel.map(sum))),
    { noun: resource },
  )
const onTheAmstel = ({ change }: Compared) => (change(mine => mine.amstel) > 0 ? UP : undefined)

const waiting = ({ change }: Compared) =>
  moreOrFewer(
    change(mine => mine.inactive.length),
    { noun: card, descriptions: [inactive] },
  )

function voyage({ change }: Compared): Phrase | undefined {
  const goods = moreOrFewer(
    change(({ storage, cargo }) => sum(storage) + sum(cargo)),
    { noun: goodsTile },
  )
  return goods ?? (change(mine => mine.ship) === 0 ? undefined : NEARER)
}

/** What is said of a feature. */
const PHRASES: Readonly<Record<string, (compared: Compared) => Phrase | undefined>> = {
  score: ({ before, after, seat }) =>
    moreOrFewer(nth(score(after), seat).points - nth(score(before), seat).points, {
      noun: prestigePoint,
      mass: true,
    }),
  purse: money,
  savings: money,
  supply: ({ change }) =>
    moreOrFewer(
      change(mine => sum(mine.supply)),
      { noun: resource },
    ),
  spare: toCome,
  soon: toCome,
  relief: waiting,
  crowd: waiting,
  gap: ({ after, seat }) => (sum(nth(nth(after.seats, seat).wheel, 0)) === 0 ? GAP : NO_GAP),
  engine: ({ change }) => (change(mine => mine.active.length) > 0 ? ENGINE : undefined),
  voyage,
  amstel: onTheAmstel,
  fields: onTheAmstel,
}

function phraseFor(feature: string, before: Amsterdam, after: Amsterdam, seat: number): Phrase | undefined {
  const change: Change = count => count(nth(after.seats, seat)) - count(nth(before.seats, seat))
  return PHRASES[feature]?.({ before, after, seat, change })
}
