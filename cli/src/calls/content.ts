/** What was read from a file, which may be anything. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

export function isList(value: unknown, length: number, fits: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === length && value.every(fits)
}

/** Whether there are numbers under all of these names. */
export function hasNumbers(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && names.every(name => Number.isFinite(value[name]))
}
