import * as engine from '../src/index.ts'

/** The parts of the engine that the suite exercises; its own tests hand it broken ones. */
export type Engine = Pick<
  typeof engine,
  | 'next'
  | 'answer'
  | 'namesOf'
  | 'choiceNamed'
  | 'view'
  | 'guess'
  | 'learned'
  | 'eventFor'
  | 'replay'
  | 'playNamed'
  | 'undo'
  | 'undoable'
>

export const realEngine: Engine = engine
