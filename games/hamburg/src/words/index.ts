/** The words of Hamburg: every sentence is made from the card's expression, in three languages. */

export { capital } from '@kontor/language/phrase'
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
} from '../expansions/words/tiles.ts'
export { brief, label } from './asking/answers.ts'
export { prompt } from './asking/prompts.ts'
export { sayReason } from './asking/reasons.ts'
export { refused } from './asking/refused.ts'
export { tally } from './asking/tally.ts'
export { activationOf, textOf } from './card/abilities.ts'
export { iconsOf } from './card/icons.ts'
export { shortOf } from './card/short.ts'
export { listing } from './listing.ts'
export { sayHappening } from './log/log.ts'
export { actionName, cardName, categoryName, colorName, disasterName, majorityName } from './names.ts'
export { aboutOption, sourceName, tieBreaks } from './options.ts'
export { describe } from './table/table.ts'
