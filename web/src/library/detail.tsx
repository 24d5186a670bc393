import type { CardFace } from '@kontor/engine/presentation'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../settings/settings.ts'
import { go } from '../shell/route.ts'
import { narrow } from '../table/sections.tsx'
import type { BoardModule } from '../worker/scene.ts'
import { CardWords } from './card-words.tsx'
import { codeOf, type Entry, FACETS, type Facet, type Indexed, valueIn } from './search.ts'
import { words } from './words.ts'

interface Given {
  readonly cards: readonly Indexed[]
  /** Those that were found: the next card is one of them. */
  readonly among: readonly Entry[]
  readonly opened: string | null
  address(card?: number): string
  readonly Card: BoardModule['Card']
}

/** The card that is read: large, with all its values and where they come from. It covers the list on a narrow screen. */
export function Detail({ cards, among, opened, address, Card }: Given) {
  const say = words.value
  const panel = useRef<HTMLElement>(null)
  const entry = cards.find(({ entry: { en } }) => String(en.number) === opened)?.entry
  useEffect(() => {
    if (opened !== null && narrow.value) panel.current?.focus({ preventScroll: true })
  }, [opened])
  if (opened === null) return <aside class="panel detail idle">{say.pick}</aside>
  const close = () => {
    go(address())
    document.querySelector<HTMLElement>(`[data-number="${CSS.escape(opened)}"]`)?.focus()
  }
  return (
    <aside
      ref={panel}
      class="panel detail"
      tabIndex={-1}
      aria-label={entry?.[language.value].name ?? say.unknown(opened)}
      onKeyDown={event => {
        if (event.key === 'Escape') close()
      }}
    >
      <Steps opened={opened} among={among} address={address} close={close} />
      {entry ? <Read face={entry[language.value]} Card={Card} /> : <p role="status">{say.unknown(opened)}</p>}
    </aside>
  )
}

type Stepping = Pick<Given, 'among' | 'address'> & { readonly opened: string; close(): void }

function Steps({ opened, among, address, close }: Stepping) {
  const say = words.value
  const here = among.findIndex(({ en }) => String(en.number) === opened)
  const step = (by: number, label: string, sign: string) => {
    const there = here < 0 ? undefined : among[here + by]
    return there ? (
      <a class="button" href={address(there.en.number)} aria-label={label}>
        {sign}
      </a>
    ) : (
      <button type="button" class="button" aria-label={label} disabled>
        {sign}
      </button>
    )
  }
  return (
    <div class="steps">
      {step(-1, say.earlier, '‹')}
      {step(1, say.later, '›')}
      <button type="button" class="button" onClick={close}>
        {say.close}
      </button>
    </div>
  )
}

function Read({ face, Card }: { readonly face: CardFace; readonly Card: BoardModule['Card'] }) {
  const say = words.value
  const facets = FACETS.filter(facet => valueIn(face, facet) !== undefined)
  return (
    <>
      <div class="shown">{Card ? <Card face={face} /> : <CardWords face={face} />}</div>
      <dl>
        <Value name={say.number} value={codeOf(face)} />
        {facets.map(facet => (
          <Value
            key={facet}
            name={say.facets[facet]}
            value={facetInWords(face, facet)}
            source={face.sources[facet]}
          />
        ))}
        {face.sources.points !== undefined && (
          <Value name={say.points} value={String(face.points)} source={face.sources.points} />
        )}
        <Value name={say.text} value={face.text} source={face.sources.text} />
      </dl>
      <p class="note">{say.sourcesAbout}</p>
    </>
  )
}

function facetInWords(face: CardFace, facet: Facet) {
  if (facet === 'cost' && face.price) return face.price.text
  return facet === 'expansion' ? (face.expansion ?? words.value.base) : (valueIn(face, facet) ?? '')
}

function Value({ name, value, source }: { name: string; value: string; source?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {source !== undefined && <small> · {words.value.sources[source] ?? source}</small>}
      </dd>
    </div>
  )
}
