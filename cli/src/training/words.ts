import type { Language } from '@kontor/engine/presentation'

interface Words {
  title(game: string): string
  series(generations: number, games: number): string
  readonly repeat: string
  readonly points: string
  readonly win: string
  readonly strength: string
  players(count: number): string
  readonly luck: string
  readonly learned: string
  readonly expected: string
  readonly generation: string
  readonly axes: { readonly points: string; readonly win: string; readonly strength: string }
  readonly method: string
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: game => `${game}: how a network learned`,
    series: (generations, games) =>
      `${generations} generations of ${games} games each, played against itself.`,
    repeat: 'To see this again:',
    points: 'Error of the expected points',
    win: 'Error of the chance to win',
    strength: 'Strength against greedy',
    players: count => (count === 1 ? 'alone' : `${count} players`),
    luck: 'luck alone',
    learned: 'network',
    expected: 'without it',
    generation: 'generation',
    axes: { points: 'points', win: 'log loss', strength: 'games won, %' },
    method:
      'The errors are those on whole games that the network has not learned from, one in sixteen; beside them what is expected without a network. The bars show 95% intervals.',
  },
  de: {
    title: game => `${game}: wie ein Netz gelernt hat`,
    series: (generations, games) => `${generations} Generationen zu je ${games} Partien gegen sich selbst.`,
    repeat: 'So lässt es sich wiederholen:',
    points: 'Fehler der erwarteten Punkte',
    win: 'Fehler der Gewinnchance',
    strength: 'Stärke gegen greedy',
    players: count => (count === 1 ? 'allein' : `${count} Personen`),
    luck: 'reiner Zufall',
    learned: 'Netz',
    expected: 'ohne Netz',
    generation: 'Generation',
    axes: { points: 'Punkte', win: 'Log-Verlust', strength: 'gewonnene Partien in %' },
    method:
      'Die Fehler sind an ganzen Partien gemessen, aus denen das Netz nicht gelernt hat: einer von sechzehn; daneben, was ohne Netz erwartet wird. Die Balken zeigen 95-%-Intervalle.',
  },
  nl: {
    title: game => `${game}: hoe een netwerk heeft geleerd`,
    series: (generations, games) => `${generations} generaties van elk ${games} partijen tegen zichzelf.`,
    repeat: 'Zo is het te herhalen:',
    points: 'Fout in de verwachte punten',
    win: 'Fout in de winstkans',
    strength: 'Sterkte tegen greedy',
    players: count => (count === 1 ? 'alleen' : `${count} spelers`),
    luck: 'puur geluk',
    learned: 'netwerk',
    expected: 'zonder netwerk',
    generation: 'generatie',
    axes: { points: 'punten', win: 'logverlies', strength: 'gewonnen partijen, %' },
    method:
      'De fouten zijn die op hele partijen waarvan het netwerk niet heeft geleerd, een op de zestien; daarnaast wat zonder netwerk wordt verwacht. De balken tonen 95%-intervallen.',
  },
}
