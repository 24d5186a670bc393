/** The words of Hamburg: every sentence is made from the card's expression, in three languages. */

export { capital } from '@kontor/city/phrase'
export { activationOf, textOf } from './abilities.ts'
export { label } from './answers.ts'
export { iconsOf } from './icons.ts'
export { listing } from './listing.ts'
export { sayHappening } from './log.ts'
export { actionName, cardName, categoryName, colorName, disasterName, majorityName } from './names.ts'
export { aboutOption, sourceName, tieBreaks } from './options.ts'
export { prompt } from './prompts.ts'
export { sayReason } from './reasons.ts'
export { refused } from './refused.ts'
export { shortOf } from './short.ts'
export { describe } from './table.ts'
export { tally } from './tally.ts'
export {
  clericTileText,
  mayorName,
  mayorText,
  nameOfCard,
  shipText,
  stockStepText,
  stockText,
  textOfTile,
  tileCode,
  tileName,
  tokenText,
} from './tiles.ts'
