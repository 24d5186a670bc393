import type { BoardProps } from '../../../worker/scene.ts'
import { type Field, type Path, samePath } from './fields.ts'
import { CardRow } from './slips.tsx'
import './fields.css'

/** Every field of a game that has no layout, by the name it has in the state. */
export function FieldList({ fields, board }: { fields: readonly Field[]; board: BoardProps }) {
  const figures = fields.filter(field => field.kind === 'figure')
  const others = fields.filter(field => field.kind !== 'figure')
  return (
    <div class="field-list">
      {figures.length > 0 && (
        <dl class="figures">
          {figures.map(({ name, path, value }) => (
            <div key={name} class={foreseen(board, path) === undefined ? undefined : 'would'}>
              <dt>{name}</dt>
              <dd>
                {value}
                <Foreseen board={board} path={path} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others.map(field => (
        <OtherField key={field.name} field={field} board={board} />
      ))}
    </div>
  )
}

function OtherField({ field, board }: { field: Exclude<Field, { kind: 'figure' }>; board: BoardProps }) {
  switch (field.kind) {
    case 'track':
      return (
        <div class="track">
          <span class="label">{field.name}</span>
          <ol>
            {field.values.map((value, i) => (
              <li key={i}>
                {value}
                <Foreseen board={board} path={[...field.path, i]} />
              </li>
            ))}
          </ol>
        </div>
      )
    case 'zone':
      return field.cards.length === 0 ? null : <CardRow zone={field} board={board} />
    case 'box':
      return (
        <div class="box">
          <span class="label">{field.name}</span>
          <FieldList fields={field.fields} board={board} />
        </div>
      )
  }
}

function foreseen({ foresight }: BoardProps, path: Path) {
  return foresight?.changes.find(change => samePath(change.path, path))
}

/** In pencil: what the regarded answer would make of this figure. */
function Foreseen({ board, path }: { board: BoardProps; path: Path }) {
  const change = foreseen(board, path)
  return change ? <em class="pencilled"> → {String(change.after)}</em> : null
}
