import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { GAMES, loadGame } from '@kontor/register'
import { expect, test } from 'vitest'

/** The folders of games that come with Kontor. */
const FOLDERS = readdirSync('games').filter(folder => existsSync(`games/${folder}/src/cover.ts`))

test('every folder with a cover is in the register of games, under its own name', () => {
  expect(GAMES.map(({ name }) => name).toSorted()).toEqual(FOLDERS)
})

test('the register depends on every game', () => {
  const { dependencies } = JSON.parse(readFileSync('games/register/package.json', 'utf8'))
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(FOLDERS.map(name => `@kontor/${name}`)))
})

test.each(GAMES)(
  'what the cover of $name says is true of the game that it loads',
  async ({ name, title, about, load }) => {
    expect((await load()).name).toBe(name)
    for (const words of [title, about])
      expect(Object.values(words).filter(said => said.trim() === '')).toEqual([])
  },
)

test('whoever asks for a game that there is not hears which there are', async () => {
  await expect(loadGame('chess')).rejects.toThrow(
    `There is no game ‘chess’; the games are ${GAMES.map(({ name }) => name).join(', ')}.`,
  )
})
