import type { Models } from './models.ts'

/** What cards say that work always, at the end or never: the model sentences, by card. */
export const standing: Models = {
  11: {
    en: 'Final scoring: gain 2 points for each Civic building.',
    de: 'Schlusswertung: Erhalte 2 Punkte für jedes Gebäude „Bürgertum“.',
    nl: 'Eindtelling: krijg 2 punten per gebouw ‘Burgerij’.',
  },
  29: {
    en: 'Final scoring: gain 2 points for each third wall segment you have built and for each of your statues.',
    de: 'Schlusswertung: Erhalte 2 Punkte für jeden gebauten dritten Mauerstein und für jede Statue.',
    nl: 'Eindtelling: krijg 2 punten per derde muursteen die je hebt gebouwd en per standbeeld.',
  },
  30: {
    en: 'Final scoring: gain 2 points for each of your active majority tokens.',
    de: 'Schlusswertung: Erhalte 2 Punkte für jeden deiner aktiven Mehrheitsmarker.',
    nl: 'Eindtelling: krijg 2 punten per actief meerderheidsfiche van jou.',
  },
  34: {
    en: 'Whenever you perform the standard action ‘Take workers’: take 1 extra worker of any colour.',
    de: 'Immer wenn du die Basisaktion „Arbeiter nehmen“ ausführst: Nimm 1 beliebigen Arbeiter zusätzlich.',
    nl: 'Telkens als je de basisactie ‘Arbeiders nemen’ uitvoert: neem 1 extra arbeider naar keuze.',
  },
  36: {
    en: 'Whenever you construct a building with the lightning icon: you may perform its effect twice.',
    de: 'Immer wenn du ein Gebäude mit Blitz errichtest: Du darfst seinen Effekt zweimal ausführen.',
    nl: 'Telkens als je een gebouw met bliksemschicht bouwt: je mag het effect ervan tweemaal uitvoeren.',
  },
  46: {
    en: 'You also win a majority if you are tied for first place (not at 0).',
    de: 'Für deine Mehrheiten reicht ein geteilter erster Platz (nicht bei 0).',
    nl: 'Voor je meerderheden is een gedeelde eerste plaats genoeg (niet bij 0).',
  },
  66: {
    en: 'Counts as an Art, Entertainment, Theatre and Circus building.',
    de: 'Zählt als Gebäude „Kunst“, „Amüsement“, „Theater“ und „Zirkus“.',
    nl: 'Telt als gebouw ‘Kunst’, ‘Amusement’, ‘Theater’ en ‘Circus’.',
  },
  70: {
    en: "Whenever you perform the standard action ‘Play a site’: you may reduce the disaster of the site's colour by 1 level.",
    de: 'Immer wenn du die Basisaktion „Grundstück auslegen“ ausführst: Du darfst die Gefahr in der Farbe des Grundstücks um 1 Stufe verringern.',
    nl: 'Telkens als je de basisactie ‘Bouwlocatie neerleggen’ uitvoert: je mag het onheil in de kleur van de bouwlocatie met 1 niveau verlagen.',
  },
  71: {
    en: 'Final scoring: gain 1 point for each different category among your buildings.',
    de: 'Schlusswertung: Erhalte 1 Punkt für jede Kategorie, die unter deinen Gebäuden vertreten ist.',
    nl: 'Eindtelling: krijg 1 punt voor elke categorie waarvan je een gebouw hebt.',
  },
  91: {
    en: "Whenever another player builds a wall segment: take 1 worker of the segment's colour.",
    de: 'Immer wenn jemand anderes einen Mauerstein baut: Nimm 1 Arbeiter in der Farbe des Mauersteins.',
    nl: 'Telkens als een andere speler een muursteen bouwt: neem 1 arbeider in de kleur van de muursteen.',
  },
  95: {
    en: 'Whenever you turn a majority token to its coloured side: take 1 worker of each colour.',
    de: 'Immer wenn du einen Mehrheitsmarker auf die farbige Seite drehst: Nimm 1 Arbeiter jeder Farbe.',
    nl: 'Telkens als je een meerderheidsfiche naar de gekleurde zijde draait: neem 1 arbeider van elke kleur.',
  },
  96: {
    en: 'Final scoring: 1 statue of your choice scores double.',
    de: 'Schlusswertung: 1 Statue deiner Wahl zählt doppelt.',
    nl: 'Eindtelling: 1 standbeeld naar keuze telt dubbel.',
  },
  108: {
    en: 'Your standard action ‘Build a wall segment’ costs no money.',
    de: 'Deine Basisaktion „Mauerstein bauen“ kostet kein Geld.',
    nl: 'Je basisactie ‘Stadsmuur bouwen’ kost geen geld.',
  },
  122: {
    en: 'Whenever a Park card gives you money: take 1 extra mark.',
    de: 'Immer wenn du durch eine Park-Karte Geld erhältst: Nimm 1 Mark zusätzlich.',
    nl: 'Telkens als je door een parkkaart geld krijgt: neem 1 extra mark.',
  },
  125: {
    en: 'Advancing on the City Hall Square at the dice price costs you 2 marks less (minimum 0).',
    de: 'Das Vorrücken auf dem Rathausplatz zum Würfelpreis kostet dich 2 Mark weniger (mindestens 0).',
    nl: 'Vooruitgaan op het stadhuisplein tegen de dobbelsteenprijs kost je 2 mark minder (minimaal 0).',
  },
  132: {
    en: 'Your standard action ‘Construct a building’ costs 3 marks less (minimum 0).',
    de: 'Deine Basisaktion „Gebäude errichten“ kostet 3 Mark weniger (mindestens 0).',
    nl: 'Je basisactie ‘Gebouw bouwen’ kost 3 mark minder (minimaal 0).',
  },
  138: {
    en: 'Whenever you perform the standard action ‘Take money’ with the pink die: take 3 extra marks.',
    de: 'Immer wenn du die Basisaktion „Geld nehmen“ mit dem rosa Würfel ausführst: Nimm 3 Mark zusätzlich.',
    nl: 'Telkens als je de basisactie ‘Geld nemen’ met de roze dobbelsteen uitvoert: neem 3 extra mark.',
  },
  139: {
    en: 'Whenever you perform the standard action ‘Take money’ with the grey die: take 3 extra marks.',
    de: 'Immer wenn du die Basisaktion „Geld nehmen“ mit dem grauen Würfel ausführst: Nimm 3 Mark zusätzlich.',
    nl: 'Telkens als je de basisactie ‘Geld nemen’ met de grijze dobbelsteen uitvoert: neem 3 extra mark.',
  },
  150: {
    en: "Whenever you perform the standard action ‘Build a wall segment’: reduce the disaster of the segment's colour by 1 level.",
    de: 'Immer wenn du die Basisaktion „Mauerstein bauen“ ausführst: Verringere die Gefahr in der Farbe des Mauersteins um 1 Stufe.',
    nl: 'Telkens als je de basisactie ‘Stadsmuur bouwen’ uitvoert: verlaag het onheil in de kleur van de muursteen met 1 niveau.',
  },
  151: {
    en: 'When one of your disasters would increase: you may return 1 worker of its colour instead.',
    de: 'Wenn eine deiner Gefahren steigen würde: Du darfst stattdessen 1 Arbeiter ihrer Farbe abgeben.',
    nl: 'Als een onheil van jou zou stijgen: je mag in plaats daarvan 1 arbeider van die kleur inleveren.',
  },
  155: {
    en: 'Final scoring: gain 1 point for each level your disasters have reached.',
    de: 'Schlusswertung: Erhalte 1 Punkt für jede Stufe, die deine Gefahren erreicht haben.',
    nl: 'Eindtelling: krijg 1 punt voor elk niveau dat je onheil heeft bereikt.',
  },
  165: {
    en: 'Your disasters strike only at the fourth increase.',
    de: 'Deine Gefahren treten erst bei der vierten Erhöhung ein.',
    nl: 'Je onheil slaat pas toe bij de vierde verhoging.',
  },
  166: {
    en: "Whenever you perform the standard action ‘Construct a building’: reduce the disaster of the building's colour by 1 level.",
    de: 'Immer wenn du die Basisaktion „Gebäude errichten“ ausführst: Verringere die Gefahr in der Farbe des Gebäudes um 1 Stufe.',
    nl: 'Telkens als je de basisactie ‘Gebouw bouwen’ uitvoert: verlaag het onheil in de kleur van het gebouw met 1 niveau.',
  },
  168: {
    en: 'Whenever you perform the standard action ‘Decrease a disaster’: reduce the disaster by 2 levels instead of 1.',
    de: 'Immer wenn du die Basisaktion „Gefahr verringern“ ausführst: Verringere die Gefahr um 2 Stufen statt um 1.',
    nl: 'Telkens als je de basisactie ‘Onheil verlagen’ uitvoert: verlaag het onheil met 2 niveaus in plaats van 1.',
  },
  180: {
    en: 'Whenever another player constructs a building: take 2 marks.',
    de: 'Immer wenn jemand anderes ein Gebäude errichtet: Nimm 2 Mark.',
    nl: 'Telkens als een andere speler een gebouw bouwt: neem 2 mark.',
  },
  182: {
    en: 'You construct orange buildings at half price (rounded up).',
    de: 'Du errichtest orange Gebäude zum halben Preis (aufgerundet).',
    nl: 'Je bouwt oranje gebouwen voor de halve prijs (naar boven afgerond).',
  },
  185: {
    en: 'You construct brown buildings at half price (rounded up).',
    de: 'Du errichtest braune Gebäude zum halben Preis (aufgerundet).',
    nl: 'Je bouwt bruine gebouwen voor de halve prijs (naar boven afgerond).',
  },
  187: {
    en: 'Whenever you draw an intrigue token: gain 1 point.',
    de: 'Immer wenn du einen schwarzen Gefahrenmarker ziehst: Erhalte 1 Punkt.',
    nl: 'Telkens als je een zwart onheilsfiche trekt: krijg 1 punt.',
  },
  188: {
    en: 'Whenever you draw an intrigue token: take 2 marks.',
    de: 'Immer wenn du einen schwarzen Gefahrenmarker ziehst: Nimm 2 Mark.',
    nl: 'Telkens als je een zwart onheilsfiche trekt: neem 2 mark.',
  },
  192: {
    en: 'Each of your sites may hold 2 buildings.',
    de: 'Auf jedem deiner Grundstücke dürfen 2 Gebäude stehen.',
    nl: 'Op elk van je bouwlocaties mogen 2 gebouwen staan.',
  },
  203: {
    en: 'Final scoring: gain 5 points if you have sites of all five colours.',
    de: 'Schlusswertung: Erhalte 5 Punkte, wenn du Grundstücke aller fünf Farben hast.',
    nl: 'Eindtelling: krijg 5 punten als je bouwlocaties in alle vijf de kleuren hebt.',
  },
  204: {
    en: 'Final scoring: gain 2 points for each Harbour building.',
    de: 'Schlusswertung: Erhalte 2 Punkte für jedes Gebäude „Hafen“.',
    nl: 'Eindtelling: krijg 2 punten per gebouw ‘Haven’.',
  },
  205: {
    en: 'Final scoring: gain 1 point for every 2 workers.',
    de: 'Schlusswertung: Erhalte 1 Punkt für je 2 Arbeiter.',
    nl: 'Eindtelling: krijg 1 punt per 2 arbeiders.',
  },
  214: {
    en: 'Whenever you advance on the City Hall Square: reduce 1 disaster of your choice by 1 level.',
    de: 'Immer wenn du auf dem Rathausplatz vorrückst: Verringere 1 beliebige Gefahr um 1 Stufe.',
    nl: 'Telkens als je op het stadhuisplein vooruitgaat: verlaag 1 onheil naar keuze met 1 niveau.',
  },
  224: {
    en: 'When you perform a standard action, you may return 1 grey worker: the card you play counts as a card of any colour.',
    de: 'Bei einer Basisaktion darfst du 1 grauen Arbeiter abgeben: Die ausgespielte Karte zählt dann als Karte einer beliebigen Farbe.',
    nl: 'Bij een basisactie mag je 1 grijze arbeider inleveren: de gespeelde kaart telt dan als een kaart in een kleur naar keuze.',
  },
  226: {
    en: 'Whenever you advance on the City Hall Square: gain 1 point.',
    de: 'Immer wenn du auf dem Rathausplatz vorrückst: Erhalte 1 Punkt.',
    nl: 'Telkens als je op het stadhuisplein vooruitgaat: krijg 1 punt.',
  },
  231: {
    en: 'Whenever you draw an intrigue token: you may increase a disaster of your choice instead of the one shown.',
    de: 'Immer wenn du einen schwarzen Gefahrenmarker ziehst: Du darfst statt der gezeigten eine Gefahr deiner Wahl erhöhen.',
    nl: 'Telkens als je een zwart onheilsfiche trekt: je mag in plaats van het getoonde onheil een onheil naar keuze verhogen.',
  },
  232: {
    en: 'For a wall segment, you may pay as many marks as the black die shows instead of its price.',
    de: 'Für einen Mauerstein darfst du statt seines Preises so viele Mark zahlen, wie der schwarze Würfel zeigt.',
    nl: 'Voor een muursteen mag je in plaats van de prijs zoveel mark betalen als de zwarte dobbelsteen toont.',
  },
  240: {
    en: 'All other players who advance on the City Hall Square in phase II also pay as many marks as the black die shows.',
    de: 'Alle anderen zahlen beim Vorrücken auf dem Rathausplatz in Phase II zusätzlich so viele Mark, wie der schwarze Würfel zeigt.',
    nl: 'Alle andere spelers betalen bij het vooruitgaan op het stadhuisplein in fase II ook nog zoveel mark als de zwarte dobbelsteen toont.',
  },
  241: {
    en: 'No ability.',
    de: 'Keine Fähigkeit.',
    nl: 'Geen vaardigheid.',
  },
}
