import type { Choice, Question } from '@kontor/engine'
import type { Language, Words } from '@kontor/engine/presentation'
import { goodsOf, worth } from './cards.ts'
import type { Customs, Task } from './state.ts'
import { AMENDS, ROUNDS, type Told } from './steps.ts'

interface Sentences {
  round(round: number): string
  brought(name: string, goods: string | undefined): string
  declared(name: string, claim: number): string
  passed(name: string, owner: string, points: number): string
  honest(name: string, owner: string, goods: string, points: number): string
  lied(name: string, owner: string, goods: string, points: number): string
  forced(name: string): string
  readonly bring: string
  readonly declare: string
  inspect(claim: number): string
  bringThis(goods: string, points: number): string
  declareThis(claim: number, points: number): string
  letPass(claim: number): string
  open(claim: number): string
  readonly points: string
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    round: round => `Round ${round} of ${ROUNDS}.`,
    brought: (name, goods) => `${name} brings ${goods ?? 'a crate'} to the customs.`,
    declared: (name, claim) => `${name} declares a worth of ${claim}.`,
    passed: (name, owner, points) => `${name} lets ${owner} pass: ${points} points.`,
    honest: (name, owner, goods, points) =>
      `${name} opens: ${goods}. ${owner} told the truth: ${points} points.`,
    lied: (name, owner, goods, points) =>
      `${name} opens: ${goods}. ${owner} lied: ${points} points for ${name}.`,
    forced: name => `${name} has no choice.`,
    bring: 'Which crate do you bring to the customs?',
    declare: 'What do you declare it to be worth?',
    inspect: claim => `It is said to be worth ${claim}. Do you open the crate?`,
    bringThis: (goods, points) => `${goods} (${points})`,
    declareThis: (claim, points) => (claim > points ? `${claim}, a lie` : `${claim}`),
    letPass: claim => `Let it pass (${claim} points for its owner)`,
    open: claim =>
      `Open it (${claim} points for you if it is worth less, ${AMENDS * claim} for its owner if not)`,
    points: 'Crates',
  },
  de: {
    round: round => `Runde ${round} von ${ROUNDS}.`,
    brought: (name, goods) => `${name} bringt ${goods ?? 'eine Kiste'} zum Zoll.`,
    declared: (name, claim) => `${name} gibt einen Wert von ${claim} an.`,
    passed: (name, owner, points) => `${name} lässt ${owner} durch. Punkte: ${points}.`,
    honest: (name, owner, goods, points) =>
      `${name} öffnet: ${goods}. ${owner} war ehrlich. Punkte: ${points}.`,
    lied: (name, owner, goods, points) =>
      `${name} öffnet: ${goods}. ${owner} hat gelogen. Punkte für ${name}: ${points}.`,
    forced: name => `${name} hat keine Wahl.`,
    bring: 'Welche Kiste bringst du zum Zoll?',
    declare: 'Welchen Wert gibst du an?',
    inspect: claim => `Angegebener Wert: ${claim}. Öffnest du die Kiste?`,
    bringThis: (goods, points) => `${goods} (${points})`,
    declareThis: (claim, points) => (claim > points ? `${claim}, gelogen` : `${claim}`),
    letPass: claim => `Durchlassen (${claim} für die andere Seite)`,
    open: claim =>
      `Öffnen (${claim} für dich, wenn sie weniger wert ist, sonst ${AMENDS * claim} für die andere Seite)`,
    points: 'Kisten',
  },
  nl: {
    round: round => `Ronde ${round} van ${ROUNDS}.`,
    brought: (name, goods) => `${name} brengt ${goods ?? 'een kist'} naar de douane.`,
    declared: (name, claim) => `${name} geeft een waarde van ${claim} op.`,
    passed: (name, owner, points) => `${name} laat ${owner} door. Punten: ${points}.`,
    honest: (name, owner, goods, points) =>
      `${name} opent: ${goods}. ${owner} was eerlijk. Punten: ${points}.`,
    lied: (name, owner, goods, points) =>
      `${name} opent: ${goods}. ${owner} loog. Punten voor ${name}: ${points}.`,
    forced: name => `${name} heeft geen keuze.`,
    bring: 'Welke kist breng je naar de douane?',
    declare: 'Welke waarde geef je op?',
    inspect: claim => `Opgegeven waarde: ${claim}. Open je de kist?`,
    bringThis: (goods, points) => `${goods} (${points})`,
    declareThis: (claim, points) => (claim > points ? `${claim}, een leugen` : `${claim}`),
    letPass: claim => `Doorlaten (${claim} voor de eigenaar)`,
    open: claim =>
      `Openen (${claim} voor jou als hij minder waard is, anders ${AMENDS * claim} voor de eigenaar)`,
    points: 'Kisten',
  },
}

function prompt(state: Customs, { task }: Question<Task>, language: Language) {
  const { bring, declare, inspect } = SENTENCES[language]
  if (task.kind === 'inspect') return inspect(state.seats[task.owner]!.claim)
  return task.kind === 'declare' ? declare : bring
}

function label(state: Customs, { task, seat }: Question<Task>, choice: Choice, language: Language) {
  const sentences = SENTENCES[language]
  if (task.kind === 'bring') return sentences.bringThis(goodsOf(choice, language), worth(choice))
  if (task.kind === 'declare') return sentences.declareThis(choice, worth(state.seats[seat]!.crate[0]!))
  const { claim } = state.seats[task.kind === 'inspect' ? task.owner : seat]!
  return choice === 1 ? sentences.open(claim) : sentences.letPass(claim)
}

export const words: Words<Customs, Task> = {
  say(event, language, names = []) {
    const told = event as Told
    const sentences = SENTENCES[language]
    const name = (seat: number) => names[seat] ?? `${seat + 1}`
    switch (told.kind) {
      case 'round':
        return sentences.round(told.round)
      case 'brought':
        // Whoever may not know the crate hears of it without its secret.
        return sentences.brought(name(told.seat), told.secret && goodsOf(told.secret.crate, language))
      case 'declared':
        return sentences.declared(name(told.seat), told.claim)
      case 'passed':
        return sentences.passed(name(told.seat), name(told.owner), told.points)
      case 'opened': {
        const goods = `${goodsOf(told.crate, language)} (${worth(told.crate)})`
        const said = told.honest ? sentences.honest : sentences.lied
        return said(name(told.seat), name(told.owner), goods, told.points)
      }
      case 'forced':
        return sentences.forced(name(told.seat))
    }
  },
  describe: ({ table: { round, seats } }, language, names) =>
    [
      SENTENCES[language].round(round),
      seats.map(({ points }, seat) => `${names[seat]}: ${points}`).join(' · '),
      ...seats.flatMap(({ claim }, seat) =>
        claim > 0 ? [SENTENCES[language].declared(names[seat]!, claim)] : [],
      ),
    ].join('\n'),
  prompt,
  label,
  source: (_, language) => SENTENCES[language].points,
}
