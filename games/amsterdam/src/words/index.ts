/** The words of Amsterdam: every sentence is made from the card's expression, in three languages. */
export { textOf, useName } from './abilities.ts'
export { label } from './answers.ts'
export { iconsOf } from './icons.ts'
export { sayHappening } from './log.ts'
export { iconsOfMission, textOfMission } from './missions.ts'
export {
  categoryOfCard,
  colorName,
  costInWords,
  deckColor,
  expansionName,
  missionCategory,
  missionName,
  nameOfCard,
  tileCategory,
  tileName,
} from './names.ts'
export { aboutOption, sourceName, tieBreaks } from './options.ts'
export { prompt } from './prompts.ts'
export { sayReason } from './reasons.ts'
export { refused } from './refused.ts'
export { shortOf } from './short.ts'
export { describe } from './table.ts'
export { tally } from './tally.ts'
export { iconsOfTile, shortOfTile, textOfTile } from './tiles.ts'
