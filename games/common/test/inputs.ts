import { FINENESS, type Game, Sheet, type State, type Task, view } from '@kontor/engine'

/** What a network is told of a position through the eyes of a seat, by name. */
export function toldOf<S extends State<T>, T extends Task>(game: Game<S, T>, state: S, seat = 0) {
  const inputs = game.study!.inputs!
  const sheet = new Sheet()
  inputs.read(view(game, state, seat), sheet)
  return Object.fromEntries(
    [...sheet.places.subarray(0, sheet.size)].map((place, i) => [
      inputs.names[place]!,
      sheet.values[i]! / FINENESS,
    ]),
  )
}

/** Whether each place of a game has a name of its own. */
export function namesDiffer<S extends State<T>, T extends Task>(game: Game<S, T>): boolean {
  const { names } = game.study!.inputs!
  return new Set(names).size === names.length
}
