import { SOMETHING } from '@kontor/common/worth'
import { heard, plan } from '@kontor/engine'
import { colorNumber } from '../../cards/cardfile.ts'
import { TOKENS } from '../../cards/tiles.ts'
import { shownBy } from '../../rules/disasters.ts'
import { following } from '../../rules/permanents.ts'
import { othersOf, report } from '../../rules/possessions.ts'
import { drawToken } from '../../rules/tokens.ts'
import { always, fixed, nothingCertain, whole, word } from '../word.ts'

/** Draw an intrigue token for all others. */
export interface IntrigueOthers {
  readonly do: 'intrigueOthers'
}

export const intrigueOthers = word<IntrigueOthers>()({
  /** All others suffer what a token shows; its gift and the choices of its drawer do not count. */
  run({ state, seat }) {
    const token = drawToken(state)
    if (heard()) report({ kind: 'token', seat, token })
    const colors = TOKENS[token]!.raises.map(colorNumber)
    const sufferers = othersOf(state, seat).flatMap(other => shownBy(other, colors))
    plan(state, ...following(state, seat, 'intrigue', -1), ...sufferers)
  },
  steps: {},
  possible: always,
  brings: nothingCertain,
  sentence: whole({
    en: 'draw 1 intrigue token: each other player increases the disaster shown by 1 level',
    de: 'ziehe 1 schwarzen Gefahrenmarker: Alle anderen erhöhen die gezeigte Gefahr um 1 Stufe',
    nl: 'trek 1 zwart onheilsfiche: elke andere speler verhoogt het getoonde onheil met 1 niveau',
  }),
  short: fixed({
    en: '1 intrigue token → others: disaster shown +1',
    de: '1 schwarzer Gefahrenmarker → alle anderen: gezeigte Gefahr +1',
    nl: '1 zwart onheilsfiche → anderen: getoond onheil +1',
  }),
  icons: fixed(['intrigue', 'others', 'disaster-its', 'increase-1']),
  worth: fixed(SOMETHING),
  needs: [],
})
