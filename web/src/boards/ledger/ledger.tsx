import { nth } from '@kontor/engine'
import './ledger.css'
import { useMemo } from 'preact/hooks'
import { words } from '../../settings/settings.ts'
import type { Answer, BoardProps } from '../../worker/scene.ts'
import { threeDigits } from '../pieces/card/card.tsx'
import { Formula } from '../pieces/card/formula.tsx'
import { colorNamed } from '../pieces/color.ts'
import { Icon, Sign } from '../pieces/icon.tsx'
import { Figures } from './figures.tsx'
import { type Cell, type Row, sheetOf } from './sheet.ts'

/** How a game's ledger is drawn. */
export interface Plan {
  /** The columns; those that lay a card out come last. */
  readonly uses: readonly Use[]
  /** The card that was taken up: its row is tinted. */
  readonly held: number | undefined
  /** What a row is called that is no card but a colour, and the tint that it has. */
  colorOf(color: number): { readonly name: string; readonly tint: string }
}

interface Use {
  readonly key: string
  readonly name: string
  readonly icon: string
  readonly laid: boolean
}

interface Look extends BoardProps {
  readonly plan: Plan
}

/** 'Which card, for what?' as one table: all answers, their prices, their gains, and the reasons against the others. */
export function Ledger(look: Look) {
  const { scene, plan } = look
  const say = words.value
  const keys = plan.uses.map(({ key }) => key).join(' ')
  const sheet = useMemo(
    () => (scene.asked ? sheetOf(scene.asked, keys.split(' ')) : undefined),
    [scene.asked, keys],
  )
  if (!sheet) return null
  const discarding = plan.uses.filter(({ laid }) => !laid).length
  const recolours = sheet.rows.some(({ recolour }) => recolour)
  return (
    <div class="ledger">
      {sheet.rows.length > 0 && (
        <table data-grid onKeyDown={walk}>
          <colgroup>
            <col class="which" />
            <col span={discarding} />
            <col span={plan.uses.length - discarding} />
          </colgroup>
          <thead>
            <tr>
              <td />
              <th colSpan={discarding} scope="colgroup" class="label">
                {say.discardFor}
              </th>
              <th colSpan={plan.uses.length - discarding} scope="colgroup" class="label">
                {say.layOutAs}
              </th>
            </tr>
            <tr>
              <td />
              {plan.uses.map(({ key, name, icon }, i) => (
                <th key={key} scope="col" class={isLit(look, sheet.rows, i) ? 'lit' : ''}>
                  <span class="by-key" aria-hidden="true">
                    {i + 1}
                  </span>
                  <Icon name={icon} />
                  <span>{name}</span>
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
          title={say.otherColor}
          answers={sheet.rows.flatMap(({ recolour }) => recolour ?? [])}
        />
      )}
      {sheet.others.length > 0 && (
        <Others look={look} title={sheet.rows.length > 0 ? say.orActivate : ''} answers={sheet.others} />
      )}
    </div>
  )
}

const isLit = ({ regarded }: Look, rows: readonly Row[], use: number) =>
  regarded !== undefined &&
  rows.some(({ cells }) => nth(cells, use).answers.some(({ choice }) => choice === regarded))

/** Where a card can be laid out at either end: to the left, or to the right. */
const SIDES = ['left', 'right'] as const

/** The keys of the rows, by their place on the keyboard. */
const letters = ({ language }: Look) => (language === 'de' ? 'qwertzu' : 'qwertyu')

interface CardsProps {
  readonly look: Look
  readonly row: Row
  readonly letter: string | undefined
}

function Cards({ look, row, letter }: CardsProps) {
  const { plan, faces, regarded } = look
  const face = row.card === undefined ? undefined : faces.get(row.card)
  const named = row.color === undefined ? undefined : plan.colorOf(row.color)
  const color = colorNamed(face?.tint ?? named?.tint ?? '') ?? 'black'
  const looked = row.cells.some(({ answers }) => answers.some(({ choice }) => choice === regarded))
  const lit = looked || (row.card !== undefined && plan.held === row.card) ? ' lit' : ''
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
          <i class="words">{named?.name}</i>
        )}
      </th>
      {plan.uses.map((use, i) => (
        <td key={use.key} class={use.laid && !plan.uses[i - 1]?.laid ? 'parted' : ''}>
          <Answers
            look={look}
            row={row}
            use={use}
            cell={nth(row.cells, i)}
            called={row.card === undefined ? (named?.name ?? '') : threeDigits(row.card)}
          />
        </td>
      ))}
    </tr>
  )
}

interface Place {
  readonly look: Look
  readonly row: Row
  readonly use: Use
  readonly cell: Cell
  readonly called: string
}

function Answers({ look, row, use, cell, called }: Place) {
  if (cell.answers.length === 0) {
    const why = cell.reason === undefined ? '' : `: ${cell.reason}`
    return (
      <button type="button" class="barred" aria-disabled="true">
        <i class="words">{`${called}, ${use.name}, ${words.value.impossible}${why}`}</i>
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
            side={cell.answers.length > 1 ? SIDES[answer.about.place ?? -1] : undefined}
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
        const { card, verb } = answer.about
        const face = card === undefined ? undefined : look.faces.get(card)
        return (
          <Choice key={answer.choice} look={look} answer={answer} class="button" card={face?.number}>
            {face && verb === 'activate' ? (
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
