import type { Icons } from '@kontor/common/icons'
import type { Action, Category } from '../../colors.ts'
import type { ColorRef } from '../../language.ts'

/** The signs of single things, from which the signs of cards are put together. */

export const ACTION_SIGNS: Readonly<Record<Action, string>> = {
  workers: 'take-workers',
  money: 'take-money',
  decrease: 'calm',
  wall: 'build-wall',
  site: 'play-site',
  build: 'construct',
}

export const categoryIcon = (category: Category) => `category-${category.toLowerCase().replace(' ', '-')}`

export const disasterIcon = (color: ColorRef | 'any') => `disaster-${color}`

/** A worker of one colour or another. */
export const workersIcons = (colors: readonly ColorRef[]): Icons =>
  colors.flatMap((color, index) => (index === 0 ? [`worker-${color}`] : ['or', `worker-${color}`]))
