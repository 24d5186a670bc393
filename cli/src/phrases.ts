import type { Language } from '@kontor/engine'

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
    begin: (game, players, hash) => `${game}, ${players} players. The seed's hash is ${hash}.`,
    hint: "Type 'help' for what you can say.",
    help: `Answer with a number, a name, or the start of a name. Besides:
  table        show the table and the question again
  why          what is not possible now, and why
  hint         what a strong bot would answer, and why
  log          what has happened so far
  undo         take back your last answer
  save <file>  keep the game; 'kontor play <game> --load <file>' goes on with it
  quit         leave`,
    nothingYet: 'Nothing has happened yet.',
    takenBack: more => `Taken back; ${more} more can be.`,
    nothingToTakeBack:
      'There is nothing to take back: something was revealed or another player has answered since.',
    over: 'The game is over.',
    overChoices: "The game is over; 'save <file>' keeps it, 'quit' leaves.",
    notOver: seed => `The game is not over; its seed was ${seed}.`,
    place: (place, name, points) => `${place}. ${name}: ${points} points`,
    seed: seed => `The seed was ${seed}.`,
    allPossible: 'Everything that could be expected is possible.',
    sayWhere: "Say where: 'save <file>'.",
    kept: path => `Kept in ${path}.`,
    answers: name => `${name} answers.`,
    advice: (answer, points, percent) => `${answer}: about ${points} points, ${percent} % to win`,
    noAdvice: 'Nobody has an opinion about this game.',
  },
  de: {
    begin: (game, players, hash) => `${game}, ${players} Personen. Der Hash des Startwerts ist ${hash}.`,
    hint: "'help' zeigt, was du eingeben kannst.",
    help: `Antworte mit einer Nummer, einem Namen oder dem Anfang eines Namens. Außerdem:
  table        zeigt den Tisch und die Frage noch einmal
  why          was jetzt nicht möglich ist, und warum
  hint         was ein starker Bot antworten würde, und warum
  log          was bisher geschah
  undo         nimmt deine letzte Antwort zurück
  save <Datei> sichert die Partie; 'kontor play <Spiel> --load <Datei>' setzt sie fort
  quit         hört auf`,
    nothingYet: 'Bisher ist nichts geschehen.',
    takenBack: more => `Zurückgenommen; ${more} weitere sind möglich.`,
    nothingToTakeBack:
      'Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt oder jemand anderes hat geantwortet.',
    over: 'Die Partie ist zu Ende.',
    overChoices: "Die Partie ist zu Ende; 'save <Datei>' sichert sie, 'quit' hört auf.",
    notOver: seed => `Die Partie ist nicht zu Ende; ihr Startwert war ${seed}.`,
    place: (place, name, points) => `${place}. ${name}: ${points} Punkte`,
    seed: seed => `Der Startwert war ${seed}.`,
    allPossible: 'Alles, was zu erwarten wäre, ist möglich.',
    sayWhere: "Sag, wohin: 'save <Datei>'.",
    kept: path => `Gesichert in ${path}.`,
    answers: name => `${name} antwortet.`,
    advice: (answer, points, percent) => `${answer}: etwa ${points} Punkte, ${percent} % Gewinnchance`,
    noAdvice: 'Zu diesem Spiel hat niemand eine Meinung.',
  },
  nl: {
    begin: (game, players, hash) => `${game}, ${players} spelers. De hash van de startwaarde is ${hash}.`,
    hint: "'help' toont wat je kunt typen.",
    help: `Antwoord met een nummer, een naam of het begin van een naam. Verder:
  table          toont de tafel en de vraag opnieuw
  why            wat nu niet kan, en waarom
  hint           wat een sterke bot zou antwoorden, en waarom
  log            wat er tot nu toe is gebeurd
  undo           neemt je laatste antwoord terug
  save <bestand> bewaart de partij; 'kontor play <spel> --load <bestand>' gaat ermee verder
  quit           stopt`,
    nothingYet: 'Er is nog niets gebeurd.',
    takenBack: more => `Teruggenomen; er kunnen er nog ${more} terug.`,
    nothingToTakeBack:
      'Er valt niets terug te nemen: er is iets opengelegd of een andere speler heeft geantwoord.',
    over: 'De partij is afgelopen.',
    overChoices: "De partij is afgelopen; 'save <bestand>' bewaart haar, 'quit' stopt.",
    notOver: seed => `De partij is niet afgelopen; de startwaarde was ${seed}.`,
    place: (place, name, points) => `${place}. ${name}: ${points} punten`,
    seed: seed => `De startwaarde was ${seed}.`,
    allPossible: 'Alles wat je zou verwachten is mogelijk.',
    sayWhere: "Zeg waarheen: 'save <bestand>'.",
    kept: path => `Bewaard in ${path}.`,
    answers: name => `${name} antwoordt.`,
    advice: (answer, points, percent) =>
      `${answer}: ongeveer ${points} punten, ${percent} % kans om te winnen`,
    noAdvice: 'Niemand heeft een mening over dit spel.',
  },
}
