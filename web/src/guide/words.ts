import type { Language } from '@kontor/engine/presentation'
import { computed } from '@preact/signals'
import { language } from '../settings/settings.ts'

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
    finish: 'Keep playing',
    none: game => `There is no guided first game for ${game}.`,
  },
  de: {
    guide: 'Einführung',
    place: (step, steps) => `Schritt ${step} von ${steps}`,
    next: 'Weiter',
    skip: 'Überspringen',
    back: 'Zurück',
    leave: 'Einführung beenden',
    finish: 'Weiterspielen',
    none: game => `Für ${game} gibt es keine geführte erste Partie.`,
  },
  nl: {
    guide: 'Uitleg',
    place: (step, steps) => `Stap ${step} van ${steps}`,
    next: 'Volgende',
    skip: 'Overslaan',
    back: 'Vorige',
    leave: 'Uitleg sluiten',
    finish: 'Verder spelen',
    none: game => `Voor ${game} is er geen begeleide eerste partij.`,
  },
}

export const words = computed(() => WORDS[language.value])
