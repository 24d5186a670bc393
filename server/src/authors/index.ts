/** Games in the folders of their authors, as a server offers them. */
export { AuthoredGames, gamesWith } from './games.ts'
