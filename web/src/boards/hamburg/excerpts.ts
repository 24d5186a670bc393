import type { Excerpts } from '../../rules/pictures/excerpts.ts'

/** What the rules of Hamburg show of its table. */
export const excerpts: Excerpts = {
  seed: 'example 276',
  options: { expansions: ['mayors', 'hummel', 'intrigue', 'ships', 'stock', 'clerics'] },
  answers: 190,
  below: {
    'phase-i-cards': ['.stores'],
    'phase-ii-dice': ['.alster:has(.die .symbol)'],
    'the-six-standard-actions': ['.my-hand .slot:nth-child(-n+4) .card'],
    'buildings-and-when-they-work': ['.mine .house'],
    disasters: ['.mine .disaster'],
    'city-hall-square': ['.hall'],
    'walls-and-statues': ['.wall'],
    majorities: ['.honours .majority'],
    'church-and-clerics': ['.church'],
    mayors: ['.mayor'],
    'hans-hummel-and-the-zitronenjette': ['.monuments .monument.jette', '.monuments'],
    'special-intrigue': ['.schemes'],
    ships: ['.dock'],
    'stock-exchange': ['.exchange'],
  },
}
