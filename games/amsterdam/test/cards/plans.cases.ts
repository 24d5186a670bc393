import { type Case, type Gains, mine, use } from './case.ts'
import { DISTRICT_RUN } from './districts.ts'

/** What the four plan cards of a district give for a resource of its colour. */
const GIVEN: readonly Gains[] = [{ points: 1 }, { gulden: 1 }, { gulden: 1 }, { gulden: 1, points: 1 }]

export const PLANS: readonly Case[] = DISTRICT_RUN.flatMap(([color, first], i) => {
  const [other] = DISTRICT_RUN[(i + 1) % DISTRICT_RUN.length]!
  return GIVEN.flatMap((gains, place): Case[] => {
    const of = first + place
    return [
      {
        of,
        title: `takes 1 ${color} resource, once a round`,
        given: mine({ active: [of], supply: { [color]: 3, [other]: 1 } }),
        play: [use(of)],
        gains: { ...gains, supply: { [color]: -1 } },
        refuses: [use(of)],
      },
      {
        of,
        title: `takes no ${other} resource`,
        given: mine({ active: [of], supply: { [other]: 1 } }),
        refuses: [use(of)],
      },
    ]
  })
})
