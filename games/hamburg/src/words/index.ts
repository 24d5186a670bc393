/** The words of Hamburg: every sentence is made from the card's expression, in three languages. */
export { activationOf, textOf } from './abilities.ts'
export { iconsOf } from './icons.ts'
export { listing } from './listing.ts'
export { sayHappening } from './log.ts'
export { actionName, cardName, categoryName, colorName, disasterName, majorityName } from './names.ts'
export { sayReason } from './reasons.ts'
export { shortOf } from './short.ts'
