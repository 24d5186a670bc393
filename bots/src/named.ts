import { Fault, type Game, type State } from '@kontor/engine'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { botOfLevel, isLevel, LEVELS } from './levels.ts'
import { net, planner } from './network/net.ts'
import type { Packed } from './network/packed.ts'
import { random } from './random.ts'
import { type Budget, search } from './search.ts'

/** What `search` thinks if nobody says how long. */
const STANDARD: Budget = { iterations: 300 }
/** With a budget of time this many iterations are never reached. */
const ENDLESS = 1_000_000

/** Where networks are found by the paths that people give: a program that has a disk brings this. */
export type NetworkAt = (path: string, game: Game<State>) => Packed

/** A new bot of that name, for one seat of one game; or a fault that lists those there are. */
export function botNamed(name: string, networkAt?: NetworkAt): Bot {
  if (name === 'random') return random
  if (name === 'greedy') return greedy
  if (isLevel(name)) return botOfLevel(name)
  const [, kind, path, , count] =
    (networkAt && /^(net|planner):(.+?)(:([1-9]\d{0,5}(ms)?))?$/.exec(name)) ?? []
  if (kind === 'net' && count === undefined) return net(name, game => networkAt!(path!, game))
  if (kind === 'planner')
    return planner(name, budgetOf(`search${count ? `:${count}` : ''}`)!, game => networkAt!(path!, game))
  const budget = budgetOf(name)
  if (budget) return search(name, budget)
  const levels = LEVELS.join(', ')
  const networks = networkAt ? NETWORKS : { en: '', de: '', nl: '' }
  throw new Fault({
    en: `There is no bot ‘${name}’; the bots are random, greedy, search (search:400 for 400 iterations, search:500ms for a time)${networks.en} and the levels ${levels}.`,
    de: `Einen Bot „${name}“ gibt es nicht; die Bots sind random, greedy, search (search:400 für 400 Durchläufe, search:500ms für eine Zeit)${networks.de} und die Stufen ${levels}.`,
    nl: `Er is geen bot ‘${name}’; de bots zijn random, greedy, search (search:400 voor 400 herhalingen, search:500ms voor een tijd)${networks.nl} en de niveaus ${levels}.`,
  })
}

/** What plays by networks, where they can be found. */
const NETWORKS = {
  en: ', net:<file of a network>, planner:<file> (planner:<file>:400 and so on)',
  de: ', net:<Datei eines Netzes>, planner:<Datei> (planner:<Datei>:400 und so weiter)',
  nl: ', net:<bestand van een netwerk>, planner:<bestand> (planner:<bestand>:400 enzovoort)',
}

function budgetOf(name: string): Budget | undefined {
  if (name === 'search') return STANDARD
  const [, count, unit] = /^search:([1-9]\d{0,5})(ms)?$/.exec(name) ?? []
  if (count === undefined) return undefined
  return unit ? { iterations: ENDLESS, milliseconds: Number(count) } : { iterations: Number(count) }
}
