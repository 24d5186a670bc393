import type { Language } from '@kontor/engine/presentation'

/** What no sentence may contain, and what each must have: the checks of a patient proof-reader. */

type Check = readonly [name: string, broken: (text: string) => boolean]

const has = (name: string, pattern: RegExp): Check => [name, text => pattern.test(text)]

/** Each clause in which the verb stands must also have its particle, before the next colon, semicolon or full stop. */
const particle = (name: string, verb: RegExp, closed: RegExp): Check => [
  name,
  text => {
    const clauses = text.split(/[:;.]/)
    return clauses.some(clause => {
      const at = clause.search(verb)
      return at >= 0 && !closed.test(clause.slice(at))
    })
  },
]

/** Wherever words stand: in a sentence, on a button, on the face of a card. */
const ANYWHERE: readonly Check[] = [
  has('a slot is left', /undefined|null|NaN|\[object|\{|\}/),
  has('a double space', / {2}/),
  has('a space before a stop', / [.,:;)]/),
  has('two full stops', /\.\.(?!\.)/),
  has('brackets in brackets', /\([^)]*\(/),
  has('a hyphen for a minus', /(?<![\p{L}\d])-\d/u),
]

const SENTENCE: readonly Check[] = [
  has('no capital at the beginning', /^\p{Ll}/u),
  ['no full stop at the end', text => !text.endsWith('.')],
  has('a number as a word', /\b(?:zwei|drei|twee(?! keer)|drie|two|three)\b/i),
  has('rounding without brackets', /, (?:rounded up|aufgerundet|naar boven afgerond)/),
  has('a limit without its unit', /\((?:at most|höchstens|maximaal) \d+\)/),
  // Nobody can tell whether the counter is that of the first gain, too.
  has(
    'a counter after two gains',
    /\b(?:take|nimm|neem)\b[^:.]* (?:and|und|en) (?:gain|erhalte|krijg)\b[^:.]* (?:for each|für jede[nrs]?|per|voor elke?) /i,
  ),
]

/** The names of answers are English, and never shown in another language. */
const ENGLISH =
  /\b(?:the|and|you|with|cards?|workers?|resources?|points?|advance|resolve|discard|building|enough|purple)\b/

/** Words that are wrong wherever they stand, by language. */
const WORDS: Readonly<Record<Language, readonly Check[]>> = {
  en: [
    has('any before or behind a number', /\bany \d|\d any\b/i),
    has('less of what is counted', /\b(?:resource|worker|card|tile|point)s? less\b|\bmarks fewer\b/),
    has('in your turn', /\bin your turn\b/i),
    has('dear', /\bdearer\b/),
    has('American spelling', /\b(?:[Cc]olor|[Gg]ray|[Hh]arbor|[Tt]heater|[Pp]eddler)\b/),
    has('double price', /\b(?:at double price|gain double prestige)\b/),
    has('a group before its person', /\b(?:Nobility|Clergy|Underworld) persons?\b/),
    has('a pronoun with a gender', /\b(?:he|she|his|her|hers|him)\b/i),
    has('built third', /\bbuilt third\b/),
  ],
  de: [
    has('an English word', ENGLISH),
    has('a category in a compound', /\p{L}-(?:Gebäude|Karte)(?!\p{L})(?<!(?:Zoo|Park)-Karte)/u),
    has('unterschiedlich with one', /(?:jede[nrs]?|pro) (?:unterschiedlich|verschieden)/),
    has('in beliebiger Zahl', /in beliebiger Zahl/),
    has(
      'an imperative without -e',
      /(?:^|[.:!?] |\bund )(?:[Zz]ieh|[Ss]piel|[Zz]ahl|[Ss]etz|[Bb]au|[Mm]ach|[Zz]eig|[Ll]eg|[Ss]tell) (?!\p{Lu})/u,
    ),
    has('zieh', /(?<!\p{L})[Zz]ieh(?!\p{L})/u),
    has('im Wurf', /ohne 1 und 2 im Wurf/i),
    has('äußer', /äußer(?!st)/i),
    has('a threat is given away', /Bedrohung(?:smarker)?\b[^:.]* (?:ab)?geben|[Gg]ib [^:.]*Bedrohungsmarker/),
    has('mit III', /mit III\b/),
    has('pro Plättchen', /pro Plättchen/),
    has('a pronoun with a gender', /(?<!\p{L})(?:er|ihm|ihn)(?!\p{L})/u),
    has('English money', /marks|points|guilders/i),
    has('a bent orange or rosa', /orangen|orangene|rosane|rosaen|rosanen/),
  ],
  nl: [
    has('an English word', ENGLISH),
    has('per verschillend', /per verschillend/),
    has('een aantal', /\been aantal\b/),
    has('an ability as a price', /voor de (?:dobbelsteenprijs|gewone kosten)/),
    has('hoogstens', /\bhoogstens\b/),
    has('zonder 1 of 2', /zonder 1 of 2/i),
    has('alles wat die heeft', /wat die heeft/),
    has('van alle vijf de', /van alle vijf de/),
    has(
      'a pronoun with a gender',
      /\b(?:hij|hem|haar|zij)\b|\b(?<!\ber )zijn (?!deze|vol\b|actief\b|compleet\b)\p{L}/iu,
    ),
    has('English money', /\b(?:marks|points|marken)\b/),
    has('per fiche alone', /\b(?:prestigepunten|gulden) per fiche\b/),
  ],
}

const SENTENCES: Readonly<Record<Language, readonly Check[]>> = {
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
    has('a before a vowel', /\b[Aa] (?:orange|intrigue|active|official|entertainer|artist)\b/),
    has(
      'a label without quotation marks',
      /\baction [A-Z]|^(?:Take|Build|Construct|Play|Decrease) [a-z ]+: /,
    ),
    has('a hand card', /\bhand cards?\b/),
    has('an action with a colour', /’[^:’]*: [^:]*\bits colour\b/),
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
    has('a small letter after a colon', /: (?!kostenfrei in |keine Änderung)\p{Ll}/u),
    has('a capital after a colon', /: (?:Kostenfrei in|Keine Änderung)/),
    has('an unbent colour', /(?<!\p{L})(?:violett|grau|braun|schwarz|blau|gelb|rot) \p{Lu}/u),
    has('von dem', /\b(?:von|zu) dem \p{L}+ ?\p{Lu}|\b(?:von|zu) dem \p{Lu}/u),
    particle('gib without ab', /\b[Gg]ib (?!allen)/, /\bab\b/),
    particle('wirf without ab', /\b[Ww]irf\b/, /\bab$/),
    particle('werfen without ab', /\bwerfen\b/, /\bab(?:$| und\b| \()/),
    particle('lege without aus or ab', /\b[Ll]ege\b/, /\baus\b|\bab\b|\bunter\b|\bFach\b|\bauf den\b/),
    particle('rücke without vor', /\b[Rr]ücke\b/, /\bvor(?:$|,)|\bnach links\b/),
    particle(
      'wenn without a verb at the end',
      /\b[Ww]enn du (?!das tust)/,
      /(?:st|hast|müsstest|besitzt)$|\bhast,/,
    ),
    particle('wie without a verb at the end', /, wie\b/, /\b(?:zeigt|ist)(?:$|,)/),
    has(
      'an action with a colour',
      /“ ausführst: .*(?:seiner|ihrer) Farbe|jemand anderes .*(?:seiner|ihrer) Farbe/,
    ),
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
    has(
      '-e before a het-word',
      /\b(?:1|een|geen|per) (?:paarse|grijze|bruine|zwarte|blauwe|gele|rode|actieve|gekleurde|gebouwde|bebouwde|verhoogde|verschillende) (?:gebouw|huis|kanaal|noodlotfiche|punt|onheil(?!sfiches)|meerderheid|muursegment|onheilsniveau|getal)/,
    ),
    has(
      'no -e before a de-word',
      /\b(?:paars|grijs|bruin|zwart|blauw|geel|rood|actief) (?:arbeider|persoon|kaart|bouwlocatie|muursteen|dobbelsteen|trekstapel)/,
    ),
    has(
      'a disaster without its article',
      /(?<!\b1 )\b(?:paars|grijs|bruin|oranje|roze) onheil\b(?<!het (?:oranje|roze) onheil)(?<!en (?:het )?(?:oranje|roze) onheil)/i,
    ),
    has('a relative clause left open', /\b(?:die|dat) [^,:.]*\b(?:toont|hebt|staat) (?:\d|neem)/),
    has(
      'no owner',
      /per (?:actief|gekleurd) meerderheidsfiche(?! van jou)|[Aa]ctiveer (?:elk|elke|een ander) (?:gebouw|persoon)(?! van)|\bje onheil zou\b/,
    ),
    has(
      'an action with a colour',
      /’ uitvoert: .*van die kleur|andere speler [^:]*: .*van die kleur(?! met)/,
    ),
    has(
      'a colour of a cost',
      /[Ll]ever 1 (?:grijze|paarse|roze|oranje|bruine|rode|blauwe|gele) arbeider in: .*van die kleur/,
    ),
    particle('lever without in', /\b[Ll]ever\b/, /\bin(?:$| en\b| \()/),
    particle('leg without af or neer', /\b[Ll]eg\b/, /\baf(?:$| en\b)|\bneer\b|\bonder\b|\bvak\b|\bop de\b/),
    particle('legt without af', /\blegt\b/, /\baf(?:$| \()/),
    particle('ga without vooruit', /\b[Gg]a\b/, /\bvooruit(?:$| voordat\b)/),
    particle('als je without a verb at the end', /\b[Tt]elkens als je\b/, /(?:t|trekt)$|\bactiveert van\b/),
  ],
}

/** The names of the checks that a sentence fails. */
export const faultsIn = (text: string, language: Language): string[] =>
  failed([...ANYWHERE, ...SENTENCE, ...WORDS[language], ...SENTENCES[language]], text)

/** The same for whatever else is said: a line of the log, a question, an answer, a reason. */
export const faultsInLine = (text: string, language: Language): string[] =>
  failed([...ANYWHERE, ...WORDS[language]], text)

/** The same for the short form on a card's face. */
export const faultsInShort = (text: string, language: Language): string[] =>
  failed([...ANYWHERE, ...FACE, ...WORDS[language]], text)

const FACE: readonly Check[] = [
  has('no capital at the beginning', /^\p{Ll}/u),
  has('a full stop', /\.$/),
  has('two colons', /: [^;(]*: /),
  has('a range without a colon', /\b(?:disasters|Gefahren|onheil) (?:up to|bis zu|maximaal) −/),
]

const failed = (checks: readonly Check[], text: string): string[] =>
  checks.filter(([, broken]) => broken(text)).map(([name]) => name)
