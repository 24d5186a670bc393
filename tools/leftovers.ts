import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The variable that marks everything a run of the tests starts, directly or through others. */
export const MARK = 'KONTOR_TEST_RUN'

/** A process that a run started and that has outlived it. */
export interface Leftover {
  readonly pid: number
  readonly command: string
}

/** The living processes with this mark in their environment. Where the system does not tell (no /proc), none. */
export function leftoversOf(mark: string): Leftover[] {
  return processes().flatMap(pid => {
    const environment = read(pid, 'environ').split('\0')
    if (!environment.includes(`${MARK}=${mark}`) || isDead(pid)) return []
    return [{ pid, command: read(pid, 'cmdline').split('\0').join(' ').trim() }]
  })
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(Number)
      .filter(pid => pid !== process.pid)
  } catch {
    return []
  }
}

/** A process that nobody has waited for is in the list, but runs no program any more. */
function isDead(pid: number) {
  try {
    readlinkSync(`/proc/${pid}/exe`)
    return false
  } catch {
    return true
  }
}

/** What the system says of a process; nothing if it has just ended or belongs to somebody else. */
function read(pid: number, what: 'environ' | 'cmdline') {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
