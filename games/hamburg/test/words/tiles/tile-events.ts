import type { Told } from '../told.ts'

/** What tiles, ships and TOM bring about, in each language. */
export const TILE_EVENTS: Told<
  'token' | 'skippedToken' | 'mayor' | 'ships' | 'ship' | 'stock' | 'clericTile' | 'jette' | 'tom'
> = {
  token: [
    [
      { kind: 'token', seat: 0, token: 4 },
      'Anna draws an intrigue token: Disease.',
      'Anna zieht einen schwarzen Gefahrenmarker: Krankheit.',
      'Anna trekt een zwart onheilsfiche: ziekte.',
    ],
    [
      { kind: 'token', seat: 0, token: 5 },
      'Anna draws an intrigue token: Fire and Unrest.',
      'Anna zieht einen schwarzen Gefahrenmarker: Brand und Überfall.',
      'Anna trekt een zwart onheilsfiche: brand en plundering.',
    ],
    [
      { kind: 'token', seat: 0, token: 13 },
      'Anna draws an intrigue token: Decay, +2 marks.',
      'Anna zieht einen schwarzen Gefahrenmarker: Mauereinsturz, +2 Mark.',
      'Anna trekt een zwart onheilsfiche: instortende stadsmuur, +2 mark.',
    ],
    [
      { kind: 'token', seat: 0, token: 14 },
      'Anna draws an intrigue token: Disease, disaster other than brown −1 (no point).',
      'Anna zieht einen schwarzen Gefahrenmarker: Krankheit, andere Gefahr als Braun −1 (kein Punkt).',
      'Anna trekt een zwart onheilsfiche: ziekte, ander onheil dan bruin −1 (geen punt).',
    ],
  ],
  skippedToken: [
    [
      { kind: 'skippedToken', seat: 0 },
      'Anna draws no intrigue token.',
      'Anna zieht keinen schwarzen Gefahrenmarker.',
      'Anna trekt geen zwart onheilsfiche.',
    ],
  ],
  mayor: [
    [
      { kind: 'mayor', seat: 0, mayor: 0 },
      'Anna starts with Mayor Petersen, 10 marks and 2 workers of each colour (Hand: up to 7 cards).',
      'Anna beginnt mit Bürgermeister Petersen, 10 Mark und 2 Arbeitern jeder Farbe (Hand: bis zu 7 Karten).',
      'Anna begint met burgemeester Petersen, 10 mark en 2 arbeiders van elke kleur (hand: maximaal 7 kaarten).',
    ],
    [
      { kind: 'mayor', seat: 0, mayor: 1 },
      'Anna starts with Mayor Petersen and 5 marks (2 points instead of 1 per level by which a disaster is reduced).',
      'Anna beginnt mit Bürgermeister Petersen und 5 Mark (2 Punkte statt 1 pro Stufe, um die eine Gefahr verringert wird).',
      'Anna begint met burgemeester Petersen en 5 mark (2 punten in plaats van 1 per niveau waarmee een onheil wordt verlaagd).',
    ],
  ],
  ships: [
    [
      { kind: 'ships', ships: 0b100101 },
      'Active ships: purple, grey, black.',
      'Aktive Schiffe: Violett, Grau, Schwarz.',
      'Actieve schepen: paars, grijs, zwart.',
    ],
    [{ kind: 'ships', ships: 0 }, 'No ship is active.', 'Kein Schiff ist aktiv.', 'Er is geen schip actief.'],
  ],
  ship: [
    [
      { kind: 'ship', seat: 0, ship: 2 },
      'Anna uses the grey ship.',
      'Anna nutzt das graue Schiff.',
      'Anna gebruikt het grijze schip.',
    ],
  ],
  stock: [
    [
      { kind: 'stock', side: 0, step: 1 },
      'Stock exchange, space 2. ‘Take money’: +2 marks.',
      'Börse, Feld 2. „Geld nehmen“: +2 Mark.',
      'Beurs, veld 2. ‘Geld nemen’: +2 mark.',
    ],
    [
      { kind: 'stock', side: 3, step: 0 },
      'Stock exchange, space 4. ‘Take workers’: pay 1 mark.',
      'Börse, Feld 4. „Arbeiter nehmen“: Zahle 1 Mark.',
      'Beurs, veld 4. ‘Arbeiders nemen’: betaal 1 mark.',
    ],
  ],
  clericTile: [
    [
      { kind: 'clericTile', tile: 0 },
      'Cleric tile of the season. ‘Take money’: 2 marks more.',
      'Geistlichenplättchen des Durchgangs. „Geld nehmen“: 2 Mark mehr.',
      'Geestelijkenfiche van de cyclus. ‘Geld nemen’: 2 mark meer.',
    ],
  ],
  jette: [
    [
      { kind: 'jette', seat: 0, marks: 12 },
      'Anna takes the Zitronenjette worth 12 marks.',
      'Anna nimmt die Zitronenjette mit 12 Mark.',
      'Anna neemt de Zitronenjette van 12 mark.',
    ],
  ],
  tom: [
    [
      { kind: 'tom', seat: 1, die: 1, color: 2, outcome: 'point' },
      'Ben uses the grey die (1): 1 point.',
      'Ben nutzt den grauen Würfel (1): 1 Punkt.',
      'Ben gebruikt de grijze dobbelsteen (1): 1 punt.',
    ],
    [
      { kind: 'tom', seat: 1, die: 2, color: 0, outcome: 'workers' },
      'Ben uses the purple die (2): 2 purple workers.',
      'Ben nutzt den violetten Würfel (2): 2 violette Arbeiter.',
      'Ben gebruikt de paarse dobbelsteen (2): 2 paarse arbeiders.',
    ],
    [
      { kind: 'tom', seat: 1, die: 3, color: 2, outcome: 'wall' },
      'Ben uses the grey die (3): 1 grey wall segment.',
      'Ben nutzt den grauen Würfel (3): 1 grauer Mauerstein.',
      'Ben gebruikt de grijze dobbelsteen (3): 1 grijze muursteen.',
    ],
    [
      { kind: 'tom', seat: 1, die: 3, color: 2, outcome: 'worker' },
      'Ben uses the grey die (3): no matching wall segment possible, so 1 grey worker.',
      'Ben nutzt den grauen Würfel (3): kein passender Mauerstein möglich, also 1 grauer Arbeiter.',
      'Ben gebruikt de grijze dobbelsteen (3): geen passende muursteen mogelijk, dus 1 grijze arbeider.',
    ],
    [
      { kind: 'tom', seat: 1, die: 4, color: 4, outcome: 'reduce' },
      'Ben uses the brown die (4): brown disaster reduced.',
      'Ben nutzt den braunen Würfel (4): braune Gefahr verringert.',
      'Ben gebruikt de bruine dobbelsteen (4): het bruine onheil verlaagd.',
    ],
    [
      { kind: 'tom', seat: 1, die: 4, color: 2, outcome: 'site' },
      'Ben uses the grey die (4): the grey disaster is at 0, so 1 grey site.',
      'Ben nutzt den grauen Würfel (4): die graue Gefahr steht auf 0, also 1 graues Grundstück.',
      'Ben gebruikt de grijze dobbelsteen (4): het grijze onheil staat op 0, dus 1 grijze bouwlocatie.',
    ],
    [
      { kind: 'tom', seat: 1, die: 4, color: 2, outcome: 'marks' },
      'Ben uses the grey die (4): the grey disaster is at 0 and no site is possible, so 4 marks.',
      'Ben nutzt den grauen Würfel (4): die graue Gefahr steht auf 0 und kein Grundstück ist möglich, also 4 Mark.',
      'Ben gebruikt de grijze dobbelsteen (4): het grijze onheil staat op 0 en er is geen bouwlocatie mogelijk, dus 4 mark.',
    ],
    [
      { kind: 'tom', seat: 1, die: 5, color: 3, outcome: 'marks' },
      'Ben uses the pink die (5): can neither construct nor play a site, so 5 marks.',
      'Ben nutzt den rosa Würfel (5): weder Errichten noch Auslegen möglich, also 5 Mark.',
      'Ben gebruikt de roze dobbelsteen (5): bouwen en neerleggen kunnen niet, dus 5 mark.',
    ],
    [
      { kind: 'tom', seat: 1, die: 6, color: 3, outcome: 'wall' },
      'Ben uses the pink die (6): cannot construct, so 1 pink wall segment.',
      'Ben nutzt den rosa Würfel (6): Errichten nicht möglich, also 1 rosa Mauerstein.',
      'Ben gebruikt de roze dobbelsteen (6): bouwen kan niet, dus 1 roze muursteen.',
    ],
    [
      { kind: 'tom', seat: 1, die: 5, color: 0, outcome: 'site' },
      'Ben uses the purple die (5): cannot construct, so 1 purple site.',
      'Ben nutzt den violetten Würfel (5): Errichten nicht möglich, also 1 violettes Grundstück.',
      'Ben gebruikt de paarse dobbelsteen (5): bouwen kan niet, dus 1 paarse bouwlocatie.',
    ],
    [
      { kind: 'tom', seat: 1, die: 5, color: 1, outcome: 'build' },
      'Ben uses the orange die (5): 1 orange card constructed.',
      'Ben nutzt den orange Würfel (5): 1 orange Karte errichtet.',
      'Ben gebruikt de oranje dobbelsteen (5): 1 oranje kaart gebouwd.',
    ],
    [
      { kind: 'tom', seat: 1, die: 6, color: 3, outcome: 'marks' },
      'Ben uses the pink die (6): can neither construct nor build a wall segment, so 6 marks.',
      'Ben nutzt den rosa Würfel (6): weder Errichten noch Mauerbau möglich, also 6 Mark.',
      'Ben gebruikt de roze dobbelsteen (6): bouwen kan niet en een muursteen ook niet, dus 6 mark.',
    ],
  ],
}
