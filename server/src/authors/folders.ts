/** What a command needs of a game in a folder; it need not know ours for that. */
export { isAuthored, loadAuthored } from './authored.ts'
export { mistakeIn } from './trouble.ts'
