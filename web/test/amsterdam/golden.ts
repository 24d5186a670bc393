import { readdirSync, readFileSync } from 'node:fs'
import { amsterdam } from '@kontor/amsterdam'
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
import type { Table } from '../../src/boards/amsterdam/table.ts'
import type { Asked } from '../../src/worker/scene.ts'

const FOLDER = new URL('../../../games/amsterdam/test/golden/', import.meta.url)

/** Every question of every golden game, as the seat that is asked sees it. */
export function* questions(): Generator<{ asked: Asked; table: Table }> {
  for (const file of readdirSync(FOLDER)) {
    const record = parseRecord(amsterdam, readFileSync(new URL(file, FOLDER), 'utf8'))
    const state = start(amsterdam, record)
    let question = next(amsterdam, state)
    for (const name of record.answers) {
      if (!question) return
      const asks = question
      const { seat, choices, task } = asks
      const names = namesOf(amsterdam, state, asks)
      const refusals = refusalsOf(amsterdam, state, asks).map(({ name: refused, about, reason }) => ({
        name: refused,
        about,
        label: refused,
        reason: amsterdam.words.say(reason, 'en'),
        why: reason.kind,
      }))
      const answers = choices.map((choice, i) => ({
        choice,
        name: names[i]!,
        about: aboutOf(amsterdam, state, asks, choice),
        label: names[i]!,
        brief: names[i]!,
        tally: [],
      }))
      const asked = { seat, mine: true, kind: task.kind, prompt: '', answers, refusals, undoable: 0 }
      yield { asked, table: view(amsterdam, state, seat).table }
      question = answer(amsterdam, state, asks, choiceNamed(amsterdam, state, asks, name))
    }
  }
}
