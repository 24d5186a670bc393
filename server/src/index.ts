/** The server: tables over the network, and the page. */

export { type Office, openOffice, restore } from './admin/index.ts'
export { AuthoredGames } from './authors/index.ts'
export { newBotThread, threadsRunning } from './bots/index.ts'
export { settingsFrom } from './ground/index.ts'
export { buildPage, PAGE, pageSources } from './page/index.ts'
export { type Running, serve } from './serve.ts'
