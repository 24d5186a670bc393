/** The sentences of mayors, intrigue tokens and ships, in each language. */
export const TILE_MODELS: Readonly<Record<string, readonly [en: string, de: string, nl: string]>> = {
  M01: [
    'In phase I, you fill your hand up to 7 cards.',
    'In Phase I füllst du deine Hand auf 7 Karten auf.',
    'In fase I vul je je hand aan tot 7 kaarten.',
  ],
  M02: [
    'Each level by which you reduce a disaster gives you 2 points instead of 1.',
    'Jede Stufe, um die du eine Gefahr verringerst, bringt dir 2 Punkte statt 1.',
    'Elk niveau waarmee je een onheil verlaagt, levert je 2 punten op in plaats van 1.',
  ],
  M03: [
    'Whenever one of your disasters increases: take 1 worker of its colour.',
    'Immer wenn eine deiner Gefahren steigt: Nimm 1 Arbeiter ihrer Farbe.',
    'Telkens als een onheil van jou stijgt: neem 1 arbeider van die kleur.',
  ],
  M04: [
    'Once per season, activate 1 of your phase III buildings a second time and pay the cost of its ability again.',
    'Aktiviere einmal pro Durchgang 1 deiner Gebäude mit Symbol III ein zweites Mal und zahle erneut die Kosten seiner Fähigkeit.',
    'Activeer eenmaal per cyclus 1 van je gebouwen met symbool III een tweede keer en betaal opnieuw de kosten van de vaardigheid.',
  ],
  M05: [
    'You may skip drawing intrigue tokens, and the black die adds nothing to what you pay for advancing on the City Hall Square.',
    'Du darfst auf das Ziehen schwarzer Gefahrenmarker verzichten, und der schwarze Würfel erhöht deinen Preis auf dem Rathausplatz nicht.',
    'Je mag ervan afzien zwarte onheilsfiches te trekken, en de zwarte dobbelsteen telt niet mee voor je prijs op het stadhuisplein.',
  ],
  M06: [
    'Whenever you turn a majority token to its coloured side: take 5 marks.',
    'Immer wenn du einen Mehrheitsmarker auf die farbige Seite drehst: Nimm 5 Mark.',
    'Telkens als je een meerderheidsfiche naar de gekleurde zijde draait: neem 5 mark.',
  ],
  M07: [
    'Whenever you construct a building with a printed cost of 0: take 2 marks and gain 1 point.',
    'Immer wenn du ein Gebäude mit aufgedruckten Kosten von 0 errichtest: Nimm 2 Mark und erhalte 1 Punkt.',
    'Telkens als je een gebouw met aangegeven kosten van 0 bouwt: neem 2 mark en krijg 1 punt.',
  ],
  M08: [
    'Whenever a site is added to your display: gain 1 point.',
    'Immer wenn ein Grundstück in deine Auslage kommt: Erhalte 1 Punkt.',
    'Telkens als er een bouwlocatie in je uitstalling komt: krijg 1 punt.',
  ],
  M09: [
    'Each wall segment costs you exactly 2 marks.',
    'Jeder Mauerstein kostet dich genau 2 Mark.',
    'Elke muursteen kost je precies 2 mark.',
  ],
  M10: [
    'Whenever you perform the standard action ‘Take money’: take 2 extra marks.',
    'Immer wenn du die Basisaktion „Geld nehmen“ ausführst: Nimm 2 Mark zusätzlich.',
    'Telkens als je de basisactie ‘Geld nemen’ uitvoert: neem 2 extra mark.',
  ],
  'I-purple': [
    'Increase the purple disaster (Flood) by 1 level.',
    'Erhöhe die violette Gefahr (Überschwemmung) um 1 Stufe.',
    'Verhoog het paarse onheil (overstroming) met 1 niveau.',
  ],
  'I-orange': [
    'Increase the orange disaster (Fire) by 1 level.',
    'Erhöhe die orange Gefahr (Brand) um 1 Stufe.',
    'Verhoog het oranje onheil (brand) met 1 niveau.',
  ],
  'I-gray': [
    'Increase the grey disaster (Decay) by 1 level.',
    'Erhöhe die graue Gefahr (Mauereinsturz) um 1 Stufe.',
    'Verhoog het grijze onheil (instortende stadsmuur) met 1 niveau.',
  ],
  'I-pink': [
    'Increase the pink disaster (Unrest) by 1 level.',
    'Erhöhe die rosa Gefahr (Überfall) um 1 Stufe.',
    'Verhoog het roze onheil (plundering) met 1 niveau.',
  ],
  'I-brown': [
    'Increase the brown disaster (Disease) by 1 level.',
    'Erhöhe die braune Gefahr (Krankheit) um 1 Stufe.',
    'Verhoog het bruine onheil (ziekte) met 1 niveau.',
  ],
  X01: [
    'Increase the orange and pink disasters by 1 level each.',
    'Erhöhe die orange und die rosa Gefahr um je 1 Stufe.',
    'Verhoog het oranje en het roze onheil elk met 1 niveau.',
  ],
  X02: [
    'Increase the pink and purple disasters by 1 level each.',
    'Erhöhe die rosa und die violette Gefahr um je 1 Stufe.',
    'Verhoog het roze en het paarse onheil elk met 1 niveau.',
  ],
  X03: [
    'Increase the purple and grey disasters by 1 level each.',
    'Erhöhe die violette und die graue Gefahr um je 1 Stufe.',
    'Verhoog het paarse en het grijze onheil elk met 1 niveau.',
  ],
  X04: [
    'Increase the grey and brown disasters by 1 level each.',
    'Erhöhe die graue und die braune Gefahr um je 1 Stufe.',
    'Verhoog het grijze en het bruine onheil elk met 1 niveau.',
  ],
  X05: [
    'Increase the brown and orange disasters by 1 level each.',
    'Erhöhe die braune und die orange Gefahr um je 1 Stufe.',
    'Verhoog het bruine en het oranje onheil elk met 1 niveau.',
  ],
  X06: [
    'Increase the orange disaster (Fire) by 1 level, then draw 1 card.',
    'Erhöhe die orange Gefahr (Brand) um 1 Stufe und ziehe danach 1 Karte.',
    'Verhoog het oranje onheil (brand) met 1 niveau en trek daarna 1 kaart.',
  ],
  X07: [
    'Increase the pink disaster (Unrest) by 1 level, then gain 1 point.',
    'Erhöhe die rosa Gefahr (Überfall) um 1 Stufe und erhalte danach 1 Punkt.',
    'Verhoog het roze onheil (plundering) met 1 niveau en krijg daarna 1 punt.',
  ],
  X08: [
    'Increase the purple disaster (Flood) by 1 level, then take 1 worker of any colour.',
    'Erhöhe die violette Gefahr (Überschwemmung) um 1 Stufe und nimm danach 1 beliebigen Arbeiter.',
    'Verhoog het paarse onheil (overstroming) met 1 niveau en neem daarna 1 arbeider naar keuze.',
  ],
  X09: [
    'Increase the grey disaster (Decay) by 1 level, then take 2 marks.',
    'Erhöhe die graue Gefahr (Mauereinsturz) um 1 Stufe und nimm danach 2 Mark.',
    'Verhoog het grijze onheil (instortende stadsmuur) met 1 niveau en neem daarna 2 mark.',
  ],
  X10: [
    'Increase the brown disaster (Disease) by 1 level, then reduce 1 disaster other than the brown one by 1 level (without the point).',
    'Erhöhe die braune Gefahr (Krankheit) um 1 Stufe und verringere danach 1 andere Gefahr als die braune um 1 Stufe (ohne den Punkt).',
    'Verhoog het bruine onheil (ziekte) met 1 niveau en verlaag daarna 1 ander onheil dan het bruine met 1 niveau (zonder het punt).',
  ],
  'SH-purple': ['Take 4 marks.', 'Nimm 4 Mark.', 'Neem 4 mark.'],
  'SH-orange': [
    'Take 3 workers of one colour of your choice.',
    'Nimm 3 Arbeiter einer Farbe deiner Wahl.',
    'Neem 3 arbeiders van één kleur naar keuze.',
  ],
  'SH-gray': [
    'Use the top card of the draw pile in the colour of the wall segment for a standard action.',
    'Nutze die oberste Karte des Zugstapels in der Farbe des Mauersteins für eine Basisaktion.',
    'Gebruik de bovenste kaart van de trekstapel in de kleur van de muursteen voor een basisactie.',
  ],
  'SH-pink': [
    'Advance 1 space on the City Hall Square for 3 marks.',
    'Rücke für 3 Mark auf dem Rathausplatz 1 Feld vor.',
    'Ga voor 3 mark op het stadhuisplein 1 veld vooruit.',
  ],
  'SH-brown': [
    'Use the effect of 1 of your buildings with the lightning icon once more.',
    'Führe den Effekt eines deiner Gebäude mit Blitz noch einmal aus.',
    'Voer het effect van 1 van je gebouwen met bliksemschicht nogmaals uit.',
  ],
  'SH-black': [
    'Reduce 1 disaster of your choice by 1 level.',
    'Verringere 1 beliebige Gefahr um 1 Stufe.',
    'Verlaag 1 onheil naar keuze met 1 niveau.',
  ],
}
