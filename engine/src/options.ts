import { Fault } from './ground/fault.ts'

/** One thing that can be chosen before a game. */
export type Option = {
  readonly about: string
  /** It matters only where another option has, or is, this value. */
  readonly with?: readonly [option: string, value: string]
} & (
  | { readonly type: 'flag'; readonly standard: boolean }
  | { readonly type: 'one'; readonly of: readonly string[]; readonly standard: string }
  | { readonly type: 'some'; readonly of: readonly string[]; readonly standard: readonly string[] }
)

export type Options = Readonly<Record<string, Option>>
export type OptionValues = Readonly<Record<string, boolean | string | readonly string[]>>

/** Options as they are written on a command line: `short=true,expansions=ships+mayors`. */
export function parseOptions(options: Options, text: string): OptionValues {
  const given: Record<string, unknown> = {}
  for (const part of text.split(',').filter(each => each.trim() !== '')) {
    const [name = '', ...rest] = part.split('=')
    if (rest.length === 0)
      throw new Fault({
        en: `Options are written name=value; ‘${part}’ has no ‘=’.`,
        de: `Optionen schreibt man Name=Wert; in „${part}“ fehlt das „=“.`,
        nl: `Opties schrijf je als naam=waarde; in ‘${part}’ ontbreekt ‘=’.`,
      })
    given[name.trim()] = read(options[name.trim()], rest.join('=').trim())
  }
  return checkOptions(options, given)
}

/** All options of a game, from what was given and otherwise the standard; a fault for what does not exist. */
export function checkOptions(options: Options, given: unknown): OptionValues {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    throw new Fault('The options must be an object.')
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(options, name)) {
      throw new Fault({
        en: `There is no option ‘${name}’. ${known(options, 'This game has no options.', 'This game knows')}`,
        de: `Eine Option „${name}“ gibt es nicht. ${known(options, 'Dieses Spiel hat keine Optionen.', 'Dieses Spiel kennt')}`,
        nl: `Er is geen optie ‘${name}’. ${known(options, 'Dit spel heeft geen opties.', 'Dit spel kent')}`,
      })
    }
  }
  const values: Record<string, boolean | string | readonly string[]> = {}
  for (const [name, option] of Object.entries(options)) {
    const value = (given as Record<string, unknown>)[name]
    values[name] = value === undefined ? option.standard : checked(name, option, value)
  }
  return values
}

function read(option: Option | undefined, text: string): unknown {
  if (option?.type === 'flag' && (text === 'true' || text === 'false')) return text === 'true'
  if (option?.type !== 'some') return text
  if (text === 'all') return option.of
  return text === '' || text === 'none' ? [] : text.split('+')
}

function checked(name: string, option: Option, value: unknown) {
  switch (option.type) {
    case 'flag':
      if (typeof value === 'boolean') return value
      throw new Fault({
        en: `The option ‘${name}’ is true or false, not ${shown(value)}.`,
        de: `Die Option „${name}“ ist true oder false, nicht ${shown(value, '„“')}.`,
        nl: `De optie ‘${name}’ is true of false, niet ${shown(value, '‘’')}.`,
      })
    case 'one':
      if (typeof value === 'string' && option.of.includes(value)) return value
      throw new Fault({
        en: `The option ‘${name}’ is one of ${option.of.join(', ')}, not ${shown(value)}.`,
        de: `Die Option „${name}“ ist eines von ${option.of.join(', ')}, nicht ${shown(value, '„“')}.`,
        nl: `De optie ‘${name}’ is een van ${option.of.join(', ')}, niet ${shown(value, '‘’')}.`,
      })
    case 'some': {
      if (!Array.isArray(value)) {
        throw new Fault({
          en: `The option ‘${name}’ is a list from ${option.of.join(', ')}, not ${shown(value)}.`,
          de: `Die Option „${name}“ ist eine Liste aus ${option.of.join(', ')}, nicht ${shown(value, '„“')}.`,
          nl: `De optie ‘${name}’ is een lijst uit ${option.of.join(', ')}, niet ${shown(value, '‘’')}.`,
        })
      }
      const wrong = value.find(each => !option.of.includes(each))
      if (wrong !== undefined) {
        throw new Fault({
          en: `The option ‘${name}’ accepts ${option.of.join(', ')}, but not ${shown(wrong)}.`,
          de: `Die Option „${name}“ kennt ${option.of.join(', ')}, aber nicht ${shown(wrong, '„“')}.`,
          nl: `De optie ‘${name}’ kent ${option.of.join(', ')}, maar niet ${shown(wrong, '‘’')}.`,
        })
      }
      return option.of.filter(each => value.includes(each))
    }
  }
}

function known(options: Options, none: string, some: string) {
  const names = Object.keys(options)
  return names.length === 0 ? none : `${some} ${names.join(', ')}.`
}

function shown(value: unknown, [open, close]: Iterable<string> = '‘’') {
  return typeof value === 'string' ? `${open}${value}${close}` : JSON.stringify(value)
}

/** Whether an option matters with these values of the others. */
export function optionMatters({ with: other }: Option, values: OptionValues): boolean {
  if (!other) return true
  const [name, wanted] = other
  const value = values[name]
  return Array.isArray(value) ? value.includes(wanted) : String(value) === wanted
}
