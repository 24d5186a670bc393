import type { About } from '@kontor/engine'
import type { CardFace } from '@kontor/engine/presentation'
import type { Answer, Refused } from '../../worker/scene.ts'

/** Answers that belong together: they do the same, and with the same card if they name one. */
export interface Group {
  readonly key: string
  readonly face: CardFace | undefined
  readonly answers: readonly Answer[]
  readonly refusals: readonly Refused[]
}

/** Groups answers and refusals by what they are about: the verb, and the card if there is one. */
export function grouped(
  answers: readonly Answer[],
  refusals: readonly Refused[],
  faces: ReadonlyMap<number, CardFace>,
): Group[] {
  const groups = new Map<string, { face: CardFace | undefined; answers: Answer[]; refusals: Refused[] }>()
  const groupOf = ({ verb, card }: Pick<About, 'verb' | 'card'>) => {
    const face = card === undefined ? undefined : faces.get(card)
    const key = face ? `${verb} ${face.number}` : verb
    const found = groups.get(key) ?? { face, answers: [], refusals: [] }
    groups.set(key, found)
    return found
  }
  for (const answer of answers) groupOf(answer.about).answers.push(answer)
  for (const refused of refusals) groupOf(refused.about ?? { verb: refused.name }).refusals.push(refused)
  return [...groups].map(([key, group]) => ({ key, ...group }))
}
