import { parentPort, workerData } from 'node:worker_threads'
import { botNamed } from '@kontor/bots'
import { GAMES, gameNamed } from './games.ts'
import { playShare, type Share } from './simulate.ts'

const share: Share = workerData
const silent = { in: process.stdin, out: process.stdout, err: process.stderr, terminal: false, games: GAMES }
const game = await gameNamed(share.game, silent)
const bots = share.bots.map(botNamed)
const { options, seed, values } = share
parentPort!.postMessage(playShare({ game, bots, options, seed, values }, share, silent))
