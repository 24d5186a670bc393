/** Somebody who says what they are called. */
export interface Person {
  readonly id: string
  readonly name: string
  /** That of their account, if they have one. */
  readonly login: string | null
}
