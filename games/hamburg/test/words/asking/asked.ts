import type { TileAsking } from '../../../src/expansions/words/prompts.ts'
import type { Position } from '../../../src/index.ts'
import type { Expansion } from '../../../src/state.ts'

/** A position (and an answer that leads on from it), the question there, and some of its answers by their names. */
export interface Asked {
  readonly given: Position
  /** The first question of a game with these expansions, instead of a position. */
  readonly start?: readonly Expansion[]
  readonly after?: string
  readonly said: string
}

/** What the tiles of the expansions ask. */
export const TILES_ASKED: Readonly<Record<TileAsking, Asked>> = {
  chooseMayor: {
    given: {},
    start: ['mayors'],
    said: `Choose a side of your mayor tile. | Wähle eine Seite deines Bürgermeisterplättchens. | Kies een zijde van je burgemeesterfiche.
      mayor M03 = Mayor Kirchenpauer (10 marks): Whenever one of your disasters increases: take 1 worker of its colour. | Bürgermeister Kirchenpauer (10 Mark): Immer wenn eine deiner Gefahren steigt: Nimm 1 Arbeiter ihrer Farbe. | Burgemeester Kirchenpauer (10 mark): telkens als een onheil van jou stijgt: neem 1 arbeider van die kleur.
      mayor M04 = Mayor Kirchenpauer (5 marks, 2 workers of each colour): Once per season, activate 1 of your phase III buildings a second time and pay the cost of its ability again. | Bürgermeister Kirchenpauer (5 Mark, 2 Arbeiter jeder Farbe): Aktiviere einmal pro Durchgang 1 deiner Gebäude mit Symbol III ein zweites Mal und zahle erneut die Kosten seiner Fähigkeit. | Burgemeester Kirchenpauer (5 mark, 2 arbeiders van elke kleur): activeer eenmaal per cyclus 1 van je gebouwen met symbool III een tweede keer en betaal opnieuw de kosten van de vaardigheid.`,
  },
  drawToken: {
    given: { agenda: ['drawToken'] },
    said: `Draw an intrigue token? | Einen schwarzen Gefahrenmarker ziehen? | Een zwart onheilsfiche trekken?
      draw token = Draw a token | Marker ziehen | Fiche trekken
      skip token = Draw none | Keinen ziehen | Geen fiche trekken`,
  },
  doubleIntrigue: {
    given: {
      seats: [{ disasters: { pink: 1 } }],
      agenda: [{ do: 'doubleIntrigue', colors: ['orange', 'pink'] }],
    },
    said: `Which disaster increases first? | Welche Gefahr steigt zuerst? | Welk onheil stijgt eerst?
      increase orange = Fire (orange) 0 → 1 | Brand (Orange) 0 → 1 | Brand (oranje) 0 → 1
      increase pink = Unrest (pink) 1 → 2 | Überfall (Rosa) 1 → 2 | Plundering (roze) 1 → 2`,
  },
  takeStatue: {
    given: { jettes: [12, 9], statues: [10, 7], agenda: ['takeStatue'] },
    said: `Choose a statue. | Wähle eine Statue. | Kies een standbeeld.
      statue hummel = Hans Hummel (10 points) | Hans Hummel (10 Punkte) | Hans Hummel (10 punten)
      statue jette = Zitronenjette (12 marks) | Zitronenjette (12 Mark) | Zitronenjette (12 mark)`,
  },
  ship: {
    given: {
      ships: ['purple', 'black'],
      seats: [{ workers: { gray: 1 }, disasters: { pink: 1 } }],
      agenda: [{ do: 'ship', worker: 'gray', segment: 'gray' }],
    },
    said: `Return 1 grey worker to use a ship? | 1 grauen Arbeiter abgeben, um ein Schiff zu nutzen? | 1 grijze arbeider inleveren om een schip te gebruiken?
      ship purple = Purple ship: Take 4 marks. | Violettes Schiff: Nimm 4 Mark. | Paars schip: neem 4 mark.
      ship black = Black ship: Reduce 1 disaster of your choice by 1 level. | Schwarzes Schiff: Verringere 1 beliebige Gefahr um 1 Stufe. | Zwart schip: verlaag 1 onheil naar keuze met 1 niveau.
      done = No ship | Kein Schiff | Geen schip`,
  },
  payFee: {
    given: {
      seats: [{ workers: { purple: 1, brown: 2 } }],
      agenda: [{ do: 'payFee', colors: ['purple', 'brown'] }],
    },
    said: `Choose an additional worker to return. | Wähle einen Arbeiter, den du zusätzlich abgibst. | Kies een arbeider om extra in te leveren.
      worker brown = −1 brown worker (you have 2) | −1 brauner Arbeiter (du hast 2) | −1 bruine arbeider (je hebt er 2)`,
  },
  ease: {
    given: {
      seats: [{ disasters: { gray: 2, brown: 1 } }],
      agenda: [{ do: 'ease', card: 335, except: 'brown' }],
    },
    said: `Intrigue token: reduce a disaster (without the point)? | Schwarzer Gefahrenmarker: Eine Gefahr verringern (ohne den Punkt)? | Zwart onheilsfiche: een onheil verlagen (zonder het punt)?
      reduce gray = Decay (grey) 2 → 1 | Mauereinsturz (Grau) 2 → 1 | Instortende stadsmuur (grijs) 2 → 1
      done = Reduce none | Keine verringern | Niet verlagen`,
  },
  oneWorker: {
    given: { agenda: [{ do: 'oneWorker', card: 377, colors: ['gray', 'pink'] }] },
    said: `Stock exchange: choose a worker. | Börse: Wähle einen Arbeiter. | Beurs: kies een arbeider.
      worker gray = +1 grey worker (you have 0) | +1 grauer Arbeiter (du hast 0) | +1 grijze arbeider (je hebt er 0)
      worker pink = +1 pink worker (you have 0) | +1 rosa Arbeiter (du hast 0) | +1 roze arbeider (je hebt er 0)`,
  },
  sameWorkers: {
    given: { agenda: [{ do: 'sameWorkers', card: 312, n: 3 }] },
    said: `Orange ship: choose a colour for 3 workers. | Orange Schiff: Wähle eine Farbe für 3 Arbeiter. | Oranje schip: kies een kleur voor 3 arbeiders.
      workers gray = +3 grey workers (you have 0) | +3 graue Arbeiter (du hast 0) | +3 grijze arbeiders (je hebt er 0)`,
  },
  returnWorker: {
    given: { seats: [{ workers: { pink: 1, gray: 3 } }], agenda: [{ do: 'returnWorker', card: 403, n: 1 }] },
    said: `Cleric tile: choose a worker to return. | Geistlichenplättchen: Wähle einen Arbeiter, den du abgibst. | Geestelijkenfiche: kies een arbeider om in te leveren.
      return gray = −1 grey worker (you have 3) | −1 grauer Arbeiter (du hast 3) | −1 grijze arbeider (je hebt er 3)`,
  },
  repeatInstant: {
    given: { seats: [{ buildings: [13, 85] }], agenda: [{ do: 'repeatInstant', card: 315 }] },
    said: `Brown ship: which building do you use once more? | Braunes Schiff: Welches Gebäude nutzt du noch einmal? | Bruin schip: welk gebouw gebruik je nogmaals?
      use 013 = Government 013 (brown, 1 point), Instant: Each other player discards 1 card of their choice from their hand. | Ämter 013 (Braun, 1 Punkt), Sofort: Alle anderen werfen je 1 Handkarte ihrer Wahl ab. | Bestuur 013 (bruin, 1 punt), Direct: elke andere speler legt 1 handkaart naar eigen keuze af.`,
  },
  newHand: {
    given: { agenda: [{ do: 'newHand', n: 3 }] },
    said: `Choose a draw pile for 3 cards. | Wähle einen Zugstapel für 3 Karten. | Kies een trekstapel voor 3 kaarten.
      deck gray = Grey (56 cards) | Grau (56 Karten) | Grijs (56 kaarten)`,
  },
}

/** Prices, gains and fees that tiles change. */
export const TILES_ASKED_TOO: Readonly<Record<string, Asked>> = {
  'money with the stock exchange': {
    given: { stock: ['S01', 2], seats: [{ hand: [3, 26] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 money = Civic 003 (brown): Take money (+5 marks) | Bürgertum 003 (Braun): Geld nehmen (+5 Mark) | Burgerij 003 (bruin): Geld nemen (+5 mark)`,
  },
  'money that a tile takes away': {
    given: { stock: ['S01', 5], seats: [{ hand: [3, 26] }], dice: { brown: 1 } },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 money = Civic 003 (brown): Take money (+0 marks) | Bürgertum 003 (Braun): Geld nehmen (+0 Mark) | Burgerij 003 (bruin): Geld nemen (+0 mark)`,
  },
  'a fee of marks': {
    given: { stock: ['S02', 4], seats: [{ hand: [3, 26] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 workers = Civic 003 (brown): Take workers (−1 mark, +3 brown) | Bürgertum 003 (Braun): Arbeiter nehmen (−1 Mark, +3 braune) | Burgerij 003 (bruin): Arbeiders nemen (−1 mark, +3 bruine)`,
  },
  'a worker of one of two colours': {
    given: { stock: ['S07', 2], seats: [{ hand: [3] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 workers = Civic 003 (brown): Take workers (+3 brown, +1 pink or grey worker) | Bürgertum 003 (Braun): Arbeiter nehmen (+3 braune, +1 rosa oder grauer Arbeiter) | Burgerij 003 (bruin): Arbeiders nemen (+3 bruine, +1 roze of grijze arbeider)`,
  },
  'points lost for the wall, and a choice of statues': {
    given: { stock: ['S03', 6], jettes: [12], seats: [{ hand: [3], wall: [2, 4] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 wall left = Civic 003 (brown): Build a wall segment (left, brown, 3 marks, −2 points) | Bürgertum 003 (Braun): Mauerstein bauen (links, Braun, 3 Mark, −2 Punkte) | Burgerij 003 (bruin): Stadsmuur bouwen (links, bruin, 3 mark, −2 punten)
      play 003 wall right = Civic 003 (brown): Build a wall segment (right, brown, 5 marks, statue worth 10 points or Zitronenjette worth 12 marks, −2 points) | Bürgertum 003 (Braun): Mauerstein bauen (rechts, Braun, 5 Mark, Statue mit 10 Punkten oder Zitronenjette mit 12 Mark, −2 Punkte) | Burgerij 003 (bruin): Stadsmuur bouwen (rechts, bruin, 5 mark, standbeeld van 10 punten of Zitronenjette van 12 mark, −2 punten)`,
  },
  'a site with a fee of workers and a mayor': {
    given: { stock: ['S05', 5], seats: [{ hand: [3], workers: { brown: 2, purple: 1 }, mayor: 'M08' }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 site = Civic 003 (brown): Play a site (−1 brown worker, −1 purple or brown worker, +1 point) | Bürgertum 003 (Braun): Grundstück auslegen (−1 brauner Arbeiter, −1 violetter oder brauner Arbeiter, +1 Punkt) | Burgerij 003 (bruin): Bouwlocatie neerleggen (−1 bruine arbeider, −1 paarse of bruine arbeider, +1 punt)`,
  },
  'a disaster worth more to a mayor': {
    given: { stock: ['S04', 3], seats: [{ hand: [3], disasters: { brown: 2 }, mayor: 'M02' }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 decrease = Civic 003 (brown): Decrease a disaster (Disease 2 → 1, +4 points) | Bürgertum 003 (Braun): Gefahr verringern (Krankheit 2 → 1, +4 Punkte) | Burgerij 003 (bruin): Onheil verlagen (Ziekte 2 → 1, +4 punten)`,
  },
  'a disaster at 0 that a tile asks a fee for': {
    given: { stock: ['S04', 6], seats: [{ hand: [3] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 decrease = Civic 003 (brown): Decrease a disaster (Disease is at 0, −2 marks) | Bürgertum 003 (Braun): Gefahr verringern (Krankheit steht auf 0, −2 Mark) | Burgerij 003 (bruin): Onheil verlagen (Ziekte staat op 0, −2 mark)`,
  },
  'a building with a fee of workers': {
    given: { stock: ['S07', 6], seats: [{ hand: [3], sites: ['gray'], workers: { brown: 2 } }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 build = Civic 003 (brown): Construct a building (3 marks, −2 brown workers, worth 1 point) | Bürgertum 003 (Braun): Gebäude errichten (3 Mark, −2 braune Arbeiter, 1 Punkt wert) | Burgerij 003 (bruin): Gebouw bouwen (3 mark, −2 bruine arbeiders, 1 punt waard)`,
  },
  'a building without a price': {
    given: { seats: [{ hand: [206], sites: ['gray'], mayor: 'M07' }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 206 build = Church 206 (purple): Construct a building (for free, worth 0 points, +2 marks, +1 point) | Kirche 206 (Violett): Gebäude errichten (kostenfrei, 0 Punkte wert, +2 Mark, +1 Punkt) | Kerk 206 (paars): Gebouw bouwen (kosteloos, 0 punten waard, +2 mark, +1 punt)`,
  },
  'a worker less': {
    given: { clericTile: 'C02b', seats: [{ hand: [3] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 003 workers = Civic 003 (brown): Take workers (+3 brown, −1 worker of any colour) | Bürgertum 003 (Braun): Arbeiter nehmen (+3 braune, −1 beliebiger Arbeiter) | Burgerij 003 (bruin): Arbeiders nemen (+3 bruine, −1 arbeider naar keuze)`,
  },
  'a colour of wall that is free': {
    given: { stock: ['S10', 2], seats: [{ hand: [145] }] },
    said: `Your turn: play a card. | Du bist am Zug: Spiele eine Karte aus. | Jij bent aan de beurt: speel een kaart.
      play 145 wall left = Military 145 (grey): Build a wall segment (left, grey, for free) | Militär 145 (Grau): Mauerstein bauen (links, Grau, kostenfrei) | Leger 145 (grijs): Stadsmuur bouwen (links, grijs, kosteloos)`,
  },
  'an advance that only the black die allows': {
    given: { seats: [{ mayor: 'M05', hall: 2 }], dice: { black: 1 }, agenda: ['hall'] },
    said: `Advance on the City Hall Square for free? | Kostenfrei auf dem Rathausplatz vorrücken? | Kosteloos vooruitgaan op het stadhuisplein?
      advance = Advance to space 3 (for free, worth 3 points) | Auf Feld 3 vorrücken (kostenfrei, 3 Punkte wert) | Vooruit naar veld 3 (kosteloos, 3 punten waard)`,
  },
  'an advance that a tile makes dearer': {
    given: { clericTile: 'C04b', dice: { gray: 2 }, agenda: ['hall'] },
    said: `Advance on the City Hall Square for 4 marks? | Für 4 Mark auf dem Rathausplatz vorrücken? | Voor 4 mark vooruitgaan op het stadhuisplein?
      advance = Advance to space 1 (4 marks, worth 1 point) | Auf Feld 1 vorrücken (4 Mark, 1 Punkt wert) | Vooruit naar veld 1 (4 mark, 1 punt waard)`,
  },
  'a mayor to activate': {
    given: { seats: [{ mayor: 'M04', buildings: [3], used: [3], workers: { gray: 1 }, hand: [26] }] },
    said: `Your turn: play a card or activate a building. | Du bist am Zug: Spiele eine Karte aus oder aktiviere ein Gebäude. | Jij bent aan de beurt: speel een kaart of activeer een gebouw.
      activate 304 = Activate Mayor Kirchenpauer: Once per season, activate 1 of your phase III buildings a second time and pay the cost of its ability again. | Bürgermeister Kirchenpauer aktivieren: Aktiviere einmal pro Durchgang 1 deiner Gebäude mit Symbol III ein zweites Mal und zahle erneut die Kosten seiner Fähigkeit. | Burgemeester Kirchenpauer activeren: activeer eenmaal per cyclus 1 van je gebouwen met symbool III een tweede keer en betaal opnieuw de kosten van de vaardigheid.`,
  },
  'a larger hand': {
    given: { seats: [{ mayor: 'M01', hand: [3, 4, 5] }], agenda: ['refill'] },
    said: `Choose a draw pile (4 more cards). | Wähle einen Zugstapel (noch 4 Karten). | Kies een trekstapel (nog 4 kaarten).
      deck brown = Brown (53 cards) | Braun (53 Karten) | Bruin (53 kaarten)`,
  },
  'a level worth 2 points': {
    given: {
      seats: [{ mayor: 'M02', disasters: { pink: 2 } }],
      agenda: [{ do: 'reduceAny', card: 147, levels: 1 }],
    },
    said: `Military 147: choose a disaster to reduce. | Militär 147: Wähle eine Gefahr, die du verringerst. | Leger 147: kies een onheil om te verlagen.
      reduce pink = Unrest (pink) 2 → 1 (+2 points) | Überfall (Rosa) 2 → 1 (+2 Punkte) | Plundering (roze) 2 → 1 (+2 punten)`,
  },
}
