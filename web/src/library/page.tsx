import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { boardOf } from '../boards/boards.ts'
import { titleOf } from '../catalogue.ts'
import { words as shell } from '../settings/settings.ts'
import { Head } from '../shell/head.tsx'
import { asking, query, to } from '../shell/route.ts'
import { ask } from '../worker/engine.ts'
import type { BoardModule } from '../worker/scene.ts'
import { Detail } from './detail.tsx'
import { Filters } from './filters.tsx'
import { FoundCards } from './found.tsx'
import { found, type Indexed, paramsOf, wantedIn } from './search.ts'
import { words } from './words.ts'
import './library.css'

/** All cards and tiles of a game, to be searched and read. What is looked for stands in the address. */
export function LibraryPage({ game }: { game: string }) {
  const cards = useSignal<readonly Indexed[] | undefined>(undefined)
  const board = useSignal<BoardModule | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    Promise.all([ask('library', { game }), boardOf(game)]).then(
      ([library, module]) => {
        cards.value = library
        board.value = module
      },
      (error: Error) => {
        trouble.value = error.message
      },
    )
  }, [game, cards, board, trouble])
  return (
    <div class="page library">
      <Head>
        <a href={to('rules', game)}>{shell.value.rules}</a>
      </Head>
      <main>
        <h1>{words.value.title(titleOf(game))}</h1>
        {trouble.value && (
          <p class="trouble" role="alert">
            {shell.value.trouble} {trouble.value}
          </p>
        )}
        {!cards.value && !trouble.value && <p role="status">{shell.value.loading}</p>}
        {cards.value && <Shelves game={game} cards={cards.value} Card={board.value?.Card} />}
      </main>
    </div>
  )
}

interface Shelved {
  readonly game: string
  readonly cards: readonly Indexed[]
  readonly Card: BoardModule['Card']
}

function Shelves({ game, cards, Card }: Shelved) {
  const wanted = wantedIn(query.value)
  const opened = query.value.get('card')
  const sought = paramsOf(wanted).toString()
  const fitting = useMemo(() => found(cards, wanted), [cards, sought])
  const address = (card?: number) => asking(to('cards', game), paramsOf(wanted, card))
  return (
    <div class="shelves">
      <div>
        <Filters cards={cards} wanted={wanted} game={game} fitting={fitting.length} />
        <FoundCards entries={fitting} opened={opened} address={address} Card={Card} />
      </div>
      <Detail cards={cards} among={fitting} opened={opened} address={address} Card={Card} />
    </div>
  )
}
