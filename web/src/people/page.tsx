import { AccountPage } from './account.tsx'
import { GamesPage } from './games.tsx'
import { PlayerPage } from './player.tsx'
import { RatingsPage } from './ratings.tsx'
import { Replaying } from './replaying.tsx'

/** The pages about people, by the first word of their address: no table has such a name. */
type Page = 'account' | 'games' | 'players' | 'ratings' | 'replay'

export function People({ page, of }: { page: Page; of: string }) {
  switch (page) {
    case 'account':
      return <AccountPage />
    case 'games':
      return <GamesPage />
    case 'players':
      return <PlayerPage key={of} id={of} />
    case 'ratings':
      return <RatingsPage />
    case 'replay':
      return <Replaying key={of} table={of} />
  }
}
