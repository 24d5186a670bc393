import { newer, takeNewer } from './offline/register.ts'
import { route } from './route.ts'
import { SettingsPage } from './settings/page.tsx'
import { words } from './settings.ts'
import { StartPage } from './start/page.tsx'
import { TablePage } from './table/page.tsx'

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
    case 'settings':
      return <SettingsPage />
    default:
      return <StartPage />
  }
}
