/** The sentences of the tiles for everybody: of the stock exchange and of the clerics. */
export const COMMON_MODELS: Readonly<Record<string, readonly [en: string, de: string, nl: string]>> = {
  B01: [
    '‘Take money’: +1, +2, +3 marks.',
    '„Geld nehmen“: +1, +2, +3 Mark.',
    '‘Geld nemen’: +1, +2, +3 mark.',
  ],
  B02: [
    '‘Take money’: −1, −2, −2 marks (minimum 0).',
    '„Geld nehmen“: −1, −2, −2 Mark (mindestens 0).',
    '‘Geld nemen’: −1, −2, −2 mark (minimaal 0).',
  ],
  B03: [
    "‘Take workers’: +0, +1, +2 workers of the card's colour.",
    '„Arbeiter nehmen“: +0, +1, +2 Arbeiter in der Farbe der Karte.',
    '‘Arbeiders nemen’: +0, +1, +2 arbeiders in de kleur van de kaart.',
  ],
  B04: [
    '‘Take workers’: pay 1, 1, 2 marks.',
    '„Arbeiter nehmen“: Zahle 1, 1, 2 Mark.',
    '‘Arbeiders nemen’: betaal 1, 1, 2 mark.',
  ],
  B05: [
    '‘Build a wall segment’: +1, +1, +2 points.',
    '„Mauerstein bauen“: +1, +1, +2 Punkte.',
    '‘Stadsmuur bouwen’: +1, +1, +2 punten.',
  ],
  B06: [
    '‘Build a wall segment’: −1, −1, −2 points.',
    '„Mauerstein bauen“: −1, −1, −2 Punkte.',
    '‘Stadsmuur bouwen’: −1, −1, −2 punten.',
  ],
  B07: [
    '‘Decrease a disaster’: +0, +1, +2 points if the disaster goes down.',
    '„Gefahr verringern“: +0, +1, +2 Punkte, wenn die Gefahr sinkt.',
    '‘Onheil verlagen’: +0, +1, +2 punten als het onheil daalt.',
  ],
  B08: [
    '‘Decrease a disaster’: pay 1, 1, 2 marks.',
    '„Gefahr verringern“: Zahle 1, 1, 2 Mark.',
    '‘Onheil verlagen’: betaal 1, 1, 2 mark.',
  ],
  B09: [
    '‘Play a site’: +1, +1, +2 points.',
    '„Grundstück auslegen“: +1, +1, +2 Punkte.',
    '‘Bouwlocatie neerleggen’: +1, +1, +2 punten.',
  ],
  B10: [
    '‘Play a site’: return 1 more worker (grey, purple/brown, pink/orange).',
    '„Grundstück auslegen“: Gib 1 weiteren Arbeiter ab (Grau, Violett/Braun, Rosa/Orange).',
    '‘Bouwlocatie neerleggen’: lever nog 1 arbeider in (grijs, paars/bruin, roze/oranje).',
  ],
  B11: [
    '‘Construct a building’: 1, 2, 3 marks cheaper (minimum 0).',
    '„Gebäude errichten“: 1, 2, 3 Mark günstiger (mindestens 0).',
    '‘Gebouw bouwen’: 1, 2, 3 mark goedkoper (minimaal 0).',
  ],
  B12: [
    '‘Construct a building’: 1, 2, 3 marks more expensive.',
    '„Gebäude errichten“: 1, 2, 3 Mark teurer.',
    '‘Gebouw bouwen’: 1, 2, 3 mark duurder.',
  ],
  B13: [
    '‘Take workers’: +1 worker (purple, pink/grey, orange/brown).',
    '„Arbeiter nehmen“: +1 Arbeiter (Violett, Rosa/Grau, Orange/Braun).',
    '‘Arbeiders nemen’: +1 arbeider (paars, roze/grijs, oranje/bruin).',
  ],
  B14: [
    "‘Construct a building’: return 0, 1, 2 workers of the building's colour.",
    '„Gebäude errichten“: Gib 0, 1, 2 Arbeiter in der Farbe des Gebäudes ab.',
    '‘Gebouw bouwen’: lever 0, 1, 2 arbeiders in de kleur van het gebouw in.',
  ],
  B15: [
    "‘Take money’: +1, +2, +3 workers of the card's colour.",
    '„Geld nehmen“: +1, +2, +3 Arbeiter in der Farbe der Karte.',
    '‘Geld nemen’: +1, +2, +3 arbeiders in de kleur van de kaart.',
  ],
  B16: [
    '‘Build a wall segment’: 1, 2, 3 marks more expensive.',
    '„Mauerstein bauen“: 1, 2, 3 Mark teurer.',
    '‘Stadsmuur bouwen’: 1, 2, 3 mark duurder.',
  ],
  B17: [
    '‘Decrease a disaster’: +1, +2, +3 marks.',
    '„Gefahr verringern“: +1, +2, +3 Mark.',
    '‘Onheil verlagen’: +1, +2, +3 mark.',
  ],
  B18: [
    '‘Play a site’: pay 1, 2, 3 marks.',
    '„Grundstück auslegen“: Zahle 1, 2, 3 Mark.',
    '‘Bouwlocatie neerleggen’: betaal 1, 2, 3 mark.',
  ],
  B19: [
    '‘Build a wall segment’: free in orange, grey/purple, pink/brown.',
    '„Mauerstein bauen“: kostenfrei in Orange, Grau/Violett, Rosa/Braun.',
    '‘Stadsmuur bouwen’: kosteloos in oranje, grijs/paars, roze/bruin.',
  ],
  B20: [
    '‘Build a wall segment’: 1 mark more expensive in brown, purple/pink, orange/grey.',
    '„Mauerstein bauen“: 1 Mark teurer in Braun, Violett/Rosa, Orange/Grau.',
    '‘Stadsmuur bouwen’: 1 mark duurder in bruin, paars/roze, oranje/grijs.',
  ],
  C01a: ['‘Take money’: 2 marks more.', '„Geld nehmen“: 2 Mark mehr.', '‘Geld nemen’: 2 mark meer.'],
  C01b: [
    '‘Take money’: 2 marks less (minimum 0).',
    '„Geld nehmen“: 2 Mark weniger (mindestens 0).',
    '‘Geld nemen’: 2 mark minder (minimaal 0).',
  ],
  C02a: [
    '‘Take workers’: take 1 extra worker of any colour.',
    '„Arbeiter nehmen“: Nimm 1 beliebigen Arbeiter zusätzlich.',
    '‘Arbeiders nemen’: neem 1 extra arbeider naar keuze.',
  ],
  C02b: [
    '‘Take workers’: return 1 worker of any colour.',
    '„Arbeiter nehmen“: Gib 1 beliebigen Arbeiter ab.',
    '‘Arbeiders nemen’: lever 1 arbeider naar keuze in.',
  ],
  C03a: [
    '‘Build a wall segment’: 2 marks cheaper (minimum 0).',
    '„Mauerstein bauen“: 2 Mark günstiger (mindestens 0).',
    '‘Stadsmuur bouwen’: 2 mark goedkoper (minimaal 0).',
  ],
  C03b: [
    '‘Build a wall segment’: 2 marks more expensive.',
    '„Mauerstein bauen“: 2 Mark teurer.',
    '‘Stadsmuur bouwen’: 2 mark duurder.',
  ],
  C04a: [
    'Advancing on the City Hall Square in phase II: 2 marks cheaper (minimum 0).',
    'Vorrücken auf dem Rathausplatz in Phase II: 2 Mark günstiger (mindestens 0).',
    'Vooruitgaan op het stadhuisplein in fase II: 2 mark goedkoper (minimaal 0).',
  ],
  C04b: [
    'Advancing on the City Hall Square in phase II: 2 marks more expensive.',
    'Vorrücken auf dem Rathausplatz in Phase II: 2 Mark teurer.',
    'Vooruitgaan op het stadhuisplein in fase II: 2 mark duurder.',
  ],
  C05a: [
    '‘Construct a building’: 2 marks cheaper (minimum 0).',
    '„Gebäude errichten“: 2 Mark günstiger (mindestens 0).',
    '‘Gebouw bouwen’: 2 mark goedkoper (minimaal 0).',
  ],
  C05b: [
    '‘Construct a building’: 2 marks more expensive.',
    '„Gebäude errichten“: 2 Mark teurer.',
    '‘Gebouw bouwen’: 2 mark duurder.',
  ],
  C06a: ['This season has 5 rounds.', 'Dieser Durchgang hat 5 Runden.', 'Deze cyclus heeft 5 rondes.'],
  C06b: ['This season has 3 rounds.', 'Dieser Durchgang hat 3 Runden.', 'Deze cyclus heeft 3 rondes.'],
  C07a: [
    '‘Take money’ with an orange, pink or purple card: 2 marks more.',
    '„Geld nehmen“ mit einer orange, rosa oder violetten Karte: 2 Mark mehr.',
    '‘Geld nemen’ met een oranje, roze of paarse kaart: 2 mark meer.',
  ],
  C07b: [
    '‘Take money’ with an orange, pink or purple card: 2 marks less (minimum 0).',
    '„Geld nehmen“ mit einer orange, rosa oder violetten Karte: 2 Mark weniger (mindestens 0).',
    '‘Geld nemen’ met een oranje, roze of paarse kaart: 2 mark minder (minimaal 0).',
  ],
  C08a: [
    '‘Take money’ with a grey or brown card: 2 marks more.',
    '„Geld nehmen“ mit einer grauen oder braunen Karte: 2 Mark mehr.',
    '‘Geld nemen’ met een grijze of bruine kaart: 2 mark meer.',
  ],
  C08b: [
    '‘Take money’ with a grey or brown card: 2 marks less (minimum 0).',
    '„Geld nehmen“ mit einer grauen oder braunen Karte: 2 Mark weniger (mindestens 0).',
    '‘Geld nemen’ met een grijze of bruine kaart: 2 mark minder (minimaal 0).',
  ],
  C09a: [
    'All players discard their hands and draw 1 card of each colour.',
    'Alle werfen ihre Handkarten ab und ziehen 1 Karte jeder Farbe.',
    'Alle spelers leggen hun handkaarten af en trekken 1 kaart van elke kleur.',
  ],
  C09b: [
    'All players discard their hands and draw 3 cards from one draw pile and 2 from another.',
    'Alle werfen ihre Handkarten ab und ziehen 3 Karten von einem Zugstapel und 2 von einem anderen.',
    'Alle spelers leggen hun handkaarten af en trekken 3 kaarten van één trekstapel en 2 van een andere.',
  ],
  C10a: [
    'All ships are active this season, whatever the dice show.',
    'In diesem Durchgang sind alle Schiffe aktiv, egal was die Würfel zeigen.',
    'Alle schepen zijn deze cyclus actief, wat de dobbelstenen ook tonen.',
  ],
  C10b: [
    'No ship is active this season, whatever the dice show.',
    'In diesem Durchgang ist kein Schiff aktiv, egal was die Würfel zeigen.',
    'Geen enkel schip is deze cyclus actief, wat de dobbelstenen ook tonen.',
  ],
  C11a: [
    '‘Take workers’ with an orange, pink or purple card: take 1 extra worker of that colour.',
    '„Arbeiter nehmen“ mit einer orange, rosa oder violetten Karte: Nimm 1 Arbeiter dieser Farbe zusätzlich.',
    '‘Arbeiders nemen’ met een oranje, roze of paarse kaart: neem 1 extra arbeider van die kleur.',
  ],
  C11b: [
    '‘Take workers’ with a grey or brown card: take 1 extra worker of that colour.',
    '„Arbeiter nehmen“ mit einer grauen oder braunen Karte: Nimm 1 Arbeiter dieser Farbe zusätzlich.',
    '‘Arbeiders nemen’ met een grijze of bruine kaart: neem 1 extra arbeider van die kleur.',
  ],
  C12a: [
    'Orange, pink and purple disasters are not increased by dice or intrigue tokens this season.',
    'Orange, rosa und violette Gefahren steigen in diesem Durchgang weder durch Würfel noch durch schwarze Gefahrenmarker.',
    'Het oranje, roze en paarse onheil stijgen deze cyclus niet door dobbelstenen of zwarte onheilsfiches.',
  ],
  C12b: [
    'Brown and grey disasters are not increased by dice this season, and no intrigue tokens are drawn in phase II.',
    'Braune und graue Gefahren steigen in diesem Durchgang nicht durch Würfel, und in Phase II werden keine schwarzen Gefahrenmarker gezogen.',
    'Het bruine en het grijze onheil stijgen deze cyclus niet door dobbelstenen, en in fase II worden geen zwarte onheilsfiches getrokken.',
  ],
}
