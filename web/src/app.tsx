import { FIRST_GAME } from './catalogue.ts'
import { newer, takeNewer } from './offline/register.ts'
import { mistakes } from './online/server/served.ts'
import { placeOf } from './replay/place.ts'
import { words } from './settings/settings.ts'
import { later } from './shell/later.tsx'
import { NotFound } from './shell/not-found.tsx'
import { route } from './shell/route.ts'
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
      {mistakes.value.map(sentence => (
        <p key={sentence} class="trouble panel mistaken" role="alert">
          {sentence}
        </p>
      ))}
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
      return <LibraryPage key={rest[0]} game={rest[0] ?? FIRST_GAME} />
    case 'rules':
      return <RulesPage key={rest[0]} game={rest[0] ?? FIRST_GAME} anchor={rest[1]} />
    case 'guide':
      return <BeginGuide key={rest[0]} game={rest[0] ?? FIRST_GAME} />
    case 'replay':
      return <ReplayPage key={rest.slice(0, 2).join()} place={placeOf(rest)} at={rest[2]} />
    case 'end':
      return <EndPage key={rest.join()} place={placeOf(rest)} />
    case 'online':
      return <OnlinePage place={rest} />
    case 'settings':
      return <SettingsPage />
    case '':
      return <StartPage />
    default:
      return <NotFound />
  }
}
