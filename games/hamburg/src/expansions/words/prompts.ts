import { CHOOSE_PILE, moreOf, STOP } from '@kontor/five-colours/words/asking'
import { choosing, TO_RETURN } from '@kontor/five-colours/words/choosing'
import { counted } from '@kontor/language/grammar'
import { joined, type Phrase } from '@kontor/language/phrase'
import type { Asking, Prompts } from '../../words/asking/asking.ts'
import { colorOf } from '../../words/names.ts'
import { card, worker } from '../../words/terms.ts'
/** What the tiles of the expansions ask. */

export type TileAsking = Extract<
  Asking,
  | 'chooseMayor'
  | 'drawToken'
  | 'doubleIntrigue'
  | 'takeStatue'
  | 'ship'
  | 'payFee'
  | 'ease'
  | 'oneWorker'
  | 'sameWorkers'
  | 'returnWorker'
  | 'repeatInstant'
  | 'newHand'
>

const CHOOSE_WORKER: Phrase = { en: 'choose a worker', de: 'wähle einen Arbeiter', nl: 'kies een arbeider' }

export const TILE_PROMPTS: Prompts<TileAsking> = {
  chooseMayor: () => ({
    en: 'choose a side of your mayor tile.',
    de: 'wähle eine Seite deines Bürgermeisterplättchens.',
    nl: 'kies een zijde van je burgemeesterfiche.',
  }),
  drawToken: () => ({
    en: 'draw an intrigue token?',
    de: 'einen schwarzen Gefahrenmarker ziehen?',
    nl: 'een zwart onheilsfiche trekken?',
  }),
  doubleIntrigue: () => ({
    en: 'which disaster increases first?',
    de: 'welche Gefahr steigt zuerst?',
    nl: 'welk onheil stijgt eerst?',
  }),
  takeStatue: () => ({ en: 'choose a statue.', de: 'wähle eine Statue.', nl: 'kies een standbeeld.' }),
  ship(_, { worker: color }) {
    const { en, de, nl } = counted(1, worker, [colorOf(color)])
    return {
      en: `return ${en} to use a ship?`,
      de: `${de} abgeben, um ein Schiff zu nutzen?`,
      nl: `${nl} inleveren om een schip te gebruiken?`,
    }
  },
  payFee: () => ({
    en: 'choose an additional worker to return.',
    de: 'wähle einen Arbeiter, den du zusätzlich abgibst.',
    nl: 'kies een arbeider om extra in te leveren.',
  }),
  ease: () => ({
    en: 'reduce a disaster (without the point)?',
    de: 'eine Gefahr verringern (ohne den Punkt)?',
    nl: 'een onheil verlagen (zonder het punt)?',
  }),
  oneWorker: () => joined(CHOOSE_WORKER, STOP),
  sameWorkers(_, { n }) {
    const { en, de, nl } = counted(n, worker)
    return {
      en: `choose a colour for ${en}.`,
      de: `wähle eine Farbe für ${de}.`,
      nl: `kies een kleur voor ${nl}.`,
    }
  },
  returnWorker: (_, { n }) => joined(choosing(worker, TO_RETURN), moreOf(n), STOP),
  repeatInstant: () => ({
    en: 'which building do you use once more?',
    de: 'welches Gebäude nutzt du noch einmal?',
    nl: 'welk gebouw gebruik je nogmaals?',
  }),
  newHand(_, { n }) {
    const { en, de, nl } = counted(n, card)
    return joined(CHOOSE_PILE, { en: ` for ${en}.`, de: ` für ${de}.`, nl: ` voor ${nl}.` })
  },
}
