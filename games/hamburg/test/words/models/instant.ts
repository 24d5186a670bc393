import type { Models } from './models.ts'

/** What cards say that work at once: the model sentences, by card. */
export const instant: Models = {
  1: {
    en: 'Use the top card of any draw pile for a standard action.',
    de: 'Nutze die oberste Karte eines beliebigen Zugstapels für eine Basisaktion.',
    nl: 'Gebruik de bovenste kaart van een van de trekstapels voor een basisactie.',
  },
  5: {
    en: 'Search the discard pile for 1 Civic card and construct it for free on one of your empty sites. Then shuffle the pile.',
    de: 'Durchsuche den Ablagestapel nach 1 Karte „Bürgertum“ und errichte sie kostenfrei auf einem deiner freien Grundstücke. Mische danach den Stapel.',
    nl: 'Zoek in de aflegstapel 1 kaart ‘Burgerij’ en bouw die kosteloos op een van je vrije bouwlocaties. Schud daarna de stapel.',
  },
  13: {
    en: 'Each other player discards 1 card of their choice from their hand.',
    de: 'Alle anderen werfen je 1 Handkarte ihrer Wahl ab.',
    nl: 'Elke andere speler legt 1 handkaart naar eigen keuze af.',
  },
  25: {
    en: 'Take 2 marks for each of your buildings.',
    de: 'Nimm 2 Mark für jedes deiner Gebäude.',
    nl: 'Neem 2 mark per gebouw in je uitstalling.',
  },
  28: {
    en: 'Draw 4 cards, then discard 4 cards from your hand.',
    de: 'Ziehe 4 Karten und wirf danach 4 Handkarten ab.',
    nl: 'Trek 4 kaarten en leg daarna 4 handkaarten af.',
  },
  32: {
    en: 'Draw 2 cards and add them to your display as sites for free.',
    de: 'Ziehe 2 Karten und lege sie kostenfrei als Grundstücke aus.',
    nl: 'Trek 2 kaarten en leg ze kosteloos neer als bouwlocaties.',
  },
  60: {
    en: 'Activate all your buildings whose ability costs 1 worker, once each, without returning the worker.',
    de: 'Aktiviere jedes deiner Gebäude, dessen Fähigkeit 1 Arbeiter kostet, einmal, ohne den Arbeiter abzugeben.',
    nl: 'Activeer eenmaal elk van je gebouwen waarvan de vaardigheid 1 arbeider kost, zonder die arbeider in te leveren.',
  },
  68: {
    en: 'Advance 1 space on the City Hall Square for free.',
    de: 'Rücke auf dem Rathausplatz kostenfrei 1 Feld vor.',
    nl: 'Ga op het stadhuisplein kosteloos 1 veld vooruit.',
  },
  85: {
    en: 'Each other player turns 1 active majority token of their choice back to its grey side.',
    de: 'Alle anderen drehen je 1 aktiven Mehrheitsmarker ihrer Wahl auf die graue Seite zurück.',
    nl: 'Elke andere speler draait 1 actief meerderheidsfiche naar eigen keuze terug naar de grijze zijde.',
  },
  89: {
    en: 'Gain 2 points for each of your active majority tokens.',
    de: 'Erhalte 2 Punkte für jeden deiner aktiven Mehrheitsmarker.',
    nl: 'Krijg 2 punten per actief meerderheidsfiche van jou.',
  },
  103: {
    en: 'Give each other player 1 mark and take 1 point from each of them, as far as your money goes.',
    de: 'Gib allen anderen je 1 Mark und nimm ihnen je 1 Punkt ab, soweit dein Geld reicht.',
    nl: 'Geef elke andere speler 1 mark en neem daarvoor van elke speler 1 punt af, zolang je geld hebt.',
  },
  121: {
    en: 'Take 6 marks.',
    de: 'Nimm 6 Mark.',
    nl: 'Neem 6 mark.',
  },
  123: {
    en: 'Take as many marks as your space on the City Hall Square is worth in points.',
    de: 'Nimm so viele Mark, wie dein Feld auf dem Rathausplatz Punkte wert ist.',
    nl: 'Neem zoveel mark als je veld op het stadhuisplein punten waard is.',
  },
  142: {
    en: 'Take 1 pink, 1 grey, 1 brown and 1 purple worker.',
    de: 'Nimm 1 rosa, 1 grauen, 1 braunen und 1 violetten Arbeiter.',
    nl: 'Neem 1 roze, 1 grijze, 1 bruine en 1 paarse arbeider.',
  },
  145: {
    en: 'Build 1 wall segment for free, without playing a card.',
    de: 'Baue kostenfrei 1 Mauerstein, ohne eine Karte auszuspielen.',
    nl: 'Bouw kosteloos 1 muursteen, zonder een kaart te spelen.',
  },
  147: {
    en: 'Reduce your disasters by up to 2 levels in total.',
    de: 'Verringere deine Gefahren um insgesamt bis zu 2 Stufen.',
    nl: 'Verlaag je onheil met in totaal maximaal 2 niveaus.',
  },
  149: {
    en: 'Reduce your disasters by up to 3 levels in total.',
    de: 'Verringere deine Gefahren um insgesamt bis zu 3 Stufen.',
    nl: 'Verlaag je onheil met in totaal maximaal 3 niveaus.',
  },
  152: {
    en: 'For each of your buildings, you may reduce 1 disaster of your choice by 1 level.',
    de: 'Für jedes deiner Gebäude darfst du 1 beliebige Gefahr um 1 Stufe verringern.',
    nl: 'Per gebouw in je uitstalling mag je 1 onheil naar keuze met 1 niveau verlagen.',
  },
  169: {
    en: "Take 1 random card from each other player's hand.",
    de: 'Nimm von allen anderen je 1 zufällige Handkarte.',
    nl: 'Neem van elke andere speler 1 willekeurige handkaart.',
  },
  171: {
    en: 'Take 3 marks from each other player (or all they have).',
    de: 'Nimm von allen anderen je 3 Mark (oder alles, was sie haben).',
    nl: 'Neem van elke andere speler 3 mark (of alles wat die speler heeft).',
  },
  172: {
    en: 'Each other player gives you 2 workers of their choice (or all they have).',
    de: 'Alle anderen geben dir je 2 Arbeiter ihrer Wahl (oder alle, die sie haben).',
    nl: 'Elke andere speler geeft je 2 arbeiders naar eigen keuze (of alle arbeiders als het er minder zijn).',
  },
  173: {
    en: 'Each other player tears down 1 outermost wall segment of their choice.',
    de: 'Alle anderen reißen je 1 äußersten Mauerstein ihrer Wahl ab.',
    nl: 'Elke andere speler breekt 1 buitenste muursteen naar eigen keuze af.',
  },
  175: {
    en: 'Each other player moves back 1 space on the City Hall Square.',
    de: 'Alle anderen gehen auf dem Rathausplatz 1 Feld zurück.',
    nl: 'Elke andere speler gaat op het stadhuisplein 1 veld terug.',
  },
  176: {
    en: 'Each other player discards 1 building of their choice.',
    de: 'Alle anderen werfen je 1 Gebäude ihrer Wahl ab.',
    nl: 'Elke andere speler legt 1 gebouw naar eigen keuze af.',
  },
  177: {
    en: 'Each other player discards 1 site of their choice.',
    de: 'Alle anderen werfen je 1 Grundstück ihrer Wahl ab.',
    nl: 'Elke andere speler legt 1 bouwlocatie naar eigen keuze af.',
  },
  178: {
    en: 'Reduce 1 disaster of your choice by 1 level. If you do, each other player increases the disaster of that colour by 1 level.',
    de: 'Verringere 1 beliebige Gefahr um 1 Stufe. Wenn du das tust, erhöhen alle anderen die Gefahr dieser Farbe um 1 Stufe.',
    nl: 'Verlaag 1 onheil naar keuze met 1 niveau. Als je dat doet, verhoogt elke andere speler het onheil van die kleur met 1 niveau.',
  },
  186: {
    en: 'Search the discard pile for 1 Secret Society card and construct it for free on one of your empty sites. Then shuffle the pile.',
    de: 'Durchsuche den Ablagestapel nach 1 Karte „Geheimbund“ und errichte sie kostenfrei auf einem deiner freien Grundstücke. Mische danach den Stapel.',
    nl: 'Zoek in de aflegstapel 1 kaart ‘Geheim genootschap’ en bouw die kosteloos op een van je vrije bouwlocaties. Schud daarna de stapel.',
  },
  189: {
    en: 'You may place 1 of your workers in the church window of its colour. It counts as a cleric.',
    de: 'Du darfst 1 deiner Arbeiter in das Kirchenfenster seiner Farbe stellen. Er zählt dann als Geistlicher.',
    nl: 'Je mag 1 van je arbeiders in het kerkvenster van dezelfde kleur plaatsen. Die arbeider telt dan als geestelijke.',
  },
  194: {
    en: 'Take 2 marks for each different colour among your sites (at most 10 marks).',
    de: 'Nimm 2 Mark für jede Farbe, in der du ein Grundstück hast (höchstens 10 Mark).',
    nl: 'Neem 2 mark voor elke kleur waarvan je een bouwlocatie hebt (maximaal 10 mark).',
  },
  201: {
    en: 'Draw 3 cards.',
    de: 'Ziehe 3 Karten.',
    nl: 'Trek 3 kaarten.',
  },
  206: {
    en: 'Take 1 pink worker and 3 marks.',
    de: 'Nimm 1 rosa Arbeiter und 3 Mark.',
    nl: 'Neem 1 roze arbeider en 3 mark.',
  },
  207: {
    en: 'Take 1 grey worker and 3 marks.',
    de: 'Nimm 1 grauen Arbeiter und 3 Mark.',
    nl: 'Neem 1 grijze arbeider en 3 mark.',
  },
  217: {
    en: 'Take 2 marks for each of your disasters above level 0.',
    de: 'Nimm 2 Mark für jede deiner Gefahren, die über Stufe 0 steht.',
    nl: 'Neem 2 mark voor elk onheil van jou dat boven niveau 0 staat.',
  },
  228: {
    en: "Use the effect of 1 building with the lightning icon in another player's display.",
    de: 'Nutze den Effekt eines Gebäudes mit Blitz in einer fremden Auslage.',
    nl: 'Gebruik het effect van 1 gebouw met bliksemschicht in de uitstalling van een andere speler.',
  },
  233: {
    en: 'Gain as many points as the black die shows.',
    de: 'Erhalte so viele Punkte, wie der schwarze Würfel zeigt.',
    nl: 'Krijg zoveel punten als de zwarte dobbelsteen toont.',
  },
  236: {
    en: 'Draw 1 intrigue token: each other player increases the disaster shown by 1 level.',
    de: 'Ziehe 1 schwarzen Gefahrenmarker: Alle anderen erhöhen die gezeigte Gefahr um 1 Stufe.',
    nl: 'Trek 1 zwart onheilsfiche: elke andere speler verhoogt het getoonde onheil met 1 niveau.',
  },
}
