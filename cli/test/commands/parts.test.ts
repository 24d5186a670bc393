import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { kontor } from '../command-line.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'kontor-')), 'part.json')

async function reported(line: string) {
  const { code, out, err } = await kontor(`${line} --json`)
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

/** A report without what the clock says. */
function timeless({ seconds, gamesPerSecond, questionsPerSecond, ...rest }: Record<string, unknown>) {
  return rest
}

describe.each([
  ['simulate', 'simulate jetty --players 4 --games 20 --seed parts', 'a simulation', 'another simulation'],
  [
    'stats',
    'stats cli/test/harbor.ts --players 4 --games 20 --seed parts --bots random --cores 1',
    'a survey of cards',
    'another survey of cards',
  ],
])('%s in parts', (_, line, series, otherSeries) => {
  const files = [newFile(), newFile(), newFile()] as const
  const whole = newFile()
  let reports: { part: string; games: number }[] = []

  /** Three machines: each plays its part and keeps what it comes to in a file of its own. */
  beforeAll(async () => {
    reports = await Promise.all(files.map((file, i) => reported(`${line} --part ${i + 1}/3 --keep ${file}`)))
    await reported(`${line} --keep ${whole}`)
  })

  test('comes to exactly what one machine would have said', async () => {
    expect(reports.map(({ part, games }) => [part, games])).toEqual([
      ['1/3', 6],
      ['2/3', 7],
      ['3/3', 7],
    ])
    const expected = timeless(await reported(line))
    expect(timeless(await reported(`${line} --with ${files}`))).toEqual(expected)
    expect(timeless(await reported(`${line} --with ${files.toReversed()}`))).toEqual(expected)
  })

  test('writes the same to a file, whoever played it, and plays nothing again that is there', async () => {
    const merged = newFile()
    const report = await reported(`${line} --with ${files} --keep ${merged}`)
    expect(sumIn(merged)).toEqual(sumIn(whole))
    // Also what the clock says is that of the files.
    expect(await reported(`${line} --with ${merged}`)).toEqual(report)
  })

  test('plays the parts of which there is no file', async () => {
    expect(timeless(await reported(`${line} --with ${files[1]}`))).toEqual(timeless(await reported(line)))
  })

  test('says which part it is, in words', async () => {
    expect((await kontor(`${line} --part 2/3 --keep ${newFile()} --lang en`)).out).toContain(' (part 2/3)')
  })

  test.each([
    ['--part 1/3', 2, 'Use --keep to say where the result of the part is written down.'],
    ['--part 1/21 --keep x', 2, '20 games are too few for 21 parts.'],
    [
      '--part 1/3 --keep x --with y',
      2,
      '--part plays a part, and --with puts parts together: use one of them.',
    ],
    ['--with nowhere.json', 1, 'nowhere.json was not found.'],
    ['--with package.json', 1, `package.json is not the part of ${series}.`],
  ])('refuses %s', async (more, code, sentence) => {
    expect(await kontor(`${line} ${more}`)).toEqual({ code, out: '', err: `kontor: ${sentence}\n` })
  })

  test('refuses a file that was cut off, or has fewer games than its part', async () => {
    const text = readFileSync(files[0], 'utf8')
    const broken = newFile()
    for (const wrong of [text.slice(0, -9), text.replace('"part":"1/3"', '"part":"2/3"')]) {
      writeFileSync(broken, wrong)
      const { code, err } = await kontor(`${line} --with ${broken}`)
      expect([code, err]).toEqual([1, `kontor: ${broken} is not the part of ${series}.\n`])
    }
  })

  test('refuses what does not belong together', async () => {
    const again = newFile()
    await reported(`${line} --part 1/2 --keep ${again}`)
    expect((await kontor(`${line} --with ${files[0]},${again}`)).err).toBe(
      `kontor: ${files[0]} is one of 3 parts, but ${again} one of 2.\n`,
    )
    expect((await kontor(`${line} --with ${files[0]},${files[0]}`)).err).toBe(
      `kontor: ${files[0]} is part 1/3, which another file has already.\n`,
    )
    expect((await kontor(`${line} --options short=true --with ${files[0]}`)).err).toBe(
      `kontor: ${files[0]} belongs to ${otherSeries}: there ‘options’ is {"short":false}, here {"short":true}.\n`,
    )
  })
})

test('there is no page of the cards in a part', async () => {
  const { code, err } = await kontor(
    'stats cli/test/harbor.ts --games 4 --bots random --part 1/2 --keep x --html y.html',
  )
  expect([code, err]).toEqual([
    2,
    'kontor: There is no page of a part: write it with --html when the parts are put together with --with.\n',
  ])
})

function sumIn(file: string) {
  const { sum, ...heading } = JSON.parse(readFileSync(file, 'utf8'))
  const { milliseconds, counts, strata, ...rest } = sum
  return { heading, rest, counts: sorted(counts), strata: sorted(strata) }
}

/** What was first entered later stands elsewhere, and means the same. */
function sorted(list: readonly unknown[] = []) {
  return list.map(each => JSON.stringify(each)).sort()
}
