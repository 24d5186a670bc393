import { Fault } from '../ground/fault.ts'
import { sha256Hex } from '../ground/sha256.ts'

const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aiou'
const LONGEST = 100

/** Random bytes as words that can be read aloud (proquints: five letters for each two bytes). */
export function seedFrom(bytes: Uint8Array): string {
  const words: string[] = []
  for (let i = 0; i + 1 < bytes.length; i += 2) words.push(proquint((bytes[i]! << 8) | bytes[i + 1]!))
  return words.join('-')
}

/** The seed itself if it can be one, otherwise a fault: 1 to 100 printable characters without spaces at the ends. */
export function checkSeed(seed: unknown): string {
  if (typeof seed !== 'string')
    throw new Fault({
      en: 'The seed must be text.',
      de: 'Der Startwert muss ein Text sein.',
      nl: 'De startwaarde moet een tekst zijn.',
    })
  if (seed.length === 0 || seed.length > LONGEST) {
    throw new Fault({
      en: `The seed must have 1 to ${LONGEST} characters; this one has ${seed.length}.`,
      de: `Der Startwert muss 1 bis ${LONGEST} Zeichen haben; dieser hat ${seed.length}.`,
      nl: `De startwaarde moet 1 tot en met ${LONGEST} tekens hebben; deze heeft er ${seed.length}.`,
    })
  }
  if (seed.trim() !== seed || /\p{C}/u.test(seed)) {
    throw new Fault({
      en: 'The seed must not start or end with a space or hold control characters.',
      de: 'Der Startwert darf nicht mit einem Leerzeichen beginnen oder enden und keine Steuerzeichen enthalten.',
      nl: 'De startwaarde mag niet met een spatie beginnen of eindigen en geen stuurtekens bevatten.',
    })
  }
  return seed
}

/** What a table publishes before the game: it binds the seed and does not tell it. */
export function commitment(seed: string): string {
  return sha256Hex(`kontor seed ${seed}`)
}

/** Whether a seed shown after the game is the one that was promised before it. */
export function verifySeed(seed: string, promised: string): boolean {
  return commitment(seed) === promised.toLowerCase()
}

function proquint(pair: number) {
  return [
    CONSONANTS[pair >>> 12],
    VOWELS[(pair >>> 10) & 3],
    CONSONANTS[(pair >>> 6) & 15],
    VOWELS[(pair >>> 4) & 3],
    CONSONANTS[pair & 15],
  ].join('')
}
