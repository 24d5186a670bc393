import { AND, inEach, listed, OR, type Phrase } from './phrase.ts'
import { type Adjective, COLOR_WORDS, type ColorName, type Noun } from './terms.ts'

/** Noun phrases: number, case, gender and the endings of adjectives. */

export type Case = 'nominative' | 'accusative' | 'dative'
type Gender = Noun['de'][0]

/** After 1, ein, kein, dein, and after pro: the adjective shows the gender. */
const MIXED: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'er', f: 'e', n: 'es' },
  accusative: { m: 'en', f: 'e', n: 'es' },
  dative: { m: 'en', f: 'en', n: 'en' },
}
/** After der, jeder, dieser. */
const WEAK: typeof MIXED = {
  nominative: { m: 'e', f: 'e', n: 'e' },
  accusative: { m: 'en', f: 'e', n: 'e' },
  dative: { m: 'en', f: 'en', n: 'en' },
}
/** After a number above 1, in the plural. */
const STRONG_PLURAL: Readonly<Record<Case, string>> = { nominative: 'e', accusative: 'e', dative: 'en' }
const THE: typeof MIXED = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
}
const A: typeof MIXED = {
  nominative: { m: 'ein', f: 'eine', n: 'ein' },
  accusative: { m: 'einen', f: 'eine', n: 'ein' },
  dative: { m: 'einem', f: 'einer', n: 'einem' },
}
const WHICH: Readonly<Record<Gender, string>> = { m: 'welchen', f: 'welche', n: 'welches' }
const EACH: Readonly<Record<Gender, string>> = { m: 'jeden', f: 'jede', n: 'jedes' }

const bent = ({ de: [word, ending] }: Adjective, suffix: string) =>
  ending === 'never' ? word : word + suffix

const spoken = (...words: readonly string[]) => words.filter(word => word !== '').join(' ')

const germanPlural = ({ de: [, , many, dative] }: Noun, kase: Case) => (kase === 'dative' ? dative : many)

/** Dutch: no -e before a singular het-word after 1, een, geen, per or nothing. */
const dutch = (adjective: Adjective, noun: Noun, many: boolean) =>
  !many && noun.nl[0] === 'het' ? adjective.nl[0] : adjective.nl[1]

const isColor = (word: Adjective | ColorName): word is ColorName => typeof word === 'string'
/** A colour by its name, or any other adjective. */
export type Description = Adjective | ColorName
const wordOf = (description: Description) => (isColor(description) ? COLOR_WORDS[description] : description)

interface Bending {
  readonly noun: Noun
  readonly adjectives: readonly Adjective[]
  readonly many: boolean
  readonly german: (adjective: Adjective) => string
  readonly kase: Case
}

const described = ({ noun, adjectives, many, german, kase }: Bending): Phrase => ({
  en: spoken(...adjectives.map(adjective => adjective.en), noun.en[many ? 1 : 0]),
  de: spoken(...adjectives.map(german), many ? germanPlural(noun, kase) : noun.de[1]),
  nl: spoken(...adjectives.map(adjective => dutch(adjective, noun, many)), noun.nl[many ? 2 : 1]),
})

/** As after 1 or 'pro': grauen Würfel, violettes Grundstück, actief meerderheidsfiche. */
export const one = (noun: Noun, descriptions: readonly Description[], kase: Case = 'accusative'): Phrase =>
  described({
    noun,
    adjectives: descriptions.map(wordOf),
    many: false,
    german: adjective => bent(adjective, MIXED[kase][noun.de[0]]),
    kase,
  })

/** As after 2 or alone: graue Würfel, grijze dobbelstenen. */
export const many = (noun: Noun, descriptions: readonly Description[], kase: Case = 'accusative'): Phrase =>
  described({
    noun,
    adjectives: descriptions.map(wordOf),
    many: true,
    german: adjective => bent(adjective, STRONG_PLURAL[kase]),
    kase,
  })

const weak = (noun: Noun, descriptions: readonly Description[], kase: Case): Phrase =>
  described({
    noun,
    adjectives: descriptions.map(wordOf),
    many: false,
    german: adjective => bent(adjective, WEAK[kase][noun.de[0]]),
    kase,
  })

/** '1 grey worker', '1 grauen Arbeiter', '1 grijze arbeider'. */
export const counted = (
  n: number,
  noun: Noun,
  descriptions: readonly Description[] = [],
  kase: Case = 'accusative',
): Phrase => {
  const thing = n === 1 ? one(noun, descriptions, kase) : many(noun, descriptions, kase)
  return inEach(language => `${n} ${thing[language]}`)
}

const ANY: Adjective = { en: 'any', de: ['beliebig', 'bends'], nl: ['naar keuze', 'naar keuze'] }

/** '1 disaster of your choice', '1 beliebige Gefahr', '1 onheil naar keuze'. */
export const ofChoice = (n: number, noun: Noun, kase: Case = 'accusative'): Phrase => {
  const plain = counted(n, noun)
  return {
    en: `${plain.en} of your choice`,
    de: counted(n, noun, [ANY], kase).de,
    nl: `${plain.nl} naar keuze`,
  }
}

/** '2 workers of any colour', '2 beliebige Arbeiter', '2 arbeiders naar keuze'. */
export const ofAnyColour = (n: number, noun: Noun, kase: Case = 'accusative'): Phrase => ({
  ...ofChoice(n, noun, kase),
  en: `${counted(n, noun).en} of any colour`,
})

/** 'the grey die', 'dem grauen Würfel', 'de grijze dobbelsteen'. */
export const the = (noun: Noun, description: Description, kase: Case = 'accusative'): Phrase => {
  const thing = weak(noun, [description], kase)
  return {
    en: `the ${thing.en}`,
    de: `${THE[kase][noun.de[0]]} ${thing.de}`,
    nl: `${noun.nl[0]} ${wordOf(description).nl[1]} ${noun.nl[1]}`,
  }
}

const articleOf = (words: string) => (/^[aeiou]/.test(words) ? 'an' : 'a')

/** 'an orange card', 'einer orange Karte', 'een oranje kaart'; without a description 'a card'. */
export const a = (noun: Noun, description?: Description, kase: Case = 'accusative'): Phrase => {
  const thing = one(noun, description === undefined ? [] : [description], kase)
  return {
    en: `${articleOf(thing.en)} ${thing.en}`,
    de: `${A[kase][noun.de[0]]} ${thing.de}`,
    nl: `een ${thing.nl}`,
  }
}

/** A noun of which only the gender is left, for its adjectives. */
const unsaid = ({ de: [gender], nl: [article] }: Noun): Noun => ({
  en: ['', ''],
  de: [gender, '', '', ''],
  nl: [article, '', ''],
})

/** 'orange, pink or purple card', 'orange, rosa oder violetten Karte', 'oranje, roze of paarse kaart'. */
export const oneOf = (noun: Noun, descriptions: readonly Description[], kase: Case): Phrase => {
  const each = descriptions.map(description => one(unsaid(noun), [description], kase))
  const plain = one(noun, [])
  const list = listed(each, OR)
  return inEach(language => `${list[language]} ${plain[language]}`)
}

/** The same after 'a': 'an orange, pink or purple card'. */
export const aOneOf = (noun: Noun, descriptions: readonly Description[], kase: Case): Phrase => {
  const { en, de, nl } = oneOf(noun, descriptions, kase)
  return { en: `${articleOf(en)} ${en}`, de: `${A[kase][noun.de[0]]} ${de}`, nl: `een ${nl}` }
}

/** The German relative pronoun of a thing, as an object: 'wähle ein Haus, das …'. */
export const germanThat = ({ de: [gender] }: Noun): string => THE.accusative[gender]

/** 'which house', 'welches Haus', 'welk huis', as an object. */
export const which = ({ en: [en], de: [gender, de], nl: [article, nl] }: Noun): Phrase => ({
  en: `which ${en}`,
  de: `${WHICH[gender]} ${de}`,
  nl: `${article === 'het' ? 'welk' : 'welke'} ${nl}`,
})

/** 'for each purple site', 'für jedes violette Grundstück', 'per paarse bouwlocatie'. */
export const forEach = (noun: Noun, descriptions: readonly Description[]): Phrase => {
  const each = weak(noun, descriptions, 'accusative')
  return { en: `for each ${each.en}`, de: `für ${EACH[noun.de[0]]} ${each.de}`, nl: `per ${each.nl}` }
}

/** 'for each of your active tokens', 'für jeden deiner aktiven Marker', 'per actief fiche van jou'. */
export const forEachOfYour = (noun: Noun, descriptions: readonly Description[]): Phrase => {
  const words = descriptions.map(wordOf)
  return {
    en: `for each of your ${many(noun, descriptions).en}`,
    de: spoken('für', EACH[noun.de[0]], 'deiner', ...words.map(word => bent(word, 'en')), noun.de[2]),
    nl: `${forEach(noun, descriptions).nl} van jou`,
  }
}

/** 'for each category', 'für jede Kategorie', 'voor elke categorie': in Dutch, where a clause follows. */
export const forEvery = (noun: Noun): Phrase => ({
  ...forEach(noun, []),
  nl: `voor ${noun.nl[0] === 'het' ? 'elk' : 'elke'} ${noun.nl[1]}`,
})

/** Number and colour for each, the noun once at the end: '1 pink, 2 grey and 1 brown worker'; or with 'or'. */
export const severalOf = (
  noun: Noun,
  counts: readonly (readonly [n: number, color: ColorName])[],
  kase: Case = 'accusative',
  before: Phrase = AND,
): Phrase => {
  const last = counts.at(-1)?.[0] ?? 0
  const plain = last === 1 ? one(noun, []) : many(noun, [])
  const bend = ([n, color]: readonly [number, ColorName]) => {
    const thing = unsaid(noun)
    const word = n === 1 ? one(thing, [color], kase) : many(thing, [color], kase)
    return inEach(language => `${n} ${word[language]}`)
  }
  const list = listed(counts.map(bend), before)
  return inEach(language => `${list[language]} ${plain[language]}`)
}
