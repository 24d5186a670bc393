import { seatOf } from '../rules/possessions.ts'
import type { Amsterdam } from '../state.ts'
import { often, type Plain, type Requirement, seldom } from './condition.ts'

/** In the order of the Amstel; alone at an end of the prestige track. */
export type Ahead = Plain<'notFirst' | 'last' | 'aloneFirst' | 'aloneLast'>

function rivals(state: Amsterdam, seat: number) {
  return state.seats.filter((_, other) => other !== seat).map(({ points }) => points)
}

export const notFirst: Requirement<unknown> = {
  isMet: ({ order }, seat) => order[0] !== seat,
  sentence: () => ({
    en: 'if you are not first on the Amstel',
    de: 'wenn du auf der Amstel nicht ganz vorn liegst',
    nl: 'als je op de Amstel niet vooraan staat',
  }),
  short: () => ({
    en: 'not first on the Amstel',
    de: 'auf der Amstel nicht ganz vorn',
    nl: 'niet vooraan op de Amstel',
  }),
  icons: () => ['no', 'first', 'amstel'],
  chance: often,
}

export const last: Requirement<unknown> = {
  isMet: ({ order }, seat) => order.at(-1) === seat,
  sentence: () => ({
    en: 'if you are last on the Amstel',
    de: 'wenn du auf der Amstel ganz hinten liegst',
    nl: 'als je op de Amstel achteraan staat',
  }),
  short: () => ({ en: 'last on the Amstel', de: 'auf der Amstel ganz hinten', nl: 'achteraan op de Amstel' }),
  icons: () => ['last', 'amstel'],
  chance: seldom,
}

export const aloneFirst: Requirement<unknown> = {
  isMet: (state, seat) => rivals(state, seat).every(points => points < seatOf(state, seat).points),
  sentence: () => ({
    en: 'if you are alone in first place on the prestige track',
    de: 'wenn du auf der Prestigeleiste allein an erster Stelle liegst',
    nl: 'als je op het prestigepuntenspoor als enige vooraan staat',
  }),
  short: () => ({
    en: 'alone in first place in prestige',
    de: 'Beim Prestige allein an erster Stelle',
    nl: 'als enige vooraan in prestige',
  }),
  icons: () => ['first', 'points'],
  chance: seldom,
}

export const aloneLast: Requirement<unknown> = {
  isMet: (state, seat) => rivals(state, seat).every(points => points > seatOf(state, seat).points),
  sentence: () => ({
    en: 'if you are alone in last place on the prestige track',
    de: 'wenn du auf der Prestigeleiste allein an letzter Stelle liegst',
    nl: 'als je op het prestigepuntenspoor als enige achteraan staat',
  }),
  short: () => ({
    en: 'alone in last place in prestige',
    de: 'Beim Prestige allein an letzter Stelle',
    nl: 'als enige achteraan in prestige',
  }),
  icons: () => ['last', 'points'],
  chance: seldom,
}
