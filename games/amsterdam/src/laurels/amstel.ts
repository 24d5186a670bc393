import { joined, same } from '@kontor/language/phrase'
import { PLUS, plain } from '@kontor/language/short'
import { space } from '@kontor/language/terms'
import { effectsInWords } from '../effects/index.ts'
import { FIELD } from '../effects/worth.ts'
import { ON_THE_AMSTEL } from '../words/terms.ts'
import { type Laurel, STILL } from './laurel.ts'

/** Fields on the Amstel before everything else. */
export interface FinalFields {
  readonly final: 'amstel'
  readonly n: number
}

export const amstel: Laurel<FinalFields> = {
  ...STILL,
  points: () => 0,
  fields: ({ n }) => n,
  sentence({ n }) {
    const { en, de, nl } = effectsInWords([{ do: 'amstel', n }])
    return {
      en: `${en} before the other cards are scored`,
      de: `${de}, bevor die anderen Karten gewertet werden`,
      nl: `${nl} voordat de andere kaarten worden geteld`,
    }
  },
  short: ({ n }) => joined(PLUS, plain(n, space), same(' '), ON_THE_AMSTEL),
  icons: ({ n }) => [`increase-${n}`, 'amstel'],
  worth: (_, __, { n }) => FIELD * n,
}
