import { answer, choiceNamed, newRecord, next, type Question, start } from '@kontor/engine'
import { hamburg, position } from '../../../src/index.ts'
import type { Hamburg } from '../../../src/state.ts'
import type { Task } from '../../../src/tasks.ts'
import type { Asking } from '../../../src/words/asking/asking.ts'
import { type Asked, TILES_ASKED } from './asked.ts'

/** Every kind of task that asks: one that is missing fails the type check. */
export const ASKED: Readonly<Record<Asking, Asked>> = {
  ...TILES_ASKED,
  refill: {
    given: { seats: [{ hand: [3, 4, 5] }], agenda: ['refill'] },
    said: `Choose a draw pile (2 more cards). | Wähle einen Zugstapel (noch 2 Karten). | Kies een trekstapel (nog 2 kaarten).
      deck brown = Brown (53 cards) | Braun (53 Karten) | Bruin (53 kaarten)`,
  },
  window: {
    given: { seats: [{ buildings: [49] }], dice: { gray: 5 }, agenda: [{ do: 'window', phase: 'II' }] },
    said: `Phase II: activate a building or continue. | Phase II: Aktiviere ein Gebäude oder fahre fort. | Fase II: activeer een gebouw of ga verder.
      activate 049 = Activate Entertainment 049: If the grey die shows a 5 or 6: take 1 grey worker. | Amüsement 049 aktivieren: Bei einer 5 oder 6 auf dem grauen Würfel: Nimm 1 grauen Arbeiter. | Amusement 049 activeren: bij een 5 of 6 op de grijze dobbelsteen: neem 1 grijze arbeider.
      done = Continue | Weiter | Verder`,
  },
  hall: {
    given: {
      seats: [{ hall: 4, buildings: [226] }],
      dice: { gray: 2, pink: 1, black: 1 },
      agenda: ['hall'],
    },
    said: `Advance on the City Hall Square for 4 marks? | Für 4 Mark auf dem Rathausplatz vorrücken? | Voor 4 mark vooruitgaan op het stadhuisplein?
      advance = Advance to space 5 (4 marks, worth 7 points, +1 point) | Auf Feld 5 vorrücken (4 Mark, 7 Punkte wert, +1 Punkt) | Vooruit naar veld 5 (4 mark, 7 punten waard, +1 punt)
      done = Do not advance | Nicht vorrücken | Niet vooruitgaan`,
  },
  chooseIntrigue: {
    given: { seats: [{ disasters: { pink: 1 } }], agenda: [{ do: 'chooseIntrigue', color: 'purple' }] },
    said: `The token shows ‘Flood’. Which disaster increases? | Der Marker zeigt „Überschwemmung“. Welche Gefahr steigt? | Het fiche toont ‘Overstroming’. Welk onheil stijgt?
      increase pink = Unrest (pink) 1 → 2 | Überfall (Rosa) 1 → 2 | Plundering (roze) 1 → 2`,
  },
  avert: {
    given: { seats: [{ disasters: { gray: 1 } }], agenda: [{ do: 'avert', color: 'gray' }] },
    said: `Return 1 grey worker to avert an increase of the grey disaster? | 1 grauen Arbeiter abgeben, um die Erhöhung der grauen Gefahr abzuwenden? | 1 grijze arbeider inleveren om de verhoging van het grijze onheil te voorkomen?
      avert gray = Return 1 grey worker | 1 grauen Arbeiter abgeben | 1 grijze arbeider inleveren
      suffer gray = Decay (grey) 1 → 2 | Mauereinsturz (Grau) 1 → 2 | Instortende stadsmuur (grijs) 1 → 2`,
  },
  settle: {
    given: {
      seats: [{ disasters: { purple: 2, orange: 2, gray: 2, pink: 2, brown: 2 }, workers: { pink: 4 } }],
      agenda: [
        { do: 'increase', color: 'purple' },
        { do: 'increase', color: 'orange' },
        { do: 'increase', color: 'gray' },
        { do: 'increase', color: 'pink' },
        { do: 'increase', color: 'brown' },
        'settle',
      ],
    },
    said: `Which disaster first? | Welche Gefahr zuerst? | Welk onheil eerst?
      resolve purple = Flood (purple): discard 1 site | Überschwemmung (Violett): 1 Grundstück abwerfen | Overstroming (paars): 1 bouwlocatie afleggen
      resolve pink = Unrest (pink): lose 5 marks | Überfall (Rosa): 5 Mark verlieren | Plundering (roze): 5 mark verliezen
      resolve brown = Disease (brown): return 4 workers | Krankheit (Braun): 4 Arbeiter abgeben | Ziekte (bruin): 4 arbeiders inleveren`,
  },
  loseSite: {
    given: { seats: [{ sites: ['gray', 'pink'], buildings: [102] }], agenda: ['loseSite'] },
    said: `Choose a site to discard. | Wähle ein Grundstück, das du abwirfst. | Kies een bouwlocatie om af te leggen.
      site 1 gray = Site 1 (grey), Commerce 102 back to hand | Grundstück 1 (Grau), Handel 102 zurück auf die Hand | Bouwlocatie 1 (grijs), Handel 102 terug in de hand
      site 2 pink = Site 2 (pink), empty | Grundstück 2 (Rosa), frei | Bouwlocatie 2 (roze), vrij`,
  },
  loseBuilding: {
    given: { seats: [{ buildings: [102, 191], garden: [241], under: [3] }], agenda: ['loseBuilding'] },
    said: `Choose a building to discard. | Wähle ein Gebäude, das du abwirfst. | Kies een gebouw om af te leggen.
      building 102 = Commerce 102 (orange, 2 points), Phase III: Take 2 marks. | Handel 102 (Orange, 2 Punkte), Phase III: Nimm 2 Mark. | Handel 102 (oranje, 2 punten), Fase III: neem 2 mark.
      building 003 = Civic 003 (brown, under a Zoo card), Phase III: Return 1 grey worker: take 2 marks for each Civic building. | Bürgertum 003 (Braun, unter einer Zoo-Karte), Phase III: Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes Gebäude „Bürgertum“. | Burgerij 003 (bruin, onder een dierentuinkaart), Fase III: lever 1 grijze arbeider in: neem 2 mark per gebouw ‘Burgerij’.`,
  },
  loseWall: {
    given: { seats: [{ wall: [3, 1] }], agenda: ['loseWall'] },
    said: `Choose a wall segment to lose. | Wähle einen Mauerstein, den du verlierst. | Kies een muursteen om te verliezen.
      wall left = Left (brown, segment 3) | Links (Braun, Mauerstein 3) | Links (bruin, muursteen 3)
      wall right = Right (purple, segment 1) | Rechts (Violett, Mauerstein 1) | Rechts (paars, muursteen 1)`,
  },
  payAny: {
    given: {
      seats: [{ workers: { gray: 2, pink: 1 } }],
      dice: { gray: 5 },
      agenda: [{ do: 'payAny', card: 106 }],
    },
    said: `Commerce 106: choose a worker to return. | Handel 106: Wähle einen Arbeiter, den du abgibst. | Handel 106: kies een arbeider om in te leveren.
      worker gray = −1 grey worker (+5 marks) | −1 grauer Arbeiter (+5 Mark) | −1 grijze arbeider (+5 mark)`,
  },
  payDifferent: {
    given: {
      seats: [{ workers: { gray: 2 } }],
      agenda: [{ do: 'payDifferent', card: 109, paid: ['purple'] }],
    },
    said: `Industry 109: choose another worker to return (1 so far). | Industrie 109: Wähle noch einen Arbeiter, den du abgibst (bisher 1). | Industrie 109: kies nog een arbeider om in te leveren (tot nu toe 1).
      worker gray = −1 grey worker (+1 mark, +1 point) | −1 grauer Arbeiter (+1 Mark, +1 Punkt) | −1 grijze arbeider (+1 mark, +1 punt)
      done = Enough | Genug | Genoeg`,
  },
  repeat: {
    given: { agenda: [{ do: 'repeat', card: 13 }] },
    said: `Government 013: perform the effect again? | Ämter 013: Den Effekt noch einmal ausführen? | Bestuur 013: het effect nogmaals uitvoeren?
      repeat 013 = Yes: Each other player discards 1 card of their choice from their hand. | Ja: Alle anderen werfen je 1 Handkarte ihrer Wahl ab. | Ja: elke andere speler legt 1 handkaart naar eigen keuze af.
      done = No | Nein | Nee`,
  },
  drawAny: {
    given: { agenda: [{ do: 'drawAny', card: 28, n: 4 }] },
    said: `University 028: choose a draw pile (4 more cards). | Universität 028: Wähle einen Zugstapel (noch 4 Karten). | Universiteit 028: kies een trekstapel (nog 4 kaarten).
      deck gray = Grey (56 cards) | Grau (56 Karten) | Grijs (56 kaarten)`,
  },
  pileForAction: {
    given: { agenda: [{ do: 'pileForAction', card: 7 }] },
    said: `Civic 007: choose a draw pile for a standard action. | Bürgertum 007: Wähle einen Zugstapel für eine Basisaktion. | Burgerij 007: kies een trekstapel voor een basisactie.
      deck pink = Pink (56 cards) | Rosa (56 Karten) | Roze (56 kaarten)`,
  },
  searchDiscard: {
    given: { discard: [42, 46], agenda: [{ do: 'searchDiscard', card: 44, category: 'Medicine' }] },
    said: `Medicine 044: choose a card from the discard pile to construct for free. | Gesundheit 044: Wähle eine Karte vom Ablagestapel, die du kostenfrei errichtest. | Gezondheid 044: kies een kaart van de aflegstapel om kosteloos te bouwen.
      build 042 = Medicine 042 (brown, 1 point), Phase III: Return 1 orange worker: take 2 marks for each Medicine building. | Gesundheit 042 (Braun, 1 Punkt), Phase III: Gib 1 orange Arbeiter ab: Nimm 2 Mark für jedes Gebäude „Gesundheit“. | Gezondheid 042 (bruin, 1 punt), Fase III: lever 1 oranje arbeider in: neem 2 mark per gebouw ‘Gezondheid’.`,
  },
  fetch: {
    given: { agenda: [{ do: 'fetch', card: 38, pile: 'orange', category: 'Zoo' }] },
    said: `Medicine 038: choose a card from the pile to take into your hand. | Gesundheit 038: Wähle eine Karte aus dem Stapel, die du auf die Hand nimmst. | Gezondheid 038: kies een kaart uit de stapel om in je hand te nemen.
      take 247 = Zoo 247 (orange, 5 points) | Zoo 247 (Orange, 5 Punkte) | Dierentuin 247 (oranje, 5 punten)
      done = Take none | Keine nehmen | Geen kaart nemen`,
  },
  siteFromPile: {
    given: { seats: [{ workers: { gray: 2, pink: 1 } }], agenda: [{ do: 'siteFromPile', card: 219 }] },
    said: `Emigration 219: choose a draw pile for a site. | Auswanderer 219: Wähle einen Zugstapel für ein Grundstück. | Emigranten 219: kies een trekstapel voor een bouwlocatie.
      deck gray = Grey (−1 grey worker) | Grau (−1 grauer Arbeiter) | Grijs (−1 grijze arbeider)`,
  },
  freeSite: {
    given: { agenda: [{ do: 'freeSite', card: 32, n: 2 }] },
    said: `University 032: choose a draw pile for a free site (2 more). | Universität 032: Wähle einen Zugstapel für ein kostenfreies Grundstück (noch 2). | Universiteit 032: kies een trekstapel voor een kosteloze bouwlocatie (nog 2).
      deck purple = Purple (56 cards) | Violett (56 Karten) | Paars (56 kaarten)`,
  },
  buildWall: {
    given: { seats: [{ wall: [2, 4], marks: 20 }], agenda: [{ do: 'buildWall', card: 62, price: 'double' }] },
    said: `Art 062: on which side do you build a wall segment? | Kunst 062: Auf welcher Seite baust du einen Mauerstein? | Kunst 062: aan welke kant bouw je een muursteen?
      wall left = Left (brown, 6 marks) | Links (Braun, 6 Mark) | Links (bruin, 6 mark)
      wall right = Right (brown, 10 marks, statue worth 9 points) | Rechts (Braun, 10 Mark, Statue mit 9 Punkten) | Rechts (bruin, 10 mark, standbeeld van 9 punten)`,
  },
  reduceAny: {
    given: { seats: [{ disasters: { pink: 2 } }], agenda: [{ do: 'reduceAny', card: 147, levels: 2 }] },
    said: `Military 147: choose a disaster to reduce (2 more levels). | Militär 147: Wähle eine Gefahr, die du verringerst (noch 2 Stufen). | Leger 147: kies een onheil om te verlagen (nog 2 niveaus).
      reduce pink = Unrest (pink) 2 → 1 (+1 point) | Überfall (Rosa) 2 → 1 (+1 Punkt) | Plundering (roze) 2 → 1 (+1 punt)
      done = Done | Fertig | Klaar`,
  },
  recall: {
    given: { seats: [{ buildings: [102] }], agenda: [{ do: 'recall', card: 4 }] },
    said: `Civic 004: choose a building to take back into your hand. | Bürgertum 004: Wähle ein Gebäude, das du auf die Hand zurücknimmst. | Burgerij 004: kies een gebouw om in je hand terug te nemen.
      take back 102 = Commerce 102 (orange, 2 points), Phase III: Take 2 marks. | Handel 102 (Orange, 2 Punkte), Phase III: Nimm 2 Mark. | Handel 102 (oranje, 2 punten), Fase III: neem 2 mark.
      done = Enough | Genug | Genoeg`,
  },
  passDisaster: {
    given: { seats: [{ disasters: { pink: 2, gray: 1 } }], agenda: [{ do: 'passDisaster', card: 178 }] },
    said: `Underworld 178: which disaster do you reduce? (All other players increase it.) | Unterwelt 178: Welche Gefahr verringerst du? (Alle anderen erhöhen sie.) | Onderwereld 178: welk onheil verlaag je? (Alle andere spelers verhogen het.)
      pass gray = Decay (grey) 1 → 0 (+1 point) | Mauereinsturz (Grau) 1 → 0 (+1 Punkt) | Instortende stadsmuur (grijs) 1 → 0 (+1 punt)`,
  },
  buyPoint: {
    given: { players: 3, agenda: [{ do: 'buyPoint', card: 103, context: -1, asked: [] }] },
    said: `Commerce 103: to whom do you give 1 mark for 1 point? | Handel 103: Wem gibst du 1 Mark für 1 Punkt? | Handel 103: aan wie geef je 1 mark voor 1 punt?
      from 3 = Seat 3 (−1 mark, +1 point) | Platz 3 (−1 Mark, +1 Punkt) | Plaats 3 (−1 mark, +1 punt)`,
  },
  activateAgain: {
    given: {
      seats: [{ buildings: [3, 26, 54], used: [3, 26], workers: { gray: 1, pink: 1 } }],
      agenda: [{ do: 'activateAgain', card: 54 }],
    },
    said: `Entertainment 054: which building do you activate again? | Amüsement 054: Welches Gebäude aktivierst du noch einmal? | Amusement 054: welk gebouw activeer je nogmaals?
      activate 003 = Activate Civic 003: Return 1 grey worker: take 2 marks for each Civic building. | Bürgertum 003 aktivieren: Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes Gebäude „Bürgertum“. | Burgerij 003 activeren: lever 1 grijze arbeider in: neem 2 mark per gebouw ‘Burgerij’.`,
  },
  activateAll: {
    given: { seats: [{ buildings: [3, 26] }], agenda: [{ do: 'activateAll', card: 60, waiting: 'all' }] },
    said: `Entertainment 060: which building do you activate next? | Amüsement 060: Welches Gebäude aktivierst du als Nächstes? | Amusement 060: welk gebouw activeer je nu?
      activate 026 = Activate University 026: Take 2 marks for each University building. | Universität 026 aktivieren: Nimm 2 Mark für jedes Gebäude „Universität“. | Universiteit 026 activeren: neem 2 mark per gebouw ‘Universiteit’.`,
  },
  copyInstant: {
    given: { seats: [{}, { buildings: [13, 85] }], agenda: [{ do: 'copyInstant', card: 59 }] },
    said: `Entertainment 059: which building do you use? | Amüsement 059: Welches Gebäude nutzt du? | Amusement 059: welk gebouw gebruik je?
      use 013 = Seat 2, Government 013 (brown, 1 point), Instant: Each other player discards 1 card of their choice from their hand. | Platz 2, Ämter 013 (Braun, 1 Punkt), Sofort: Alle anderen werfen je 1 Handkarte ihrer Wahl ab. | Plaats 2, Bestuur 013 (bruin, 1 punt), Direct: elke andere speler legt 1 handkaart naar eigen keuze af.`,
  },
  placeWorker: {
    given: { seats: [{ workers: { pink: 1 } }], agenda: [{ do: 'placeWorker', card: 189 }] },
    said: `Secret Society 189: place a worker in the church window of its colour? | Geheimbund 189: Einen Arbeiter in das Kirchenfenster seiner Farbe stellen? | Geheim genootschap 189: een arbeider in het kerkvenster van dezelfde kleur plaatsen?
      worker pink = −1 pink worker (you have 1) | −1 rosa Arbeiter (du hast 1) | −1 roze arbeider (je hebt er 1)
      done = Place none | Keinen Arbeiter stellen | Geen arbeider plaatsen`,
  },
  moveCleric: {
    given: { window: 4, agenda: [{ do: 'moveCleric', card: 218 }] },
    said: `Emigration 218: where does the cleric move? | Auswanderer 218: Wohin rückt der Geistliche? | Emigranten 218: waarheen gaat de geestelijke?
      left = Left (pink) | Links (Rosa) | Links (roze)
      right = Right (black) | Rechts (Schwarz) | Rechts (zwart)`,
  },
  underZoo: {
    given: {
      seats: [{ hand: [3, 26], garden: [241] }],
      agenda: [{ do: 'underZoo', card: 190, color: 'brown' }],
    },
    said: `Secret Society 190: choose a card to put under a Zoo card. | Geheimbund 190: Wähle eine Karte, die du unter eine Zoo-Karte legst. | Geheim genootschap 190: kies een kaart om onder een dierentuinkaart te leggen.
      put 003 = Civic 003 (brown, 1 point), Phase III: Return 1 grey worker: take 2 marks for each Civic building. | Bürgertum 003 (Braun, 1 Punkt), Phase III: Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes Gebäude „Bürgertum“. | Burgerij 003 (bruin, 1 punt), Fase III: lever 1 grijze arbeider in: neem 2 mark per gebouw ‘Burgerij’.`,
  },
  turn: {
    given: {
      seats: [
        {
          hand: [3],
          buildings: [27, 34, 140],
          sites: ['gray', 'gray', 'gray', 'pink'],
          workers: { brown: 1 },
          disasters: { brown: 2 },
          wall: [2, 4],
        },
      ],
      dice: { brown: 1 },
    },
    said: `Your turn: play a card or activate a building. | Du bist am Zug: Spiele eine Karte aus oder aktiviere ein Gebäude. | Jij bent aan de beurt: speel een kaart of activeer een gebouw.
      play 003 workers = Civic 003 (brown): Take workers (+3 brown, +1 worker of any colour) | Bürgertum 003 (Braun): Arbeiter nehmen (+3 braune, +1 beliebiger Arbeiter) | Burgerij 003 (bruin): Arbeiders nemen (+3 bruine, +1 arbeider naar keuze)
      play 003 money = Civic 003 (brown): Take money (+4 marks) | Bürgertum 003 (Braun): Geld nehmen (+4 Mark) | Burgerij 003 (bruin): Geld nemen (+4 mark)
      play 003 decrease = Civic 003 (brown): Decrease a disaster (Disease 2 → 1, +1 point) | Bürgertum 003 (Braun): Gefahr verringern (Krankheit 2 → 1, +1 Punkt) | Burgerij 003 (bruin): Onheil verlagen (Ziekte 2 → 1, +1 punt)
      play 003 wall left = Civic 003 (brown): Build a wall segment (left, brown, 3 marks) | Bürgertum 003 (Braun): Mauerstein bauen (links, Braun, 3 Mark) | Burgerij 003 (bruin): Stadsmuur bouwen (links, bruin, 3 mark)
      play 003 wall right = Civic 003 (brown): Build a wall segment (right, brown, 5 marks, statue worth 9 points) | Bürgertum 003 (Braun): Mauerstein bauen (rechts, Braun, 5 Mark, Statue mit 9 Punkten) | Burgerij 003 (bruin): Stadsmuur bouwen (rechts, bruin, 5 mark, standbeeld van 9 punten)
      play 003 site = Civic 003 (brown): Play a site (−1 brown worker) | Bürgertum 003 (Braun): Grundstück auslegen (−1 brauner Arbeiter) | Burgerij 003 (bruin): Bouwlocatie neerleggen (−1 bruine arbeider)
      play 003 build = Civic 003 (brown): Construct a building (3 marks, worth 1 point) | Bürgertum 003 (Braun): Gebäude errichten (3 Mark, 1 Punkt wert) | Burgerij 003 (bruin): Gebouw bouwen (3 mark, 1 punt waard)
      activate 027 = Activate University 027: Buy up to 5 workers of any colour for 1 mark each. | Universität 027 aktivieren: Kaufe bis zu 5 beliebige Arbeiter für je 1 Mark. | Universiteit 027 activeren: koop maximaal 5 arbeiders naar keuze voor 1 mark per stuk.`,
  },
  act: {
    given: { discard: [60], agenda: [{ do: 'effect', card: 202, context: -1, place: 0 }] },
    said: `Choose a standard action for the card. | Wähle eine Basisaktion für die Karte. | Kies een basisactie voor de kaart.
      play 060 workers = Entertainment 060 (pink): Take workers (+3 pink) | Amüsement 060 (Rosa): Arbeiter nehmen (+3 rosa) | Amusement 060 (roze): Arbeiders nemen (+3 roze)`,
  },
  recolour: {
    given: { seats: [{ hand: [3], buildings: [224], workers: { gray: 1, pink: 1 } }] },
    after: 'play 003 recolour',
    said: `Choose a colour and a standard action for the card. | Wähle eine Farbe und eine Basisaktion für die Karte. | Kies een kleur en een basisactie voor de kaart.
      as gray wall left = As grey: Build a wall segment (left, grey, 1 mark) | Als Grau: Mauerstein bauen (links, Grau, 1 Mark) | Als grijs: Stadsmuur bouwen (links, grijs, 1 mark)
      as pink site = As pink: Play a site (−1 pink worker) | Als Rosa: Grundstück auslegen (−1 rosa Arbeiter) | Als roze: Bouwlocatie neerleggen (−1 roze arbeider)`,
  },
  chooseSite: {
    given: { seats: [{ sites: ['gray', 'pink'], hand: [3] }] },
    after: 'play 003 build',
    said: `Choose a site for Civic 003. | Wähle ein Grundstück für Bürgertum 003. | Kies een bouwlocatie voor Burgerij 003.
      site 2 pink = Site 2 (pink), empty | Grundstück 2 (Rosa), frei | Bouwlocatie 2 (roze), vrij`,
  },
  anyWorker: {
    given: { seats: [{ workers: { gray: 1 } }], agenda: [{ do: 'anyWorker', card: 34, n: 2 }] },
    said: `University 034: choose a worker (2 more). | Universität 034: Wähle einen Arbeiter (noch 2). | Universiteit 034: kies een arbeider (nog 2).
      worker gray = +1 grey worker (you have 1) | +1 grauer Arbeiter (du hast 1) | +1 grijze arbeider (je hebt er 1)`,
  },
  discardCard: {
    given: { seats: [{ hand: [3, 241] }], agenda: [{ do: 'discardCard', card: 13, n: 1 }] },
    said: `Government 013: choose a card to discard. | Ämter 013: Wähle eine Karte, die du abwirfst. | Bestuur 013: kies een kaart om af te leggen.
      discard 241 = Zoo 241 (grey, 2 points) | Zoo 241 (Grau, 2 Punkte) | Dierentuin 241 (grijs, 2 punten)`,
  },
  giveBack: {
    given: { seats: [{ workers: { pink: 1 } }], agenda: [{ do: 'giveBack', card: 111, returned: 2 }] },
    said: `Industry 111: return workers to take the same number of any colour (2 so far). | Industrie 111: Gib Arbeiter ab, um ebenso viele beliebige zu nehmen (bisher 2). | Industrie 111: lever arbeiders in om evenveel arbeiders naar keuze te nemen (tot nu toe 2).
      return pink = −1 pink worker (you have 1) | −1 rosa Arbeiter (du hast 1) | −1 roze arbeider (je hebt er 1)
      enough = Enough | Genug | Genoeg`,
  },
  buyWorker: {
    given: { agenda: [{ do: 'buyWorker', card: 27, n: 5 }] },
    said: `University 027: buy a worker for 1 mark (up to 5 more)? | Universität 027: Einen Arbeiter für 1 Mark kaufen (noch bis zu 5)? | Universiteit 027: een arbeider voor 1 mark kopen (nog maximaal 5)?
      worker brown = +1 brown worker (you have 0) | +1 brauner Arbeiter (du hast 0) | +1 bruine arbeider (je hebt er 0)
      done = Enough | Genug | Genoeg`,
  },
  turnToken: {
    given: { seats: [{ majorities: ['zoo', 'hall'] }], agenda: ['turnToken'] },
    said: `Choose a majority token to turn over. | Wähle einen Mehrheitsmarker, den du umdrehst. | Kies een meerderheidsfiche om om te draaien.
      token hall = City Hall Square | Rathausplatz | Stadhuisplein
      token zoo = Zoo | Zoo | Dierentuin`,
  },
  giveWorker: {
    given: {
      seats: [{ workers: { pink: 1, brown: 2 } }],
      agenda: [{ do: 'giveWorker', card: 172, to: 1, n: 2 }],
    },
    said: `Underworld 172: choose a worker for seat 2 (2 more). | Unterwelt 172: Wähle einen Arbeiter für Platz 2 (noch 2). | Onderwereld 172: kies een arbeider voor plaats 2 (nog 2).
      worker brown = −1 brown worker (you have 2) | −1 brauner Arbeiter (du hast 2) | −1 bruine arbeider (je hebt er 2)`,
  },
}

/** A game of two with these expansions, before its first question. */
const begun = (expansions: readonly string[]) =>
  start(hamburg, newRecord(hamburg, { seats: ['Anna', 'Ben'], seed: 'start', options: { expansions } }))

/** The position and its question. */
export const questionIn = ({
  given,
  start: expansions,
  after,
}: Asked): { state: Hamburg; question: Question<Task> } => {
  const state = expansions ? begun(expansions) : position(hamburg, given)
  const first = next(hamburg, state)!
  const question = after ? answer(hamburg, state, first, choiceNamed(hamburg, state, first, after))! : first
  return { state, question }
}
