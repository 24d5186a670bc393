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

/**
 * A sign that can be seen: nothing that takes no room, is blank, or stands on the sign before it. A name is such signs with
 * a few marks on each, and single spaces between them.
 */
export const SEEN =
  '[^\\p{C}\\p{Z}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800](?:(?!\\p{Default_Ignorable_Code_Point})\\p{M}){0,4}'
export const NAMELIKE = `^${SEEN}(?: ?${SEEN})*$`

/** One character that is not a control character and does not turn the direction of the text around it. */
export const PRINTABLE = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]'
