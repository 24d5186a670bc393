import { words } from '../settings/settings.ts'
import { Head } from './head.tsx'
import { to } from './route.ts'

/** An address that leads nowhere. */
export function NotFound() {
  const say = words.value
  return (
    <div class="page">
      <Head />
      <main class="waiting">
        <h1>{say.notFound}</h1>
        <p>{say.notFoundAbout}</p>
        <a class="button primary large" href={to()}>
          {say.backToStart}
        </a>
      </main>
    </div>
  )
}
