import type { Language } from '@kontor/engine/presentation'
import { LOCALES, listIn } from '@kontor/language/typography'
import { titleOf } from '@kontor/register'

/** What a message about a turn knows. */
export interface Occasion {
  readonly game: string
  /** The other people at the table. */
  readonly others: readonly string[]
  /** Milliseconds that are left for the turn, if they are counted. */
  readonly left: number | undefined
}

/** A message as people read it. */
export interface Wording {
  readonly title: string
  readonly body: string
}

interface Words {
  hello(name: string): string
  turnTitle(game: string): string
  turn(game: string): string
  turnWith(game: string, others: string): string
  left(time: string): string
  play(link: string): string
  noMore(link: string): string
  confirmTitle: string
  confirm(link: string): string
  trialTitle: string
  trial: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    hello: name => `Hello ${name},`,
    turnTitle: game => `${game}: it is your turn`,
    turn: game => `It is your turn in your game of ${game}.`,
    turnWith: (game, others) => `It is your turn in your game of ${game} with ${others}.`,
    left: time => `You have ${time} left.`,
    play: link => `Go to the table: ${link}`,
    noMore: link => `No longer want these e-mails? Unsubscribe here: ${link}`,
    confirmTitle: 'Is this your e-mail address?',
    confirm: link =>
      `Somebody (hopefully you) asked us to send a message to this address whenever it is their turn in a game on Kontor. If it was you, open this link within three days:\n\n${link}\n\nIf it was not you, do nothing: you will get no further e-mail.`,
    trialTitle: 'This is how Kontor reaches you',
    trial: 'You asked for this test. From now on you will be told when it is your turn.',
  },
  de: {
    hello: name => `Hallo ${name},`,
    turnTitle: game => `${game}: Du bist am Zug`,
    turn: game => `In deiner Partie ${game} bist du am Zug.`,
    turnWith: (game, others) => `In deiner Partie ${game} mit ${others} bist du am Zug.`,
    left: time => `Du hast noch ${time} Zeit.`,
    play: link => `Zum Tisch: ${link}`,
    noMore: link => `Du möchtest keine solchen E-Mails mehr? Ein Klick genügt: ${link}`,
    confirmTitle: 'Ist das deine E-Mail-Adresse?',
    confirm: link =>
      `Unter dieser Adresse möchte jemand (hoffentlich du) benachrichtigt werden, wenn ein Zug an einem Tisch von Kontor ansteht. Wenn du das warst, öffne innerhalb von drei Tagen diesen Link:\n\n${link}\n\nWenn nicht, brauchst du nichts zu tun: Du bekommst keine weitere E-Mail.`,
    trialTitle: 'So erreicht dich Kontor',
    trial: 'Du hast diese Testnachricht angefordert. Ab jetzt erfährst du, wann du am Zug bist.',
  },
  nl: {
    hello: name => `Hallo ${name},`,
    turnTitle: game => `${game}: jij bent aan de beurt`,
    turn: game => `Je bent aan de beurt in je partij ${game}.`,
    turnWith: (game, others) => `Je bent aan de beurt in je partij ${game} met ${others}.`,
    left: time => `Je hebt nog ${time} de tijd.`,
    play: link => `Naar de tafel: ${link}`,
    noMore: link => `Wil je deze e-mails niet meer? Eén klik is genoeg: ${link}`,
    confirmTitle: 'Is dit jouw e-mailadres?',
    confirm: link =>
      `Iemand (hopelijk jij) wil op dit adres bericht krijgen bij elke eigen beurt in een partij op Kontor. Was jij dat, open dan binnen drie dagen deze link:\n\n${link}\n\nWas jij het niet, dan hoef je niets te doen: je krijgt geen e-mail meer.`,
    trialTitle: 'Zo bereikt Kontor je',
    trial: 'Je hebt om dit testbericht gevraagd. Vanaf nu hoor je wanneer je aan de beurt bent.',
  },
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Says that it is somebody's turn. */
export function turnWording(language: Language, { game, others, left }: Occasion): Wording {
  const words = WORDS[language]
  const title = titleOf(game, language)
  const named = listIn(others, language)
  const turn = others.length === 0 ? words.turn(title) : words.turnWith(title, named)
  const time = left === undefined ? '' : ` ${words.left(timeIn(language, left))}`
  return { title: words.turnTitle(title), body: `${turn}${time}` }
}

export function trialWording(language: Language): Wording {
  const { trialTitle, trial } = WORDS[language]
  return { title: trialTitle, body: trial }
}

export function confirmWording(language: Language, name: string, link: string): Wording {
  const { hello, confirmTitle, confirm } = WORDS[language]
  return { title: confirmTitle, body: `${hello(name)}\n\n${confirm(link)}\n` }
}

/** A message as the text of an e-mail, with a way to the table and one to be left in peace. */
export function letterText(
  language: Language,
  name: string,
  { body }: Wording,
  links: { readonly table?: string | undefined; readonly unsubscribe: string },
): string {
  const words = WORDS[language]
  const play = links.table === undefined ? [] : [words.play(links.table)]
  return `${[words.hello(name), body, ...play, words.noMore(links.unsubscribe)].join('\n\n')}\n`
}

/** A span of time in words, rounded down to what people count in. */
function timeIn(language: Language, milliseconds: number) {
  const [unit, size] = milliseconds >= 2 * DAY ? (['day', DAY] as const) : (['hour', HOUR] as const)
  const value = Math.max(1, Math.floor(milliseconds / size))
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
