import type { Excerpts } from '../../rules/pictures/excerpts.ts'

/** What the rules of Bruges show of its table. */
export const excerpts: Excerpts = {
  seed: 'example 0',
  options: {},
  answers: 185,
  below: {
    'phase-1-cards': ['.two .pile-of'],
    'phase-2-dice': ['.lane.dice:has(.die .symbol)'],
    'the-six-actions': ['.my-hand .slot:nth-child(-n+4) .card'],
    'persons-and-when-they-work': ['.my-city .house'],
    threats: ['.my-city .threat'],
    reputation: ['.stairs'],
    'canals-and-statues': ['.my-city .space', '.my-city .plinth'],
    majorities: ['.honours .majority'],
  },
}
