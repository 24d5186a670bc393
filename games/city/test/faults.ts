import type { Language } from '@kontor/engine'

/** What no sentence may contain, and what each must have: the checks of a patient proof-reader. */

type Check = readonly [name: string, broken: (text: string) => boolean]

const has = (name: string, pattern: RegExp): Check => [name, text => pattern.test(text)]

/** Each clause in which the verb stands must also have its particle, before the next colon or full stop. */
const particle = (name: string, verb: RegExp, closed: RegExp): Check => [
  name,
  text => {
    const clauses = text.split(/[:.]/)
    return clauses.some(clause => {
      const at = clause.search(verb)
      return at >= 0 && !closed.test(clause.slice(at))
    })
  },
]

const COMMON: readonly Check[] = [
  has('a slot is left', /undefined|null|NaN|\[object|\{|\}/),
  has('a double space', / {2}/),
  has('a space before a stop', / [.,:;)]/),
  has('no capital at the beginning', /^\p{Ll}/u),
  ['no full stop at the end', text => !text.endsWith('.')],
  has('two full stops', /\.\./),
  has('a number as a word', /\b(?:zwei|drei|twee|drie|two|three)\b/i),
]

const CHECKS: Readonly<Record<Language, readonly Check[]>> = {
  en: [
    has(
      'one of many',
      /\b1 (?:[a-z]+ )?(?:workers|marks|guilders|points|cards|levels|buildings|sites|houses|persons|spaces|segments|markers|tiles)\b/,
    ),
    has(
      'many of one',
      /\b(?:0|[2-9]|\d\d) (?:[a-z]+ )?(?:worker|mark|guilder|point|card|level|building|site|house|person|space|marker|tile)\b/,
    ),
    has('a capital after a colon', /: \p{Lu}/u),
    has('a pronoun with a gender', /\b(?:he|she|his|her|hers|him)\b/i),
    has('American spelling', /\b(?:color|gray|harbor)\b/),
    has('a before a vowel', /\b[Aa] (?:orange|intrigue|active|official|entertainer|artist)\b/),
  ],
  de: [
    has(
      'one of many',
      /\b1 (?:\p{L}+ )?(?:Arbeitern|Handlangern|Punkte|Karten|Handkarten|Stufen|Grundstücke|Häuser|Personen|Mauersteine|Felder)(?!\p{L})/u,
    ),
    has(
      'many of one',
      /\b(?:0|[2-9]|\d\d) (?:\p{L}+ )?(?:Punkt|Karte|Handkarte|Stufe|Grundstück|Haus|Person|Mauerstein|Feld)(?!\p{L})/u,
    ),
    has('a small letter after a colon', /: \p{Ll}/u),
    has('a pronoun with a gender', /(?<!\p{L})(?:er|ihm|ihn)(?!\p{L})/u),
    has('English money', /marks|points|guilders/i),
    has('a bent orange or rosa', /orangen|orangene|rosane|rosaen|rosanen/),
    has('an unbent colour', /(?<!\p{L})(?:violett|grau|braun|schwarz|blau|gelb|rot) \p{Lu}/u),
    has('von dem', /\b(?:von|zu) dem\b/),
    particle('gib without ab', /\b[Gg]ib (?!allen)/, /\bab\b/),
    particle('wirf without ab', /\b[Ww]irf\b/, /\bab$/),
    particle('werfen without ab', /\bwerfen\b/, /\bab(?:$| und\b| \()/),
    particle('lege without aus', /\b[Ll]ege\b/, /\baus\b|\bunter\b|\bFach\b|\bauf den\b/),
    particle('rücke without vor', /\b[Rr]ücke\b/, /\bvor(?:$|,)|\bnach links\b/),
    particle(
      'wenn without a verb at the end',
      /\b[Ww]enn du (?!das tust)/,
      /(?:st|hast|müsstest|besitzt)$|\bhast,/,
    ),
    particle('wie without a verb at the end', /, wie\b/, /\b(?:zeigt|ist)(?:$|,)/),
  ],
  nl: [
    has(
      'one of many',
      /\b1 (?:\p{L}+ )?(?:arbeiders|punten|kaarten|handkaarten|niveaus|gebouwen|huizen|personen|velden|guldens|noodlotfiches|kanaalfiches)\b/u,
    ),
    has(
      'many of one',
      /\b(?:0|[2-9]|\d\d) (?:\p{L}+ )?(?:arbeider|punt|kaart|handkaart|niveau|gebouw|huis|persoon|veld|noodlotfiche|kanaalfiche)\b/u,
    ),
    has('a capital after a colon', /: \p{Lu}/u),
    has('a pronoun with a gender', /\b(?:hij|hem|haar|zij|zijn)\b/i),
    has('English money', /\b(?:marks|points|marken)\b/),
    has(
      '-e before a het-word',
      /\b(?:1|een|geen|per) (?:paarse|grijze|bruine|zwarte|blauwe|gele|rode|actieve|gekleurde|gebouwde|bebouwde|verhoogde|verschillende) (?:gebouw|huis|kanaal|noodlotfiche|punt|onheil(?!sfiches)|meerderheid|muursegment|onheilsniveau|getal)/,
    ),
    has(
      'no -e before a de-word',
      /\b(?:paars|grijs|bruin|zwart|blauw|geel|rood|actief) (?:arbeider|persoon|kaart|bouwlocatie|muursteen|dobbelsteen|trekstapel)/,
    ),
    particle('lever without in', /\b[Ll]ever\b/, /\bin(?:$| en\b)/),
    particle('leg without af or neer', /\b[Ll]eg\b/, /\baf(?:$| en\b)|\bneer\b|\bonder\b|\bvak\b|\bop de\b/),
    particle('legt without af', /\blegt\b/, /\baf(?:$| \()/),
    particle('ga without vooruit', /\b[Gg]a\b/, /\bvooruit(?:$| voordat\b)/),
    particle('als je without a verb at the end', /\b[Tt]elkens als je\b/, /(?:t|trekt)$|\bactiveert van\b/),
  ],
}

/** The names of the checks that a sentence fails. */
export const faultsIn = (text: string, language: Language): string[] =>
  [...COMMON, ...CHECKS[language]].filter(([, broken]) => broken(text)).map(([name]) => name)
