import type { Language } from '@kontor/engine/presentation'
import { countIn, percentIn } from '@kontor/language/typography'

/** What the terminal itself says; the games bring their own words. */
export interface Phrases {
  begin(game: string, players: number, hash: string): string
  hint: string
  help: string
  nothingYet: string
  takenBack(more: number): string
  nothingToTakeBack: string
  over: string
  overChoices: string
  notOver(seed: string): string
  place(place: number, name: string, points: number): string
  seed(seed: string): string
  allPossible: string
  sayWhere: string
  kept(path: string): string
  answers(name: string): string
  advice(answer: string, points: number, percent: number): string
  noAdvice: string
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    begin: (game, players, hash) =>
      `${game}, ${players === 1 ? 'solo' : `${players} players`}. Hash of the seed: ${hash}`,
    hint: 'Type ‘help’ for a list of commands.',
    help: `Answer with a number, a name, or the start of a name. Besides:
  table        show the table and the question again
  why          what is not possible now, and why
  hint         what a strong bot would answer, and why
  log          what has happened so far
  undo         take back your last answer
  save <file>  save the game; ‘kontor play <game> --load <file>’ continues it
  quit         leave`,
    nothingYet: 'Nothing has happened yet.',
    takenBack: more =>
      more === 0
        ? 'Taken back.'
        : `Taken back; ${countIn(more, 'more move', 'more moves', 'en')} can be taken back.`,
    nothingToTakeBack:
      'There is nothing to take back: something was revealed or another player has answered since.',
    over: 'The game is over.',
    overChoices: 'The game is over; ‘save <file>’ saves it, ‘quit’ leaves.',
    notOver: seed => `The game is not over; its seed was ${seed}.`,
    place: (place, name, points) => `${place}. ${name}: ${countIn(points, 'point', 'points', 'en')}`,
    seed: seed => `The seed was ${seed}.`,
    allPossible: 'Nothing that you might expect is ruled out.',
    sayWhere: 'Give a file name: ‘save <file>’.',
    kept: path => `Saved to ${path}.`,
    answers: name => `${name}’s move.`,
    advice: (answer, points, percent) =>
      `${answer}: about ${countIn(points, 'point', 'points', 'en')}, ${percentIn(percent, 'en')} chance to win`,
    noAdvice: 'There are no hints for this game.',
  },
  de: {
    begin: (game, players, hash) =>
      `${game}, ${players === 1 ? 'allein' : `${players} Personen`}. Hash des Startwerts: ${hash}`,
    hint: '„help“ zeigt alle Befehle.',
    help: `Antworte mit einer Nummer, einem Namen oder dem Anfang eines Namens. Außerdem:
  table        zeigt den Tisch und die Frage noch einmal
  why          was jetzt nicht möglich ist, und warum
  hint         was ein starker Bot antworten würde, und warum
  log          was bisher geschah
  undo         nimmt deine letzte Antwort zurück
  save <Datei> speichert die Partie; „kontor play <Spiel> --load <Datei>“ setzt sie fort
  quit         beendet das Programm`,
    nothingYet: 'Bisher ist nichts geschehen.',
    takenBack: more =>
      more === 0
        ? 'Zurückgenommen.'
        : more === 1
          ? 'Zurückgenommen; 1 weiterer Spielzug lässt sich zurücknehmen.'
          : `Zurückgenommen; ${more} weitere lassen sich zurücknehmen.`,
    nothingToTakeBack:
      'Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder jemand anderes war am Zug.',
    over: 'Die Partie ist zu Ende.',
    overChoices: 'Die Partie ist zu Ende; „save <Datei>“ speichert sie, „quit“ beendet das Programm.',
    notOver: seed => `Die Partie ist nicht zu Ende; ihr Startwert war ${seed}.`,
    place: (place, name, points) => `${place}. ${name}: ${countIn(points, 'Punkt', 'Punkte', 'de')}`,
    seed: seed => `Der Startwert war ${seed}.`,
    allPossible: 'Nichts ist ausgeschlossen, was du erwarten würdest.',
    sayWhere: 'Gib einen Dateinamen an: „save <Datei>“.',
    kept: path => `Gespeichert in ${path}.`,
    answers: name => `${name} ist am Zug.`,
    advice: (answer, points, percent) =>
      `${answer}: etwa ${countIn(points, 'Punkt', 'Punkte', 'de')}, ${percentIn(percent, 'de')} Gewinnchance`,
    noAdvice: 'Für dieses Spiel gibt es keine Tipps.',
  },
  nl: {
    begin: (game, players, hash) =>
      `${game}, ${players === 1 ? 'alleen' : `${players} spelers`}. Hash van de startwaarde: ${hash}`,
    hint: '‘help’ toont alle opdrachten.',
    help: `Antwoord met een nummer, een naam of het begin van een naam. Verder:
  table          toont de tafel en de vraag opnieuw
  why            wat nu niet kan, en waarom
  hint           wat een sterke bot zou antwoorden, en waarom
  log            wat er tot nu toe is gebeurd
  undo           neemt je laatste antwoord terug
  save <bestand> slaat de partij op; ‘kontor play <spel> --load <bestand>’ gaat ermee verder
  quit           stopt het programma`,
    nothingYet: 'Er is nog niets gebeurd.',
    takenBack: more =>
      more === 0
        ? 'Teruggenomen.'
        : more === 1
          ? 'Teruggenomen; er kan nog 1 zet terug.'
          : `Teruggenomen; er kunnen nog ${more} zetten terug.`,
    nothingToTakeBack:
      'Er valt niets terug te nemen: er is iets onthuld of een andere speler was aan de beurt.',
    over: 'De partij is afgelopen.',
    overChoices: 'De partij is afgelopen; ‘save <bestand>’ slaat de partij op, ‘quit’ stopt.',
    notOver: seed => `De partij is niet afgelopen; de startwaarde was ${seed}.`,
    place: (place, name, points) => `${place}. ${name}: ${countIn(points, 'punt', 'punten', 'nl')}`,
    seed: seed => `De startwaarde was ${seed}.`,
    allPossible: 'Niets wat je zou verwachten, is uitgesloten.',
    sayWhere: 'Geef een bestandsnaam op: ‘save <bestand>’.',
    kept: path => `Opgeslagen in ${path}.`,
    answers: name => `${name} is aan de beurt.`,
    advice: (answer, points, percent) =>
      `${answer}: ongeveer ${countIn(points, 'punt', 'punten', 'nl')}, ${percentIn(percent, 'nl')} winstkans`,
    noAdvice: 'Voor dit spel zijn er geen tips.',
  },
}
