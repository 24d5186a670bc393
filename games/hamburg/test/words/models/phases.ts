import type { Models } from './models.ts'

/** What cards say that work once a season: the model sentences, by card. */
export const phases: Models = {
  2: {
    en: 'If no die shows a 1 or 2: advance 1 space on the City Hall Square for 4 marks.',
    de: 'Wenn kein Würfel eine 1 oder 2 zeigt: Rücke für 4 Mark auf dem Rathausplatz 1 Feld vor.',
    nl: 'Als geen enkele dobbelsteen een 1 of 2 toont: ga voor 4 mark op het stadhuisplein 1 veld vooruit.',
  },
  3: {
    en: 'Return 1 grey worker: take 2 marks for each Civic building.',
    de: 'Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes Gebäude „Bürgertum“.',
    nl: 'Lever 1 grijze arbeider in: neem 2 mark per gebouw ‘Burgerij’.',
  },
  4: {
    en: 'Take any number of your buildings back into your hand.',
    de: 'Nimm beliebig viele deiner Gebäude zurück auf die Hand.',
    nl: 'Neem zoveel van je gebouwen terug in je hand als je wilt.',
  },
  6: {
    en: 'Gain 1 point.',
    de: 'Erhalte 1 Punkt.',
    nl: 'Krijg 1 punt.',
  },
  12: {
    en: 'Return 1 pink worker: gain 1 point for every 3 wall segments.',
    de: 'Gib 1 rosa Arbeiter ab: Erhalte 1 Punkt für je 3 Mauersteine.',
    nl: 'Lever 1 roze arbeider in: krijg 1 punt per 3 muurstenen.',
  },
  15: {
    en: 'Return 1 pink worker: take 2 marks for each pink site.',
    de: 'Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jedes rosa Grundstück.',
    nl: 'Lever 1 roze arbeider in: neem 2 mark per roze bouwlocatie.',
  },
  16: {
    en: 'Return 1 purple worker: take 2 marks for each purple site.',
    de: 'Gib 1 violetten Arbeiter ab: Nimm 2 Mark für jedes violette Grundstück.',
    nl: 'Lever 1 paarse arbeider in: neem 2 mark per paarse bouwlocatie.',
  },
  17: {
    en: 'Return 1 grey worker: take 2 marks for each grey site.',
    de: 'Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes graue Grundstück.',
    nl: 'Lever 1 grijze arbeider in: neem 2 mark per grijze bouwlocatie.',
  },
  18: {
    en: 'Return 1 orange worker: take 2 marks for each orange site.',
    de: 'Gib 1 orange Arbeiter ab: Nimm 2 Mark für jedes orange Grundstück.',
    nl: 'Lever 1 oranje arbeider in: neem 2 mark per oranje bouwlocatie.',
  },
  21: {
    en: 'Return 1 orange worker: gain 2 points for every 3 orange sites.',
    de: 'Gib 1 orange Arbeiter ab: Erhalte 2 Punkte für je 3 orange Grundstücke.',
    nl: 'Lever 1 oranje arbeider in: krijg 2 punten per 3 oranje bouwlocaties.',
  },
  26: {
    en: 'Return 1 pink worker: take 2 marks for each University building.',
    de: 'Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jedes Gebäude „Universität“.',
    nl: 'Lever 1 roze arbeider in: neem 2 mark per gebouw ‘Universiteit’.',
  },
  27: {
    en: 'Buy up to 5 workers of any colour for 1 mark each.',
    de: 'Kaufe bis zu 5 beliebige Arbeiter für je 1 Mark.',
    nl: 'Koop maximaal 5 arbeiders naar keuze voor 1 mark per stuk.',
  },
  33: {
    en: 'Draw 1 extra card.',
    de: 'Ziehe 1 zusätzliche Karte.',
    nl: 'Trek 1 extra kaart.',
  },
  37: {
    en: 'Return 1 pink worker: search the pink draw pile for 1 Zoo card and take it into your hand. Then shuffle the pile.',
    de: 'Gib 1 rosa Arbeiter ab: Durchsuche den rosa Zugstapel nach 1 Zoo-Karte und nimm sie auf die Hand. Mische danach den Stapel.',
    nl: 'Lever 1 roze arbeider in: zoek in de roze trekstapel 1 dierentuinkaart en neem die in je hand. Schud daarna de stapel.',
  },
  39: {
    en: 'Return 1 grey worker: search the grey draw pile for 1 Zoo card and take it into your hand. Then shuffle the pile.',
    de: 'Gib 1 grauen Arbeiter ab: Durchsuche den grauen Zugstapel nach 1 Zoo-Karte und nimm sie auf die Hand. Mische danach den Stapel.',
    nl: 'Lever 1 grijze arbeider in: zoek in de grijze trekstapel 1 dierentuinkaart en neem die in je hand. Schud daarna de stapel.',
  },
  41: {
    en: 'Return 1 worker of any colour: search the draw pile of its colour for 1 Park card and take it into your hand. Then shuffle the pile.',
    de: 'Gib 1 beliebigen Arbeiter ab: Durchsuche den Zugstapel seiner Farbe nach 1 Park-Karte und nimm sie auf die Hand. Mische danach den Stapel.',
    nl: 'Lever 1 arbeider naar keuze in: zoek in de trekstapel van die kleur 1 parkkaart en neem die in je hand. Schud daarna de stapel.',
  },
  43: {
    en: 'Return 1 purple worker and 1 more worker of any colour: take 3 marks and gain 1 point.',
    de: 'Gib 1 violetten und 1 weiteren beliebigen Arbeiter ab: Nimm 3 Mark und erhalte 1 Punkt.',
    nl: 'Lever 1 paarse arbeider en nog 1 arbeider naar keuze in: neem 3 mark en krijg 1 punt.',
  },
  45: {
    en: 'Return 1 grey worker: take 1 mark for each different category among your buildings.',
    de: 'Gib 1 grauen Arbeiter ab: Nimm 1 Mark für jede Kategorie, die unter deinen Gebäuden vertreten ist.',
    nl: 'Lever 1 grijze arbeider in: neem 1 mark voor elke categorie waarvan je een gebouw hebt.',
  },
  48: {
    en: 'Take 1 worker of any colour.',
    de: 'Nimm 1 beliebigen Arbeiter.',
    nl: 'Neem 1 arbeider naar keuze.',
  },
  49: {
    en: 'If the grey die shows a 5 or 6: take 1 grey worker.',
    de: 'Bei einer 5 oder 6 auf dem grauen Würfel: Nimm 1 grauen Arbeiter.',
    nl: 'Bij een 5 of 6 op de grijze dobbelsteen: neem 1 grijze arbeider.',
  },
  50: {
    en: 'If the orange die shows a 5 or 6: take 1 orange worker.',
    de: 'Bei einer 5 oder 6 auf dem orange Würfel: Nimm 1 orange Arbeiter.',
    nl: 'Bij een 5 of 6 op de oranje dobbelsteen: neem 1 oranje arbeider.',
  },
  54: {
    en: 'Return 1 purple worker: activate another of your phase III buildings once more and pay the cost of its ability again.',
    de: 'Gib 1 violetten Arbeiter ab: Aktiviere ein anderes deiner Gebäude mit Symbol III noch einmal und zahle erneut die Kosten seiner Fähigkeit.',
    nl: 'Lever 1 paarse arbeider in: activeer een ander gebouw van jou met symbool III nogmaals en betaal opnieuw de kosten van de vaardigheid.',
  },
  58: {
    en: 'Take 1 pink worker.',
    de: 'Nimm 1 rosa Arbeiter.',
    nl: 'Neem 1 roze arbeider.',
  },
  62: {
    en: 'Return 1 orange worker: build 1 wall segment at double the price, without playing a card.',
    de: 'Gib 1 orange Arbeiter ab: Baue zum doppelten Preis 1 Mauerstein, ohne eine Karte auszuspielen.',
    nl: 'Lever 1 oranje arbeider in: bouw voor de dubbele prijs 1 muursteen, zonder een kaart te spelen.',
  },
  69: {
    en: 'Return 1 orange worker: gain 1 point for each Art building.',
    de: 'Gib 1 orange Arbeiter ab: Erhalte 1 Punkt für jedes Gebäude „Kunst“.',
    nl: 'Lever 1 oranje arbeider in: krijg 1 punt per gebouw ‘Kunst’.',
  },
  87: {
    en: 'Take marks equal to the number rolled most often (nothing if tied).',
    de: 'Nimm Mark in Höhe der am häufigsten gewürfelten Zahl (bei Gleichstand nichts).',
    nl: 'Neem zoveel mark als het getal dat het vaakst is gegooid (bij een gelijke stand niets).',
  },
  88: {
    en: 'Return 1 orange worker: for each set of 5 workers of different colours, take 5 marks and gain 1 point.',
    de: 'Gib 1 orange Arbeiter ab: Für je 5 Arbeiter verschiedener Farben nimmst du 5 Mark und erhältst 1 Punkt.',
    nl: 'Lever 1 oranje arbeider in: per set van 5 arbeiders van verschillende kleuren neem je 5 mark en krijg je 1 punt.',
  },
  92: {
    en: 'If the six dice total 23 or less: take 5 marks.',
    de: 'Wenn die sechs Würfel zusammen höchstens 23 zeigen: Nimm 5 Mark.',
    nl: 'Als de zes dobbelstenen samen maximaal 23 tonen: neem 5 mark.',
  },
  93: {
    en: 'If the six dice total 19 or more: gain 2 points.',
    de: 'Wenn die sechs Würfel zusammen mindestens 19 zeigen: Erhalte 2 Punkte.',
    nl: 'Als de zes dobbelstenen samen minstens 19 tonen: krijg 2 punten.',
  },
  98: {
    en: 'Return 1 pink worker: take 3 marks.',
    de: 'Gib 1 rosa Arbeiter ab: Nimm 3 Mark.',
    nl: 'Lever 1 roze arbeider in: neem 3 mark.',
  },
  105: {
    en: 'Return 1 grey worker: gain 1 point for each third wall segment you have built and for each of your statues.',
    de: 'Gib 1 grauen Arbeiter ab: Erhalte 1 Punkt für jeden gebauten dritten Mauerstein und für jede Statue.',
    nl: 'Lever 1 grijze arbeider in: krijg 1 punt per derde muursteen die je hebt gebouwd en per standbeeld.',
  },
  106: {
    en: 'Return 1 worker of any colour: take as many marks as the die of its colour shows.',
    de: 'Gib 1 beliebigen Arbeiter ab: Nimm so viele Mark, wie der Würfel seiner Farbe zeigt.',
    nl: 'Lever 1 arbeider naar keuze in: neem zoveel mark als de dobbelsteen van die kleur toont.',
  },
  109: {
    en: 'Return up to 5 workers of different colours: for each of them, take 1 mark and gain 1 point.',
    de: 'Gib bis zu 5 Arbeiter unterschiedlicher Farben ab: Für jeden davon nimmst du 1 Mark und erhältst 1 Punkt.',
    nl: 'Lever maximaal 5 arbeiders van verschillende kleuren in: per arbeider neem je 1 mark en krijg je 1 punt.',
  },
  111: {
    en: 'Return 1 purple worker: exchange any number of your workers for workers of other colours.',
    de: 'Gib 1 violetten Arbeiter ab: Tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben.',
    nl: 'Lever 1 paarse arbeider in: ruil zoveel van je arbeiders als je wilt voor arbeiders van andere kleuren.',
  },
  115: {
    en: 'Return 1 grey worker: take 2 workers of any colour.',
    de: 'Gib 1 grauen Arbeiter ab: Nimm 2 beliebige Arbeiter.',
    nl: 'Lever 1 grijze arbeider in: neem 2 arbeiders naar keuze.',
  },
  127: {
    en: 'Return 1 orange worker: take 2 marks and gain 1 point.',
    de: 'Gib 1 orange Arbeiter ab: Nimm 2 Mark und erhalte 1 Punkt.',
    nl: 'Lever 1 oranje arbeider in: neem 2 mark en krijg 1 punt.',
  },
  134: {
    en: 'Return 1 pink worker: take 2 marks for each of your active majority tokens.',
    de: 'Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jeden deiner aktiven Mehrheitsmarker.',
    nl: 'Lever 1 roze arbeider in: neem 2 mark per actief meerderheidsfiche van jou.',
  },
  156: {
    en: 'Reduce 1 disaster of your choice by 1 level.',
    de: 'Verringere 1 beliebige Gefahr um 1 Stufe.',
    nl: 'Verlaag 1 onheil naar keuze met 1 niveau.',
  },
  157: {
    en: 'Return 1 worker of any colour: reduce the disaster of its colour by up to 2 levels.',
    de: 'Gib 1 beliebigen Arbeiter ab: Verringere die Gefahr seiner Farbe um bis zu 2 Stufen.',
    nl: 'Lever 1 arbeider naar keuze in: verlaag het onheil van die kleur met maximaal 2 niveaus.',
  },
  159: {
    en: 'Return 1 orange worker: reduce the orange disaster by 1 level.',
    de: 'Gib 1 orange Arbeiter ab: Verringere die orange Gefahr um 1 Stufe.',
    nl: 'Lever 1 oranje arbeider in: verlaag het oranje onheil met 1 niveau.',
  },
  162: {
    en: 'Return 1 purple worker: reduce the purple disaster by 1 level.',
    de: 'Gib 1 violetten Arbeiter ab: Verringere die violette Gefahr um 1 Stufe.',
    nl: 'Lever 1 paarse arbeider in: verlaag het paarse onheil met 1 niveau.',
  },
  164: {
    en: 'Take 1 mark for each die that shows a 6.',
    de: 'Nimm 1 Mark für jeden Würfel, der eine 6 zeigt.',
    nl: 'Neem 1 mark voor elke dobbelsteen die een 6 toont.',
  },
  190: {
    en: 'Return 1 worker of any colour: put 1 building card of that colour from your hand under a Zoo card of the same colour for free. The building itself scores no points.',
    de: 'Gib 1 beliebigen Arbeiter ab: Lege 1 Gebäudekarte dieser Farbe kostenfrei aus deiner Hand unter eine gleichfarbige Zoo-Karte. Das Gebäude selbst bringt keine Punkte.',
    nl: 'Lever 1 arbeider naar keuze in: leg kosteloos 1 gebouwenkaart van die kleur uit je hand onder een dierentuinkaart van dezelfde kleur. Het gebouw zelf levert geen punten op.',
  },
  193: {
    en: 'Return 1 brown worker: draw 2 cards, then discard 2 cards from your hand.',
    de: 'Gib 1 braunen Arbeiter ab: Ziehe 2 Karten und wirf danach 2 Handkarten ab.',
    nl: 'Lever 1 bruine arbeider in: trek 2 kaarten en leg daarna 2 handkaarten af.',
  },
  196: {
    en: 'Return 1 orange worker: draw 1 extra card.',
    de: 'Gib 1 orange Arbeiter ab: Ziehe 1 zusätzliche Karte.',
    nl: 'Lever 1 oranje arbeider in: trek 1 extra kaart.',
  },
  202: {
    en: 'Return 1 pink worker: use the top card of the discard pile for a standard action.',
    de: 'Gib 1 rosa Arbeiter ab: Nutze die oberste Karte des Ablagestapels für eine Basisaktion.',
    nl: 'Lever 1 roze arbeider in: gebruik de bovenste kaart van de aflegstapel voor een basisactie.',
  },
  212: {
    en: 'Return 1 grey worker: for each coloured die that shows a 1, take 1 worker of its colour; if the black die shows a 1, take 1 worker of any colour.',
    de: 'Gib 1 grauen Arbeiter ab: Nimm für jeden farbigen Würfel, der eine 1 zeigt, 1 Arbeiter seiner Farbe und, wenn der schwarze Würfel eine 1 zeigt, 1 beliebigen Arbeiter.',
    nl: 'Lever 1 grijze arbeider in: voor elke gekleurde dobbelsteen die een 1 toont, neem je 1 arbeider in de kleur van die dobbelsteen; toont de zwarte dobbelsteen een 1, dan neem je 1 arbeider naar keuze.',
  },
  213: {
    en: 'Return 1 orange worker: gain 1 point for each die that shows a 1.',
    de: 'Gib 1 orange Arbeiter ab: Erhalte 1 Punkt für jeden Würfel, der eine 1 zeigt.',
    nl: 'Lever 1 oranje arbeider in: krijg 1 punt voor elke dobbelsteen die een 1 toont.',
  },
  216: {
    en: 'Return 1 pink worker: take 2 workers of any colour and gain 3 points.',
    de: 'Gib 1 rosa Arbeiter ab: Nimm 2 beliebige Arbeiter und erhalte 3 Punkte.',
    nl: 'Lever 1 roze arbeider in: neem 2 arbeiders naar keuze en krijg 3 punten.',
  },
  219: {
    en: "Return 1 brown worker: add the top card of any draw pile to your display as a site and return 1 worker of the card's colour for it.",
    de: 'Gib 1 braunen Arbeiter ab: Lege die oberste Karte eines beliebigen Zugstapels als Grundstück aus und gib dafür 1 Arbeiter in der Farbe der Karte ab.',
    nl: 'Lever 1 bruine arbeider in: leg de bovenste kaart van een van de trekstapels neer als bouwlocatie en lever daarvoor 1 arbeider in de kleur van de kaart in.',
  },
  227: {
    en: 'Return 1 pink worker: take 1 mark for each different colour among your workers.',
    de: 'Gib 1 rosa Arbeiter ab: Nimm 1 Mark für jede Farbe, in der du einen Arbeiter hast.',
    nl: 'Lever 1 roze arbeider in: neem 1 mark voor elke kleur waarvan je een arbeider hebt.',
  },
  230: {
    en: 'Return 1 orange worker: take as many marks as the black die shows.',
    de: 'Gib 1 orange Arbeiter ab: Nimm so viele Mark, wie der schwarze Würfel zeigt.',
    nl: 'Lever 1 oranje arbeider in: neem zoveel mark als de zwarte dobbelsteen toont.',
  },
  234: {
    en: 'Return 1 pink worker: take as many cards from the discard pile as the black die shows, then discard the same number of cards from your hand.',
    de: 'Gib 1 rosa Arbeiter ab: Nimm so viele Karten vom Ablagestapel, wie der schwarze Würfel zeigt, und wirf danach ebenso viele Handkarten ab.',
    nl: 'Lever 1 roze arbeider in: neem zoveel kaarten van de aflegstapel als de zwarte dobbelsteen toont en leg daarna evenveel handkaarten af.',
  },
  235: {
    en: "Return 1 grey worker: move this season's cleric 1 window to the left or right.",
    de: 'Gib 1 grauen Arbeiter ab: Rücke den Geistlichen dieses Durchgangs um 1 Fenster nach links oder rechts.',
    nl: 'Lever 1 grijze arbeider in: verplaats de geestelijke van deze cyclus 1 venster naar links of rechts.',
  },
  237: {
    en: 'For each coloured die that shows the same number as the black die, take 1 worker of its colour.',
    de: 'Nimm für jeden farbigen Würfel, der dieselbe Zahl zeigt wie der schwarze Würfel, 1 Arbeiter seiner Farbe.',
    nl: 'Voor elke gekleurde dobbelsteen die hetzelfde getal toont als de zwarte dobbelsteen, neem je 1 arbeider in de kleur van die dobbelsteen.',
  },
  261: {
    en: 'Take 1 mark.',
    de: 'Nimm 1 Mark.',
    nl: 'Neem 1 mark.',
  },
  262: {
    en: 'Take 1 grey worker.',
    de: 'Nimm 1 grauen Arbeiter.',
    nl: 'Neem 1 grijze arbeider.',
  },
  263: {
    en: 'Draw 1 extra card from the grey draw pile.',
    de: 'Ziehe 1 zusätzliche Karte vom grauen Zugstapel.',
    nl: 'Trek 1 extra kaart van de grijze trekstapel.',
  },
}
