import { SOMETHING } from '@kontor/common/worth'
import { handUpTo, NO_LOW_DIE_SHORT } from '@kontor/five-colours/words/sentences'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase, same, told } from '@kontor/language/phrase'
import { COLON, PLUS, plain } from '@kontor/language/short'
import { space } from '@kontor/language/terms'
import type { Group } from '../colors.ts'
import { ACTION_LABELS, GROUP_LABELS, guilder, memberOf, ON_THE_TRACK, threatMarker } from '../words/terms.ts'
import type { Permanent } from './permanent.ts'
import { OF_THE_CARD, performing } from './phrases.ts'

/** What a player may besides: more cards, more markers, a step without the dice, a further group. */

/** A step can be bought for so many guilders when no die shows a 1 or 2. */
export interface StepFor {
  readonly stepFor: number
}
/** The action that discards a threat marker may discard so many. */
export interface Discards {
  readonly discards: number
}
/** How many cards the hand may be filled up to. */
export interface HandSize {
  readonly handSize: number
}
/** The person belongs to this group, too. */
export interface AlsoOf {
  readonly alsoOf: Group
}

function stepInWords(guilders: number): Phrase {
  const { en, de, nl } = counted(guilders, guilder)
  return {
    en: `if no die shows a 1 or 2 in phase 2: you may advance 1 space ${ON_THE_TRACK.en} for ${en}`,
    de: `wenn in Phase 2 kein Würfel eine 1 oder 2 zeigt: Du darfst für ${de} ${ON_THE_TRACK.de} 1 Feld aufsteigen`,
    nl: `als in fase 2 geen enkele dobbelsteen een 1 of 2 toont: je mag voor ${nl} ${ON_THE_TRACK.nl} 1 veld vooruitgaan`,
  }
}

function stepShort(guilders: number): Phrase {
  const { en, de, nl } = counted(guilders, guilder)
  return joined(NO_LOW_DIE_SHORT, COLON, PLUS, plain(1, space), same(' '), ON_THE_TRACK, {
    en: ` for ${en}`,
    de: ` für ${de}`,
    nl: ` voor ${nl}`,
  })
}

function discardsInWords(n: number): Phrase {
  const { en, de, nl } = counted(n, threatMarker)
  return told(performing('threat'), {
    en: `you may discard up to ${en} ${OF_THE_CARD.en} instead of 1 and gain 1 point for each`,
    de: `du darfst bis zu ${de.replace(/^\d+/, '$& statt 1')} ${OF_THE_CARD.de} ablegen und für jeden 1 Punkt erhalten`,
    nl: `je mag maximaal ${nl} ${OF_THE_CARD.nl} afleggen in plaats van 1 en 1 punt per fiche krijgen`,
  })
}

const handInWords = (cards: number): Phrase => ({
  en: `in phase 1 you may refill your hand to ${cards} cards`,
  de: `in Phase 1 darfst du deine Hand auf ${cards} Karten auffüllen`,
  nl: `in fase 1 mag je je hand tot ${cards} kaarten aanvullen`,
})

/** English articles: 'an entertainer', 'a scholar'. */
function alsoInWords(group: Group): Phrase {
  const [member] = memberOf(group).en
  return {
    en: `also counts as ${/^[aeiou]/i.test(member) ? 'an' : 'a'} ${member}`,
    de: `zählt auch zur Gruppe ${GROUP_LABELS[group].de}`,
    nl: `telt ook als ${memberOf(group).nl[1]}`,
  }
}

export const stepFor: Permanent<StepFor> = {
  means: ({ stepFor }) => ({ figure: 'undicedStepPrice', change: () => stepFor }),
  sentence: always => stepInWords(always.stepFor),
  short: always => stepShort(always.stepFor),
  icons: always => ['no', 'die-any-1', 'die-any-2', 'arrow', 'reputation', `price-${always.stepFor}`],
  worth: () => SOMETHING,
}

export const discards: Permanent<Discards> = {
  means: ({ discards }) => ({ figure: 'discards', change: () => discards }),
  sentence: always => discardsInWords(always.discards),
  short: always =>
    joined(ACTION_LABELS.threat, same(`: −${always.discards}`), {
      en: ' instead of −1',
      de: ' statt −1',
      nl: ' in plaats van −1',
    }),
  icons: always => ['calm', 'arrow', `reduce-${always.discards}`],
  worth: () => SOMETHING,
}

export const handSize: Permanent<HandSize> = {
  means: ({ handSize }) => ({ figure: 'handSize', change: () => handSize }),
  sentence: always => handInWords(always.handSize),
  short: always => handUpTo(always.handSize),
  icons: always => ['hand', `card-${always.handSize}`],
  worth: () => SOMETHING,
}

export const alsoOf: Permanent<AlsoOf> = {
  means: always => always,
  sentence: always => alsoInWords(always.alsoOf),
  short: always => joined({ en: 'also ', de: 'auch ', nl: 'ook ' }, GROUP_LABELS[always.alsoOf]),
  icons: always => ['equals', `group-${always.alsoOf}`],
  worth: () => 0,
}
