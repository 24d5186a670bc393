/** The words of Amsterdam: every sentence is made from the card's expression, in three languages. */

export { iconsOf, shortOf, textOf, useName } from '../abilities/index.ts'
export { iconsOfMission, textOfMission } from '../expansions/missions/words.ts'
export { brief, label } from './asking/answers.ts'
export { prompt } from './asking/prompts.ts'
export { sayReason } from './asking/reasons.ts'
export { tally } from './asking/tally.ts'
export { iconsOfTile, shortOfTile, textOfTile } from './card/tiles.ts'
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
export { describe } from './table/table.ts'
