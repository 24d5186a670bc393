import type { CardFace } from '@kontor/engine'
import type { Answer, Refused } from './scene.ts'

/** Answers that belong together: to one card, or with the same first word. */
export interface Group {
  readonly key: string
  readonly face: CardFace | undefined
  readonly answers: readonly Answer[]
  readonly refusals: readonly Refused[]
}

/** Groups answers and refusals by the first word of their names, and by the card if the second word is one. */
export function grouped(
  answers: readonly Answer[],
  refusals: readonly Refused[],
  faces: ReadonlyMap<number, CardFace>,
): Group[] {
  const groups = new Map<string, { face: CardFace | undefined; answers: Answer[]; refusals: Refused[] }>()
  const groupOf = (name: string) => {
    const face = faceNamed(name, faces)
    const key = face ? `${name.split(' ')[0]} ${face.number}` : name.split(' ')[0]!
    const found = groups.get(key) ?? { face, answers: [], refusals: [] }
    groups.set(key, found)
    return found
  }
  for (const answer of answers) groupOf(answer.name).answers.push(answer)
  for (const refused of refusals) groupOf(refused.name).refusals.push(refused)
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

/** The card that an answer's name speaks of: `play 037 workers`. */
export function faceNamed(name: string, faces: ReadonlyMap<number, CardFace>): CardFace | undefined {
  const number = /^\S+ (\d{3})\b/.exec(name)?.[1]
  return number === undefined ? undefined : faces.get(Number(number))
}
