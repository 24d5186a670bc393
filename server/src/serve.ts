import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Fault } from '@kontor/engine'
import { filesOf, type Served } from './files.ts'

/** The page may load from here and from nowhere else, and nobody may frame it. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Hands out the files of a folder; resolves once it listens. Port 0 takes any free one. */
export function serve(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const files = filesOf(folder)
  const server = createServer((request, response) => respond(files, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(trouble(error, port)))
    server.listen(port, host, () => resolve(server))
  })
}

function respond(files: ReadonlyMap<string, Served>, request: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'Only reading is possible here.')
  }
  const file = files.get(pathOf(request.url ?? '/'))
  if (!file) return refuse(response, 404, 'There is nothing at this address.')
  response.setHeader('Cache-Control', file.forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('ETag', file.etag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === file.etag) return response.writeHead(304).end()
  const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? file.zipped : undefined
  if (zipped) response.setHeader('Content-Encoding', 'gzip')
  const body = zipped ?? file.plain
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function pathOf(url: string) {
  return url.split(/[?#]/, 1)[0]!
}

function refuse(response: ServerResponse, status: number, sentence: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}

function trouble(error: NodeJS.ErrnoException, port: number) {
  if (error.code === 'EADDRINUSE') {
    return new Fault(`Port ${port} is in use; choose another one with --port.`)
  }
  if (error.code === 'EACCES')
    return new Fault(`Port ${port} may not be used; choose one above 1023 with --port.`)
  return error
}
