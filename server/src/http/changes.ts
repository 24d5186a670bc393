import type { FastifyInstance } from 'fastify'
import type { AuthoredGames } from '../authors/index.ts'

/** Tells pages, for as long as they listen, that the folder of a game has been read anew. */
export function tellChanges(http: FastifyInstance, authored: AuthoredGames): void {
  http.get('/api/games/changes', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    // The first thing that a listener hears: that it is heard.
    raw.write('event: listening\ndata:\n\n')
    const stop = authored.heed(() => raw.write('event: changed\ndata:\n\n'))
    request.raw.once('close', stop)
  })
}
