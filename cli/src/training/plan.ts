import { below, type Chance, type Options, type OptionValues, optionMatters } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'

/** What is trained, and with which games. A training with other answers to this is another training. */
export interface Plan {
  readonly game: string
  readonly rules: string
  readonly data: string
  /** The digest of the names of the inputs. */
  readonly names: string
  /** How many players the games have, in turn. */
  readonly players: readonly number[]
  readonly options: OptionValues
  /** Whether half of the games have options drawn at random instead. */
  readonly mixed: boolean
  /** How many games each generation plays. */
  readonly games: number
  readonly seed: string
}

/** A plan as a thread is told of it. */
export interface Lesson {
  readonly plan: Plan
  /** The game's name, or the path of its module. */
  readonly module: string
  readonly folder: string
}

/** Options as people might choose them: half of the tables as they always are, the others with something of everything. */
export function optionsFor(
  { options }: AnyGame,
  { options: usual, mixed }: Plan,
  chance: Chance,
): OptionValues {
  if (!mixed || below(chance, 0, 2) === 0) return usual
  return drawn(options, chance)
}

function drawn(options: Options, chance: Chance): OptionValues {
  const values: Record<string, boolean | string | readonly string[]> = {}
  for (const [name, option] of Object.entries(options)) {
    const rare = below(chance, 0, 4)
    const each = option.type === 'flag' ? [] : option.of.map(value => [value, below(chance, 0, 5)] as const)
    if (option.type === 'flag') values[name] = rare === 0 ? !option.standard : option.standard
    else if (option.type === 'some') values[name] = each.flatMap(([value, n]) => (n < 2 ? [value] : []))
    else values[name] = option.of[below(chance, 0, option.of.length)]!
  }
  for (const [name, option] of Object.entries(options)) {
    if (!optionMatters(option, values)) values[name] = option.standard
  }
  return values
}
