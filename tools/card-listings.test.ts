import { expect, test } from 'vitest'
import { stalePages } from './card-listings.ts'

test("the pages under docs/cards say what the cards say; 'npm run generate' writes them anew", () => {
  expect(stalePages()).toEqual([])
})
