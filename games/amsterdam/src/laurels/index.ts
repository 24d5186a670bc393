import type { Final } from '../language.ts'
import { amstel } from './amstel.ts'
import { churches } from './churches.ts'
import type { Laurel } from './laurel.ts'
import { prestige, shipHome } from './prestige.ts'
import { spared } from './spared.ts'

/** What can count at the end. A word without a part does not compile. */
const LAURELS: { readonly [K in Final['final']]: Laurel<Extract<Final, { final: K }>> } = {
  prestige,
  shipHome,
  amstel,
  churches,
  spared,
}

export const laurelOf = (final: Final): Laurel<Final> => LAURELS[final.final]
