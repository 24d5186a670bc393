import type { AuthoredGames } from '../../authors/index.ts'
import type { Notifier } from '../../notices/index.ts'
import type { House } from '../../tables/index.ts'
import { accountRoutes } from './accounts.ts'
import { notificationRoutes } from './notifications.ts'
import { relationRoutes } from './relations.ts'
import type { Route } from './route.ts'
import { tableRoutes } from './tables.ts'

/** All that can be asked for. */
export function routesOf(house: House, notifier: Notifier, authored?: AuthoredGames): readonly Route[] {
  return [
    ...tableRoutes(house, authored),
    ...accountRoutes(house),
    ...relationRoutes(house),
    ...notificationRoutes(house, notifier),
  ]
}
