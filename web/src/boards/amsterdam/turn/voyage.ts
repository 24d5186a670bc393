import { tapped } from '../../../table/question/tapping.ts'
import type { BoardModule } from '../../../worker/scene.ts'
import { nameOfField } from '../map/fields.ts'
import { lookFrom } from '../table.ts'
import { course, isUnderWay, nextAnswer } from './course.ts'

/** How long each field of a voyage takes, in milliseconds. */
const FIELD = 240

/** A voyage goes on as long as each question is the one that it expects. */
export const voyage: NonNullable<BoardModule['followUp']> = {
  next(props) {
    const look = lookFrom({ ...props, section: undefined })
    const way = course.value
    if (!way || tapped.value !== undefined || !isUnderWay(way, look)) return undefined
    const answer = nextAnswer(look, way)
    if (!answer) return undefined
    const { words, pace } = look
    const after = pace > 0 && answer.about.verb !== 'pay' ? FIELD / pace : 0
    return { choice: answer.choice, after, said: words.sailTo(nameOfField(look, way.fields.at(-1)!)) }
  },
  end() {
    course.value = undefined
  },
}
