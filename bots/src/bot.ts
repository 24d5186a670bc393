import {
  below,
  type Chance,
  type Choice,
  Fault,
  type Game,
  type Question,
  type State,
  type View,
} from '@kontor/engine'

/** What a bot is given: the question and, if it wants to look, its seat's view. Never the state. */
export interface Seen<S extends State = State> {
  readonly game: Game<S>
  readonly question: Question
  view(): View<S>
}

/** Somebody who answers. The same answer comes from the same view and chance. */
export interface Bot {
  readonly name: string
  choose(seen: Seen, chance: Chance, stream: number): Choice
}

const random: Bot = {
  name: 'random',
  choose: ({ question: { choices } }, chance, stream) => choices[below(chance, stream, choices.length)]!,
}

export const BOTS: readonly Bot[] = [random]

/** The bot of that name, or a fault that lists those there are. */
export function botNamed(name: string): Bot {
  const found = BOTS.find(bot => bot.name === name)
  if (!found)
    throw new Fault(`There is no bot '${name}'; the bots are ${BOTS.map(bot => bot.name).join(', ')}.`)
  return found
}
