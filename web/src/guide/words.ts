import type { Language } from '@kontor/engine'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'

/** What the guide says besides its steps. */
interface Words {
  readonly guide: string
  readonly place: (step: number, steps: number) => string
  readonly next: string
  readonly skip: string
  readonly back: string
  readonly leave: string
  readonly finish: string
  readonly none: (game: string) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    guide: 'Guide',
    place: (step, steps) => `Step ${step} of ${steps}`,
    next: 'Next',
    skip: 'Skip',
    back: 'Back',
    leave: 'Leave the guide',
    finish: 'Play on',
    none: game => `There is no guided first game of ${game}.`,
  },
  de: {
    guide: 'Begleitung',
    place: (step, steps) => `Schritt ${step} von ${steps}`,
    next: 'Weiter',
    skip: 'Überspringen',
    back: 'Zurück',
    leave: 'Begleitung verlassen',
    finish: 'Weiterspielen',
    none: game => `Eine geführte erste Partie von ${game} gibt es nicht.`,
  },
  nl: {
    guide: 'Begeleiding',
    place: (step, steps) => `Stap ${step} van ${steps}`,
    next: 'Volgende',
    skip: 'Overslaan',
    back: 'Vorige',
    leave: 'Begeleiding verlaten',
    finish: 'Verder spelen',
    none: game => `Er is geen begeleide eerste partij van ${game}.`,
  },
}

export const words = computed(() => WORDS[language.value])
