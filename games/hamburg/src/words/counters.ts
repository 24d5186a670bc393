import type { Amount, Counter } from '../language.ts'
import { counted, forEach, forEachOfYour, labelled, many, one } from './grammar.ts'
import { AND, joined, listed, NOTHING, type Phrase, same, unworded } from './phrase.ts'
import {
  active,
  building,
  built,
  category,
  colour,
  complete,
  die,
  different,
  disaster,
  disasterLevel,
  extra,
  figure,
  majorityToken,
  type Noun,
  raised,
  site,
  statue,
  third,
  wallSegment,
  wallSpace,
  worker,
  workerSet,
} from './terms.ts'

/** Something that is counted: 'for each purple site'; 'purple site' after per; 'purple sites' after a number. */
interface Counted {
  readonly each: Phrase
  readonly one: Phrase
  readonly many: Phrase
}

/** A number that stands for itself: 'as many marks' 'as the black die shows', and in short 'black die'. */
interface Shown {
  readonly before: Phrase
  readonly after: Phrase
  readonly number: Phrase
}

type Descriptions = Parameters<typeof one>[1]

const every = (noun: Noun, descriptions: Descriptions = [], after: Phrase = NOTHING): Counted => ({
  each: joined(forEach(noun, descriptions), after),
  one: joined(one(noun, descriptions), after),
  many: joined(many(noun, descriptions), after),
})

const yours = (noun: Noun, descriptions: Descriptions = []): Counted => ({
  ...every(noun, descriptions),
  each: forEachOfYour(noun, descriptions),
})

const AS_MANY: Phrase = { en: 'as many ', de: 'so viele ', nl: 'zoveel ' }

function countingOf(counter: Counter): Counted | Shown {
  switch (counter.of) {
    case 'buildings': {
      if (counter.category !== undefined) return every(labelled(building, counter.category))
      const all = yours(building)
      return { ...all, each: { ...all.each, nl: 'per gebouw in je uitstalling' } }
    }
    case 'sites':
      return every(site, [counter.color])
    case 'dice': {
      const shows = { en: ' showing ', de: ' mit ', nl: ' met ' }
      const short = every(die, [], joined(shows, same(`${counter.showing}`)))
      return {
        ...short,
        each: {
          en: `for each die that shows a ${counter.showing}`,
          de: `für jeden Würfel, der eine ${counter.showing} zeigt`,
          nl: `voor elke dobbelsteen die een ${counter.showing} toont`,
        },
      }
    }
    case 'categories':
      return every(category, [different], {
        en: ' among your buildings',
        de: ' deiner Gebäude',
        nl: ' onder je gebouwen',
      })
    case 'siteColors':
      return every(colour, [different], {
        en: ' among your sites',
        de: ' deiner Grundstücke',
        nl: ' onder je bouwlocaties',
      })
    case 'workerColors':
      return every(colour, [different], {
        en: ' among your workers',
        de: ' deiner Arbeiter',
        nl: ' onder je arbeiders',
      })
    case 'wall':
      return every(wallSegment)
    case 'workers':
      return every(worker)
    case 'workerSets':
      return every(workerSet, [complete])
    case 'majorities':
      return yours(majorityToken, [active])
    case 'thirdsAndStatues': {
      const [thirds, statues] = [every(wallSpace, [built, third]), every(statue)]
      return {
        each: listed([thirds.each, statues.each], AND),
        one: listed([thirds.one, statues.one], AND),
        many: listed([thirds.many, statues.many], AND),
      }
    }
    case 'raisedColors': {
      const disasters = yours(disaster, [raised])
      return {
        each: { ...disasters.each, nl: 'per kleur met verhoogd onheil' },
        one: { ...disasters.one, nl: 'kleur met verhoogd onheil' },
        many: { ...disasters.many, nl: 'kleuren met verhoogd onheil' },
      }
    }
    case 'raisedLevels':
      return every(disasterLevel, [raised])
    case 'diceNumbers':
      return every(figure, [different], {
        en: ' on the dice',
        de: ' auf den Würfeln',
        nl: ' op de dobbelstenen',
      })
    case 'paidWorkers':
      return { ...every(worker), each: { en: 'for each', de: 'für jeden davon', nl: 'per arbeider' } }
    case 'blackDie':
      return {
        before: AS_MANY,
        after: {
          en: ' as the black die shows',
          de: ', wie der schwarze Würfel zeigt',
          nl: ' als de zwarte dobbelsteen toont',
        },
        number: one(die, ['black'], 'nominative'),
      }
    case 'paidDie':
      return {
        before: AS_MANY,
        after: {
          en: ' as the die of its colour shows',
          de: ', wie der Würfel seiner Farbe zeigt',
          nl: ' als de dobbelsteen van die kleur toont',
        },
        number: { en: 'die of its colour', de: 'Würfel seiner Farbe', nl: 'dobbelsteen van die kleur' },
      }
    case 'commonDie':
      return {
        before: { en: '', de: '', nl: 'evenveel ' },
        after: {
          en: ' equal to the number rolled most often (nothing if tied)',
          de: ' in Höhe der am häufigsten gewürfelten Zahl (bei Gleichstand nichts)',
          nl: ' als het vaakst gegooide getal (bij een gelijke stand niets)',
        },
        number: { en: 'number rolled most often', de: 'häufigste Zahl', nl: 'vaakst gegooide getal' },
      }
    case 'hallSpace':
      return {
        before: AS_MANY,
        after: {
          en: ' as your City Hall space is worth in points',
          de: ', wie dein Feld auf dem Rathausplatz Punkte wert ist',
          nl: ' als je veld op het stadhuisplein punten waard is',
        },
        number: { en: 'City Hall space', de: 'Feld auf dem Rathausplatz', nl: 'veld op het stadhuisplein' },
      }
    default:
      return unworded(counter)
  }
}

/** Words for n times the number shown do not exist, since no card asks for them. */
function onlyOnce({ n, every }: Amount) {
  if (n !== 1 || every !== undefined) throw new Error(`No words for ${n} times a number shown`)
}

/** At most so many, where a card cannot give more: there are five colours. */
function limit({ n, per }: Amount): Phrase {
  if (per?.of !== 'siteColors') return NOTHING
  return { en: ` (at most ${n * 5})`, de: ` (höchstens ${n * 5})`, nl: ` (maximaal ${n * 5})` }
}

/** The counter of an amount as it stands in front or at the end: 'for every 3 orange sites'. */
function tailOf({ every, per }: Amount): Phrase {
  const counting = per && countingOf(per)
  if (!counting || 'number' in counting) return NOTHING
  if (every === undefined) return counting.each
  return {
    en: `for every ${every} ${counting.many.en}`,
    de: `für je ${every} ${counting.many.de}`,
    nl: `per ${every} ${counting.many.nl}`,
  }
}

/** 'per purple site', 'pro violettes Grundstück': on the card face, and in Dutch in front of a verb. */
export function perOf({ every, per }: Amount): Phrase {
  const counting = per && countingOf(per)
  if (!counting || 'number' in counting) return NOTHING
  const thing = every === undefined ? counting.one : joined(same(`${every} `), counting.many)
  return joined({ en: 'per ', de: 'pro ', nl: 'per ' }, thing)
}

/** An amount of something in two parts: '2 marks' and 'for each Civic building'. */
export interface Measured {
  readonly object: Phrase
  readonly tail: Phrase
}

export function measured(amount: Amount, unit: Noun, more: boolean): Measured {
  const counting = amount.per && countingOf(amount.per)
  if (counting && 'number' in counting) {
    onlyOnce(amount)
    return { object: joined(counting.before, many(unit, []), counting.after), tail: NOTHING }
  }
  const plain = counted(amount.n, unit)
  const object = more ? { ...counted(amount.n, unit, [extra]), de: `${plain.de} zusätzlich` } : plain
  return { object, tail: joined(tailOf(amount), limit(amount)) }
}

/** The clause in front of 'you may': the Dutch one leaves out where things lie. */
export const inFront = (amount: Amount): Phrase => ({ ...tailOf(amount), nl: perOf(amount).nl })

/** '+2 marks per Civic building', '+marks = black die'. */
export function measuredShort(amount: Amount, unit: Noun): Phrase {
  const counting = amount.per && countingOf(amount.per)
  if (counting && 'number' in counting) {
    onlyOnce(amount)
    return joined(same('+'), many(unit, []), same(' = '), counting.number)
  }
  const plain = joined(same('+'), counted(amount.n, unit, [], 'nominative'))
  return amount.per ? joined(plain, same(' '), perOf(amount)) : plain
}
