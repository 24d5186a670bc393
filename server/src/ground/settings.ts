import { availableParallelism } from 'node:os'
import { Fault } from '@kontor/engine'

/** How many requests somebody may make: so many at once, and so many a second in the long run. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** How a server is run. Everything comes from the environment and is checked before anything starts. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** A PostgreSQL address, or the path of an SQLite file. */
  readonly database: string
  /** Pages from these origins may speak to us; empty means only those that we served ourselves. */
  readonly origins: readonly string[]
  /** Whether a reverse proxy in front tells the true addresses. */
  readonly proxied: boolean
  /** Whether everybody may read the metrics; otherwise only this machine. */
  readonly openMetrics: boolean
  readonly logLevel: string
  readonly botThreads: number
  /** Where people find the page, such as https://games.example.org; messages lead there. */
  readonly site: string | undefined
  readonly mail: MailSettings | undefined
  readonly notices: NoticeSettings
  readonly limits: Limits
}

/** How e-mail is sent. */
export interface MailSettings {
  /** The mail server: smtp:// or smtps:// with name, password, host and port. */
  readonly server: string
  readonly from: string
}

/** How people are told of their turns; times in milliseconds. */
interface NoticeSettings {
  /** Who answers within this time after a turn began is not told of it. */
  readonly delay: number
  /** After which time something that could not be sent is tried again; longer each further time. */
  readonly retry: number
  /** Whether webhooks may lead into private networks, and without encryption. */
  readonly anywhere: boolean
}

interface Limits {
  /** HTTP requests of one address. */
  readonly requests: Allowance
  /** Commands of one socket. */
  readonly commands: Allowance
  /** Lines of chat of one person. */
  readonly chat: Allowance
  /** New guests of one address. */
  readonly guests: Allowance
  /** Accounts opened and passwords tried from one address. */
  readonly signIns: Allowance
  /** New tables of one person; three times as many from one address. */
  readonly tables: Allowance
  /** Tables of one host that wait for others at the same time. */
  readonly openTables: number
  /** Reports of others from one network. */
  readonly reports: Allowance
  /** Messages that one person has sent to themselves, and changes of where to. */
  readonly notices: Allowance
  /** Sockets of one address at the same time. */
  readonly sockets: number
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Then five times as long, and so on: the fifth and last try is some three hours after the first. */
const RETRY = 60_000

const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 20 },
  commands: { burst: 40, perSecond: 10 },
  chat: { burst: 6, perSecond: 0.5 },
  guests: { burst: 20, perSecond: 0.1 },
  signIns: { burst: 10, perSecond: 0.05 },
  tables: { burst: 10, perSecond: 0.05 },
  notices: { burst: 10, perSecond: 0.02 },
  reports: { burst: 10, perSecond: 1 / 600 },
  openTables: 5,
  sockets: 200,
}

/** The settings in an environment; all mistakes in it at once, a sentence each. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const mistakes: string[] = []
  const text = (name: string, standard: string) => environment[name] || standard
  const number = (name: string, standard: number, min: number, max: number) => {
    const found = environment[name]
    if (found === undefined || found === '') return standard
    const value = Number(found)
    if (/^\d+$/.test(found) && value >= min && value <= max) return value
    mistakes.push(`${name} is a whole number from ${min} to ${max}, not '${found}'.`)
    return standard
  }
  const flag = (name: string) => {
    const found = text(name, 'no')
    if (found !== 'yes' && found !== 'no') mistakes.push(`${name} is yes or no, not '${found}'.`)
    return found === 'yes'
  }
  const logLevel = text('KONTOR_LOG', 'info')
  if (!LEVELS.includes(logLevel))
    mistakes.push(`KONTOR_LOG is one of ${LEVELS.join(', ')}, not '${logLevel}'.`)
  const origins = text('KONTOR_ORIGINS', '')
    .split(',')
    .filter(each => each !== '')
  for (const origin of origins) {
    if (!isOrigin(origin))
      mistakes.push(`KONTOR_ORIGINS lists origins such as https://example.org, not '${origin}'.`)
  }
  const database = text('DATABASE_URL', 'kontor.db')
  if (/^\w+:\/\//.test(database) && !/^postgres(ql)?:\/\//.test(database))
    mistakes.push('DATABASE_URL is an address that begins with postgres:// or the path of a file.')
  const site = environment.KONTOR_SITE || undefined
  if (site !== undefined && !isOrigin(site))
    mistakes.push(`KONTOR_SITE is where people find the page, such as https://example.org, not '${site}'.`)
  const mail = mailIn(environment, mistakes)
  // Bots that took the last core would make every table wait.
  const most = Math.max(1, availableParallelism() - 1)
  const settings = {
    host: text('KONTOR_HOST', '127.0.0.1'),
    port: number('KONTOR_PORT', 8080, 0, 65_535),
    database,
    origins,
    proxied: flag('KONTOR_PROXIED'),
    openMetrics: flag('KONTOR_OPEN_METRICS'),
    logLevel,
    botThreads: number('KONTOR_BOT_THREADS', most, 1, most),
    site,
    mail,
    notices: {
      delay: 1000 * number('KONTOR_NOTICE_DELAY', 60, 0, 86_400),
      retry: RETRY,
      anywhere: flag('KONTOR_PRIVATE_HOOKS'),
    },
    limits: LIMITS,
  }
  if (mistakes.length > 0) throw new Fault(mistakes.join(' '))
  return settings
}

function mailIn(environment: Readonly<Record<string, string | undefined>>, mistakes: string[]) {
  const { KONTOR_SMTP: server, KONTOR_MAIL_FROM: from } = environment
  if (!server) return undefined
  // The address may hold a password: it is not repeated.
  if (!/^smtps?:\/\//.test(server) || !URL.canParse(server))
    mistakes.push('KONTOR_SMTP is the address of a mail server and begins with smtp:// or smtps://.')
  if (!from?.includes('@'))
    mistakes.push(`KONTOR_MAIL_FROM is the e-mail address that mail comes from, not '${from ?? ''}'.`)
  if (!environment.KONTOR_SITE) mistakes.push('KONTOR_SITE is needed for e-mail: its links lead there.')
  return { server, from: from ?? '' }
}

function isOrigin(text: string) {
  return URL.canParse(text) && new URL(text).origin === text
}
