import './ledger.css'
import { ACTIONS, type Action } from '@kontor/hamburg/drawn'
import { useMemo } from 'preact/hooks'
import { threeDigits } from '../pieces/card.tsx'
import { Formula } from '../pieces/formula.tsx'
import { Icon, Sign } from '../pieces/icon.tsx'
import type { Answer, BoardProps } from '../table/scene.ts'
import { type Cell, type Row, sheetOf } from './answers.ts'
import { colorNamed, type TownColor } from './color.ts'
import { Figures } from './figures.tsx'
import { held } from './spot.tsx'
import { type Look, lookFrom } from './table.ts'

const ICONS: Readonly<Record<Action, string>> = {
  workers: 'take-workers',
  money: 'take-money',
  decrease: 'calm',
  wall: 'build-wall',
  site: 'play-site',
  build: 'construct',
}
/** The first four discard the card, the last two lay it out. */
const DISCARDING = 4

/** 'Which card, for what?' as one table: all answers, their prices, their gains, and the reasons against the others. */
export function Ledger(props: BoardProps) {
  const look = lookFrom(props)
  const { scene, words } = look
  const sheet = useMemo(() => (scene.asked ? sheetOf(scene.asked) : undefined), [scene.asked])
  if (!sheet) return null
  const recolours = sheet.rows.some(({ recolour }) => recolour)
  return (
    <div class="ledger">
      {sheet.rows.length > 0 && (
        <table data-grid onKeyDown={walk}>
          <colgroup>
            <col class="which" />
            <col span={DISCARDING} />
            <col span={ACTIONS.length - DISCARDING} />
          </colgroup>
          <thead>
            <tr>
              <td />
              <th colSpan={DISCARDING} scope="colgroup" class="label">
                {words.discardFor}
              </th>
              <th colSpan={ACTIONS.length - DISCARDING} scope="colgroup" class="label">
                {words.layOutAs}
              </th>
            </tr>
            <tr>
              <td />
              {ACTIONS.map((action, i) => (
                <th key={action} scope="col" class={isLit(look, sheet.rows, action) ? 'lit' : ''}>
                  <span class="by-key" aria-hidden="true">
                    {i + 1}
                  </span>
                  <Icon name={ICONS[action]} />
                  <span>{words.actions[action]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row, i) => (
              <Cards key={row.card ?? row.color} look={look} row={row} letter={letters(look)[i]} />
            ))}
          </tbody>
        </table>
      )}
      {sheet.reasons.length > 0 && (
        <ul class="reasons">
          {sheet.reasons.map(({ mark, text }) => (
            <li key={mark}>
              <sup>{mark}</sup> {text}
            </li>
          ))}
        </ul>
      )}
      {recolours && (
        <Others
          look={look}
          title={words.otherColor}
          answers={sheet.rows.flatMap(({ recolour }) => recolour ?? [])}
        />
      )}
      {sheet.others.length > 0 && (
        <Others look={look} title={sheet.rows.length > 0 ? words.before : ''} answers={sheet.others} />
      )}
    </div>
  )
}

const isLit = ({ regarded }: Look, rows: readonly Row[], action: Action) =>
  regarded !== undefined &&
  rows.some(({ cells }) => cells[action].answers.some(({ choice }) => choice === regarded))

/** The keys of the rows, by their place on the keyboard. */
const letters = ({ language }: Look) => (language === 'de' ? 'qwertzu' : 'qwertyu')

interface CardsProps {
  readonly look: Look
  readonly row: Row
  readonly letter: string | undefined
}

function Cards({ look, row, letter }: CardsProps) {
  const face = row.card === undefined ? undefined : look.faces.get(row.card)
  const color = colorNamed(face?.tint ?? row.color ?? '') ?? 'black'
  const regarded = ACTIONS.some(action =>
    row.cells[action].answers.some(({ choice }) => choice === look.regarded),
  )
  const lit = regarded || (row.card !== undefined && held.value === row.card) ? ' lit' : ''
  return (
    <tr class={`c-${color}${lit}`}>
      <th
        scope="row"
        data-card={row.card}
        onPointerEnter={() => row.card !== undefined && look.look(row.card)}
      >
        {letter !== undefined && (
          <span class="by-key" aria-hidden="true">
            {letter}
          </span>
        )}
        <span class="seal">
          <Sign color={color} />
        </span>
        {face ? (
          <>
            <Icon name={face.emblem} />
            <small>{threeDigits(face.number)}</small>
            <i class="words">{face.name}</i>
          </>
        ) : (
          <i class="words">{look.words.colors[color]}</i>
        )}
      </th>
      {ACTIONS.map(action => (
        <td key={action}>
          <Answers look={look} row={row} action={action} cell={row.cells[action]} color={color} />
        </td>
      ))}
    </tr>
  )
}

interface Place {
  readonly look: Look
  readonly row: Row
  readonly action: Action
  readonly cell: Cell
  readonly color: TownColor
}

function Answers({ look, row, action, cell, color }: Place) {
  const { words } = look
  if (cell.answers.length === 0) {
    const name = row.card === undefined ? words.colors[color] : threeDigits(row.card)
    return (
      <button type="button" class="barred" aria-disabled="true">
        <i class="words">
          {`${name}, ${words.actions[action]}, ${words.impossible}${cell.reason ? `: ${cell.reason}` : ''}`}
        </i>
        <span aria-hidden="true">
          <Icon name="barred" />
          <sup>{cell.mark}</sup>
        </span>
      </button>
    )
  }
  return (
    <span class={cell.answers.length > 1 ? 'pair' : 'single'}>
      {cell.answers.map(answer => (
        <Choice key={answer.choice} look={look} answer={answer} card={row.card}>
          <i class="words">{answer.label}</i>
          <Figures
            tally={answer.tally}
            side={cell.answers.length > 1 ? answer.name.split(' ').at(-1) : undefined}
          />
        </Choice>
      ))}
    </span>
  )
}

interface ChoiceProps {
  readonly look: Look
  readonly answer: Answer
  readonly card?: number | undefined
  readonly class?: string
  readonly children: preact.ComponentChildren
}

function Choice({ look, answer, card, class: own = '', children }: ChoiceProps) {
  const regard = () => {
    look.regard(answer.choice)
    if (card !== undefined) look.look(card)
  }
  const regarded = look.regarded === answer.choice ? ' regarded' : ''
  return (
    <button
      type="button"
      class={`${own}${regarded}`}
      data-answer={answer.name}
      onClick={() => look.choose(answer.choice)}
      onPointerEnter={regard}
      onFocus={regard}
      onPointerLeave={() => look.regard(undefined)}
      onBlur={() => look.regard(undefined)}
    >
      {children}
    </button>
  )
}

function Others({
  look,
  title,
  answers,
}: {
  readonly look: Look
  readonly title: string
  readonly answers: readonly Answer[]
}) {
  return (
    <div class="others">
      {title !== '' && <span class="label">{title}</span>}
      {answers.map(answer => {
        const card = Number(/\b\d{3}\b/.exec(answer.name)?.[0] ?? Number.NaN)
        const face = look.faces.get(card)
        return (
          <Choice key={answer.choice} look={look} answer={answer} class="button" card={face?.number}>
            {face && answer.name.startsWith('activate') ? (
              <>
                <i class="words">{answer.label}</i>
                <Icon name={face.emblem} />
                <span aria-hidden="true">{threeDigits(face.number)}</span>
                <Formula signs={face.icons} />
              </>
            ) : (
              answer.label
            )}
          </Choice>
        )
      })}
    </div>
  )
}

/** The arrows move by row and column; barred cells keep the focus, too. */
function walk(event: KeyboardEvent) {
  const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key]
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const row = cell?.parentElement
  if (!step || !cell || !(row instanceof HTMLTableRowElement)) return
  const [down = 0, right = 0] = step
  const body = row.parentElement as HTMLTableSectionElement
  const target = body.rows[row.sectionRowIndex + down]?.cells[cell.cellIndex + right]
  target?.querySelector('button')?.focus()
  event.preventDefault()
  event.stopPropagation()
}
