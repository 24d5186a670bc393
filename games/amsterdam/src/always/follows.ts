import { counted } from '@kontor/language/grammar'
import { AND, joined, listed, type Phrase, told } from '@kontor/language/phrase'
import { COLON, COMMA } from '@kontor/language/short'
import { extra } from '@kontor/language/terms'
import type { Deck, Good } from '../colors.ts'
import { effectsIcons, effectsInWords, effectsShort, worthOfEffects } from '../effects/index.ts'
import type { Effect } from '../language.ts'
import { ANY_GOODS, GOOD_LABELS, goodsTile, prestigePoint } from '../words/terms.ts'
import { BLOCKS_TAKEN, CARDS_ACTIVATED, GOODS_DELIVERED, GOODS_OF_A_KIND, type Lasting } from './lasting.ts'
import { ACTIVATING, activatedShort, BLOCK_TAKEN, single, TAKING_A_BLOCK } from './occasions.ts'

/** What follows when a block was taken, a card of a deck activated, a goods tile of any kind or of one delivered. */
export interface BlockTaken {
  readonly always: 'blockTaken'
  readonly effects: readonly Effect[]
}
export interface Activated {
  readonly always: 'activated'
  readonly deck: Deck
  readonly effects: readonly Effect[]
}
export interface Delivered {
  readonly always: 'delivered'
  readonly good?: Good
  readonly effects: readonly Effect[]
}

export const blockTaken: Lasting<BlockTaken> = {
  sentence: ({ effects }) => told(TAKING_A_BLOCK, effectsInWords(effects)),
  short: ({ effects }) => joined(BLOCK_TAKEN, COLON, effectsShort(effects)),
  icons: ({ effects }) => ['block', 'arrow', ...effectsIcons(effects)],
  worth: ({ effects }, active) => BLOCKS_TAKEN * worthOfEffects(effects, active),
}

export const activated: Lasting<Activated> = {
  sentence: ({ deck, effects }) => told(ACTIVATING[deck], effectsInWords(effects)),
  short: ({ deck, effects }) => joined(activatedShort(deck), COLON, effectsShort(effects)),
  icons: ({ deck, effects }) => [deck, 'activate', 'arrow', ...effectsIcons(effects)],
  worth: ({ effects }, active) => CARDS_ACTIVATED * worthOfEffects(effects, active),
}

/** What each delivered tile brings: '4 extra prestige per goods tile'. */
function perTile(effect: Effect): Phrase {
  const tile = single(goodsTile)
  if (effect.do === 'prestige') {
    const { en, nl } = counted(effect.amount.n, prestigePoint, [extra])
    const { de } = counted(effect.amount.n, prestigePoint)
    return {
      en: `gain ${en} per ${tile.en}`,
      de: `erhalte pro ${tile.de} zusätzlich ${de}`,
      nl: `krijg ${nl} per ${tile.nl}`,
    }
  }
  const { en, de, nl } = effectsInWords([effect])
  return { en: `${en} per ${tile.en}`, de: `${de} pro ${tile.de}`, nl: `${nl} per ${tile.nl}` }
}

const goodsOf = (good: Good | undefined) => (good === undefined ? ANY_GOODS : GOOD_LABELS[good])

export const delivered: Lasting<Delivered> = {
  sentence({ good, effects }) {
    const { en, de, nl } = goodsOf(good)
    const delivering: Phrase = {
      en: `whenever you deliver ${en}`,
      de: `immer wenn du ${de} ablieferst`,
      nl: `telkens als je ${nl} aflevert`,
    }
    return told(delivering, listed(effects.map(perTile), AND))
  },
  short: ({ good, effects }) =>
    joined(
      ...(good === undefined ? [] : [GOOD_LABELS[good], COMMA]),
      { en: 'per goods tile delivered', de: 'pro abgelieferter Ware', nl: 'per afgeleverd goederenfiche' },
      COLON,
      effectsShort(effects),
    ),
  icons: ({ good, effects }) => [
    good === undefined ? 'good' : `good-${good}`,
    'warehouse',
    'arrow',
    ...effectsIcons(effects),
  ],
  worth: ({ good, effects }, active) =>
    (good === undefined ? GOODS_DELIVERED : GOODS_OF_A_KIND) * worthOfEffects(effects, active),
}
