import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Refused } from '../ground/index.ts'

const compiled = new WeakMap<TSchema, Validator>()

/** The value if it is as the schema says, otherwise a refusal that tells the first thing that is wrong and where. */
export function checked<S extends TSchema>(schema: S, value: unknown, what: string): Static<S> {
  let validator = compiled.get(schema)
  if (!validator) {
    validator = Compile(schema)
    compiled.set(schema, validator)
  }
  if (validator.Check(value)) return value as Static<S>
  const [first] = validator.Errors(value)
  const at = first?.instancePath ? ` at ${first.instancePath}` : ''
  throw new Refused('malformed', `${what} is not as it should be${at}: it ${first?.message ?? 'is wrong'}.`)
}
