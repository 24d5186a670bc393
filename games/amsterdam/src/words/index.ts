/** The words of Amsterdam: every sentence is made from the card's expression, in three languages. */
export { textOf, useName } from './abilities.ts'
export { iconsOf } from './icons.ts'
export { listing } from './listing.ts'
export { iconsOfMission, textOfMission } from './missions.ts'
export {
  colorName,
  costInWords,
  deckColor,
  deckName,
  districtName,
  dockerName,
  expansionName,
  goodName,
  missionName,
  nameOfCard,
  tileName,
} from './names.ts'
export { shortOf } from './short.ts'
export { iconsOfTile, shortOfTile, textOfTile } from './tiles.ts'
