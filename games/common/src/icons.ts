import type { Amount } from './amounts.ts'

/** The signs of cards, by the names of their drawings. */

export type Icons = readonly string[]

/** A sign so many times. */
export const times = (n: number, icon: string): Icons => Array.from({ length: n }, () => icon)

/** Effects one after the other, with a plus between them. */
export const withPlus = (effects: readonly Icons[]): Icons =>
  effects.flatMap((icons, index) => (index === 0 ? icons : ['plus', ...icons]))

/** The signs of amounts: so many, so many for each (or every few) of something, or as many as what stands for itself. */
export const amountIcons =
  <Counter extends { readonly of: string }>(
    counterIcons: (counter: Counter) => Icons,
    standsForItself: readonly Counter['of'][],
  ) =>
  (sign: string, { n, per, every }: Amount<Counter>): Icons => {
    if (per === undefined) return [`${sign}-${n}`]
    if (standsForItself.includes(per.of)) return [sign, 'equals', ...counterIcons(per)]
    return [`${sign}-${n}`, 'per', ...(every === undefined ? [] : [`every-${every}`]), ...counterIcons(per)]
  }
