import { CHOOSE_PILE, moreOf, STOP } from '@kontor/city/asking'
import { counted } from '@kontor/city/grammar'
import { joined, type Phrase } from '@kontor/city/phrase'
import type { Asking, Prompt } from './asking.ts'
import { colorOf } from './names.ts'
import { card, worker } from './terms.ts'

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

export const TILE_PROMPTS: Readonly<Record<TileAsking, Prompt>> = {
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
  ship(_, { color }) {
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
    nl: 'kies een arbeider die je extra inlevert.',
  }),
  ease: () => ({
    en: 'reduce a disaster (without the point)?',
    de: 'eine Gefahr verringern (ohne den Punkt)?',
    nl: 'onheil verlagen (zonder het punt)?',
  }),
  oneWorker: () => joined(CHOOSE_WORKER, STOP),
  sameWorkers(_, { count }) {
    return {
      en: `choose the colour of ${counted(count, worker).en}.`,
      de: `wähle die Farbe von ${counted(count, worker, [], 'dative').de}.`,
      nl: `kies de kleur van ${counted(count, worker).nl}.`,
    }
  },
  returnWorker: (_, { count }) =>
    joined(
      {
        en: 'choose a worker to return',
        de: 'wähle einen Arbeiter, den du abgibst',
        nl: 'kies een arbeider die je inlevert',
      },
      moreOf(count),
      STOP,
    ),
  repeatInstant: () => ({
    en: 'which building do you use once more?',
    de: 'welches Gebäude nutzt du noch einmal?',
    nl: 'welk gebouw gebruik je nogmaals?',
  }),
  newHand(_, { count }) {
    const { en, de, nl } = counted(count, card)
    return joined(CHOOSE_PILE, { en: ` for ${en}.`, de: ` für ${de}.`, nl: ` voor ${nl}.` })
  },
}
