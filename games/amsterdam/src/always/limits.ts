import { times } from '@kontor/common/icons'
import { counted } from '@kontor/language/grammar'
import { joined, told } from '@kontor/language/phrase'
import { COLON, plain } from '@kontor/language/short'
import { space } from '@kontor/language/terms'
import { unpriced } from '../effects/worth.ts'
import { cityBlock, gulden } from '../words/terms.ts'
import type { Lasting } from './lasting.ts'
import { single, TAKING_A_BLOCK } from './occasions.ts'

/** A block for so many gulden instead of its resources. */
export interface BlockFor {
  readonly always: 'blockFor'
  readonly n: number
}
/** So many blocks a turn; so many uses a turn of one plan card. */
export interface Blocks {
  readonly always: 'blocks'
  readonly n: number
}
export interface PlanUses {
  readonly always: 'planUses'
  readonly n: number
}
/** Fields that a resource pays for when the ship moves. */
export interface StepsPerResource {
  readonly always: 'stepsPerResource'
  readonly n: number
}

export const blockFor: Lasting<BlockFor> = {
  sentence({ n }) {
    const { en, de, nl } = counted(n, gulden)
    return told(TAKING_A_BLOCK, {
      en: `you may pay ${en} instead of its resources`,
      de: `du darfst ${de} statt der Rohstoffe zahlen`,
      nl: `je mag ${nl} betalen in plaats van de grondstoffen`,
    })
  },
  short: ({ n }) =>
    joined(single(cityBlock), COLON, plain(n, gulden), {
      en: ' instead of resources',
      de: ' statt Rohstoffen',
      nl: ' in plaats van grondstoffen',
    }),
  icons: ({ n }) => ['block', 'arrow', `price-${n}`],
  worth: unpriced,
}

export const blocks: Lasting<Blocks> = {
  sentence({ n }) {
    const { en, de, nl } = counted(n, cityBlock)
    return {
      en: `you may take ${en} per turn`,
      de: `du darfst ${de} pro Zug in Besitz nehmen`,
      nl: `je mag per beurt ${nl} in bezit nemen`,
    }
  },
  short: ({ n }) => joined(plain(n, cityBlock), { en: ' per turn', de: ' pro Zug', nl: ' per beurt' }),
  icons: ({ n }) => times(n, 'block'),
  worth: unpriced,
}

export const planUses: Lasting<PlanUses> = {
  sentence: ({ n }) => ({
    en: `you may use 1 plan card up to ${n} times per round, paying for each use`,
    de: `du darfst pro Runde 1 Quartierplan bis zu ${n}-mal nutzen und zahlst dafür jedes Mal`,
    nl: `je mag per ronde 1 buurtplattegrond maximaal ${n} keer gebruiken en betaalt daar elke keer voor`,
  }),
  short: ({ n }) => ({
    en: `1 plan card: up to ${n} times`,
    de: `1 Quartierplan: bis zu ${n}-mal`,
    nl: `1 buurtplattegrond: maximaal ${n} keer`,
  }),
  icons: ({ n }) => [`up-to-${n}`, 'plan', 'again'],
  worth: unpriced,
}

export const stepsPerResource: Lasting<StepsPerResource> = {
  sentence: ({ n }) => ({
    en: `whenever you move your ship: 1 resource pays for ${n} spaces`,
    de: `immer wenn du dein Frachtschiff bewegst: 1 Rohstoff reicht für ${n} Felder`,
    nl: `telkens als je je vrachtschip verplaatst: 1 grondstof is genoeg voor ${n} velden`,
  }),
  short: ({ n }) =>
    joined({ en: 'ship: ', de: 'Frachtschiff: ', nl: 'vrachtschip: ' }, plain(n, space), {
      en: ' per resource',
      de: ' pro Rohstoff',
      nl: ' per grondstof',
    }),
  icons: ({ n }) => ['resource-any', 'arrow', ...times(n, 'ship')],
  worth: unpriced,
}
