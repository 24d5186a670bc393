import type { Serving } from '../../src/serve.ts'
import type { Plan } from './world.ts'

/** Ways to break a promise on purpose, each with what the witness must say of it. */
export const SABOTAGE: Readonly<Record<string, Omit<Plan, 'seed'> & { readonly found: RegExp }>> = {
  'an answer is acknowledged before it is stored': {
    mood: 'live',
    found: /acknowledged .* is not in the log|refused, but done|lost with its answers|is at|stands before/,
    sabotage({ house }) {
      const append = house.appender.append.bind(house.appender)
      house.appender.append = async row => {
        append(row).catch(() => {})
        return true
      }
    },
  },
  'commands that are sent again are not known': {
    mood: 'live',
    found: /was refused, but done/,
    sabotage({ house }) {
      house.store.placeOf = async () => undefined
    },
  },
  'whoever watches is told what the first seat may know': {
    mood: 'live',
    found: /told what it may not know|told different things/,
    foundation: (serving): Serving => {
      const referee = serving.referee!
      const turned = (viewer: number) => Math.max(0, viewer)
      const ask = referee.ask.bind(referee)
      referee.ask = (duty, table, takes) =>
        ask(duty, table, 'viewer' in takes ? { ...takes, viewer: turned(takes.viewer) } : takes)
      return serving
    },
  },
  'a host may have any number of tables that wait': {
    mood: 'live',
    found: /tables of one host wait for others/,
    sabotage: ({ house }) => void Object.assign(house, { openTables: Number.MAX_SAFE_INTEGER }),
  },
  'a person may say as much as they like': {
    mood: 'live',
    found: /commands of one person were heard/,
    settings: settings => ({
      ...settings,
      limits: { ...settings.limits, commands: { burst: 1e9, perSecond: 1e9 } },
    }),
  },
  'a heart goes on beating after the end': {
    mood: 'live',
    found: /has stopped left timers/,
    sabotage({ house }) {
      const beat = () => void house.machine.after(1_000, beat)
      beat()
    },
  },
  'nobody hears what others did through another process': {
    mood: 'live',
    kind: 'server',
    found: /somebody knows version/,
    sabotage({ house }) {
      house.changed = () => {}
      house.gone = () => {}
      house.missed = () => {}
    },
  },
  'time is measured by the clock that people set': {
    mood: 'live',
    found: /somebody was late/,
    foundation: (serving): Serving => {
      const machine = serving.machine!
      return { ...serving, machine: { ...machine, now: machine.shown } }
    },
  },
  'whoever comes in is told what this process happens to know': {
    mood: 'live',
    kind: 'server',
    found: /came in after version/,
    sabotage({ house }) {
      Object.assign(house.bus, { alone: true })
      // What the others did comes late, as it may.
      const changed = house.changed.bind(house)
      house.changed = (...what) => void house.machine.after(3_000, () => changed(...what))
    },
  },
  'whoever has signed out goes on': {
    mood: 'live',
    found: /done for somebody who had left/,
    sabotage({ house }) {
      house.door = { async review() {}, async reviewAll() {} }
      house.accounts.leave = async () => {}
    },
  },
}
