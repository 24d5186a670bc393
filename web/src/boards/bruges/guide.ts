import { nth } from '@kontor/engine'
import type { Glance, Guide } from '../../guide/guide.ts'
import { mineOf } from '../pieces/foreseen.ts'
import { phaseOf, type Table } from './table.ts'

const tableIn = ({ scene }: Glance) => scene.table as Table
const mineIn = (glance: Glance) => nth(tableIn(glance).seats, mineOf(glance.scene))

/** A card left the hand, for whatever it was used. */
const played = (since: Glance, now: Glance) => mineIn(now).hand.length < mineIn(since).hand.length

/** That phase of the first round is over; phases are counted from 0. */
const over = (phase: number) => (_: Glance, now: Glance) =>
  phaseOf(tableIn(now)) > phase || tableIn(now).round > 1

/** A first round of Bruges: the player begins, blue shows the only 6, purple the only 1, and many persons are cheap. */
export const guide: Guide = {
  seed: 'first-game-1498',
  bots: [{ kind: 'bot', name: 'Marthe', level: 'apprentice' }],
  steps: [
    {
      name: 'welcome',
      at: ['town', 'surface'],
      section: 'town',
      title: { en: 'Welcome to Bruges', de: 'Willkommen in Brügge', nl: 'Welkom in Brugge' },
      text: {
        en: 'You bring a street by the water to life, against Marthe, an apprentice. In each round you fill your hand, the dice are rolled once, and you play four cards. After at most eight rounds, whoever has the most points wins.',
        de: 'Du erweckst eine Straße am Wasser zum Leben, gegen Marthe, die noch Lehrling ist. In jeder Runde füllst du deine Hand auf, die Würfel fallen einmal, und du spielst vier Karten. Nach höchstens acht Runden gewinnt, wer die meisten Punkte hat.',
        nl: 'Je brengt een straat aan het water tot leven, tegen Marthe, die nog leerling is. In elke ronde vul je je hand aan, worden de dobbelstenen één keer gegooid en speel je vier kaarten. Na maximaal acht rondes wint wie de meeste punten heeft.',
      },
    },
    {
      name: 'draw',
      at: ['piles', 'question'],
      section: 'town',
      title: { en: 'Draw five cards', de: 'Ziehe fünf Karten', nl: 'Trek vijf kaarten' },
      text: {
        en: 'Here the game asks, and every answer is a button; you can also click the thing itself on the table. Take five cards from the two piles. You see only the colour of the top card: the fronts you see when you have all five.',
        de: 'Hier fragt das Spiel, und jede Antwort ist ein Knopf; dasselbe kannst du auf dem Tisch anklicken. Nimm fünf Karten von den beiden Stapeln. Du siehst nur die Farbe der obersten Karte: die Vorderseiten erst, wenn du alle fünf hast.',
        nl: 'Hier stelt het spel zijn vragen, en elk antwoord is een knop; je kunt hetzelfde op tafel aanklikken. Neem vijf kaarten van de twee stapels. Je ziet alleen de kleur van de bovenste kaart: de voorzijden pas als je er vijf hebt.',
      },
      done: over(0),
    },
    {
      name: 'dice',
      at: ['dice', 'surface'],
      section: 'town',
      title: { en: 'One roll for everybody', de: 'Ein Wurf für alle', nl: 'Eén worp voor iedereen' },
      text: {
        en: 'The dice stay like this for the whole round. The die of a colour says how many guilders a card of that colour brings; blue shows 6. A 1 or 2 opens the stairs, a 5 or 6 brings a threat: the icons beside them say so.',
        de: 'So liegen die Würfel die ganze Runde lang. Der Würfel einer Farbe sagt, wie viele Gulden eine Karte dieser Farbe bringt; Blau zeigt eine 6. Eine 1 oder 2 öffnet die Aufstiegsleiste, eine 5 oder 6 bringt eine Bedrohung: Das sagen die Zeichen daneben.',
        nl: 'Zo blijven de dobbelstenen de hele ronde liggen. De dobbelsteen van een kleur zegt hoeveel gulden een kaart van die kleur oplevert; blauw toont een 6. Een 1 of 2 opent de trap, een 5 of 6 brengt noodlot: dat zeggen de tekens ernaast.',
      },
    },
    {
      name: 'threat',
      at: ['flood', 'surface'],
      section: 'city',
      title: {
        en: 'A threat comes nearer',
        de: 'Eine Bedrohung rückt näher',
        nl: 'Het noodlot komt dichterbij',
      },
      text: {
        en: 'The blue 6 brought you a Flood marker, and Marthe one, too. The third one triggers the event: a flood takes all your workers. What would be lost now stands beside each threat. A card of its colour takes a marker away, for a point.',
        de: 'Die blaue 6 hat dir einen Marker „Überschwemmung“ gebracht, Marthe auch. Der dritte löst das Ereignis aus und kostet alle Handlanger. Was jetzt verloren ginge, steht neben jeder Bedrohung. Mit einer Karte ihrer Farbe legst du einen Marker ab und erhältst einen Punkt.',
        nl: 'De blauwe 6 bracht jou een fiche ‘Overstroming’, en Marthe ook. Het derde veroorzaakt de gebeurtenis en kost al je arbeiders. Wat nu verloren zou gaan, staat naast elk noodlot. Met een kaart van die kleur leg je een fiche af en krijg je een punt.',
      },
    },
    {
      name: 'step',
      at: ['reputation', 'question'],
      section: 'town',
      title: { en: 'Up the stairs', de: 'Ein Feld hinauf', nl: 'Een veld omhoog' },
      text: {
        en: 'Once per round you may pay to advance 1 space on the reputation track, towards the belfry and up to 12 points. This round it costs only 1 guilder: do it.',
        de: 'Einmal pro Runde darfst du gegen Bezahlung 1 Feld aufsteigen, dem Belfried und bis zu 12 Punkten entgegen. In dieser Runde kostet das nur 1 Gulden: Nutze das.',
        nl: 'Eenmaal per ronde mag je betalen om 1 veld vooruit te gaan, naar het belfort en tot 12 punten. Deze ronde kost dat maar 1 gulden: doe het.',
      },
      done: over(1),
    },
    {
      name: 'hand',
      at: ['hand', 'question'],
      title: { en: 'Your hand', de: 'Deine Hand', nl: 'Je hand' },
      text: {
        en: 'Each card is a person. The coin says what it costs to recruit them, the symbols show colour and group, the shield the points at the end. Point at a card, or rest a finger on it, to read all of it.',
        de: 'Jede Karte ist eine Person. Die Münze sagt, was es kostet, sie anzuwerben, die Zeichen nennen Farbe und Gruppe, das Wappen die Punkte am Ende. Zeige auf eine Karte oder lasse einen Finger darauf ruhen, um alles zu lesen.',
        nl: 'Elke kaart is een persoon. De munt zegt wat het kost om die aan te trekken, de tekens noemen kleur en groep, het schild de punten aan het einde. Wijs een kaart aan, of laat er een vinger op rusten, om alles te lezen.',
      },
      done: (since, now) => (now.looked !== undefined && now.looked !== since.looked) || played(since, now),
    },
    {
      name: 'uses',
      at: ['question'],
      title: { en: 'One card, six uses', de: 'Eine Karte, sechs Zwecke', nl: 'Eén kaart, zes toepassingen' },
      text: {
        en: 'Each row is a card, each column a use. Four of them discard the card: for two workers, for money, to get rid of a threat, or for a canal tile. Two lay it out: face down as a house, or as the person itself. Point at a cell: what would change is drawn in pencil.',
        de: 'Jede Zeile ist eine Karte, jede Spalte ein Zweck. Viermal wird sie abgeworfen: für zwei Handlanger, Geld, eine Bedrohung, einen Kanal. Zweimal ausgelegt: verdeckt als Haus oder als die Person selbst. Zeige auf ein Feld: In Bleistift steht da, was sich ändert.',
        nl: 'Elke rij is een kaart, elke kolom een toepassing. Vier keer leg je die af: voor twee arbeiders, geld, noodlot, een kanaal. Twee keer leg je die neer: gedekt als huis, of als de persoon zelf. Wijs een vak aan: in potlood zie je wat er verandert.',
      },
      done: (since, now) => now.regarded !== undefined || played(since, now),
    },
    {
      name: 'money',
      at: ['question'],
      title: { en: 'Play your first card', de: 'Spiele deine erste Karte', nl: 'Speel je eerste kaart' },
      text: {
        en: 'Start with income. A blue card brings 6 guilders this round. You can also pick up a card and click the die of its colour. The card is then gone, so choose the one you will miss least.',
        de: 'Sorge zuerst für Geld oder Handlanger. Eine blaue Karte bringt in dieser Runde 6 Gulden. Du kannst auch eine Karte aufnehmen und den Würfel ihrer Farbe anklicken. Die Karte ist dann weg; nimm also die, die du am wenigsten vermisst.',
        nl: 'Zorg eerst voor geld of arbeiders. Een blauwe kaart levert deze ronde 6 gulden op. Je kunt ook een kaart opnemen en de dobbelsteen van die kleur aanklikken. De kaart ben je dan kwijt; neem dus de kaart die je het minst zult missen.',
      },
      done: played,
    },
    {
      name: 'house',
      at: ['plot', 'question'],
      section: 'city',
      title: { en: 'A house on the quay', de: 'Ein Haus am Kai', nl: 'Een huis aan de kade' },
      text: {
        en: 'Persons live in houses. On your next turn play a card as a house: it costs one worker of its colour and is worth a point. The house may have any colour, whoever moves in.',
        de: 'Personen wohnen in Häusern. Spiele in deinem nächsten Zug eine Karte als Haus: Das kostet einen Handlanger ihrer Farbe und ist einen Punkt wert. Das Haus darf jede Farbe haben, wer auch einzieht.',
        nl: 'Personen wonen in huizen. Speel in je volgende beurt een kaart als huis: dat kost een arbeider van die kleur en is een punt waard. Het huis mag elke kleur hebben, wie er ook intrekt.',
      },
      done: played,
    },
    {
      name: 'person',
      at: ['house', 'question'],
      section: 'city',
      title: { en: 'Somebody moves in', de: 'Jemand zieht ein', nl: 'Er trekt iemand in' },
      text: {
        en: 'Now recruit a person whose price you can pay. They open the shutters and work as their icon says: at once, once a round by a click on the house, always, or at the end. What is not possible is struck through, with the reason below.',
        de: 'Wirb nun eine Person an, die du bezahlen kannst. Sie öffnet die Läden und wirkt, wie ihr Schild sagt: sofort, einmal pro Runde mit einem Klick aufs Haus, immer oder am Ende. Was nicht geht, ist durchgestrichen, der Grund steht darunter.',
        nl: 'Trek nu een persoon aan die je kunt betalen. De luiken gaan open en de persoon werkt zoals op het bordje staat: direct, eenmaal per ronde met een klik op het huis, altijd of aan het einde. Wat niet kan, is doorgestreept, met de reden eronder.',
      },
      done: played,
    },
    {
      name: 'canal',
      at: ['question'],
      section: 'city',
      title: { en: 'Water from the gate', de: 'Wasser vom Tor her', nl: 'Water vanaf de portierswoning' },
      text: {
        en: 'Canals grow from the gate outward. A card of the next space’s colour builds it for the price that it shows. The third space is worth 3 points, a whole canal a statue. Build one if you can, or use your last card of this round as you like.',
        de: 'Kanäle wachsen vom Tor nach außen. Eine Karte in der Farbe des nächsten Feldes baut es zu dem Preis, der darauf steht. Das dritte Feld bringt 3 Punkte, ein ganzer Kanal eine Statue. Baue eines, wenn du kannst, oder nutze deine letzte Karte frei.',
        nl: 'Kanalen groeien vanaf de portierswoning naar buiten. Een kaart in de kleur van het volgende veld bouwt het voor de prijs die erop staat. Het derde veld is 3 punten waard, een heel kanaal een standbeeld. Bouw er een als het kan, of gebruik je laatste kaart vrij.',
      },
      done: played,
    },
    {
      name: 'majorities',
      at: ['majorities', 'surface'],
      section: 'city',
      title: { en: 'Three majorities', de: 'Drei Mehrheiten', nl: 'Drie meerderheden' },
      text: {
        en: 'At the end of each round whoever has more reputation, persons or canal tiles than everybody else turns that majority marker over: it is worth 4 points and stays, even if others overtake. Below stand your count and the best of the others.',
        de: 'Am Ende jeder Runde dreht einen Mehrheitsmarker um, wer allein am weitesten aufgestiegen ist oder die meisten Personen oder Kanalplättchen hat. Er bringt 4 Punkte und bleibt, auch wenn andere vorbeiziehen. Darunter stehen dein Wert und der Bestwert der anderen.',
        nl: 'Aan het einde van elke ronde draait wie als enige het verst is op het ontwikkelingsspoor of de meeste personen of kanaalfiches heeft, dat meerderheidsfiche om: 4 punten, en het blijft, ook als anderen je inhalen. Eronder staan jouw aantal en het hoogste van de anderen.',
      },
    },
    {
      name: 'farewell',
      at: ['log'],
      title: { en: 'Now it is your city', de: 'Jetzt ist es deine Stadt', nl: 'Nu is het jouw stad' },
      text: {
        en: 'The bar above says how near the last round is. The log shows what has happened, its numbers lead back in time, and ‘Points’ shows where you stand. You can undo, and ask for a hint. The rules and all persons are in the menu.',
        de: 'Oben steht, wie nah die letzte Runde ist. Der Verlauf erzählt, was geschah, seine Zahlen führen zurück in der Zeit, und „Punkte“ zeigt, wie es steht. Du kannst Züge zurücknehmen und um einen Tipp bitten. Regeln und Personen stehen im Menü.',
        nl: 'Boven staat hoe dichtbij de laatste ronde is. Het logboek vertelt wat er gebeurde, de nummers leiden terug in de tijd, en ‘Punten’ toont de stand. Je kunt zetten terugnemen en om een tip vragen. Regels en personen staan in het menu.',
      },
    },
  ],
}
