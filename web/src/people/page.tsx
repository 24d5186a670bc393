import { AccountPage } from './account/account.tsx'
import { ConfirmPage, UnsubscribePage } from './account/letter-links.tsx'
import { NoticesPage } from './notices/notices-page.tsx'
import { GamesPage } from './players/games.tsx'
import { PlayerPage } from './players/player.tsx'
import { RatingsPage } from './players/ratings.tsx'
import { Replaying } from './players/replaying.tsx'

/** The pages about people, by the first word of their address: no table has such a name. */
type Page = 'account' | 'confirm' | 'games' | 'notices' | 'players' | 'ratings' | 'replay' | 'unsubscribe'

export function People({ page, of }: { page: Page; of: string }) {
  switch (page) {
    case 'account':
      return <AccountPage />
    case 'confirm':
      return <ConfirmPage key={of} token={of} />
    case 'games':
      return <GamesPage />
    case 'notices':
      return <NoticesPage />
    case 'players':
      return <PlayerPage key={of} id={of} />
    case 'ratings':
      return <RatingsPage />
    case 'replay':
      return <Replaying key={of} table={of} />
    case 'unsubscribe':
      return <UnsubscribePage key={of} token={of} />
  }
}
