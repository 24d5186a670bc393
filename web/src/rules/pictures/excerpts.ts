import type { OptionValues } from '@kontor/engine'
import type { Explanations } from '../../table/explaining/explanations.ts'

/** What the rules of a game show of its board: excerpts of a table some way into a game. */
export interface Excerpts {
  /** The table: how the game is begun, and after how many answers it is shown. */
  readonly seed: string
  readonly options: OptionValues
  readonly answers: number
  /** What is shown below a heading of the rules, as the styles of the board find it; the first is what the words below explain. */
  readonly below: Readonly<Record<string, readonly string[]>>
}

interface Pictured {
  readonly excerpts: Excerpts
  readonly explanations: Explanations
}

/** Each game's excerpts and what its pieces are, loaded when its rules are read. */
const LOADED: Readonly<Record<string, () => Promise<Pictured>>> = {
  amsterdam: async () => ({
    ...(await import('../../boards/amsterdam/excerpts.ts')),
    ...(await import('../../boards/amsterdam/explained.ts')),
  }),
  bruges: async () => ({
    ...(await import('../../boards/bruges/excerpts.ts')),
    ...(await import('../../boards/bruges/explained.ts')),
  }),
  hamburg: async () => ({
    ...(await import('../../boards/hamburg/excerpts.ts')),
    ...(await import('../../boards/hamburg/explained.ts')),
  }),
}

/** What the rules of a game show; undefined where it has no board of its own. */
export async function picturedOf(game: string): Promise<Pictured | undefined> {
  return Object.hasOwn(LOADED, game) ? LOADED[game]!() : undefined
}
