import type { Language, Words } from '@kontor/engine/presentation'
import { worth } from './cards.ts'
import type { Pearls, Task } from './state.ts'
import { meant, ROUNDS, type Told } from './steps.ts'

interface Sentences {
  round(round: number): string
  showed(name: string, points: number): string
  dived(name: string, points: number, pearls: number): string
  drew(name: string, points: number | undefined): string
  taken(points: number): string
  forced(name: string): string
  readonly prompt: string
  show(points: number): string
  dive(points: number): string
  readonly sources: Readonly<Record<string, string>>
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    round: round => `Round ${round} of ${ROUNDS}.`,
    showed: (name, points) => `${name} shows a shell worth ${points}.`,
    dived: (name, points, pearls) => `${name} dives with a ${points} and finds ${pearls} pearls.`,
    drew: (name, points) => (points === undefined ? `${name} draws a shell.` : `${name} draws a ${points}.`),
    taken: points => `A ${points} has been shown already.`,
    forced: name => `${name} has no choice.`,
    prompt: 'Show a shell, or dive with it?',
    show: points => `Show the ${points}`,
    dive: points => `Dive with the ${points}`,
    sources: { shown: 'Shells', pearls: 'Pearls' },
  },
  de: {
    round: round => `Runde ${round} von ${ROUNDS}.`,
    showed: (name, points) => `${name} zeigt eine Muschel im Wert von ${points}.`,
    dived: (name, points, pearls) => `${name} taucht mit einer ${points}. Perlen: ${pearls}.`,
    drew: (name, points) =>
      points === undefined ? `${name} zieht eine Muschel.` : `${name} zieht eine ${points}.`,
    taken: points => `Eine ${points} wurde schon gezeigt.`,
    forced: name => `${name} hat keine Wahl.`,
    prompt: 'Eine Muschel zeigen oder mit ihr tauchen?',
    show: points => `Die ${points} zeigen`,
    dive: points => `Mit der ${points} tauchen`,
    sources: { shown: 'Muscheln', pearls: 'Perlen' },
  },
  nl: {
    round: round => `Ronde ${round} van ${ROUNDS}.`,
    showed: (name, points) => `${name} toont een schelp met waarde ${points}.`,
    dived: (name, points, pearls) => `${name} duikt met een ${points}. Parels: ${pearls}.`,
    drew: (name, points) =>
      points === undefined ? `${name} trekt een schelp.` : `${name} trekt een ${points}.`,
    taken: points => `Er is al een ${points} getoond.`,
    forced: name => `${name} heeft geen keuze.`,
    prompt: 'Een schelp tonen of ermee duiken?',
    show: points => `De ${points} tonen`,
    dive: points => `Met de ${points} duiken`,
    sources: { shown: 'Schelpen', pearls: 'Parels' },
  },
}

export const words: Words<Pearls, Task> = {
  say(event, language, names = []) {
    const told = event as Told
    const sentences = SENTENCES[language]
    const name = (seat: number) => names[seat] ?? `${seat + 1}`
    switch (told.kind) {
      case 'round':
        return sentences.round(told.round)
      case 'showed':
        return sentences.showed(name(told.seat), worth(told.card))
      case 'dived':
        return sentences.dived(name(told.seat), worth(told.card), told.pearls)
      case 'drew':
        // Whoever may not know the card hears of it without its secret.
        return sentences.drew(
          name(told.seat),
          told.secret === undefined ? undefined : worth(told.secret.card),
        )
      case 'taken':
        return sentences.taken(told.worth)
      case 'forced':
        return sentences.forced(name(told.seat))
    }
  },
  prompt: (_, __, language) => SENTENCES[language].prompt,
  label(_, __, choice, language) {
    const { card, way } = meant(choice)
    return SENTENCES[language][way](worth(card))
  },
  refused: ({ card = 0 }, language) => SENTENCES[language].show(worth(card)),
  source: (source, language) => SENTENCES[language].sources[source] ?? source,
  tieBreaks: language => [SENTENCES[language].sources.pearls!],
}
