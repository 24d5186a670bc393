import type { TableAbout } from '@kontor/protocol'
import { isMyTurn } from '../../online/describing.ts'
import { FRESH } from '../../online/lobby/lobby.tsx'
import { TableList } from '../../online/lobby/table-list.tsx'
import { words as online } from '../../online/say.ts'
import { tables } from '../../online/server/client.ts'
import { useFound } from '../../online/server/found.ts'
import { words } from '../words/index.ts'
import { FinishedGames } from './finished.tsx'
import { Coming, PeoplePage } from './people-page.tsx'

/** My games: first those that wait for me, the most urgent on top; then the others; then those that are over. */
export function GamesPage() {
  const { value: mine, trouble } = useFound(() => tables('mine'), [], FRESH)
  const say = words.value
  return (
    <PeoplePage title={say.myGames} trouble={trouble.value}>
      {mine.value ? <Games mine={mine.value} /> : !trouble.value && <Coming />}
    </PeoplePage>
  )
}

function Games({ mine }: { mine: readonly TableAbout[] }) {
  const say = words.value
  const go = online.value.goThere
  const listed = mine.filter(({ status, started }) => status !== 'abandoned' || started !== null)
  if (listed.length === 0) return <p class="note">{say.noGames}</p>
  const playing = listed.filter(({ status }) => status === 'playing').sort(byTime)
  const lists = [
    [say.myTurn, playing.filter(isMyTurn)],
    [say.othersTurn, playing.filter(each => !isMyTurn(each))],
    [say.notBegun, listed.filter(({ status }) => status === 'open')],
  ] as const
  const over = listed.filter(({ status }) => status === 'over')
  return (
    <>
      {lists.map(
        ([title, found]) =>
          found.length > 0 && <TableList key={title} title={title} none="" tables={found} go={go} />,
      )}
      {over.length > 0 && <FinishedGames games={over} seatOf={({ mine: seat }) => seat} />}
    </>
  )
}

/** Where time runs out first comes first. */
function byTime(one: TableAbout, other: TableAbout) {
  return (one.due ?? Number.POSITIVE_INFINITY) - (other.due ?? Number.POSITIVE_INFINITY) || 0
}
