import { nameOf, namesOf } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { describe, expect, test } from 'vitest'
import { hamburg } from '../../../src/index.ts'
import { label, prompt } from '../../../src/words/index.ts'
import { type Asked, TILES_ASKED_TOO } from './asked.ts'
import { ASKED, questionIn } from './questions.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

const OTHER: Readonly<Record<string, Asked>> = {
  ...TILES_ASKED_TOO,
  'the last card of a refill': {
    given: { seats: [{ hand: [3, 4, 5, 6] }], agenda: ['refill'] },
    said: `Choose a draw pile. | Wähle einen Zugstapel. | Kies een trekstapel.
      deck brown = Brown (52 cards) | Braun (52 Karten) | Bruin (52 kaarten)`,
  },
  'the last space of the City Hall, dearer by a card': {
    given: { seats: [{ hall: 9 }, { buildings: [240] }], dice: { gray: 2, black: 1 }, agenda: ['hall'] },
    said: `Advance on the City Hall Square for 4 marks? | Für 4 Mark auf dem Rathausplatz vorrücken? | Voor 4 mark vooruitgaan op het stadhuisplein?
      advance = Advance (4 marks, +4 points) | Vorrücken (4 Mark, +4 Punkte) | Vooruitgaan (4 mark, +4 punten)`,
  },
  'a colour that is only named': {
    given: { seats: [{ disasters: { pink: 3 } }], agenda: [{ do: 'payAny', card: 157, free: true }] },
    said: `Police 157: choose a colour. | Polizei 157: Wähle eine Farbe. | Politie 157: kies een kleur.
      worker gray = Grey | Grau | Grijs
      worker pink = Pink (Unrest 3 → 1, +2 points) | Rosa (Überfall 3 → 1, +2 Punkte) | Roze (Plundering 3 → 1, +2 punten)`,
  },
  'the first of different workers': {
    given: {
      seats: [{ workers: { gray: 2, pink: 1 } }],
      agenda: [{ do: 'payDifferent', card: 109, paid: [] }],
    },
    said: `Industry 109: choose a worker to return. | Industrie 109: Wähle einen Arbeiter, den du abgibst. | Industrie 109: kies een arbeider om in te leveren.
      worker pink = −1 pink worker (+1 mark, +1 point) | −1 rosa Arbeiter (+1 Mark, +1 Punkt) | −1 roze arbeider (+1 mark, +1 punt)`,
  },
  'a free wall segment': {
    given: { seats: [{ wall: [2, 4] }], agenda: [{ do: 'buildWall', card: 145, price: 'free' }] },
    said: `Military 145: on which side do you build a wall segment? | Militär 145: Auf welcher Seite baust du einen Mauerstein? | Leger 145: aan welke kant bouw je een muursteen?
      wall left = Left (brown, for free) | Links (Braun, kostenfrei) | Links (bruin, kosteloos)`,
  },
  'a disaster that may be reduced': {
    given: {
      seats: [{ disasters: { purple: 2 } }],
      agenda: [{ do: 'reduceAny', card: 70, levels: 1, only: 'purple' }],
    },
    said: `Art 070: reduce the purple disaster? | Kunst 070: Die violette Gefahr verringern? | Kunst 070: het paarse onheil verlagen?
      reduce purple = Flood (purple) 2 → 1 (+1 point) | Überschwemmung (Violett) 2 → 1 (+1 Punkt) | Overstroming (paars) 2 → 1 (+1 punt)
      done = Done | Fertig | Klaar`,
  },
  'points for nothing': {
    given: { players: 3, agenda: [{ do: 'buyPoint', card: 103, context: 1, asked: [] }] },
    said: `Commerce 103: from whom do you take 1 point? | Handel 103: Wem nimmst du 1 Punkt ab? | Handel 103: van wie neem je 1 punt af?
      from 2 = Seat 2 (+1 point) | Platz 2 (+1 Punkt) | Plaats 2 (+1 punt)`,
  },
  'a turn without a building': {
    given: {
      seats: [
        { hand: [145], buildings: [150, 224], workers: { gray: 1 }, disasters: { gray: 1 }, wall: [0, 5] },
      ],
    },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 145 decrease = Military 145 (grey): Decrease a disaster (Decay 1 → 0, +1 point) | Militär 145 (Grau): Gefahr verringern (Mauereinsturz 1 → 0, +1 Punkt) | Leger 145 (grijs): Onheil verlagen (Instortende stadsmuur 1 → 0, +1 punt)
      play 145 wall left = Military 145 (grey): Build a wall segment (left, grey, 1 mark, Decay 1 → 0, +1 point) | Militär 145 (Grau): Mauerstein bauen (links, Grau, 1 Mark, Mauereinsturz 1 → 0, +1 Punkt) | Leger 145 (grijs): Stadsmuur bouwen (links, grijs, 1 mark, Instortende stadsmuur 1 → 0, +1 punt)
      play 145 recolour = Military 145 (grey): another colour (−1 grey worker) | Militär 145 (Grau): Andere Farbe (−1 grauer Arbeiter) | Leger 145 (grijs): andere kleur (−1 grijze arbeider)`,
  },
  'a turn with nothing to reduce': {
    given: { seats: [{ hand: [38, 241] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 241 build = Zoo 241 (grey): Construct a building (3 marks, worth 2 points) | Zoo 241 (Grau): Gebäude errichten (3 Mark, 2 Punkte wert) | Dierentuin 241 (grijs): Gebouw bouwen (3 mark, 2 punten waard)
      play 038 decrease = Medicine 038 (brown): Decrease a disaster (Disease is at 0) | Gesundheit 038 (Braun): Gefahr verringern (Krankheit steht auf 0) | Gezondheid 038 (bruin): Onheil verlagen (Ziekte staat op 0)`,
  },
  'a turn after its action': {
    given: { seats: [{ hand: [3], buildings: [27] }], agenda: [{ do: 'turn', played: true }] },
    said: `Activate a building or end your turn. | Aktiviere ein Gebäude oder beende deinen Zug. | Activeer een gebouw of beëindig je beurt.
      done = End turn | Zug beenden | Beurt beëindigen`,
  },
  'a site with a building under the rule of two': {
    given: { seats: [{ sites: ['gray', 'pink'], buildings: [192], hand: [3] }] },
    after: 'play 003 build',
    said: `Choose a site for Civic 003. | Wähle ein Grundstück für Bürgertum 003. | Kies een bouwlocatie voor Burgerij 003.
      site 1 gray = Site 1 (grey), Secret Society 192 | Grundstück 1 (Grau), Geheimbund 192 | Bouwlocatie 1 (grijs), Geheim genootschap 192`,
  },
}

/** What is said in the same form as it is expected, of those answers that are expected. */
function heardIn(asked: Asked): string[] {
  const { state, question } = questionIn(asked)
  const labels = question.choices.map(choice => {
    const words = LANGUAGES.map(language => label(state, question, choice, language))
    return `${nameOf(hamburg, state, question, choice)} = ${words.join(' | ')}`
  })
  const names = linesOf(asked).map(line => line.split(' = ')[0])
  return [
    LANGUAGES.map(language => prompt(state, question, language)).join(' | '),
    ...labels.filter(line => names.includes(line.split(' = ')[0])),
  ]
}

const linesOf = ({ said }: Asked) => said.split('\n').map(line => line.trim())

describe('questions and answers', () => {
  test.each(Object.entries(ASKED))('%s', (kind, asked) => {
    expect(questionIn(asked).question.task.kind).toBe(kind)
    expect(heardIn(asked)).toEqual(linesOf(asked))
  })

  test.each(Object.entries(OTHER))('%s', (_, asked) => expect(heardIn(asked)).toEqual(linesOf(asked)))

  test('every step that asks has words, and no other', () => {
    const steps = Object.entries(hamburg.steps)
    const asking = steps.flatMap(([kind, step]) => ('ask' in step ? [kind] : []))
    expect(asking.sort()).toEqual(Object.keys(ASKED).sort())
  })

  test('what runs by itself has no words', () => {
    const { state, question } = questionIn(ASKED.hall)
    const rolled = { ...question, task: { ...question.task, kind: 'roll' } as const }
    expect(() => prompt(state, rolled, 'en')).toThrow('Nothing is asked by roll')
    expect(() => label(state, rolled, 0, 'en')).toThrow('Nothing is asked by roll')
  })

  test('all answers to a question differ, in every language', () => {
    for (const asked of [...Object.values(ASKED), ...Object.values(OTHER)]) {
      const { state, question } = questionIn(asked)
      for (const language of LANGUAGES) {
        const labels = question.choices.map(choice => label(state, question, choice, language))
        expect(new Set(labels).size).toBe(namesOf(hamburg, state, question).length)
      }
    }
  })
})
