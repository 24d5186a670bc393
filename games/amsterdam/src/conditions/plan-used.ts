import { joined } from '@kontor/language/phrase'
import { plain } from '@kontor/language/short'
import { colorNumber, districtOf } from '../cards/cardfile.ts'
import type { Color } from '../colors.ts'
import { countAmong } from '../counters/index.ts'
import { planCard, planOf } from '../words/terms.ts'
import type { Requirement } from './condition.ts'

/** A plan card, of a district or of any, has been used this turn. */
export interface PlanUsed {
  readonly if: 'planUsed'
  readonly district?: Color
}

/** How likely a plan card is used in a turn: by somebody with an active one, and by somebody without. */
const HAVING = 0.75
const LACKING = 0.1

export const planUsed: Requirement<PlanUsed> = {
  isMet({ turn }, _, { district }) {
    const uses = [...turn.plans, ...turn.freePlans]
    if (district === undefined) return uses.length > 0
    return uses.some(card => districtOf(card) === colorNumber(district))
  },
  sentence({ district }) {
    if (district === undefined)
      return {
        en: 'if you have used at least 1 plan card this turn',
        de: 'wenn du in diesem Zug mindestens 1 Quartierplan genutzt hast',
        nl: 'als je deze beurt minstens 1 buurtplattegrond hebt gebruikt',
      }
    const { en, de, nl } = planOf(district)
    return {
      en: `if you have used a ${en[0]} this turn`,
      de: `wenn du in diesem Zug einen ${de[1]} genutzt hast`,
      nl: `als je deze beurt een ${nl[1]} hebt gebruikt`,
    }
  },
  short: ({ district }) =>
    joined(plain(1, district === undefined ? planCard : planOf(district)), {
      en: ' used',
      de: ' genutzt',
      nl: ' gebruikt',
    }),
  icons: ({ district }) => ['check', district === undefined ? 'plan' : `plan-${district}`],
  chance({ district }, active) {
    const plans =
      district === undefined
        ? countAmong(active, { of: 'cards', deck: 'plan' })
        : countAmong(active, { of: 'plans', district })
    return plans ? HAVING : LACKING
  },
}
