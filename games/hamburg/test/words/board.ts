import type { Told } from './told.ts'

/** What happens on the boards, in each language. */
export const BOARD: Told<
  | 'site'
  | 'built'
  | 'activated'
  | 'wall'
  | 'wallLost'
  | 'statue'
  | 'advanced'
  | 'overflow'
  | 'fellBack'
  | 'reduced'
  | 'increased'
  | 'averted'
  | 'struck'
  | 'lostSite'
  | 'lostBuilding'
  | 'tookBack'
  | 'majority'
  | 'majorityLost'
  | 'workerCleric'
> = {
  site: [
    [
      { kind: 'site', seat: 0, color: 3 },
      'Anna plays a pink site.',
      'Anna legt ein rosa Grundstück aus.',
      'Anna legt een roze bouwlocatie neer.',
    ],
  ],
  built: [
    [
      { kind: 'built', seat: 0, card: 3, under: false },
      'Anna constructs Civic 003 · −1 grey worker: +2 marks per Civic building.',
      'Anna errichtet Bürgertum 003 · −1 grauer Arbeiter: +2 Mark pro Gebäude „Bürgertum“.',
      'Anna bouwt Burgerij 003 · −1 grijze arbeider: +2 mark per gebouw ‘Burgerij’.',
    ],
    [
      { kind: 'built', seat: 0, card: 241, under: false },
      'Anna lays out Zoo 241.',
      'Anna legt Zoo 241 aus.',
      'Anna legt Dierentuin 241 neer.',
    ],
    [
      { kind: 'built', seat: 0, card: 261, under: false },
      'Anna lays out Park 261 · +1 mark.',
      'Anna legt Park 261 aus · +1 Mark.',
      'Anna legt Park 261 neer · +1 mark.',
    ],
    [
      { kind: 'built', seat: 0, card: 3, under: true },
      'Anna puts Civic 003 under a Zoo card.',
      'Anna legt Bürgertum 003 unter eine Zoo-Karte.',
      'Anna legt Burgerij 003 onder een dierentuinkaart.',
    ],
  ],
  activated: [
    [
      { kind: 'activated', seat: 0, card: 102 },
      'Anna activates Commerce 102.',
      'Anna aktiviert Handel 102.',
      'Anna activeert Handel 102.',
    ],
  ],
  wall: [
    [
      { kind: 'wall', seat: 0, side: 'left', position: 3, color: 4 },
      'Anna builds a brown wall segment (left 3).',
      'Anna baut einen braunen Mauerstein (links 3).',
      'Anna bouwt een bruine muursteen (links 3).',
    ],
  ],
  wallLost: [
    [
      { kind: 'wallLost', seat: 0, side: 'right', position: 2 },
      'Anna loses 1 wall segment (right 2).',
      'Anna verliert 1 Mauerstein (rechts 2).',
      'Anna verliest 1 muursteen (rechts 2).',
    ],
  ],
  statue: [
    [
      { kind: 'statue', seat: 0, points: 9 },
      'Anna takes the statue worth 9 points.',
      'Anna nimmt die Statue mit 9 Punkten.',
      'Anna neemt het standbeeld van 9 punten.',
    ],
  ],
  advanced: [
    [
      { kind: 'advanced', seat: 0, space: 5, value: 7 },
      'Anna advances to space 5 (7 points).',
      'Anna rückt auf Feld 5 vor (7 Punkte).',
      'Anna gaat vooruit naar veld 5 (7 punten).',
    ],
  ],
  overflow: [
    [
      { kind: 'overflow', seat: 0, points: 4 },
      'Anna is on the last space and gains 4 points instead.',
      'Anna steht auf dem letzten Feld und erhält stattdessen 4 Punkte.',
      'Anna staat op het laatste veld en krijgt in plaats daarvan 4 punten.',
    ],
  ],
  fellBack: [
    [
      { kind: 'fellBack', seat: 0, space: 3 },
      'Anna moves back to space 3.',
      'Anna geht auf Feld 3 zurück.',
      'Anna gaat terug naar veld 3.',
    ],
    [
      { kind: 'fellBack', seat: 0, space: 0 },
      'Anna moves back to the start.',
      'Anna geht auf das Startfeld zurück.',
      'Anna gaat terug naar het startveld.',
    ],
  ],
  reduced: [
    [
      { kind: 'reduced', seat: 0, color: 0, level: 1 },
      'Anna reduces the purple disaster to 1.',
      'Anna verringert die violette Gefahr auf 1.',
      'Anna verlaagt het paarse onheil naar 1.',
    ],
  ],
  increased: [
    [
      { kind: 'increased', seat: 1, color: 0, level: 2 },
      "Ben's purple disaster increases to 2.",
      'Bens violette Gefahr steigt auf 2.',
      'Het paarse onheil van Ben stijgt naar 2.',
    ],
    [
      { kind: 'increased', seat: 2, color: 1, level: 2 },
      "Ines's orange disaster increases to 2.",
      "Ines' orange Gefahr steigt auf 2.",
      'Het oranje onheil van Ines stijgt naar 2.',
    ],
    [
      { kind: 'increased', seat: 3, color: 2, level: 1 },
      "Seat 4's grey disaster increases to 1.",
      'Die graue Gefahr von Platz 4 steigt auf 1.',
      'Het grijze onheil van Plaats 4 stijgt naar 1.',
    ],
  ],
  averted: [
    [
      { kind: 'averted', seat: 0, color: 0 },
      'Anna averts an increase of the purple disaster.',
      'Anna wendet eine Erhöhung der violetten Gefahr ab.',
      'Anna voorkomt een verhoging van het paarse onheil.',
    ],
  ],
  struck: [
    [
      { kind: 'struck', seat: 1, color: 0 },
      'Flood strikes Ben.',
      'Überschwemmung bei Ben.',
      'Overstroming bij Ben.',
    ],
  ],
  lostSite: [
    [
      { kind: 'lostSite', seat: 0, color: 1 },
      'Anna loses an orange site.',
      'Anna verliert ein orange Grundstück.',
      'Anna verliest een oranje bouwlocatie.',
    ],
  ],
  lostBuilding: [
    [
      { kind: 'lostBuilding', seat: 0, card: 3 },
      'Anna loses Civic 003.',
      'Anna verliert Bürgertum 003.',
      'Anna verliest Burgerij 003.',
    ],
  ],
  tookBack: [
    [
      { kind: 'tookBack', seat: 0, card: 3 },
      'Anna takes Civic 003 back to hand.',
      'Anna nimmt Bürgertum 003 zurück auf die Hand.',
      'Anna neemt Burgerij 003 terug in de hand.',
    ],
  ],
  majority: [
    [
      { kind: 'majority', seat: 0, which: 4 },
      'Anna wins the Zoo majority.',
      'Anna erringt die Mehrheit „Zoo“.',
      'Anna wint de meerderheid ‘Dierentuin’.',
    ],
  ],
  majorityLost: [
    [
      { kind: 'majorityLost', seat: 0, which: 0 },
      'Anna loses the City Hall Square majority.',
      'Anna verliert die Mehrheit „Rathausplatz“.',
      'Anna verliest de meerderheid ‘Stadhuisplein’.',
    ],
  ],
  workerCleric: [
    [
      { kind: 'workerCleric', seat: 0, color: 3 },
      'Anna places 1 pink worker in the church window of that colour.',
      'Anna stellt 1 rosa Arbeiter in das Kirchenfenster seiner Farbe.',
      'Anna plaatst 1 roze arbeider in het kerkvenster van dezelfde kleur.',
    ],
  ],
}
