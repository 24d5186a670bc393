import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INTERFACE, interfacePage } from './interface.ts'

test("the page with the engine's interface is as its sources are", () => {
  const page = interfacePage()
  expect(page.match(/^### /gm)!.length).toBeGreaterThan(100)
  expect(page).toContain('### playNamed\n')
  expect(readFileSync(INTERFACE, 'utf8'), 'run `node tools/interface.ts`').toBe(page)
})
