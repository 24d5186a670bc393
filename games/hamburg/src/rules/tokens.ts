import { shuffle } from '@kontor/engine'
import { type Hamburg, TOKEN_STREAM } from '../state.ts'

/** The next intrigue token; when all have been drawn, they are mixed anew. */
export function drawToken(state: Hamburg): number {
  if (state.tokens.length === 0) {
    state.tokens = shuffle(state.chance, TOKEN_STREAM, [...state.usedTokens])
    state.usedTokens = []
  }
  const token = state.tokens.at(-1)!
  state.tokens = state.tokens.slice(0, -1)
  state.usedTokens = [...state.usedTokens, token]
  return token
}
