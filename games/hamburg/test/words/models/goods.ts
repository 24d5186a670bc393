import type { Told } from '../told.ts'

/** What happens to marks, workers and cards, in each language. */
export const GOODS: Told<
  | 'forced'
  | 'season'
  | 'round'
  | 'rolled'
  | 'cleric'
  | 'clericMoved'
  | 'over'
  | 'money'
  | 'points'
  | 'paidMoney'
  | 'lostMoney'
  | 'lostPoints'
  | 'workers'
  | 'returnedWorkers'
  | 'drew'
  | 'tookFromDiscard'
  | 'fetched'
  | 'foundNothing'
  | 'shuffled'
  | 'discarded'
  | 'stole'
  | 'used'
> = {
  forced: [
    [
      { kind: 'forced', seat: 0, task: 'x' },
      'Anna has only one option.',
      'Anna hat nur eine Möglichkeit.',
      'Anna heeft maar één mogelijkheid.',
    ],
    [
      { kind: 'forced', seat: 0, task: 'x', secret: { to: 0, answer: 'play 037' } },
      'Anna has only one option.',
      'Anna hat nur eine Möglichkeit.',
      'Anna heeft maar één mogelijkheid.',
    ],
  ],
  season: [
    [
      { kind: 'season', season: 3, first: 1 },
      'Season 3 begins; Ben is first player.',
      'Durchgang 3 beginnt; Ben ist zuerst an der Reihe.',
      'Cyclus 3 begint; Ben is startspeler.',
    ],
  ],
  round: [[{ kind: 'round', round: 2 }, 'Round 2 begins.', 'Runde 2 beginnt.', 'Ronde 2 begint.']],
  rolled: [
    [
      { kind: 'rolled', dice: [3, 6, 1, 2, 4, 5] },
      'Roll: purple 3, orange 6, grey 1, pink 2, brown 4, black 5.',
      'Wurf: Violett 3, Orange 6, Grau 1, Rosa 2, Braun 4, Schwarz 5.',
      'Worp: paars 3, oranje 6, grijs 1, roze 2, bruin 4, zwart 5.',
    ],
  ],
  cleric: [
    [
      { kind: 'cleric', window: 5 },
      'A cleric goes to the black church window.',
      'Ein Geistlicher kommt in das schwarze Kirchenfenster.',
      'Een geestelijke gaat naar het zwarte kerkvenster.',
    ],
  ],
  clericMoved: [
    [
      { kind: 'clericMoved', window: 0 },
      'The cleric moves to the purple church window.',
      'Der Geistliche rückt in das violette Kirchenfenster.',
      'De geestelijke gaat naar het paarse kerkvenster.',
    ],
  ],
  over: [[{ kind: 'over' }, 'The game is over.', 'Die Partie ist zu Ende.', 'De partij is afgelopen.']],
  money: [
    [
      { kind: 'money', seat: 0, n: 3, because: 102 },
      'Anna takes 3 marks (Commerce 102).',
      'Anna nimmt 3 Mark (Handel 102).',
      'Anna neemt 3 mark (Handel 102).',
    ],
    [
      { kind: 'money', seat: 0, n: 1, because: 0 },
      'Anna takes 1 mark.',
      'Anna nimmt 1 Mark.',
      'Anna neemt 1 mark.',
    ],
  ],
  points: [
    [
      { kind: 'points', seat: 1, n: 1, because: 6 },
      'Ben gains 1 point (Civic 006).',
      'Ben erhält 1 Punkt (Bürgertum 006).',
      'Ben krijgt 1 punt (Burgerij 006).',
    ],
  ],
  paidMoney: [
    [
      { kind: 'paidMoney', seat: 0, n: 6, because: 0 },
      'Anna pays 6 marks.',
      'Anna zahlt 6 Mark.',
      'Anna betaalt 6 mark.',
    ],
  ],
  lostMoney: [
    [
      { kind: 'lostMoney', seat: 0, n: 5, because: 0 },
      'Anna loses 5 marks.',
      'Anna verliert 5 Mark.',
      'Anna verliest 5 mark.',
    ],
  ],
  lostPoints: [
    [
      { kind: 'lostPoints', seat: 0, n: 2, because: 0 },
      'Anna loses 2 points.',
      'Anna verliert 2 Punkte.',
      'Anna verliest 2 punten.',
    ],
  ],
  workers: [
    [
      { kind: 'workers', seat: 0, workers: [0, 0, 3, 0, 0], because: 0 },
      'Anna takes 3 grey workers.',
      'Anna nimmt 3 graue Arbeiter.',
      'Anna neemt 3 grijze arbeiders.',
    ],
    [
      { kind: 'workers', seat: 0, workers: [1, 1, 1, 1, 1], because: 0 },
      'Anna takes 1 worker of each colour.',
      'Anna nimmt 1 Arbeiter jeder Farbe.',
      'Anna neemt 1 arbeider van elke kleur.',
    ],
    [
      { kind: 'workers', seat: 0, workers: [0, 0, 0, 0, 0], because: 0 },
      'Anna takes no workers.',
      'Anna nimmt keine Arbeiter.',
      'Anna neemt geen arbeiders.',
    ],
  ],
  returnedWorkers: [
    [
      { kind: 'returnedWorkers', seat: 0, workers: [1, 0, 2, 0, 0], because: 3 },
      'Anna returns 1 purple and 2 grey workers (Civic 003).',
      'Anna gibt 1 violetten und 2 graue Arbeiter ab (Bürgertum 003).',
      'Anna levert 1 paarse en 2 grijze arbeiders in (Burgerij 003).',
    ],
  ],
  drew: [
    [
      { kind: 'drew', seat: 0, color: 0 },
      'Anna draws 1 purple card.',
      'Anna zieht 1 violette Karte.',
      'Anna trekt 1 paarse kaart.',
    ],
    [
      { kind: 'drew', seat: 0, color: 4, secret: { to: 0, card: 3 } },
      'Anna draws 1 brown card: Civic 003.',
      'Anna zieht 1 braune Karte: Bürgertum 003.',
      'Anna trekt 1 bruine kaart: Burgerij 003.',
    ],
  ],
  tookFromDiscard: [
    [
      { kind: 'tookFromDiscard', seat: 0, card: 3 },
      'Anna takes Civic 003 from the discard pile.',
      'Anna nimmt Bürgertum 003 vom Ablagestapel.',
      'Anna neemt Burgerij 003 van de aflegstapel.',
    ],
  ],
  fetched: [
    [
      { kind: 'fetched', seat: 0, color: 3 },
      'Anna takes 1 card from the pink draw pile.',
      'Anna durchsucht den rosa Zugstapel und nimmt 1 Karte auf die Hand.',
      'Anna neemt 1 kaart uit de roze trekstapel.',
    ],
    [
      { kind: 'fetched', seat: 0, color: 2, secret: { to: 0, card: 3 } },
      'Anna takes 1 card from the grey draw pile: Civic 003.',
      'Anna durchsucht den grauen Zugstapel und nimmt 1 Karte auf die Hand: Bürgertum 003.',
      'Anna neemt 1 kaart uit de grijze trekstapel: Burgerij 003.',
    ],
  ],
  foundNothing: [
    [{ kind: 'foundNothing', seat: 0 }, 'Anna finds nothing.', 'Anna findet nichts.', 'Anna vindt niets.'],
  ],
  shuffled: [
    [
      { kind: 'shuffled', seat: 0, color: 2 },
      'Anna shuffles the grey draw pile.',
      'Anna mischt den grauen Zugstapel.',
      'Anna schudt de grijze trekstapel.',
    ],
    [
      { kind: 'shuffled', seat: 0, color: -1 },
      'Anna shuffles the discard pile.',
      'Anna mischt den Ablagestapel.',
      'Anna schudt de aflegstapel.',
    ],
  ],
  discarded: [
    [
      { kind: 'discarded', seat: 0, card: 3 },
      'Anna discards Civic 003.',
      'Anna wirft Bürgertum 003 ab.',
      'Anna legt Burgerij 003 af.',
    ],
  ],
  stole: [
    [
      { kind: 'stole', seat: 0, from: 1, color: 0 },
      'Anna takes 1 purple card from Ben.',
      'Anna nimmt 1 violette Karte von Ben.',
      'Anna neemt 1 paarse kaart van Ben.',
    ],
    [
      { kind: 'stole', seat: 0, from: 1, color: 4, secret: { to: 0, card: 3 } },
      'Anna takes 1 brown card from Ben: Civic 003.',
      'Anna nimmt 1 braune Karte von Ben: Bürgertum 003.',
      'Anna neemt 1 bruine kaart van Ben: Burgerij 003.',
    ],
  ],
  used: [
    [
      { kind: 'used', seat: 0, card: 3, action: 'money', as: 4 },
      'Anna plays Civic 003 (brown): Take money.',
      'Anna spielt Bürgertum 003 (Braun) aus: Geld nehmen.',
      'Anna speelt Burgerij 003 (bruin): Geld nemen.',
    ],
    [
      { kind: 'used', seat: 0, card: 3, action: 'wall', as: -1 },
      'Anna plays Civic 003: Build a wall segment.',
      'Anna spielt Bürgertum 003 aus: Mauerstein bauen.',
      'Anna speelt Burgerij 003: Stadsmuur bouwen.',
    ],
    [
      { kind: 'used', seat: 0, card: 0, action: 'site', as: 2 },
      'Anna plays a grey card: Play a site.',
      'Anna spielt eine graue Karte aus: Grundstück auslegen.',
      'Anna speelt een grijze kaart: Bouwlocatie neerleggen.',
    ],
    [
      { kind: 'used', seat: 0, card: 3, action: 'site', as: 2 },
      'Anna plays a grey card: Play a site.',
      'Anna spielt eine graue Karte aus: Grundstück auslegen.',
      'Anna speelt een grijze kaart: Bouwlocatie neerleggen.',
    ],
  ],
}
