import type { Luck } from '../simulation/luck.ts'

/** What is written at once, in bytes: what was not synced is lost or kept by so much. */
const SECTOR = 512

/** The files of a database, each as its bytes. */
export type Files = Readonly<Record<string, Buffer>>

/**
 * What a power cut may leave of files that were being changed: what was synced stays, and of what was written since each
 * sector is there or not, whichever was written first, or is torn: then what was to change there may be anything. What
 * was not to change in it is safe, which SQLite takes for granted as well.
 */
export function afterPowerCut(synced: Files, written: Files, luck: Luck): Files {
  const names = new Set([...Object.keys(synced), ...Object.keys(written)])
  return Object.fromEntries(
    [...names].map(name => [name, cut(synced[name] ?? NOTHING, written[name] ?? NOTHING, luck)]),
  )
}

const NOTHING = Buffer.alloc(0)

function cut(synced: Buffer, written: Buffer, luck: Luck): Buffer {
  // How long a file is, is no more certain than what stands in it.
  const length = luck.pick([synced.length, written.length, Math.max(synced.length, written.length)])
  const left = Buffer.alloc(length)
  synced.copy(left)
  const [often, torn] = [luck.pick([0.1, 0.5, 0.9]), luck.pick([0, 0.05])]
  for (let at = 0; at < length; at += SECTOR) {
    const [before, after] = [synced, written].map(file => file.subarray(at, at + SECTOR))
    if (before!.equals(after!)) continue
    if (luck.chance(torn)) tear(left, at, before!, after!, luck)
    else if (luck.chance(often)) after!.copy(left, at)
  }
  return left
}

function tear(left: Buffer, from: number, before: Buffer, after: Buffer, luck: Luck) {
  for (let i = 0; i < SECTOR && from + i < left.length; i++)
    if (before[i] !== after[i]) left[from + i] = luck.below(256)
}
