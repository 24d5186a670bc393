import type { AnyTask } from '@kontor/common/tasks'
import { type Choice, DONE, type Question } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { counted } from '@kontor/language/grammar'
import { afterColon, bodyOf, capital, joined, NOTHING, type Phrase, same } from '@kontor/language/phrase'
import { card, type Noun } from '@kontor/language/terms'
import { cityTasks } from '../rules/tasks.ts'
import { choosing, TO_DISCARD } from './choosing.ts'

/** What questions of the city games have in common. Without the capital at the beginning: a card's name can come first. */

export const CHOOSE_PILE: Phrase = {
  en: 'choose a draw pile',
  de: 'wähle einen Zugstapel',
  nl: 'kies een trekstapel',
}

/** ' (2 more cards)', ' (noch 2 Karten)', ' (nog 2 kaarten)'; nothing for the last one. */
export const more = (n: number, noun: Noun): Phrase => {
  if (n === 1) return NOTHING
  const things = counted(n, noun)
  return {
    en: ` (${things.en.replace(/^\d+/, '$& more')})`,
    de: ` (noch ${things.de})`,
    nl: ` (nog ${things.nl})`,
  }
}
export const moreOf = (n: number): Phrase =>
  n === 1 ? NOTHING : { en: ` (${n} more)`, de: ` (noch ${n})`, nl: ` (nog ${n})` }
/** ' (2 so far)'; nothing before the first one. */
export const soFar = (n: number): Phrase =>
  n === 0 ? NOTHING : { en: ` (${n} so far)`, de: ` (bisher ${n})`, nl: ` (tot nu toe ${n})` }
export const STOP = same('.')

export const ENOUGH_WORD: Phrase = { en: 'enough', de: 'genug', nl: 'genoeg' }
const FINISHED: Phrase = { en: 'done', de: 'fertig', nl: 'klaar' }
export const NO: Phrase = { en: 'no', de: 'nein', nl: 'nee' }
export const END_TURN: Phrase = { en: 'end turn', de: 'Zug beenden', nl: 'beurt beëindigen' }

export const CHOOSE_COLOR: Phrase = { en: 'choose a colour.', de: 'wähle eine Farbe.', nl: 'kies een kleur.' }

/** A seat where no names are known. */
export const seatNumbered = (seat: number): Phrase => ({
  en: `seat ${seat + 1}`,
  de: `Platz ${seat + 1}`,
  nl: `plaats ${seat + 1}`,
})

/** Whether an instant effect runs once more. */
export const runAgain = ({ en, de, nl }: Phrase): Phrase => ({
  en: `${en}: perform the effect again?`,
  de: `${de}: Den Effekt noch einmal ausführen?`,
  nl: `${nl}: het effect nogmaals uitvoeren?`,
})

/** Questions about workers and hand cards, one at a time, as the steps of the supply ask them. */
export function supplyPrompts(worker: Noun, money: Noun, called: (seat: number) => Phrase) {
  const [price, chosen] = [
    counted(1, money),
    { en: `choose a ${worker.en[0]}`, de: `wähle einen ${worker.de[1]}`, nl: `kies een ${worker.nl[1]}` },
  ]
  const { anyWorker, discardCard, giveBack, buyWorker, giveWorker } = cityTasks
  return {
    anyWorker: (task: AnyTask): Phrase => joined(chosen, moreOf(anyWorker.read(task).n), STOP),
    discardCard: (task: AnyTask): Phrase =>
      joined(choosing(card, TO_DISCARD), moreOf(discardCard.read(task).n), STOP),
    giveBack(task: AnyTask): Phrase {
      const { returned } = giveBack.read(task)
      const exchanged = {
        en: `return ${worker.en[1]} to take the same number of any colour`,
        de: `gib ${worker.de[2]} ab, um ebenso viele beliebige zu nehmen`,
        nl: `lever ${worker.nl[2]} in om evenveel ${worker.nl[2]} naar keuze te nemen`,
      }
      return joined(exchanged, soFar(returned), STOP)
    },
    buyWorker(task: AnyTask): Phrase {
      const { n } = buyWorker.read(task)
      return {
        en: `buy a ${worker.en[0]} for ${price.en} (${n > 1 ? 'up to ' : ''}${n} more)?`,
        de: `einen ${worker.de[1]} für ${price.de} kaufen (noch ${n > 1 ? 'bis zu ' : ''}${n})?`,
        nl: `een ${worker.nl[1]} voor ${price.nl} kopen (nog ${n > 1 ? 'maximaal ' : ''}${n})?`,
      }
    },
    giveWorker(task: AnyTask): Phrase {
      const { to, n } = giveWorker.read(task)
      const { en, de, nl } = called(to)
      return joined(chosen, { en: ` for ${en}`, de: ` für ${de}`, nl: ` voor ${nl}` }, moreOf(n), STOP)
    },
  }
}

/** The kind of a task that asks, and what its question asks, in one sentence; what a card brought about begins with its name. */
export function promptWords<S, Asking extends string, T extends AnyTask>(
  prompts: Readonly<Record<Asking, (state: S, task: T, question: Question<T>) => Phrase>>,
  /** Where the task's card is what the question is about, not its cause. */
  aboutCard: readonly Asking[],
  cardNamed: (card: number) => Phrase,
  /** How a question is declined or ended; the others need no word of their own. */
  declined: Readonly<Partial<Record<Asking, Phrase>>>,
) {
  const isAsking = (kind: string): kind is Asking => Object.hasOwn(prompts, kind)
  function asking({ kind }: { readonly kind: string }): Asking {
    if (!isAsking(kind)) throw new Error(`Nothing is asked by ${kind}`)
    return kind
  }
  return {
    /** An answer in words, of those that the kinds of tasks have for theirs: whole, and as it stands below its card. */
    labelsOf(answers: Readonly<Record<Asking, (state: S, task: T, choice: Choice) => Phrase>>) {
      const said = (state: S, { task }: Question<T>, choice: Choice) => {
        const kind = asking(task)
        return choice === DONE ? (declined[kind] ?? FINISHED) : answers[kind](state, task, choice)
      }
      return {
        label: (state: S, question: Question<T>, choice: Choice, language: Language): string =>
          capital(said(state, question, choice)[language]),
        brief: (state: S, question: Question<T>, choice: Choice, language: Language): string =>
          capital(bodyOf(said(state, question, choice))[language]),
      }
    },

    prompt(state: S, question: Question<T>, language: Language): string {
      const kind = asking(question.task)
      const { card: cause } = question.task
      const said = prompts[kind](state, question.task, question)
      if (cause === 0 || aboutCard.includes(kind)) return capital(said[language])
      return capital(joined(cardNamed(cause), same(': '), afterColon(said))[language])
    },
  }
}
