/** The server: tables over the network, and the page. */
export { newBotThread, threadsRunning } from './bot-threads.ts'
export { openOffice, restore } from './office.ts'
export { buildPage, PAGE } from './page.ts'
export { type Running, serve } from './serve.ts'
export { settingsFrom } from './settings.ts'
