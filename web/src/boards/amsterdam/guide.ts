import { nth } from '@kontor/engine'
import type { Glance, Guide } from '../../guide/guide.ts'
import type { Scene } from '../../worker/scene.ts'
import { mineOf } from '../pieces/foreseen.ts'
import { phaseOf, sum, type Table } from './table.ts'

const tableOf = ({ table }: Scene) => table as Table
const seatIn = (scene: Scene) => nth(tableOf(scene).seats, mineOf(scene))
const cardsOf = (scene: Scene) => seatIn(scene).inactive.length + seatIn(scene).active.length
const onWheel = (scene: Scene) => sum(seatIn(scene).wheel.map(sum))
const blocksOf = (scene: Scene) => tableOf(scene).owners.filter(owner => owner === mineOf(scene)).length

/** A card came to the player. */
const tookCard = (since: Glance, now: Glance) => cardsOf(now.scene) > cardsOf(since.scene)

/** The resources of the beginning are on the wheel: one, and two of a colour. */
const filled = (_: Glance, now: Glance) => onWheel(now.scene) >= 3 || phaseOf(tableOf(now.scene)) >= 0

/** The turn of phase III has come. */
const inTurn = (_: Glance, now: Glance) => phaseOf(tableOf(now.scene)) >= 2

/** The turn is over, so that nothing of it can be tried any more. */
const ended = (now: Glance) => tableOf(now.scene).active !== mineOf(now.scene)

/** A block is the player's, and it is settled what becomes of its good: that is asked by a task of its own. */
const tookBlock = (since: Glance, now: Glance) =>
  (blocksOf(now.scene) > blocksOf(since.scene) &&
    !tableOf(now.scene).agenda.some(({ kind }) => kind === 'sell')) ||
  ended(now)

const sailed = (since: Glance, now: Glance) =>
  seatIn(now.scene).ship !== seatIn(since.scene).ship || ended(now)

/** A first game of Amsterdam, the short one: the player begins, brown and black show a 1, grey and pink a 6. */
export const guide: Guide = {
  seed: 'first-game-0',
  options: { short: true },
  bots: [{ kind: 'bot', name: 'Marthe', level: 'apprentice' }],
  steps: [
    {
      name: 'welcome',
      at: ['map', 'surface'],
      section: 'map',
      title: { en: 'Welcome to Amsterdam', de: 'Willkommen in Amsterdam', nl: 'Welkom in Amsterdam' },
      text: {
        en: 'Above lies the harbour, below the city with its canals, and between them flows the Amstel. In ten rounds you trade here against Marthe, an apprentice. Whoever has the most prestige wins.',
        de: 'Oben liegt der Hafen, unten die Stadt mit ihren Grachten, und mitten hindurch fließt die Amstel. Zehn Runden lang handelst du hier, gegen Marthe, die noch Lehrling ist. Wer die meisten Prestigepunkte hat, gewinnt.',
        nl: 'Boven ligt de haven, onder de stad met de grachten, en de Amstel stroomt ertussendoor. Tien rondes lang drijf je hier handel, tegen Marthe, die nog leerling is. Wie de meeste prestigepunten heeft, wint.',
      },
    },
    {
      name: 'card',
      at: ['question'],
      title: { en: 'Your first card', de: 'Deine erste Karte', nl: 'Je eerste kaart' },
      text: {
        en: 'The band on the left says what it costs to make a card work. Until then it lies below your board and does nothing. Point at both, or rest a finger on them, and take one.',
        de: 'Der Streifen links sagt, was es kostet, eine Karte zu aktivieren. Bis dahin liegt sie unter deinem Tableau und tut nichts. Zeige auf beide, oder lasse den Finger darauf liegen, und nimm eine.',
        nl: 'De strook links zegt wat het kost om een kaart te laten werken. Tot dan ligt die onder je bord en doet niets. Wijs beide aan, of laat je vinger erop rusten, en neem er een.',
      },
      done: tookCard,
    },
    {
      name: 'wheel',
      at: ['wheel', 'question'],
      section: 'mine',
      title: { en: 'The wheel', de: 'Die Drehscheibe', nl: 'De draaischijf' },
      text: {
        en: 'It turns once per round, and what comes to the exit on the right is yours to spend. The rim shows the rounds. Put one resource into the first slot and two into the second: take the colours of your card, or brown.',
        de: 'Sie dreht sich einmal pro Runde, und was rechts am Ausgang ankommt, darfst du ausgeben. Am Rand steht die Runde. Lege einen Rohstoff ins erste und zwei ins zweite Fach: in den Farben deiner Karte, oder braun.',
        nl: 'De draaischijf draait eenmaal per ronde, en wat rechts bij de uitgang komt, mag je uitgeven. Op de rand staat de ronde. Leg één grondstof in het eerste vak en twee in het tweede: in de kleuren van je kaart, of bruin.',
      },
      done: filled,
    },
    {
      name: 'cards',
      at: ['question'],
      title: { en: 'A card each round', de: 'Jede Runde eine Karte', nl: 'Elke ronde een kaart' },
      text: {
        en: 'Everybody takes one of the cards on display, in the order on the Amstel. Plan cards with a map are cheap and useful early. There is room for five below your board.',
        de: 'Alle nehmen eine der ausgelegten Karten, in der Reihenfolge auf der Amstel. Quartierpläne (die mit der Landkarte) sind günstig und früh nützlich. Unter deinem Tableau ist Platz für fünf.',
        nl: 'Iedereen neemt een van de opengelegde kaarten, in de volgorde op de Amstel. Buurtplattegronden zijn goedkoop en vroeg nuttig. Onder je bord is plaats voor vijf.',
      },
      done: tookCard,
    },
    {
      name: 'dice',
      at: ['wheel', 'question'],
      section: 'mine',
      title: { en: 'Two dice', de: 'Zwei Würfel', nl: 'Twee dobbelstenen' },
      text: {
        en: 'A die brings as many resources as it shows, but a 6 does not arrive for five rounds, while a 1 arrives at once. Point at a die: in pencil you see its slot. A slot with a triangle is empty and will bring you a penalty tile. Choose two.',
        de: 'Ein Würfel bringt so viele Rohstoffe, wie er zeigt, aber eine 6 erst in fünf Runden und eine 1 sofort. Zeige auf einen: Mit Bleistift ist sein Fach markiert. Ein Fach mit Dreieck ist leer und bringt später ein Strafplättchen. Wähle zwei.',
        nl: 'Een dobbelsteen levert zoveel grondstoffen op als die toont, maar een 6 pas over vijf rondes en een 1 meteen. Wijs er een aan: in potlood zie je het vak. Een vak met een driehoek is leeg en levert later een straffiche op. Kies er twee.',
      },
      done: inTurn,
    },
    {
      name: 'turn',
      at: ['question'],
      title: { en: 'Your turn', de: 'Dein Zug', nl: 'Je beurt' },
      text: {
        en: 'Eight tiles: everything that you can do, in how many ways, and what the cheapest costs. Do as much as you can pay for, in any order. A tile lights its places on the map, and what is framed in blue can be clicked.',
        de: 'Acht Kacheln: alles, was du tun kannst, auf wie viele Arten und wie günstig es geht. Tue, so viel du bezahlen kannst, in beliebiger Reihenfolge. Eine Kachel zeigt ihre Orte auf dem Plan; was blau umrandet ist, kannst du anklicken.',
        nl: 'Acht knoppen: alles wat je kunt doen, op hoeveel manieren en hoe goedkoop het kan. Doe zoveel als je kunt betalen, in een volgorde naar keuze. Een knop toont de plaatsen op de plattegrond; wat blauw omrand is, kun je aanklikken.',
      },
    },
    {
      name: 'block',
      at: ['map', 'question'],
      section: 'map',
      title: { en: 'A city block', de: 'Ein Häuserblock', nl: 'Een huizenblok' },
      text: {
        en: 'A city block costs resources of its colour and gives you its good: sell that at once on the black market, or keep it for the ship. Blocks joined by bridges score at the end. Take one, if you can; otherwise skip this.',
        de: 'Ein Häuserblock kostet Rohstoffe seiner Farbe und gibt dir seine Ware: Verkaufe sie gleich auf dem Schwarzmarkt oder behalte sie fürs Schiff. Durch Brücken verbundene Häuserblocks zählen am Ende. Nimm einen, wenn du kannst; sonst überspringe das.',
        nl: 'Een huizenblok kost grondstoffen van die kleur en geeft je het goederenfiche erop: verkoop het meteen op de zwarte markt of bewaar het voor het schip. Huizenblokken met bruggen ertussen tellen aan het einde. Neem er een als je kunt; sla dit anders over.',
      },
      done: tookBlock,
    },
    {
      name: 'ship',
      at: ['map', 'question'],
      section: 'map',
      title: { en: 'Your ship', de: 'Dein Frachtschiff', nl: 'Je schip' },
      text: {
        en: 'The figure at a buoy is the price of the way there; one click takes your ship there. Load goods at the cranes, bring them to the warehouses above, and dock workers to the pier of their colour. Goods delivered early bring more. Try a space.',
        de: 'Die Zahl an einer Boje ist der Preis der Fahrt; ein Klick, und das Schiff fährt hin. Lade Waren an den Kränen, bringe sie in die Lagerhäuser oben und Hafenarbeiter zum Anleger ihrer Farbe. Wer früh abliefert, bekommt mehr. Fahre ein Feld.',
        nl: 'Het getal bij een boei is de prijs van de tocht; één klik en het schip vaart erheen. Laad goederen bij de kranen, breng ze naar de pakhuizen boven, en dokwerkers naar de steiger van hun kleur. Wie vroeg is, krijgt meer. Vaar een veld.',
      },
      done: sailed,
    },
    {
      name: 'amstel',
      at: ['map', 'surface'],
      section: 'map',
      title: { en: 'Up the Amstel', de: 'Die Amstel hinauf', nl: 'De Amstel op' },
      text: {
        en: 'Once per turn your disc may move: one space for 1 resource, two for 3, three for 5. Bridges score when you pass them, and whoever is ahead plays first and chooses first.',
        de: 'Einmal im Zug darf deine Scheibe vorrücken: ein Feld für 1 Rohstoff, zwei für 3, drei für 5. Brücken zählen, wenn du unter ihnen durchkommst, und wer vorn liegt, spielt und wählt zuerst.',
        nl: 'Eenmaal per beurt mag je schijf vooruit: één veld voor 1 grondstof, twee voor 3, drie voor 5. Bruggen tellen als je ze passeert, en wie voorop ligt, speelt en kiest als eerste.',
      },
    },
    {
      name: 'activate',
      at: ['inactive', 'question'],
      section: 'mine',
      title: { en: 'Cards that work', de: 'Karten, die wirken', nl: 'Kaarten die werken' },
      text: {
        en: 'Pay what its band shows, and a card moves up to the active ones: some work once a round, some always, those with a laurel wreath at the end. A card that is still inactive then costs you prestige.',
        de: 'Bezahle, was ihr Streifen zeigt, und eine Karte rückt zu den aktiven auf: Manche wirken einmal pro Runde, manche immer, die mit Lorbeerkranz am Ende. Eine Karte, die dann noch inaktiv ist, kostet dich Prestigepunkte.',
        nl: 'Betaal wat de strook toont, en een kaart schuift op naar de actieve: sommige werken één keer per ronde, sommige altijd, die met een lauwerkrans aan het einde. Een kaart die dan nog niet actief is, kost je prestigepunten.',
      },
    },
    {
      name: 'market',
      at: ['market', 'surface'],
      section: 'map',
      title: { en: 'The market', de: 'Der Markt', nl: 'De markt' },
      text: {
        en: 'Each round another tile is for sale here: for gulden it brings prestige, and often more. Gulden come from the black market, from dock workers who come aboard, and from cards.',
        de: 'Jede Runde liegt hier ein anderes Plättchen: Für Gulden bringt es Prestigepunkte, und oft noch mehr. Gulden kommen vom Schwarzmarkt, von Hafenarbeitern, die an Bord gehen, und von Karten.',
        nl: 'Elke ronde ligt hier een ander fiche: voor guldens levert het prestigepunten op, en vaak nog meer. Guldens krijg je op de zwarte markt, van dokwerkers die aan boord komen, en van kaarten.',
      },
    },
    {
      name: 'end',
      at: ['question'],
      title: { en: 'End your turn', de: 'Beende deinen Zug', nl: 'Beëindig je beurt' },
      text: {
        en: 'When nothing useful is left, choose ‘End turn’. One resource may wait in your magazine for the next round; the others go back.',
        de: 'Wenn nichts Nützliches mehr bleibt, wähle „Zug beenden“. Ein Rohstoff darf in deinem Magazin auf die nächste Runde warten; die anderen gehen zurück.',
        nl: 'Is er niets nuttigs meer over, kies dan ‘Beurt beëindigen’. Eén grondstof mag in je magazijn op de volgende ronde wachten; de andere gaan terug.',
      },
      done: (_, now) => ended(now),
    },
    {
      name: 'farewell',
      at: ['log'],
      title: {
        en: 'Now it is your Amsterdam',
        de: 'Jetzt ist es dein Amsterdam',
        nl: 'Nu is het jouw Amsterdam',
      },
      text: {
        en: 'The log shows what has happened, its numbers lead back in time, and ‘Points’ shows where you stand. You can undo, and ask for a hint. The rules and all cards are in the menu. Have fun!',
        de: 'Der Verlauf erzählt, was geschah, seine Zahlen führen zurück in der Zeit, und „Punkte“ zeigt, wie es steht. Du kannst Züge zurücknehmen und um einen Tipp bitten. Regeln und alle Karten findest du im Menü. Viel Spaß!',
        nl: 'Het logboek vertelt wat er gebeurde, de nummers leiden terug in de tijd, en ‘Punten’ toont de stand. Je kunt zetten terugnemen en om een tip vragen. De regels en alle kaarten vind je in het menu. Veel plezier!',
      },
    },
  ],
}
