import { words as people } from '../people/words/index.ts'
import { Head } from '../shell/head.tsx'
import { route, to } from '../shell/route.ts'
import { words } from './say.ts'
import { guest } from './server/guest.ts'

/** The head of all pages of a server: its tables, and what belongs to whoever is here. */
export function OnlineHead() {
  const say = people.value
  return (
    <Head>
      <Place page={undefined} label={words.value.title} />
      <Place page="games" label={say.myGames} />
      <Place page="ratings" label={say.ratings} />
      <Place page="account" label={guest.value ?? say.nobodyName} about={say.account} />
    </Head>
  )
}

function Place({ page, label, about }: { page: string | undefined; label: string; about?: string }) {
  const here = route.value[1] === page
  const name = about === undefined || about === label ? undefined : `${about}: ${label}`
  return (
    <a
      href={page === undefined ? to('online') : to('online', page)}
      aria-current={here ? 'page' : undefined}
      aria-label={name}
    >
      {label}
    </a>
  )
}
