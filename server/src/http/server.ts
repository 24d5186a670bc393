import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { AuthoredGames } from '../authors/index.ts'
import { Buckets, type Log, networkOf, Refused, refusalOf, type Settings, traceOf } from '../ground/index.ts'
import type { Notifier } from '../notices/index.ts'
import { type Served, servedAs } from '../page/index.ts'
import type { Identity } from '../people/index.ts'
import { storageTrouble } from '../storage/index.ts'
import type { House } from '../tables/index.ts'
import { apiPage } from './api-page.ts'
import { tellChanges } from './changes.ts'
import { HEADERS, isOurs } from './headers.ts'
import { Health } from './health.ts'
import { openApi } from './openapi.ts'
import { routesOf } from './routes/index.ts'
import { unsubscribe } from './routes/notifications.ts'
import type { Call, Route } from './routes/route.ts'

/** No request body is longer. */
const LARGEST_BODY = 16_384
/** What anybody could have again by coming as somebody new is counted for the network that they come from. */
const BY_NETWORK: ReadonlySet<NonNullable<Route['uses']>> = new Set(['signIns', 'tables', 'reports'])
const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** What speaks HTTP, before it is connected to anything: it also writes the log. */
export function newHttp({ logLevel, proxied }: Settings): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, base: null, stream: process.stderr, serializers: { error: traceOf } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    // One proxy: the address that it appended is the true one, whatever else a client wrote there.
    trustProxy: proxied ? (_, hop) => hop === 0 : false,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
  })
}

/** What stands behind the door. */
interface Behind {
  readonly house: House
  readonly notifier: Notifier
  readonly identity: Identity
  readonly settings: Settings
  readonly files: ReadonlyMap<string, Served>
  readonly authored: AuthoredGames | undefined
}

/** Answers over HTTP: the page, the interface for programs, and what operators look at. */
export function answerHttp(
  http: FastifyInstance,
  { house, notifier, identity, settings, files, authored }: Behind,
): void {
  const { limits, openMetrics } = settings
  const { machine } = house
  const requests = new Buckets(machine, limits.requests)
  const extra = {
    guests: new Buckets(machine, limits.guests),
    signIns: new Buckets(machine, limits.signIns),
    tables: new Buckets(machine, { burst: 3 * limits.tables.burst, perSecond: 3 * limits.tables.perSecond }),
    notices: new Buckets(machine, limits.notices),
    reports: new Buckets(machine, limits.reports),
  }
  const routes = routesOf(house, notifier, authored)
  const fileAt = (address: string) => files.get(address) ?? fileOf(authored, address)

  // A form of another site could send plain text without asking; JSON it cannot.
  http.removeContentTypeParser('text/plain')
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    // By the route that it came to: an address can be written in many ways.
    if (request.routeOptions.url?.startsWith('/api') && !requests.take(networkOf(request.ip)))
      throw new Refused('too-many', 'Too many requests; wait a moment.')
    const { origin, host } = request.headers
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurs(origin, host, settings.origins))
      throw new Refused('forbidden', 'This page is not allowed to contact this server.')
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    house.metrics.count('kontor_requests_total', 'HTTP requests.', { route, status: `${reply.statusCode}` })
  })
  http.setErrorHandler((error, request, reply) => refuse(http.log, error, request, reply))
  http.setNotFoundHandler((request, reply) => servePage(fileAt, request, reply))

  for (const route of routes) {
    http.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        const claim = identity.personIn(request.headers.cookie)
        const person = await house.visitor(claim)
        const network = networkOf(request.ip)
        const user = route.uses && BY_NETWORK.has(route.uses) ? network : (person?.id ?? network)
        if (route.uses && !extra[route.uses].take(user))
          throw new Refused('too-many', 'That was too often; wait a while.')
        const place = { network, cookie: claim.person }
        return answer(route, identity, { person, session: claim.session, place }, request, reply)
      },
    })
  }
  answerMailPrograms(http, house, notifier)
  if (authored?.troubles) tellChanges(http, authored)
  http.get('/api/openapi.json', async () => openApi(routes))
  http.get('/api', async (_, reply) => reply.type('text/html; charset=utf-8').send(apiPage(routes)))
  const health = new Health(house)
  http.get('/healthz', async () => {
    await health.check()
    return { ok: true }
  })
  http.get('/metrics', async (request, reply) => {
    if (!openMetrics && !THIS_MACHINE.has(request.ip))
      throw new Refused('forbidden', 'Only available from this machine.')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(house.metrics.text())
  })
}

/** A mail program says that somebody wants no more mail (RFC 8058): a form without a cookie, from any machine. */
function answerMailPrograms(http: FastifyInstance, house: House, notifier: Notifier) {
  const url = '/api/notifications/unsubscribe/:token'
  http.register(async form => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      form.addContentTypeParser(type, { parseAs: 'buffer' }, async () => ({}))
    form.post<{ Params: { token: string } }>(url, async ({ params }) => {
      await unsubscribe(house, notifier, params.token)
      return { done: true }
    })
  })
  // Who opens the same address in a browser is asked there, since a program may only have looked at the link.
  http.get<{ Params: { token: string } }>(url, async ({ params }, reply) =>
    reply.redirect(`/#/online/unsubscribe/${encodeURIComponent(params.token)}`, 303),
  )
}

function answer(
  route: Route,
  identity: Identity,
  caller: Pick<Call, 'person' | 'session' | 'place'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return route.handle({
    ...caller,
    params: request.params,
    query: request.query,
    body: request.body ?? {},
    become: (id, session) =>
      reply.header('Set-Cookie', identity.cookieFor(id, session, request.protocol === 'https')),
    leave: () => reply.header('Set-Cookie', identity.noCookie()),
  })
}

/** Every refusal is logged; what it says to the caller is not, for it may name cards. */
function refuse(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = asRefusal(error)
  const facts = {
    method: request.method,
    route: request.routeOptions.url,
    code: refused.code,
    address: request.ip,
  }
  if (refused.code === 'mistake') log.error({ ...facts, error, trouble: storageTrouble(error) }, 'failed')
  else log.info(facts, 'refused')
  return reply.status(refused.status).send(refused.body)
}

/** What Fastify itself refuses has a status: a body that is too long, or no JSON. */
function asRefusal(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 500 && status >= 400)
    return new Refused(
      'malformed',
      'The request cannot be read: its body must be JSON and not too long.',
      status,
    )
  return refusalOf(error)
}

/** A file of a game from a folder: only those that the game has been found to consist of are there. */
function fileOf(authored: AuthoredGames | undefined, address: string): Served | undefined {
  const content = authored?.file(address)
  return content && servedAs(address, content)
}

function servePage(
  fileAt: (address: string) => Served | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sentence(reply.header('Allow', 'GET, HEAD'), 405, 'Only reading is possible here.')
  const file = fileAt(request.url.split(/[?#]/, 1)[0]!)
  if (!file) return sentence(reply, 404, 'There is nothing at this address.')
  reply.headers({
    'Cache-Control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  })
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? file.zipped : undefined
  if (zipped) reply.header('Content-Encoding', 'gzip')
  return reply
    .status(200)
    .type(file.type)
    .send(zipped ?? file.plain)
}

function sentence(reply: FastifyReply, status: number, text: string) {
  return reply.status(status).type('text/plain; charset=utf-8').send(`${text}\n`)
}
