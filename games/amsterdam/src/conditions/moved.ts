import { counted } from '@kontor/language/grammar'
import { joined, same } from '@kontor/language/phrase'
import { space } from '@kontor/language/terms'
import { often, type Requirement } from './condition.ts'

/** So many fields on the Amstel, or with the ship, this turn. */
export interface MovedOnAmstel {
  readonly if: 'movedOnAmstel'
  readonly n: number
}
export interface Sailed {
  readonly if: 'sailed'
  readonly n: number
}

export const movedOnAmstel: Requirement<MovedOnAmstel> = {
  isMet: ({ turn }, _, { n }) => turn.amstelSteps >= n,
  sentence({ n }) {
    const { en, de, nl } = counted(n, space)
    return {
      en: `if you have advanced at least ${en} on the Amstel this turn`,
      de: `wenn du in diesem Zug auf der Amstel mindestens ${de} vorgerückt bist`,
      nl: `als je deze beurt op de Amstel minstens ${nl} vooruit bent gegaan`,
    }
  },
  short: ({ n }) => joined(same('Amstel ≥ '), counted(n, space)),
  icons: ({ n }) => [`at-least-${n}`, 'amstel'],
  chance: often,
}

export const sailed: Requirement<Sailed> = {
  isMet: ({ turn }, _, { n }) => turn.shipSteps >= n,
  sentence({ n }) {
    const { en, de, nl } = counted(n, space)
    return {
      en: `if you have moved your ship at least ${en} this turn`,
      de: `wenn du dein Frachtschiff in diesem Zug mindestens ${de} bewegt hast`,
      nl: `als je je vrachtschip deze beurt minstens ${nl} hebt verplaatst`,
    }
  },
  short: ({ n }) =>
    joined({ en: 'ship', de: 'Frachtschiff', nl: 'vrachtschip' }, same(' ≥ '), counted(n, space)),
  icons: ({ n }) => [`at-least-${n}`, 'ship'],
  chance: often,
}
