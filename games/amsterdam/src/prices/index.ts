import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Reason } from '../events.ts'
import type { Price } from '../language.ts'
import type { Amsterdam } from '../state.ts'
import type { Task } from '../tasks.ts'
import { gulden } from './gulden.ts'
import type { Payment } from './payment.ts'
import { plan } from './plan.ts'
import { resources } from './resources.ts'

/** What can be paid. A price without a part does not compile. */
const PRICES: { readonly [K in Price['pay']]: Payment<Extract<Price, { pay: K }>> } = {
  resources,
  gulden,
  plan,
}

const paymentOf = (price: Price): Payment<Price> => PRICES[price.pay]

/** Why a price cannot be paid now; undefined if it can. */
export const whyNotPay = (state: Amsterdam, seat: number, price: Price): Reason | undefined =>
  paymentOf(price).whyNot(state, seat, price)

/** Pays what leaves no choice, and gives the questions for the rest. */
export const pay = (state: Amsterdam, seat: number, price: Price, card: number): readonly Task[] =>
  paymentOf(price).pay(state, seat, price, card)

export const priceInWords = (price: Price): Phrase => paymentOf(price).sentence(price)

/** 'pay 2 gulden': in front of another verb. */
export const paidInWords = (price: Price): Phrase => paymentOf(price).paid(price)

export const priceShort = (price: Price): Phrase => paymentOf(price).short(price)

export const priceIcons = (price: Price): Icons => paymentOf(price).icons(price)

export const worthOfPrice = (price: Price): number => paymentOf(price).worth(price)
