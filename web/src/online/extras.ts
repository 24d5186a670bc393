import type { TableAbout } from '@kontor/protocol'
import type { OptionExplained } from '../worker/protocol.ts'

/** What is played with at a table that is not the standard of its game, in a line; empty if there is nothing. */
export function extrasOf(about: readonly OptionExplained[], options: TableAbout['options']): string {
  return about
    .flatMap(({ key, name, option, values }) => {
      const chosen = options[key] ?? option.standard
      if (String(chosen) === String(option.standard)) return []
      if (typeof chosen === 'boolean') return [name]
      const names = [chosen].flat().map(each => values.find(value => value.key === each)?.name ?? each)
      return [`${name}: ${names.join(', ')}`]
    })
    .join(' · ')
}
