import { readdirSync, readFileSync } from 'node:fs'
import {
  aboutOf,
  answer,
  choiceNamed,
  namesOf,
  next,
  parseRecord,
  refusalsOf,
  start,
  view,
} from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Table } from '../../src/boards/hamburg/table.ts'
import type { Asked } from '../../src/worker/scene.ts'

const FOLDER = new URL('../../../games/hamburg/test/golden/', import.meta.url)

/** Every question of every golden game, as the seat that is asked sees it. */
export function* questions(): Generator<{ asked: Asked; table: Table }> {
  for (const file of readdirSync(FOLDER)) {
    const record = parseRecord(hamburg, readFileSync(new URL(file, FOLDER), 'utf8'))
    const state = start(hamburg, record)
    let question = next(hamburg, state)
    for (const name of record.answers) {
      if (!question) return
      const asks = question
      const { seat, choices, task } = asks
      const names = namesOf(hamburg, state, question)
      const refusals = refusalsOf(hamburg, state, question).map(({ name: refused, about, reason }) => ({
        name: refused,
        about,
        label: refused,
        reason: `no ${refused}`,
        why: reason.kind,
      }))
      const answers = choices.map((choice, i) => ({
        choice,
        name: names[i]!,
        about: aboutOf(hamburg, state, asks, choice),
        label: names[i]!,
        brief: names[i]!,
        tally: [],
      }))
      const asked = { seat, mine: true, kind: task.kind, prompt: '', answers, refusals, undoable: 0 }
      yield { asked, table: view(hamburg, state, seat).table }
      question = answer(hamburg, state, question, choiceNamed(hamburg, state, question, name))
    }
  }
}
