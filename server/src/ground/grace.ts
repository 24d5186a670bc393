/** So long, in milliseconds, each part of a server that stops gets to finish what it has begun. */
export const GRACE = 2_000

/** What a promise comes to, or nothing if that takes longer than so many milliseconds. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
