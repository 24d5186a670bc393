/** Any plain data as indented lines that a person can read: how a game without words of its own is shown. */
export function outlineOf(value: unknown, indent = ''): string {
  if (!isContainer(value)) return `${indent}${String(value)}`
  const lines: string[] = []
  for (const [key, each] of Object.entries(value)) {
    const label = Array.isArray(value) ? `${Number(key)}:` : `${key}:`
    if (!isContainer(each)) lines.push(`${indent}${label} ${String(each)}`)
    else if (Array.isArray(each) && !each.some(isContainer))
      lines.push(`${indent}${label} ${each.map(shown).join(' ') || '–'}`)
    else lines.push(`${indent}${label}`, outlineOf(each, `${indent}  `))
  }
  return lines.join('\n')
}

/** In a list a negative number is a card that lies face down. */
function shown(value: unknown) {
  return typeof value === 'number' && value < 0 ? '?' : String(value)
}

function isContainer(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}
