/** How pieces come to their place, change there, or are lost, where they do not simply travel. */

interface Motion {
  readonly frames: Keyframe[]
  readonly duration: number
}

const STEP = 240
const WALK = 420
/** Long enough to be seen. */
const LOSS = 700

/** From below, stone by stone; roofs reach above their place. */
const grown = (depth: number): Keyframe[] => [
  { clipPath: 'inset(100% -8px 0)', translate: `0 ${depth}px` },
  { clipPath: 'inset(-24px -8px 0)', translate: '0 0' },
]
const into: Keyframe[] = [
  { translate: '34px -9px', scale: 0.8 },
  { translate: '0 0', scale: 1 },
]
const away: Keyframe[] = [
  { translate: '-34px 9px', scale: 1.2 },
  { translate: '0 0', scale: 1 },
]

const ARRIVALS = {
  /** A building goes up from its foundation. */
  rises: { frames: grown(22), duration: WALK },
  /** A segment of a wall is laid, a level of danger comes up. */
  grows: { frames: grown(0), duration: STEP },
  /** A ship comes to the quay, or leaves it. */
  sails: { frames: into, duration: WALK },
}
export type Arrival = keyof typeof ARRIVALS

const DEPARTURES = {
  /** Flames eat it from above. */
  burns: {
    frames: [
      { filter: 'none', clipPath: 'inset(-24px -8px 0)', opacity: 1 },
      {
        filter: 'sepia(1) saturate(6) hue-rotate(-25deg) brightness(1.15)',
        clipPath: 'inset(-24px -8px 0)',
        offset: 0.35,
      },
      { filter: 'grayscale(1) brightness(0.35)', clipPath: 'inset(100% -8px 0)', opacity: 0.6 },
    ],
    duration: LOSS,
  },
  /** The water takes it. */
  floods: {
    frames: [
      { filter: 'none', clipPath: 'inset(-24px -8px 0)', translate: '0 0' },
      {
        filter: 'sepia(1) saturate(4) hue-rotate(150deg)',
        clipPath: 'inset(-24px -8px 100%)',
        translate: '0 60px',
      },
    ],
    duration: LOSS,
  },
} satisfies Record<string, Motion>
export type Departure = keyof typeof DEPARTURES

export const isArrival = (name: string | undefined): name is Arrival => name !== undefined && name in ARRIVALS
export const isDeparture = (name: string | undefined): name is Departure =>
  name !== undefined && name in DEPARTURES

/** How a piece arrives, or changes to a state `at`: what is not so any more leaves. */
export const arrivalOf = (name: Arrival, at: string | undefined): Motion =>
  name === 'sails' && at === 'false' ? { ...ARRIVALS.sails, frames: away } : ARRIVALS[name]

export const departureOf = (name: Departure): Motion => DEPARTURES[name]
