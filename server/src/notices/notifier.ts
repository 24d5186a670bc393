import { type CallOff, GRACE, type Machine, newId, type Settings } from '../ground/index.ts'
import type { ContactRow } from '../storage/index.ts'
import type { House } from '../tables/index.ts'
import type { Contacts } from './contacts.ts'
import { Courier, Undeliverable } from './courier.ts'
import { confirmWording, letterText, trialWording, turnWording, type Wording } from './letters.ts'
import { Mail } from './mail.ts'
import type { Due, Outbox } from './outbox.ts'
import { authorization, type PushKeys, type ServerKeys, sealedFor } from './push.ts'
import type { Tokens } from './tokens.ts'
import { signedHeaders } from './webhook.ts'

const LOOK_EVERY = 1_000
const MOST_TRIES = 5
const DAY = 24 * 60 * 60 * 1000
/** How long somebody has to confirm an e-mail address. */
const CONFIRMABLE = 3 * DAY
const SWEEP_EVERY = DAY / 24

/** Something that one contact is told. */
interface Message {
  readonly id: string
  readonly wording: Wording
  /** What it is about, for programs; undefined for a test. */
  readonly turn?: {
    readonly table: string
    readonly game: string
    readonly seat: number
    readonly due: number | null
  }
}

/** What the notifier works with. */
export interface Means {
  readonly contacts: Contacts
  readonly outbox: Outbox
  readonly tokens: Tokens
  readonly keys: ServerKeys
}

/** Tells people over e-mail, web push and webhooks that it is their turn, at tables that are played over days. */
export class Notifier {
  readonly #house: House
  readonly #settings: Settings
  readonly #machine: Machine
  readonly #means: Means
  readonly #courier: Courier
  readonly #mail: Mail | undefined
  #callOff: CallOff = () => {}
  #working: Promise<void> = Promise.resolve()
  #swept = 0
  #closed = false

  constructor(house: House, settings: Settings, means: Means) {
    this.#house = house
    this.#settings = settings
    this.#machine = house.machine
    this.#means = means
    this.#courier = new Courier(settings.notices.anywhere)
    this.#mail = settings.mail && new Mail(settings.mail)
  }

  get means(): Means {
    return this.#means
  }

  /** What can be had here: mail and push need to know where the page is, since they lead back to it. */
  get offers(): { readonly email: boolean; readonly push: string | null; readonly webhook: boolean } {
    const { site } = this.#settings
    const push = site?.startsWith('https:') ? this.#means.keys.shown : null
    return { email: this.#mail !== undefined, push, webhook: true }
  }

  begin(): void {
    const again = () => {
      if (this.#closed) return
      this.#callOff = this.#machine.after(Math.min(LOOK_EVERY, this.#settings.notices.retry), () => {
        this.#working = this.#work().finally(again)
      })
    }
    again()
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#callOff()
    this.#courier.close()
    this.#mail?.close()
    await this.#machine.within(GRACE, this.#working)
  }

  /** Whether we would go to this address; a sentence says why not. */
  async checkPlace(url: string): Promise<void> {
    await this.#courier.places(new URL(url))
  }

  /** Asks by mail whether an address belongs to the person who gave it. */
  async askToConfirm(contact: ContactRow, name: string): Promise<void> {
    const token = this.#means.tokens.write('confirm', contact.id, this.#machine.now() + CONFIRMABLE)
    const link = `${this.#settings.site}/#/online/confirm/${token}`
    const { title, body } = confirmWording(contact.language, name, link)
    await this.#mail!.send({ id: newId(this.#machine), to: contact.target, subject: title, text: body })
  }

  /** Sends a test to a contact, at once. */
  async try(contact: ContactRow, name: string): Promise<void> {
    await this.#send(contact, name, { id: newId(this.#machine), wording: trialWording(contact.language) })
  }

  /** Takes up what is to be told, and tells what is due. */
  async #work() {
    try {
      const time = this.#machine.now()
      await this.#means.outbox.fill(time + this.#settings.notices.delay)
      await Promise.all((await this.#means.outbox.claim(time)).map(due => this.#tell(due)))
      if (time - this.#swept < SWEEP_EVERY) return
      await this.#means.outbox.sweep(time)
      await this.#means.contacts.sweep(time - CONFIRMABLE)
      this.#swept = time
    } catch (error) {
      this.#house.log.error({ error }, 'notices failed')
    }
  }

  async #tell(due: Due) {
    const { outbox, contacts } = this.#means
    const contact = due.current ? await contacts.byId(due.contact) : undefined
    const message = contact && (await this.#messageFor(due, contact))
    if (!contact || !message) return outbox.decide(due.id, 'dropped')
    try {
      await this.#send(contact, message.name, message)
      this.#count(contact, 'sent')
      await outbox.decide(due.id, 'sent')
    } catch (error) {
      await this.#postpone(due, contact, error)
    }
  }

  /** Tries again later what could not be sent, or gives it up. What nobody expected is logged and tried again, too. */
  async #postpone({ id, tries }: Due, contact: ContactRow, error: unknown) {
    const known = error instanceof Undeliverable
    if (!known) this.#house.log.error({ error }, 'failed')
    const over = (known && error.forGood) || tries >= MOST_TRIES
    const reason = known ? error.message : 'a mistake of ours'
    const facts = { channel: contact.channel, contact: contact.id, tries, reason }
    this.#house.log.warn(facts, over ? 'not told' : 'to be told again')
    this.#count(contact, over ? 'failed' : 'postponed')
    const { outbox } = this.#means
    if (over) await outbox.decide(id, 'failed')
    else await outbox.postpone(id, this.#machine.now() + this.#settings.notices.retry * 5 ** (tries - 1))
  }

  /** What to say of a turn; nothing if the seat is not that person's any more. */
  async #messageFor({ id, table_id }: Due, { person, language }: ContactRow) {
    const sheet = await this.#house.store.sheet(table_id)
    const name = (await this.#house.store.person(person))?.name
    const seat = sheet?.holders.get(person)
    if (!sheet || seat === undefined || name === undefined) return undefined
    const { game, due } = sheet.row
    const others = sheet.seats.filter(each => each.kind === 'person' && each.seat !== seat)
    const wording = turnWording(language, {
      game,
      others: others.map(each => each.name ?? ''),
      left: due === null ? undefined : due - this.#machine.now(),
    })
    return { id, name, wording, turn: { table: table_id, game, seat, due } }
  }

  async #send(contact: ContactRow, name: string, message: Message) {
    if (contact.channel === 'email') await this.#sendMail(contact, name, message)
    else if (contact.channel === 'push') await this.#sendPush(contact, message)
    else await this.#sendHook(contact, message)
  }

  async #sendMail(
    { id: contact, target, language }: ContactRow,
    name: string,
    { id, wording, turn }: Message,
  ) {
    if (!this.#mail) throw new Undeliverable('This server sends no e-mail.', true)
    const { site } = this.#settings
    const token = this.#means.tokens.write('unsubscribe', contact)
    await this.#mail.send({
      id,
      to: target,
      subject: wording.title,
      text: letterText(language, name, wording, {
        table: turn && `${site}/${pageOf(turn.table)}`,
        unsubscribe: `${site}/#/online/unsubscribe/${token}`,
      }),
      unsubscribe: `${site}/api/notifications/unsubscribe/${token}`,
    })
  }

  async #sendPush({ id, target, keys }: ContactRow, { wording, turn }: Message) {
    const endpoint = new URL(target)
    const told = { ...wording, url: turn ? pageOf(turn.table) : '#/online', tag: turn?.table ?? 'test' }
    const status = await this.#courier.post(
      endpoint,
      {
        Authorization: authorization(
          this.#means.keys,
          endpoint,
          this.#settings.site ?? '',
          this.#machine.now(),
        ),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: `${DAY / 1000}`,
        Urgency: 'normal',
        // A later notice from the same table takes the place of one that was not delivered.
        Topic: told.tag,
      },
      sealedFor(JSON.parse(keys!) as PushKeys, JSON.stringify(told)),
    )
    if (status === 404 || status === 410) await this.#means.contacts.remove(id)
    judge('push service', status)
  }

  async #sendHook({ target, keys }: ContactRow, { id, wording, turn }: Message) {
    const link = turn && this.#settings.site && `${this.#settings.site}/${pageOf(turn.table)}`
    const told = { type: turn ? 'turn' : 'test', ...wording, ...turn, ...(link ? { link } : {}) }
    const body = Buffer.from(JSON.stringify(told))
    const signed = signedHeaders(keys!, id, body, this.#machine.now())
    const headers = { ...signed, 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'Kontor' }
    judge('webhook', await this.#courier.post(new URL(target), headers, body))
  }

  #count({ channel }: ContactRow, fate: string) {
    this.#house.metrics.count('kontor_notices_total', 'Notices of turns.', { channel, fate })
  }
}

function pageOf(table: string) {
  return `#/online/${table}`
}

/** Whether a status says that a message arrived; if not, whether trying again may help. */
function judge(who: string, status: number) {
  if (status >= 200 && status < 300) return
  const forGood = status >= 300 && status < 500 && status !== 408 && status !== 429
  throw new Undeliverable(`The ${who} answered with status ${status}.`, forGood)
}
