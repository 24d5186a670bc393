import { counted } from '@kontor/language/grammar'
import type { Phrase } from '@kontor/language/phrase'
import type { Noun } from '@kontor/language/terms'

/** A track on which pawns move forward; its German verb fits what the track is called: 'rückt … vor', 'steigt … auf'. */
interface Track {
  /** Where: 'on the City Hall Square'. */
  readonly on: Phrase
  readonly verb: { readonly does: string; readonly particle: string; readonly infinitive: string }
  readonly money: Noun
}

/** What is said about a step on a track; the prompt and the answers begin without a capital. */
export function trackWords({ on, verb: { does, particle, infinitive }, money }: Track) {
  return {
    /** In the log. */
    advanced: (who: Phrase, space: number): Phrase => ({
      en: `${who.en} advances to space ${space}`,
      de: `${who.de} ${does} auf Feld ${space} ${particle}`,
      nl: `${who.nl} gaat vooruit naar veld ${space}`,
    }),
    /** Whether to pay for a step. */
    offered(n: number): Phrase {
      if (n === 0)
        return {
          en: `advance ${on.en} for free?`,
          de: `kostenfrei ${on.de} ${infinitive}?`,
          nl: `kosteloos vooruitgaan ${on.nl}?`,
        }
      const price = counted(n, money)
      return {
        en: `advance ${on.en} for ${price.en}?`,
        de: `für ${price.de} ${on.de} ${infinitive}?`,
        nl: `voor ${price.nl} vooruitgaan ${on.nl}?`,
      }
    },
    taken: (space: number): Phrase => ({
      en: `advance to space ${space}`,
      de: `auf Feld ${space} ${infinitive}`,
      nl: `vooruit naar veld ${space}`,
    }),
    declined: {
      en: 'do not advance',
      de: `nicht ${infinitive}`,
      nl: 'niet vooruitgaan',
    } satisfies Phrase,
  }
}
