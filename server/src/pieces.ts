import Type, { type TSchema } from 'typebox'

/** What schemas are put together from. */

export const MOST_SEATS = 8

export const exact = <P extends Record<string, TSchema>>(properties: P, about?: string) =>
  Type.Object(properties, {
    additionalProperties: false,
    ...(about === undefined ? {} : { description: about }),
  })
export const words = <const W extends string[]>(values: [...W]) => Type.Enum(values)
export const seatNumber = () => Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })
export const count = () => Type.Integer({ minimum: 0, maximum: 1_000_000 })
export const moment = (about: string) => Type.Integer({ description: `${about}, in milliseconds since 1970` })
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** One character that is not a control character and does not turn the direction of the text around it. */
export const PRINTABLE = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]'
