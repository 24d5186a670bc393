import { trackWords } from '@kontor/five-colours/words/track'
import { mark } from './terms.ts'

/** What is said about a step on the City Hall Square. */
export const track = trackWords({
  on: { en: 'on the City Hall Square', de: 'auf dem Rathausplatz', nl: 'op het stadhuisplein' },
  verb: { does: 'rückt', particle: 'vor', infinitive: 'vorrücken' },
  money: mark,
})
