import { type Crowd, newCrowd } from './crowd.ts'

/** What the clients are asked to do: sit at more tables, or answer so often a second for so long. */
export type Wish =
  | { readonly kind: 'sit'; readonly port: number; readonly tables: number }
  | { readonly kind: 'play'; readonly perSecond: number; readonly milliseconds: number }

/** All clients, in a process of their own, so that they and the server do not wait for each other. */
let crowd: Crowd | undefined

process.on('message', async (wish: Wish) => {
  if (wish.kind === 'sit') {
    crowd ??= await newCrowd(wish.port)
    process.send?.(await crowd.sit(wish.tables))
  } else process.send?.(await crowd!.play(wish.perSecond, wish.milliseconds))
})
process.once('disconnect', () => crowd?.leave())
