import type { Final } from '../language.ts'
import { allSiteColors } from './all-site-colors.ts'
import { doubleStatue } from './double-statue.ts'
import type { Laurel } from './laurel.ts'
import { points } from './points.ts'

/** What can count at the end. A word without a part does not compile. */
const LAURELS: { readonly [K in Final['final']]: Laurel<Extract<Final, { readonly final: K }>> } = {
  points,
  allSiteColors,
  doubleStatue,
}

export const laurelOf = (final: Final): Laurel<Final> => LAURELS[final.final]
