/** A number as it is printed: a loss has a minus as wide as a figure. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)
