import type { Language, Sort } from '@kontor/engine/presentation'
import { colorNamed } from '../pieces/color.ts'
import { Icon, Sign } from '../pieces/icon.tsx'

/** One of a sort, as its icon, the mark of its colour, or both: a piece. Without either its name is written. */
export function SortSign({ sort: { name, icon, tint }, language }: { sort: Sort; language: Language }) {
  const color = colorNamed(tint ?? '')
  if (!color) return icon === undefined ? name[language] : <Icon name={icon} />
  return (
    <span class={icon === undefined ? `seal c-${color}` : `worker c-${color}`}>
      {icon !== undefined && <Icon name={icon} class="body" />}
      <Sign color={color} />
    </span>
  )
}
