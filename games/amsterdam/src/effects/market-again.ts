import { NO_QUESTIONS, type Word } from './word.ts'
import { unpriced } from './worth.ts'

/** The market tile once more this turn. A second use is an answer of its own (see market.ts), not an effect that runs. */
export interface MarketAgain {
  readonly do: 'marketAgain'
}

export const marketAgain = {
  run() {},
  possible: () => false,
  steps: NO_QUESTIONS,
  sentence: () => ({
    whole: {
      en: 'you may use the market tile once more this turn',
      de: 'du darfst das Marktplättchen in diesem Zug noch einmal nutzen',
      nl: 'je mag het marktfiche deze beurt nog een keer gebruiken',
    },
  }),
  short: () => ({ en: 'market tile twice', de: 'Marktplättchen zweimal', nl: 'marktfiche tweemaal' }),
  icons: () => ['market', 'double'],
  worth: unpriced,
} satisfies Word<MarketAgain>
