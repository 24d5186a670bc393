import { nth } from '@kontor/engine'
import type { Glance, Guide } from '../../guide/guide.ts'
import type { Scene } from '../../worker/scene.ts'
import { mineOf } from '../pieces/foreseen.ts'
import { phaseOf, type Table } from './table.ts'

const handOf = (scene: Scene) => nth((scene.table as Table).seats, mineOf(scene)).hand.length

/** A card left the hand, for whatever it was used. */
const played = (since: Glance, now: Glance) => handOf(now.scene) < handOf(since.scene)

/** That phase of the first season is over; phases are counted from 0. */
const over = (phase: number) => (_: Glance, now: Glance) => phaseOf(now.scene.table as Table) > phase

/** A first season of Hamburg: the player begins, orange shows a 6, pink a 1, and nobody has to fear much. */
export const guide: Guide = {
  seed: 'first-game-293',
  bots: [{ kind: 'bot', name: 'Marthe', level: 'apprentice' }],
  steps: [
    {
      name: 'welcome',
      at: ['city', 'surface'],
      section: 'city',
      title: { en: 'Welcome to Hamburg', de: 'Willkommen in Hamburg', nl: 'Welkom in Hamburg' },
      text: {
        en: 'You build a quarter of the city over eight seasons, against Marthe, an apprentice. In each season you fill your hand, the dice are rolled once, and you play four cards. Whoever has the most points wins.',
        de: 'Du baust acht Durchgänge lang an einem Stadtviertel, gegen Marthe, die noch Lehrling ist. In jedem Durchgang füllst du deine Hand auf, die Würfel fallen einmal, und du spielst vier Karten. Wer die meisten Punkte hat, gewinnt.',
        nl: 'Je bouwt acht cyclussen lang aan een stadswijk, tegen Marthe, die nog leerling is. In elke cyclus vul je je hand aan, worden de dobbelstenen één keer gegooid en speel je vier kaarten. Wie de meeste punten heeft, wint.',
      },
    },
    {
      name: 'draw',
      at: ['question'],
      section: 'city',
      title: { en: 'Draw five cards', de: 'Ziehe fünf Karten', nl: 'Trek vijf kaarten' },
      text: {
        en: 'Here the game asks, and every answer is a button; you can also click the thing itself on the board. Take five cards from any piles. You only choose colours: you see the fronts when you have all five.',
        de: 'Hier fragt das Spiel, und jede Antwort ist ein Knopf; dasselbe kannst du auf dem Spielplan anklicken. Nimm fünf Karten von beliebigen Stapeln. Du wählst nur Farben: Die Vorderseiten siehst du, wenn du alle fünf hast.',
        nl: 'Hier stelt het spel zijn vragen, en elk antwoord is een knop; je kunt hetzelfde op het bord aanklikken. Neem vijf kaarten van stapels naar keuze. Je kiest alleen kleuren: de voorzijden zie je pas als je er vijf hebt.',
      },
      done: over(0),
    },
    {
      name: 'dice',
      at: ['dice', 'surface'],
      section: 'city',
      title: { en: 'One roll for everybody', de: 'Ein Wurf für alle', nl: 'Eén worp voor iedereen' },
      text: {
        en: 'The dice stay like this for the whole season. The die of a colour says how many marks a card of that colour brings; orange shows 6. Dice showing 1 or 2 set the price of advancing on the City Hall Square; a 5 or 6 increases a disaster.',
        de: 'So liegen die Würfel den ganzen Durchgang lang. Der Würfel einer Farbe sagt, wie viele Mark eine Karte dieser Farbe bringt; Orange zeigt eine 6. Einsen und Zweien bestimmen den Preis auf dem Rathausplatz, Fünfen und Sechsen erhöhen eine Gefahr.',
        nl: 'Zo blijven de dobbelstenen de hele cyclus liggen. De dobbelsteen van een kleur zegt hoeveel mark een kaart van die kleur oplevert; oranje toont een 6. Enen en tweeën bepalen de prijs op het stadhuisplein; een 5 of 6 verhoogt een onheil.',
      },
    },
    {
      name: 'disasters',
      at: ['fire', 'mine', 'surface'],
      section: 'mine',
      title: { en: 'Fire!', de: 'Es brennt!', nl: 'Brand!' },
      text: {
        en: 'Because of the orange 6 your Fire increased by one level, and so did Marthe’s. At the third level it costs a building. A card of the same colour reduces it, and each level down brings a point.',
        de: 'Wegen der 6 auf dem orange Würfel ist dein Brand um eine Stufe gestiegen, Marthes auch. Auf der dritten Stufe kostet er ein Gebäude. Eine Karte derselben Farbe verringert ihn, und jede Stufe weniger bringt einen Punkt.',
        nl: 'Door de oranje 6 is het oranje onheil (brand) bij jou één niveau gestegen, en bij Marthe ook. Op het derde niveau kost het een gebouw. Een kaart van dezelfde kleur verlaagt het, en elk niveau minder levert een punt op.',
      },
    },
    {
      name: 'hall',
      at: ['hall', 'question'],
      section: 'city',
      title: {
        en: 'The City Hall Square',
        de: 'Vorrücken auf dem Rathausplatz',
        nl: 'Vooruit op het stadhuisplein',
      },
      text: {
        en: 'Once per season you may pay to advance 1 space. The later spaces are worth up to 18 points. This season advancing costs only 1 mark: do it.',
        de: 'Einmal pro Durchgang darfst du gegen Bezahlung 1 Feld vorrücken. Die späteren Felder sind bis zu 18 Punkte wert. In diesem Durchgang kostet es nur 1 Mark: Nutze das.',
        nl: 'Eenmaal per cyclus mag je betalen om 1 veld vooruit te gaan. De latere velden zijn tot 18 punten waard. Deze cyclus kost het maar 1 mark: doe het.',
      },
      done: over(1),
    },
    {
      name: 'hand',
      at: ['hand', 'question'],
      title: { en: 'Your hand', de: 'Deine Hand', nl: 'Je hand' },
      text: {
        en: 'The coloured band says it all: the coin is the cost, the symbol the colour, the shield the points at the end. Point at a card, or rest a finger on it, to read what it does as a building.',
        de: 'Der farbige Streifen sagt das Wichtigste: die Münze die Kosten, das Symbol die Farbe, das Wappen die Punkte am Ende. Zeige auf eine Karte oder lasse den Finger darauf liegen, um zu lesen, was sie als Gebäude kann.',
        nl: 'De gekleurde strook zegt het belangrijkste: de munt de kosten, het symbool de kleur, het schild de punten aan het einde. Wijs een kaart aan, of laat je vinger erop rusten, om te lezen wat die als gebouw doet.',
      },
      done: (since, now) => (now.looked !== undefined && now.looked !== since.looked) || played(since, now),
    },
    {
      name: 'uses',
      at: ['question'],
      title: { en: 'One card, six uses', de: 'Eine Karte, sechs Zwecke', nl: 'Eén kaart, zes toepassingen' },
      text: {
        en: 'Each row is a card, each column a use: three workers, money, reducing a disaster, a wall segment, a site, or the building itself. Point at a cell: in pencil you see what it would change.',
        de: 'Jede Zeile ist eine Karte, jede Spalte ein Zweck: drei Arbeiter, Geld, eine Gefahr verringern, ein Mauerstein, ein Grundstück oder das Gebäude selbst. Zeige auf ein Feld: In Bleistift steht da, was sich ändern würde.',
        nl: 'Elke rij is een kaart, elke kolom een toepassing: drie arbeiders, geld, onheil verlagen, een muursteen, een bouwlocatie of het gebouw zelf. Wijs een vak aan: in potlood zie je wat er zou veranderen.',
      },
      done: (since, now) => now.regarded !== undefined || played(since, now),
    },
    {
      name: 'money',
      at: ['question'],
      title: { en: 'Play your first card', de: 'Spiele deine erste Karte', nl: 'Speel je eerste kaart' },
      text: {
        en: 'Start with income: money from the colour with the highest die, or three workers. The card is then gone, so choose the one you will miss least.',
        de: 'Sorge zuerst für Geld oder Arbeiter: Geld in der Farbe mit dem höchsten Würfel oder drei Arbeiter. Die Karte ist dann weg; nimm also die, die du am wenigsten vermisst.',
        nl: 'Zorg eerst voor geld of arbeiders: geld in de kleur met de hoogste dobbelsteen, of drie arbeiders. De kaart ben je dan kwijt; neem dus de kaart die je het minst zult missen.',
      },
      done: played,
    },
    {
      name: 'site',
      at: ['sites', 'question'],
      section: 'mine',
      title: { en: 'A place to build', de: 'Ein Platz zum Bauen', nl: 'Een plek om te bouwen' },
      text: {
        en: 'Buildings stand on sites. On your next turn play a card as a site: it costs one worker of its colour and the card then lies here face down.',
        de: 'Gebäude stehen auf Grundstücken. Spiele in deinem nächsten Zug eine Karte als Grundstück: Das kostet einen Arbeiter ihrer Farbe, und sie liegt dann verdeckt hier.',
        nl: 'Gebouwen staan op bouwlocaties. Speel in je volgende beurt een kaart als bouwlocatie: dat kost een arbeider van die kleur, en die ligt dan hier gedekt.',
      },
      done: played,
    },
    {
      name: 'build',
      at: ['sites', 'question'],
      section: 'mine',
      title: { en: 'Build!', de: 'Jetzt wird gebaut!', nl: 'Bouwen maar!' },
      text: {
        en: 'Now put a building on your site, if you can pay its cost. What is not possible is struck through, with the reason below. Can’t afford one? Then build a wall segment, or collect money first.',
        de: 'Setze nun ein Gebäude auf dein Grundstück, wenn du seine Kosten zahlen kannst. Was nicht geht, ist durchgestrichen, der Grund steht darunter. Reicht es für keines? Dann baue einen Mauerstein oder sammle erst Geld.',
        nl: 'Zet nu een gebouw op je bouwlocatie, als je de kosten kunt betalen. Wat niet kan, is doorgestreept, met de reden eronder. Kun je er geen betalen? Bouw dan een muursteen, of verzamel eerst geld.',
      },
      done: played,
    },
    {
      name: 'church',
      at: ['church', 'surface'],
      section: 'city',
      title: { en: 'Who looks at your city', de: 'Wer auf deine Stadt schaut', nl: 'Wie naar je stad kijkt' },
      text: {
        en: 'Each season the black die sends a cleric to a window of the church. At the end each of the eight gives you a point for every building in the colour of his window. Build what they like.',
        de: 'In jedem Durchgang schickt der schwarze Würfel einen Geistlichen in ein Kirchenfenster. Am Ende gibt dir jeder der acht einen Punkt für jedes Gebäude in der Farbe seines Fensters. Baue, was ihnen gefällt.',
        nl: 'In elke cyclus stuurt de zwarte dobbelsteen een geestelijke naar een kerkvenster. Aan het einde geeft elk van de acht je een punt voor elk gebouw in de kleur van zijn venster. Bouw wat ze mooi vinden.',
      },
    },
    {
      name: 'farewell',
      at: ['log'],
      title: { en: 'Now it is your city', de: 'Jetzt ist es deine Stadt', nl: 'Nu is het jouw stad' },
      text: {
        en: 'The log shows what has happened, its numbers lead back in time, and ‘Points’ shows where you stand. You can undo, and ask for a hint. The rules and all cards are in the menu. Have fun!',
        de: 'Der Verlauf erzählt, was geschah, seine Zahlen führen zurück in der Zeit, und „Punkte“ zeigt, wie es steht. Du kannst Züge zurücknehmen und um einen Tipp bitten. Regeln und alle Karten findest du im Menü. Viel Spaß!',
        nl: 'Het logboek vertelt wat er gebeurde, de nummers leiden terug in de tijd, en ‘Punten’ toont de stand. Je kunt zetten terugnemen en om een tip vragen. De regels en alle kaarten vind je in het menu. Veel plezier!',
      },
    },
  ],
}
