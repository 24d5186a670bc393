import { GAMES } from './game-names.ts'
import { newer, takeNewer } from './offline/register.ts'
import { placeOf } from './replay/place.ts'
import { route } from './route.ts'
import { words } from './settings.ts'
import { later } from './shell/later.tsx'
import { StartPage } from './start/page.tsx'
import { TablePage } from './table/page.tsx'

const LibraryPage = later(async () => (await import('./library/page.tsx')).LibraryPage)
const OnlinePage = later(async () => (await import('./online/page.tsx')).OnlinePage)
const RulesPage = later(async () => (await import('./rules/page.tsx')).RulesPage)
const SettingsPage = later(async () => (await import('./settings/page.tsx')).SettingsPage)
const BeginGuide = later(async () => (await import('./guide/begin.tsx')).BeginGuide)
const ReplayPage = later(async () => (await import('./replay/page.tsx')).ReplayPage)
const EndPage = later(async () => (await import('./end/page.tsx')).EndPage)

/** The page: which one of them the address says. */
export function App() {
  return (
    <>
      <Page />
      {newer.value && (
        <p class="newer" role="status">
          {words.value.newVersion}{' '}
          <button type="button" class="button" onClick={takeNewer}>
            {words.value.takeNew}
          </button>
        </p>
      )}
    </>
  )
}

function Page() {
  const [page = '', ...rest] = route.value
  switch (page) {
    case 'table':
      return <TablePage key={rest[0]} id={rest[0] ?? ''} at={rest[1]} />
    case 'cards':
      return <LibraryPage key={rest[0]} game={rest[0] ?? GAMES[0]} />
    case 'rules':
      return <RulesPage key={rest[0]} game={rest[0] ?? GAMES[0]} anchor={rest[1]} />
    case 'guide':
      return <BeginGuide key={rest[0]} game={rest[0] ?? GAMES[0]} />
    case 'replay':
      return <ReplayPage key={rest.slice(0, 2).join()} place={placeOf(rest)} at={rest[2]} />
    case 'end':
      return <EndPage key={rest.join()} place={placeOf(rest)} />
    case 'online':
      return <OnlinePage place={rest} />
    case 'settings':
      return <SettingsPage />
    default:
      return <StartPage />
  }
}
