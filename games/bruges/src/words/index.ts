/** The words of Bruges: every sentence is made from the person's expression, in three languages. */
export { activationOf, textOf } from './abilities.ts'
export { iconsOf, tintOf } from './icons.ts'
export { listing } from './listing.ts'
export { actionName, colorName, groupName, nameOfCard, personAsObject, threatName } from './names.ts'
export { shortOf } from './short.ts'
