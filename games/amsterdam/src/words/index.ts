/** The words of Amsterdam: every sentence is made from the card's expression, in three languages. */

export { iconsOf, shortOf, textOf, useName } from '../abilities/index.ts'
export { iconsOfMission, textOfMission } from '../expansions/missions/words.ts'
export { brief, label } from './answers.ts'
export { sayHappening } from './log.ts'
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
export { describe } from './table.ts'
export { tally } from './tally.ts'
export { iconsOfTile, shortOfTile, textOfTile } from './tiles.ts'
