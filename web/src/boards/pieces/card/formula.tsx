import type { ComponentChildren } from 'preact'
import { colorNamed, type PieceColor } from '../color.ts'
import { Worker } from '../figures.tsx'
import { Icon, Sign } from '../icon.tsx'
import { Coin, Shield } from '../sums.tsx'

/** The signs of a card, drawn. Each is a name and, after a dash, the colour or the number that belongs to it. */

/** When a card works: the first sign of its formula. */
const TIMINGS: Readonly<Record<string, string>> = {
  instant: 'instant',
  'phase-1': 'once-1',
  'phase-2': 'once-2',
  'phase-3': 'once-3',
  'phase-4': 'once-4',
  permanent: 'permanent',
  laurel: 'laurel',
}

/** Drawings that have another name than the sign. */
const DRAWINGS: Readonly<Record<string, string>> = {
  ...TIMINGS,
  no: 'barred',
  to: 'arrow',
  take: 'hand',
  category: 'building',
  'standard-action': 'action',
  'wall-third': 'wall',
  'dice-sum': 'd-any',
  all: 'check',
  'resource-any': 'resource',
  'resource-its': 'resource',
  'resource-each': 'resource',
  'kind-montelbaanstoren': 'tower',
  'kind-timmerman': 'craft',
  'kind-westerkerk': 'church',
  'kind-zuiderkerk': 'church',
  docker: 'docker',
  good: 'good',
  'canal-full': 'canal',
  'canal-third': 'canal',
  'house-each': 'house',
  'die-its': 'd-any',
  threat: 'disaster',
}

/** Signs that are written. */
const WRITTEN: Readonly<Record<string, string>> = {
  per: '/',
  plus: '+',
  minus: '−',
  equals: '=',
  or: '/',
  different: '≠',
  double: '×2',
  half: '½',
  unchanged: '±0',
}

/** Signs with a number after the dash, and what stands before it. */
const NUMBERED: Readonly<Record<string, string>> = {
  minus: '−',
  reduce: '−',
  increase: '+',
  every: '',
  'up-to': '≤',
  'at-least': '≥',
  'at-most': '≤',
}

/** What is drawn of a colour, on a ground of that colour. */
const TINTED: Readonly<Record<string, string>> = {
  site: 'site',
  building: 'building',
  wall: 'wall',
  pile: 'draw',
  card: 'card',
  die: 'd-any',
  resource: 'resource',
  plan: 'plan',
  block: 'block',
  house: 'house',
  person: 'person',
  canal: 'canal',
}
const DISASTERS: Readonly<Record<string, string>> = {
  purple: 'flood',
  orange: 'fire',
  gray: 'decay',
  pink: 'unrest',
  brown: 'disease',
  black: 'intrigue',
}

const THREATS: Readonly<Record<string, string>> = {
  blue: 'flood',
  brown: 'plague',
  yellow: 'robbery',
  violet: 'intrigue',
  red: 'fire',
}

function Tinted({ color, name }: { readonly color: PieceColor; readonly name: string }) {
  return (
    <span class={`tinted c-${color}`}>
      <Icon name={name} />
      <Sign color={color} />
    </span>
  )
}

function Seal({ color }: { readonly color: PieceColor }) {
  return (
    <span class={`seal c-${color}`}>
      <Sign color={color} />
    </span>
  )
}

/** A danger by its own drawing; one of any colour has dots of all of them, one of the colour that it is about an equals sign. */
function Danger({ name, of }: { readonly name: string | undefined; readonly of: string }) {
  if (name !== undefined) return <Icon name={name} />
  return (
    <span class="danger-of">
      <Icon name="disaster" />
      {of === 'its' ? <b>=</b> : <Sign color="any" />}
    </span>
  )
}

const text = (said: string) => <b class="said">{said}</b>

/** 'marks-2' is 'marks' and '2'; 'at-least-5' is 'at-least' and '5'. */
function split(sign: string): [name: string, detail: string] {
  const dash = sign.lastIndexOf('-')
  return dash < 0 ? [sign, ''] : [sign.slice(0, dash), sign.slice(dash + 1)]
}

function goods(name: string, detail: string): ComponentChildren {
  switch (name) {
    case 'marks':
    case 'price':
      return <Coin n={detail} />
    case 'discount':
      return [text('−'), <Coin key="coin" n={detail} />]
    case 'surcharge':
      return [text('+'), <Coin key="coin" n={detail} />]
    case 'points':
      return <Shield n={detail} />
    case 'worker':
    case 'docker':
      return <Worker color={colorNamed(detail) ?? 'any'} />
    case 'disaster':
      return <Danger name={DISASTERS[detail]} of={detail} />
    case 'threat':
      return <Danger name={THREATS[detail]} of={detail} />
    case 'sign':
      return <Seal color={colorNamed(detail) ?? 'black'} />
    case 'rounds':
      return [text(detail), <Icon key="again" name="again" />]
    case 'good':
    case 'category':
    case 'group':
      return <Icon name={detail} />
    default:
      return undefined
  }
}

function numbered(name: string, detail: string): ComponentChildren {
  const number = /^\d+$/.test(detail)
  if (number && name in NUMBERED) return text(`${NUMBERED[name]}${detail}`)
  if (name === 'card' && number) return [text(detail), <Icon key="card" name="card" />]
  if (name === 'die-any') return <Icon name={`d-${detail}`} />
  if (name === 'take' && number) return [<Icon key="hand" name="hand" />, text(detail)]
  return undefined
}

/** One sign. What has no drawing of its own is written, so that nothing is lost. */
function drawn(sign: string): ComponentChildren {
  const written = WRITTEN[sign]
  if (written !== undefined) return text(written)
  if (sign === 'free') return <Coin n={0} />
  if (sign === 'marks' || sign === 'price') return <Coin n="" />
  if (sign === 'points') return <Shield n="" />
  if (sign in DRAWINGS) return <Icon name={DRAWINGS[sign]!} class={sign === 'to' ? 'gives' : ''} />
  const [name, detail] = split(sign)
  if (name === 'category' && detail === 'secret-society') return <Icon name={detail} />
  const color = colorNamed(detail)
  if (color && name in TINTED) return <Tinted color={color} name={TINTED[name]!} />
  const found = goods(name, detail) ?? numbered(name, detail)
  if (found !== undefined) return found
  return <Icon name={TINTED[name] ?? (sign.startsWith('category-') ? sign.slice(9) : sign)} />
}

/** Three or more of one sign in a row are a number and the sign. */
function runs(signs: readonly string[]): { readonly sign: string; readonly n: number }[] {
  const found: { sign: string; n: number }[] = []
  for (const sign of signs) {
    const last = found.at(-1)
    if (last?.sign === sign) last.n++
    else found.push({ sign, n: 1 })
  }
  return found.flatMap(({ sign, n }) =>
    n >= 3 ? [{ sign, n }] : Array.from({ length: n }, () => ({ sign, n: 1 })),
  )
}

function Terms({ signs }: { readonly signs: readonly string[] }) {
  return (
    <span class="terms" aria-hidden="true">
      {runs(signs).map(({ sign, n }, place) => (
        <span class="term" key={`${place} ${sign}`}>
          {n > 1 && text(`${n}`)}
          {drawn(sign)}
        </span>
      ))}
    </span>
  )
}

/** The sign of when a card works, if it is one. */
export function timingOf([first]: readonly string[]): string | undefined {
  return first === undefined ? undefined : TIMINGS[first]
}

/** A formula: what is paid, an arrow, what is gained; without the sign of when it works. */
export function Formula({ signs }: { readonly signs: readonly string[] }) {
  const rest = timingOf(signs) === undefined ? signs : signs.slice(1)
  const arrow = rest.indexOf('arrow')
  if (arrow < 0) return <Terms signs={rest} />
  return (
    <>
      <Terms signs={rest.slice(0, arrow)} />
      <Icon name="arrow" class="gives" />
      <Terms signs={rest.slice(arrow + 1)} />
    </>
  )
}
