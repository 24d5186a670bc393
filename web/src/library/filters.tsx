import { useSignal } from '@preact/signals'
import { useEffect, useId, useRef } from 'preact/hooks'
import { colorNamed, PIECE_COLORS } from '../boards/pieces/color.ts'
import { Sign } from '../boards/pieces/icon.tsx'
import { language } from '../settings/settings.ts'
import { asking, go, to } from '../shell/route.ts'
import { BASE, type Facet, foundWithout, type Indexed, offersOf, paramsOf, type Wanted } from './search.ts'
import { words } from './words.ts'

/** How long somebody may think between two letters before the address follows, in milliseconds. */
const REST = 120

interface Given {
  readonly cards: readonly Indexed[]
  readonly wanted: Wanted
  readonly game: string
  readonly fitting: number
}

/** What cards are looked for: words in any language, colour, expansion, category, time, cost. */
export function Filters({ cards, wanted, game, fitting }: Given) {
  const say = words.value
  const seek = (changed: Partial<Wanted>) =>
    go(asking(to('cards', game), paramsOf({ ...wanted, ...changed })), true)
  const choose = (facet: Facet, value: string | undefined) => {
    const { [facet]: _, ...others } = wanted.facets
    seek({ facets: value === undefined ? others : { ...others, [facet]: value } })
  }
  const given = { cards, wanted, choose }
  const nothing = fitting === 0
  return (
    <search class="panel filters">
      <TextField text={wanted.text} seek={text => seek({ text })} />
      <Colors {...given} />
      <Selection facet="expansion" {...given} />
      <Selection facet="category" {...given} />
      <Selection facet="activation" {...given} />
      <Selection facet="cost" {...given} />
      <p class="count">
        <span role="status">
          {nothing && <b>{say.none} </b>}
          {say.count(fitting, cards.length)}
        </span>
        {fitting < cards.length && (
          <button
            type="button"
            class={nothing ? 'button primary' : 'button'}
            onClick={() => seek({ text: '', facets: {} })}
          >
            {say.clear}
          </button>
        )}
      </p>
    </search>
  )
}

/** The words that are looked for. The address follows when the writing rests, so that every letter appears at once. */
function TextField({ text, seek }: { text: string; seek(text: string): void }) {
  const written = useSignal(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    written.value = text
  }, [text, written])
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = words.value
  return (
    <label class="seek">
      <span class="label">{say.search}</span>
      <input
        type="search"
        class="field"
        value={written.value}
        placeholder={say.searchAbout}
        maxLength={80}
        onInput={({ currentTarget: { value } }) => {
          written.value = value
          clearTimeout(timer.current)
          timer.current = setTimeout(seek, REST, value)
        }}
      />
    </label>
  )
}

interface Choosing {
  readonly cards: readonly Indexed[]
  readonly wanted: Wanted
  choose(facet: Facet, value: string | undefined): void
}

/** The colours, in the order in which they stand everywhere. */
function Colors({ cards, wanted, choose }: Choosing) {
  const all = cards.map(({ entry }) => entry)
  const tintOf = (key: string) => all.find(({ en }) => en.color === key)?.en.tint ?? ''
  const place = (key: string) => PIECE_COLORS.indexOf(colorNamed(tintOf(key)) ?? 'black')
  const offers = offersOf(all, 'color', language.value).toSorted((a, b) => place(a.key) - place(b.key))
  const there = new Set(offersOf(foundWithout(cards, wanted, 'color'), 'color', 'en').map(({ key }) => key))
  return (
    <fieldset class="colors">
      <legend class="label">{words.value.facets.color}</legend>
      {offers.map(({ key, name }) => {
        const on = wanted.facets.color === key
        const tint = colorNamed(tintOf(key))
        return (
          <button
            key={key}
            type="button"
            class={`swatch c-${tint ?? 'any'}`}
            aria-pressed={on}
            disabled={!on && !there.has(key)}
            onClick={() => choose('color', on ? undefined : key)}
          >
            {tint && <Sign color={tint} />}
            {name}
          </button>
        )
      })}
    </fieldset>
  )
}

/** One value of a facet from a list; what would give nothing is not offered. */
function Selection({ facet, cards, wanted, choose }: Choosing & { facet: Facet }) {
  const id = useId()
  const say = words.value
  const chosen = wanted.facets[facet]
  const offers = offersOf(foundWithout(cards, wanted, facet), facet, language.value)
  const missing = chosen !== undefined && offers.every(({ key }) => key !== chosen)
  return (
    <div class="selection">
      <label class="label" for={id}>
        {say.facets[facet]}
      </label>
      <select
        id={id}
        class="field"
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => choose(facet, value === '' ? undefined : value)}
      >
        <option value="">{say.all}</option>
        {missing && <option value={chosen}>{chosen} (0)</option>}
        {offers.map(({ key, name, count }) => (
          <option key={key} value={key}>
            {key === BASE ? say.base : name} ({count})
          </option>
        ))}
      </select>
    </div>
  )
}
