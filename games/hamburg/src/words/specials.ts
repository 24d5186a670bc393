import type { Phrase } from '@kontor/city/phrase'
import { SHARED_MAJORITY } from '@kontor/city/sentences'
import type { Effect, Rule } from '../language.ts'

/** Effects without a number or a colour to fill in. */
export type Special = Extract<
  Effect,
  {
    do:
      | 'siteFromPile'
      | 'cycleDiscard'
      | 'recall'
      | 'passDisaster'
      | 'intrigueOthers'
      | 'buyPoints'
      | 'activateAgain'
      | 'activateAll'
      | 'copyInstant'
      | 'repeatInstant'
      | 'placeWorker'
      | 'moveCleric'
      | 'underZoo'
      | 'blackMatchWorkers'
  }
>['do']

export const specialWords: Readonly<Record<Special, Phrase>> = {
  siteFromPile: {
    en: 'add the top card of any draw pile to your display as a site and return 1 worker of its colour for it',
    de: 'lege die oberste Karte eines beliebigen Zugstapels als Grundstück aus und gib dafür 1 Arbeiter ihrer Farbe ab',
    nl: 'leg de bovenste kaart van een van de trekstapels neer als bouwlocatie en lever daarvoor 1 arbeider van die kleur in',
  },
  cycleDiscard: {
    en: 'take as many cards from the discard pile as the black die shows, then discard as many hand cards',
    de: 'nimm so viele Karten vom Ablagestapel, wie der schwarze Würfel zeigt, und wirf danach ebenso viele Handkarten ab',
    nl: 'neem zoveel kaarten van de aflegstapel als de zwarte dobbelsteen toont en leg daarna evenveel handkaarten af',
  },
  recall: {
    en: 'take any number of your buildings back into your hand',
    de: 'nimm beliebig viele deiner Gebäude zurück auf die Hand',
    nl: 'neem een aantal gebouwen naar keuze terug in je hand',
  },
  passDisaster: {
    en: 'reduce any 1 disaster by 1 level. If you do, each other player increases the disaster of that colour by 1 level',
    de: 'verringere 1 beliebige Gefahr um 1 Stufe. Wenn du das tust, erhöhen alle anderen die Gefahr dieser Farbe um 1 Stufe',
    nl: 'verlaag 1 onheil naar keuze met 1 niveau. Als je dat doet, verhoogt elke andere speler het onheil van die kleur met 1 niveau',
  },
  intrigueOthers: {
    en: 'draw 1 intrigue token: each other player increases the disaster shown by 1 level',
    de: 'zieh 1 schwarzen Gefahrenmarker: Alle anderen erhöhen die gezeigte Gefahr um 1 Stufe',
    nl: 'trek 1 zwart onheilsfiche: elke andere speler verhoogt het getoonde onheil met 1 niveau',
  },
  buyPoints: {
    en: 'give each other player 1 mark and take 1 point from each of them, as far as your money goes',
    de: 'gib allen anderen je 1 Mark und nimm ihnen je 1 Punkt ab, soweit dein Geld reicht',
    nl: 'geef elke andere speler 1 mark en neem daarvoor telkens 1 punt over, zolang je geld hebt',
  },
  activateAgain: {
    en: 'activate another of your phase III buildings once more and pay its cost again',
    de: 'aktiviere ein anderes deiner Gebäude mit III noch einmal und zahle erneut seine Kosten',
    nl: 'activeer een ander gebouw met III nogmaals en betaal opnieuw de kosten',
  },
  activateAll: {
    en: 'activate each of your buildings that costs 1 worker once, without returning the worker',
    de: 'aktiviere jedes deiner Gebäude, das 1 Arbeiter kostet, einmal, ohne den Arbeiter abzugeben',
    nl: 'activeer elk gebouw dat 1 arbeider kost eenmaal, zonder die arbeider in te leveren',
  },
  copyInstant: {
    en: "use the effect of 1 building with the lightning icon in another player's display",
    de: 'nutze den Effekt eines Gebäudes mit Blitz in einer anderen Auslage',
    nl: 'gebruik het effect van 1 gebouw met bliksemschicht in de uitstalling van een andere speler',
  },
  repeatInstant: {
    en: 'use the effect of 1 of your buildings with the lightning icon once more',
    de: 'führe den Effekt eines deiner Gebäude mit Blitz noch einmal aus',
    nl: 'voer het effect van 1 van je gebouwen met bliksemschicht nogmaals uit',
  },
  placeWorker: {
    en: 'you may place 1 of your workers in the church window of its colour. It counts as a cleric',
    de: 'du darfst 1 deiner Arbeiter in das Kirchenfenster seiner Farbe stellen. Er zählt als Geistlicher',
    nl: 'je mag 1 van je arbeiders in het kerkvenster van die kleur plaatsen. Die telt als geestelijke',
  },
  moveCleric: {
    en: "move this season's cleric 1 window to the left or right",
    de: 'rücke den Geistlichen dieses Durchgangs 1 Fenster nach links oder rechts',
    nl: 'verplaats de geestelijke van deze cyclus 1 venster naar links of rechts',
  },
  underZoo: {
    en: 'put 1 building card of its colour from your hand under a Zoo card of the same colour for free. It scores no points',
    de: 'lege 1 Gebäudekarte seiner Farbe kostenfrei aus der Hand unter eine gleichfarbige Zoo-Karte. Sie bringt keine Punkte',
    nl: 'leg 1 gebouwenkaart van die kleur kosteloos uit je hand onder een dierentuinkaart van dezelfde kleur. Die levert geen punten op',
  },
  blackMatchWorkers: {
    en: 'for each coloured die that shows the same number as the black die, take 1 worker of its colour',
    de: 'nimm für jeden farbigen Würfel, der dieselbe Zahl zeigt wie der schwarze, 1 Arbeiter seiner Farbe',
    nl: 'neem voor elke gekleurde dobbelsteen die hetzelfde getal toont als de zwarte 1 arbeider van die kleur',
  },
}

/** Permanent abilities that change a rule. */
export const ruleWords: Readonly<Record<Rule, Phrase>> = {
  ignoreBlack: {
    en: 'you may skip drawing intrigue tokens, and the black die adds nothing to what you pay for advancing on the City Hall Square',
    de: 'du darfst auf das Ziehen schwarzer Gefahrenmarker verzichten, und der schwarze Würfel erhöht deinen Preis auf dem Rathausplatz nicht',
    nl: 'je mag het trekken van zwarte onheilsfiches overslaan, en de zwarte dobbelsteen telt niet mee voor je prijs op het stadhuisplein',
  },
  avert: {
    en: 'when one of your disasters would increase: you may return 1 worker of its colour instead',
    de: 'wenn eine deiner Gefahren steigen würde: Du darfst stattdessen 1 Arbeiter ihrer Farbe abgeben',
    nl: 'als je onheil zou stijgen: je mag in plaats daarvan 1 arbeider van die kleur inleveren',
  },
  fourthIncrease: {
    en: 'your disasters strike only at the fourth increase',
    de: 'deine Gefahren treten erst bei der vierten Erhöhung ein',
    nl: 'je onheil slaat pas toe bij de vierde verhoging',
  },
  chooseIntrigue: {
    en: 'whenever you draw an intrigue token: you may increase a disaster of your choice instead of the one shown',
    de: 'immer wenn du einen schwarzen Gefahrenmarker ziehst: Du darfst statt der gezeigten eine Gefahr deiner Wahl erhöhen',
    nl: 'telkens als je een zwart onheilsfiche trekt: je mag in plaats van het getoonde onheil een onheil naar keuze verhogen',
  },
  twoPerSite: {
    en: 'each of your sites may hold 2 buildings',
    de: 'auf jedem deiner Grundstücke dürfen 2 Gebäude stehen',
    nl: 'op elk van je bouwlocaties mogen 2 gebouwen staan',
  },
  fourCategories: {
    en: 'counts as an Art, Entertainment, Theater and Circus building',
    de: 'zählt als Kunst-, Amüsement-, Theater- und Zirkus-Gebäude',
    nl: 'telt als gebouw ‘Kunst’, ‘Amusement’, ‘Theater’ en ‘Circus’',
  },
  recolour: {
    en: 'in a standard action, you may return 1 grey worker: the played card counts as any colour',
    de: 'bei einer Basisaktion darfst du 1 grauen Arbeiter abgeben: Die ausgespielte Karte zählt als beliebige Farbe',
    nl: 'bij een basisactie mag je 1 grijze arbeider inleveren: de gespeelde kaart telt als een kleur naar keuze',
  },
  doubleInstant: {
    en: 'whenever you construct a building with the lightning icon: you may perform its effect twice',
    de: 'immer wenn du ein Gebäude mit Blitz errichtest: Du darfst seinen Effekt zweimal ausführen',
    nl: 'telkens als je een gebouw met bliksemschicht bouwt: je mag het effect tweemaal uitvoeren',
  },
  sharedMajority: SHARED_MAJORITY,
}
