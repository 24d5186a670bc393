import { moreOrFewer } from '@kontor/common/compared'
import { headed, inEach, joined, type Phrase, same } from '@kontor/language/phrase'
import { textOf } from '../../abilities/index.ts'
import { abilityOf, costOf, threeDigits } from '../../cards/cardfile.ts'
import { aboutCard } from '../../pieces.ts'
import { cardNamed } from '../../words/asking/asking.ts'
import { bracketed, done, minus } from '../../words/asking/bill.ts'
import { withUse } from '../../words/card/faced.ts'
import { resource } from '../../words/terms.ts'
import { seatOf } from '../possessions.ts'
import { canActivate, whyNotActivate } from '../use/activation.ts'
import { buyCard } from '../use/buying.ts'
import { savedOnCard } from '../use/permanents.ts'
import { usageOf, use as useCard, whyNotUse } from '../use/usage.ts'
import { less, refusing, type Verb } from './verb.ts'

/** '1 fewer resource', if other cards save something on it. */
const saved = (n: number): Phrase[] => {
  const fewer = moreOrFewer(-n, { noun: resource })
  return fewer ? [fewer] : []
}

export const activate: Verb = {
  word: 'activate',
  objects: (state, seat) => seatOf(state, seat).inactive.filter(card => canActivate(state, seat, card)),
  called: threeDigits,
  about: (_, __, card) => aboutCard('activate', card),
  run: buyCard,
  why: (state, seat) =>
    refusing(activate, { state, seat }, seatOf(state, seat).inactive, card =>
      whyNotActivate(state, seat, card),
    ),
  label: (state, seat, card) =>
    withUse(
      joined(
        done(cardNamed(card), 'activate', 'aktivieren', 'activeren'),
        bracketed(minus(costOf(state, card)), ...saved(savedOnCard(state, seat, card))),
      ),
      card,
    ),
  tally: (state, seat, card) => (savedOnCard(state, seat, card) > 0 ? [] : less(costOf(state, card))),
  title: { en: 'Activate', de: 'Aktivieren', nl: 'Activeren' },
}

export const use: Verb = {
  word: 'use',
  objects: (state, seat) =>
    seatOf(state, seat).active.filter(card => usageOf(card) && !whyNotUse(state, seat, card)),
  called: threeDigits,
  about: (_, __, card) => aboutCard('use', card),
  run: useCard,
  why: (state, seat) =>
    refusing(
      use,
      { state, seat },
      seatOf(state, seat).active.filter(card => usageOf(card)),
      card => whyNotUse(state, seat, card),
    ),
  label: (_, __, card) =>
    headed(
      joined(done(cardNamed(card), 'use', 'nutzen', 'gebruiken'), same(': ')),
      inEach(language => textOf(abilityOf(card), language)),
    ),
  tally: () => [],
  title: { en: 'Use', de: 'Nutzen', nl: 'Gebruiken' },
}
