import type { GameName } from '@kontor/register'
import type { ComponentType } from 'preact'
import { pictureOf } from '../catalogue.ts'
import { later } from '../shell/later.tsx'

/** Whoever comes to a table by its link does not wait for these; until one is there, there is water in its place. */
const CITIES: Readonly<Record<GameName, ComponentType>> = {
  hamburg: later(async () => (await import('./hamburg-skyline.tsx')).HamburgSkyline, Water),
  bruges: later(async () => (await import('./bruges-skyline.tsx')).BrugesSkyline, Water),
  amsterdam: later(async () => (await import('./amsterdam-skyline.tsx')).AmsterdamSkyline, Water),
}

/** A game's city from the water, in ink; of a game from a folder its own picture, or the water alone. */
export function Skyline({ game }: { game: string }) {
  const picture = pictureOf(game, 'cover')
  if (picture !== undefined) return <img class="skyline" src={picture} alt="" />
  const City = Object.hasOwn(CITIES, game) ? CITIES[game as GameName] : Water
  return <City />
}

function Water() {
  return (
    <svg class="skyline" viewBox="0 0 400 158" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 110h400v48H0z" fill="var(--water)" />
      <path
        class="waves"
        d="M8 122q5-4 10 0t10 0M60 132q5-4 10 0t10 0M118 122q5-4 10 0t10 0M176 136q5-4 10 0t10 0M232 122q5-4 10 0t10 0M296 140q5-4 10 0t10 0M352 124q5-4 10 0t10 0M24 146q5-4 10 0t10 0M140 148q5-4 10 0t10 0M372 148q5-4 10 0t10 0"
      />
      <g class="ink boat" transform="translate(-143 -18)">
        <path d="M318 128h50l-8 12h-34z" fill="var(--sheet)" />
        <path d="M342 128V98M342 100l18 24h-18zM338 104l-14 20h14z" fill="var(--sheet)" />
      </g>
    </svg>
  )
}
