import { describe, expect, test } from 'vitest'
import { chromium, type Machine } from './chromium.ts'

/** A machine with some programs in /bin; what it runs and says is noted, and `installs` is what its package manager has. */
function machineWith(programs: readonly string[], more: Partial<Machine> & { installs?: string } = {}) {
  const { installs, ...given } = more
  const there = new Set(programs.map(program => `/bin/${program}`))
  const ran: string[] = []
  const said: string[] = []
  const machine: Machine = {
    environment: { PATH: '/usr/local/bin:/bin' },
    root: true,
    exists: path => there.has(path),
    run(command) {
      ran.push(command.join(' '))
      if (installs && command.at(-1) === installs) there.add(`/bin/${installs}`)
      return true
    },
    say: line => void said.push(line),
    ...given,
  }
  return { machine, ran, said }
}

describe('the browser of the tests', () => {
  test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
    'is %s where that is there',
    program => {
      const { machine, ran, said } = machineWith(['apt-get', program])
      expect(chromium(machine)).toBe(`/bin/${program}`)
      expect([...ran, ...said]).toEqual([])
    },
  )

  test('is one without a window where there is a choice', () => {
    const { machine } = machineWith(['chromium', 'chromium-headless-shell'])
    expect(chromium(machine)).toBe('/bin/chromium-headless-shell')
  })

  test('is one with a window where the package manager has no other', () => {
    const { machine, ran } = machineWith(['apt-get'], { installs: 'chromium' })
    expect(chromium(machine)).toBe('/bin/chromium')
    expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends chromium')
  })

  test('is the one that CHROMIUM names', () => {
    const { machine } = machineWith(['chromium', 'mine'], {
      environment: { PATH: '/bin', CHROMIUM: '/bin/mine' },
    })
    expect(chromium(machine)).toBe('/bin/mine')
  })

  test.each([
    [
      'apt-get',
      'chromium-headless-shell',
      ['apt-get update', 'apt-get install -y --no-install-recommends chromium-headless-shell'],
    ],
    ['dnf', 'chromium', ['dnf install -y chromium']],
    ['pacman', 'chromium', ['pacman -Sy --noconfirm chromium']],
    ['brew', 'google-chrome', ['brew install --cask google-chrome']],
  ])('is installed by %s where there is none, and that is said', (manager, installs, commands) => {
    const { machine, ran, said } = machineWith([manager], { installs })
    expect(chromium(machine)).toBe(`/bin/${installs}`)
    expect(ran).toEqual(commands)
    expect(said.join()).toContain(`${manager} installs it now`)
  })

  test('is installed with the rights of root, which brew does not need', () => {
    const dnf = machineWith(['dnf'], { installs: 'chromium', root: false })
    chromium(dnf.machine)
    expect(dnf.ran).toEqual(['sudo dnf install -y chromium'])
    const brew = machineWith(['brew'], { installs: 'google-chrome', root: false })
    chromium(brew.machine)
    expect(brew.ran).toEqual(['brew install --cask google-chrome'])
  })

  test.each([
    ['nothing installs it', machineWith([]), 'no package manager that we know; install Chromium'],
    ['the install fails', machineWith(['apt-get']), 'apt-get could not install it; install Chromium'],
    [
      'CHROMIUM names nothing',
      machineWith(['chromium'], { environment: { PATH: '/bin', CHROMIUM: '/bin/gone' } }),
      "CHROMIUM is set to '/bin/gone', where there is nothing.",
    ],
  ])('is missed in a clear sentence when %s', (_, { machine }, sentence) => {
    expect(() => chromium(machine)).toThrow(sentence)
  })
})
