import { unpriced } from '../effects/worth.ts'
import { type Laurel, STILL } from './laurel.ts'

/** No penalty tiles for inactive cards. */
export interface Spared {
  readonly final: 'spared'
}

export const spared: Laurel<Spared> = {
  ...STILL,
  points: () => 0,
  spares: true,
  sentence: () => ({
    en: 'take no penalty tiles for your inactive cards',
    de: 'nimm keine Strafplättchen für deine inaktiven Karten',
    nl: 'neem geen straffiches voor je niet-actieve kaarten',
  }),
  short: () => ({
    en: 'inactive cards: no penalty tiles',
    de: 'inaktive Karten: keine Strafplättchen',
    nl: 'niet-actieve kaarten: geen straffiches',
  }),
  icons: () => ['inactive', 'no', 'penalty'],
  worth: unpriced,
}
