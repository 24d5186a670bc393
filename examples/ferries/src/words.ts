import { DONE } from '@kontor/engine'
import type { Language, Words } from '@kontor/engine/presentation'
import { FERRIES, type Ferries, type Task } from './state.ts'
import { CATCH, ROUNDS, type Told } from './steps.ts'

interface Sentences {
  round(round: number, waiting: readonly string[]): string
  waiting(ferry: string, n: number): string
  sailed(name: string, ferry: string, passengers: number): string
  shared(name: string, ferry: string, passengers: number, crew: number): string
  fished(name: string): string
  readonly prompt: string
  board(ferry: string, waiting: number): string
  readonly stay: string
  readonly ferries: readonly string[]
  readonly sources: Readonly<Record<string, string>>
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    round: (round, waiting) => `Round ${round} of ${ROUNDS}. Waiting: ${waiting.join(', ')}.`,
    waiting: (ferry, n) => `${n} for the ${ferry} ferry`,
    sailed: (name, ferry, n) => `${name} steers the ${ferry} ferry alone: ${n} passengers.`,
    shared: (name, ferry, n, crew) => `${name} shares the ${ferry} ferry, ${crew} aboard: ${n} passengers.`,
    fished: name => `${name} stays ashore and catches ${CATCH} fish.`,
    prompt: 'Which ferry do you steer? Everybody chooses at once.',
    board: (ferry, waiting) => `The ${ferry} ferry (${waiting} waiting)`,
    stay: `Stay ashore and fish (${CATCH} points)`,
    ferries: ['red', 'blue', 'green'],
    sources: { passengers: 'Passengers', fish: 'Fish' },
  },
  de: {
    round: (round, waiting) => `Runde ${round} von ${ROUNDS}. Es warten: ${waiting.join(', ')}.`,
    waiting: (ferry, n) => `${n} auf die ${ferry} Fähre`,
    sailed: (name, ferry, n) => `${name} steuert die ${ferry} Fähre allein. Fahrgäste: ${n}.`,
    shared: (name, ferry, n, crew) =>
      `${name} teilt die ${ferry} Fähre, ${crew} sind an Bord. Fahrgäste: ${n}.`,
    fished: name => `${name} bleibt an Land und fängt ${CATCH} Fische.`,
    prompt: 'Welche Fähre steuerst du? Alle wählen zugleich.',
    board: (ferry, waiting) => `Die ${ferry} Fähre (es warten ${waiting})`,
    stay: `An Land bleiben und fischen (${CATCH} Punkte)`,
    ferries: ['rote', 'blaue', 'grüne'],
    sources: { passengers: 'Fahrgäste', fish: 'Fische' },
  },
  nl: {
    round: (round, waiting) => `Ronde ${round} van ${ROUNDS}. Er wachten: ${waiting.join(', ')}.`,
    waiting: (ferry, n) => `${n} op de ${ferry} veerboot`,
    sailed: (name, ferry, n) => `${name} vaart alleen met de ${ferry} veerboot. Passagiers: ${n}.`,
    shared: (name, ferry, n, crew) =>
      `${name} deelt de ${ferry} veerboot, ${crew} aan boord. Passagiers: ${n}.`,
    fished: name => `${name} blijft aan wal en vangt ${CATCH} vissen.`,
    prompt: 'Met welke veerboot vaar je? Iedereen kiest tegelijk.',
    board: (ferry, waiting) => `De ${ferry} veerboot (er wachten er ${waiting})`,
    stay: `Aan wal blijven en vissen (${CATCH} punten)`,
    ferries: ['rode', 'blauwe', 'groene'],
    sources: { passengers: 'Passagiers', fish: 'Vissen' },
  },
}

export const words: Words<Ferries, Task> = {
  say(event, language, names = []) {
    const told = event as Told
    const sentences = SENTENCES[language]
    const { ferries } = sentences
    if (told.kind === 'round') {
      const waiting = told.waiting.map((n, ferry) => sentences.waiting(ferries[ferry]!, n))
      return sentences.round(told.round, waiting)
    }
    const name = names[told.seat] ?? `${told.seat + 1}`
    if (told.kind === 'fished') return sentences.fished(name)
    const { ferry, passengers, crew } = told
    return crew === 1
      ? sentences.sailed(name, ferries[ferry]!, passengers)
      : sentences.shared(name, ferries[ferry]!, passengers, crew)
  },
  describe({ table: { round, waiting, seats } }, language, names) {
    const sentences = SENTENCES[language]
    const queues = FERRIES.map((_, ferry) => sentences.waiting(sentences.ferries[ferry]!, waiting[ferry]!))
    const all = seats.map(({ passengers, fish }, seat) => `${names[seat]}: ${passengers + fish}`)
    return [sentences.round(round, queues), all.join(' · ')].join('\n')
  },
  prompt: (_, __, language) => SENTENCES[language].prompt,
  label(state, _, choice, language) {
    const { board, ferries, stay } = SENTENCES[language]
    return choice === DONE ? stay : board(ferries[choice]!, state.waiting[choice]!)
  },
  source: (source, language) => SENTENCES[language].sources[source] ?? source,
  tieBreaks: language => [SENTENCES[language].sources.passengers!],
}
