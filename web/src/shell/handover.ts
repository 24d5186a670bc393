/** Longer links are cut off by some of the programs that people send them with. */
const LONGEST = 4000

export function isShort(link: string): boolean {
  return link.length <= LONGEST
}

/** Whether the text could be copied: a browser may not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Saves a text as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
