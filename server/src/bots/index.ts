/** Who plays at the seats that nobody has: bots that think in threads of their own, and always answer in time. */
export { newBotThread, threadsRunning } from './bot-threads.ts'
export { Thinker } from './thinker.ts'
