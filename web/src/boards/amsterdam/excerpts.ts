import type { Excerpts } from '../../rules/pictures/excerpts.ts'

/** What the rules of Amsterdam show of its table. */
export const excerpts: Excerpts = {
  seed: 'example 158',
  options: { expansions: ['specialists', 'missions', 'trader', 'tiles'] },
  answers: 140,
  below: {
    'phase-i-cards': ['.below-board'],
    'phase-ii-dice': ['.wheel-place', '.roll'],
    'actions-in-phase-iii': ['.block-spot'],
    'the-harbour': ['.map .ship-piece', '.map .harbour'],
    'the-amstel': ['.disc-piece', '.map .river'],
    'cards-and-when-they-are-used': ['.strips .strip'],
    'end-and-final-scoring': ['.penalties'],
    'secret-missions': ['.mission-strip:last-child'],
    'the-black-market-trader': ['.black-market'],
    'extra-market-tiles': ['.market-spot'],
  },
}
