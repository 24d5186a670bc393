import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * What a browser that we can drive is called on a machine's path, and where else it may lie. The one without a window comes first:
 * the tests in it take little more than half of the time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const APT = ['install', '-y', '--no-install-recommends']

/** How each package manager gets us one: by commands of which the later ones are for where the earlier ones bring none. */
const MANAGERS: readonly Manager[] = [
  { program: 'apt-get', steps: [['update'], [...APT, 'chromium-headless-shell'], [...APT, 'chromium']] },
  { program: 'dnf', steps: [['install', '-y', 'chromium']] },
  { program: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']] },
  { program: 'brew', steps: [['install', '--cask', 'google-chrome']], own: true },
]

interface Manager {
  readonly program: string
  readonly steps: readonly (readonly string[])[]
  /** It installs for the one who calls it and needs no other rights. */
  readonly own?: boolean
}

/** What we must know of a machine, and may do to it. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly root: boolean
  exists(path: string): boolean
  /** Whether it went well. */
  run(command: readonly string[]): boolean
  say(line: string): void
}

const HERE: Machine = {
  environment: process.env,
  root: process.getuid?.() === 0,
  exists: existsSync,
  run: ([program = '', ...args]) => spawnSync(program, args, { stdio: 'inherit' }).status === 0,
  say: line => process.stdout.write(`${line}\n`),
}

/** For a browser that nobody looks at: no sandbox (a container has none to give) and no calls home. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium; where there is none, the machine's package manager installs one, and we say so. */
export function chromium(machine: Machine = HERE): string {
  const found = chromiumOn(machine)
  if (found) return found
  const manager = MANAGERS.find(({ program }) => onPath(machine, program))
  if (!manager) throw new Error(`There is no Chromium here and no package manager that we know; ${ADVICE}`)
  const { program, steps, own } = manager
  machine.say(`There is no Chromium here, and one is needed: ${program} installs it now.`)
  const before = own || machine.root ? [] : ['sudo']
  for (const step of steps) {
    machine.run([...before, program, ...step])
    const installed = chromiumOn(machine)
    if (installed) return installed
  }
  throw new Error(`There is no Chromium here and ${program} could not install it; ${ADVICE}`)
}

const ADVICE = 'install Chromium or Chrome, or set CHROMIUM to its path.'

function chromiumOn(machine: Machine) {
  const { CHROMIUM } = machine.environment
  if (CHROMIUM && !machine.exists(CHROMIUM))
    throw new Error(`CHROMIUM is set to '${CHROMIUM}', where there is nothing.`)
  if (CHROMIUM) return CHROMIUM
  const named = NAMES.map(name => onPath(machine, name)).find(path => path !== undefined)
  return named ?? PLACES.find(path => machine.exists(path))
}

function onPath({ environment, exists }: Machine, program: string) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  return folders.map(folder => join(folder, program)).find(path => exists(path))
}
