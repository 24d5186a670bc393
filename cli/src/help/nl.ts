import { WORDS } from '../stats/words.ts'
import type { HelpWords } from './help.ts'

/** Wat de hulp bij de opdrachten in het Nederlands zegt. */
export const nl: HelpWords = {
  play: {
    summary: 'Een spel in de terminal tegen bots spelen.',
    details: {
      '<game>': 'naam van een spel, of het pad van een module die er een exporteert',
      '--players n': 'hoeveel spelers, jij meegeteld (3, of wat het spel toestaat)',
      '--bots a,b,…': 'de bots op de andere plaatsen; de laatste vult de rest (merchant)',
      '--name n': 'hoe je heet (Gast)',
      '--seed s': 'de startwaarde (willekeurig getrokken)',
      '--options k=v,…': 'de opties van het spel; lijsten met +',
      '--data file.csv': 'met eigen prijzen en punten spelen',
      '--load record': 'een opgeslagen partij voortzetten',
    },
  },
  simulate: {
    summary: 'Veel partijen met vaste startwaarde tussen bots spelen en het resultaat melden.',
    details: {
      '<game>': 'naam van een spel, of het pad van een module die er een exporteert',
      '--players n': 'hoeveel spelers (2, of wat het spel toestaat)',
      '--games m': 'hoeveel partijen (100)',
      '--seed s': 'waarmee de startwaarden beginnen: partij i heeft startwaarde s-i (kontor)',
      '--options k=v,…': 'de opties van het spel; lijsten met +',
      '--data file.csv': 'met eigen prijzen en punten spelen',
      '--bots a,b,…': 'de bot op elke plaats; de laatste vult de rest (random)',
      '--save dir': 'het verslag van elke partij daar opslaan',
      '--part k/n': 'alleen deel k van n spelen, als een van n machines; --keep bewaart het resultaat',
      '--keep file.json': 'het resultaat daar noteren, om het met andere samen te voegen',
      '--with a.json,b.json,…': 'de delen uit deze bestanden samenvoegen en alleen spelen wat ontbreekt',
      '--cores n': 'hoeveel kernen (1)',
      '--json': 'als JSON uitvoeren',
    },
  },
  tournament: {
    summary: 'Bots om een rating laten spelen, elke verdeling op alle plaatsen.',
    details: {
      '<game>': 'naam van een spel, of het pad van een module die er een exporteert',
      '--bots a,b,…': 'wie er spelen',
      '--games m': 'hoeveel partijen (100), naar boven afgerond op hele verdelingen',
      '--seed s': 'waarmee de startwaarden beginnen: verdeling i heeft startwaarde s-i (kontor)',
      '--players n': 'hoeveel spelers (zoveel als er bots zijn)',
      '--options k=v,…': 'de opties van het spel; lijsten met +',
      '--data file.csv': 'met eigen prijzen en punten spelen',
      '--keep file.jsonl': 'elke partij daar noteren zodra die eindigt; dezelfde aanroep gaat daar verder',
      '--part k/n': 'alleen deel k van n spelen, als een van n machines; --keep bewaart de partijen',
      '--with a.jsonl,b.jsonl,…':
        'de partijen uit deze bestanden van de delen overnemen en alleen spelen wat ontbreekt',
      '--cores n': 'hoeveel kernen (alle); het resultaat hangt er niet van af',
      '--json': 'als JSON uitvoeren',
    },
    notes: [
      'Elke verdeling (één startwaarde) wordt op alle plaatsen om beurten gespeeld, zodat noch de plaats noch de kaarten iemand bevoordelen.\nZijn er evenveel bots als plaatsen, dan zitten ze allemaal samen. Zijn het er minder, dan vult de laatst genoemde de rest:\n‘--players 4 --bots a,b’ is één a tegen drie b, op elk van de vier plaatsen. Zijn het er meer, dan komt in elke verdeling\nelke combinatie tegen elkaar uit.',
      'Een partij telt eenmaal voor elke plaats die een bot heeft; zo is het winstpercentage te vergelijken met toeval\n(1 / aantal spelers). Een overwinning die k spelers delen, telt als 1/k. Het interval bevat het ware percentage in 95 van\nde 100 gevallen; partijen van dezelfde verdeling gelden niet als onafhankelijk, en met minder dan tien verdelingen is het een\nruw getal. De rating is die van Plackett en Luce (de getallen van openskill), in volgorde gespeeld: mu min drie sigma.',
    ],
  },
  replay: {
    summary: 'Een opgeslagen partij naspelen en controleren.',
    details: {
      '<record>': 'een opgeslagen partij, of ‘-’ voor de invoer',
      '--to n': 'na n zetten stoppen',
      '--view seat': 'tonen wat die plaats ziet (0 is de eerste), of een toeschouwer (watcher)',
      '--game module': 'de module van het spel, als die niet van Kontor zelf is',
      '--json': 'als JSON uitvoeren: ok, questions, result en state of view',
    },
  },
  hint: {
    summary: 'Zeggen wat een sterke bot op een punt van een opgeslagen partij zou doen, en waarom.',
    details: {
      '<record>': 'een opgeslagen partij, of ‘-’ voor de invoer',
      '--at n': 'na n zetten (aan het einde van het verslag)',
      '--best n': 'hoeveel zetten er worden genoemd (5)',
      '--iterations n': 'hoe lang er wordt nagedacht (1000)',
      '--game module': 'de module van het spel, als die niet van Kontor zelf is',
      '--json': 'als JSON uitvoeren: seat, prompt, answers met name, label, points, win, tries en why',
    },
    notes: [
      'De tip berust alleen op wat de gevraagde plaats kan zien: gedekte kaarten worden geraden, niet gelezen.',
    ],
  },
  analyse: {
    summary: 'Zeggen hoe de winstkansen in een opgeslagen partij verliepen en welke zetten het duurst waren.',
    details: {
      '<record>': 'een opgeslagen partij, of ‘-’ voor de invoer',
      '--iterations n': 'hoe lang er over elke zet wordt nagedacht (150)',
      '--game module': 'de module van het spel, als die niet van Kontor zelf is',
      '--json': 'als JSON uitvoeren: curve (at, win, points per plaats) en costly (per plaats)',
    },
    notes: [
      'Een zet wordt beoordeeld naar wat de plaats toen kon zien. De zet kostte wat de beste zet aan winstkans meer had; beide zijn schattingen.',
    ],
  },
  cards: {
    summary: 'De kaarten van een spel tonen, of een tabel ervan controleren.',
    details: {
      '<game>': 'naam van een spel, of het pad van een module die er een exporteert',
      '--number n': 'één kaart, met de bron van elke waarde',
      '--data file.csv': 'check: een eigen tabel, of ‘-’ voor de invoer (de kaarten van het spel)',
      '--json': 'een lijst van de kaarten als JSON; check: ok en problems',
    },
  },
  stats: {
    summary: 'Veel partijen met vaste startwaarde tussen bots spelen en melden wat elke kaart waard is.',
    details: {
      '<game>': 'naam van een spel, of het pad van een module die er een exporteert',
      '--players n': 'hoeveel spelers (4, of wat het spel toestaat)',
      '--games m': 'hoeveel partijen (1000)',
      '--seed s': 'waarmee de startwaarden beginnen: partij i heeft startwaarde s-i (kontor)',
      '--options k=v,…': 'de opties van het spel; lijsten met +',
      '--data file.csv': 'met eigen prijzen en punten spelen',
      '--bots a,b,…': 'de bot op elke plaats; de laatste vult de rest (greedy)',
      '--part k/n': 'alleen deel k van n spelen, als een van n machines; --keep bewaart het resultaat',
      '--keep file.json': 'het resultaat daar noteren, om het met andere samen te voegen',
      '--with a.json,b.json,…': 'de delen uit deze bestanden samenvoegen en alleen spelen wat ontbreekt',
      '--cores n': 'hoeveel kernen (alle)',
      '--html file': 'ook een pagina met grafieken schrijven',
      '--json': 'als JSON uitvoeren: voor elke kaart de sommen, de effecten en hun 95%-intervallen',
    },
    notes: [WORDS.nl.method],
  },
  tune: {
    summary: 'De gewichten van de waardering van een spel verbeteren door tegen zichzelf te spelen.',
    details: {
      '<game>': 'naam van een spel, of het pad van een module die er een exporteert',
      '--players n': 'hoeveel spelers (4, of wat het spel toestaat)',
      '--generations g': 'hoe vaak de gewichten worden gevarieerd en de beste behouden (10)',
      '--population p': 'hoeveel varianten een generatie heeft (28)',
      '--games m': 'hoeveel partijen elk daarvan speelt (32)',
      '--seed s': 'waar het toeval vandaan komt: dezelfde startwaarde geeft dezelfde gewichten (kontor)',
      '--options k=v,…': 'de opties van het spel; lijsten met +',
      '--out file': 'gewichten en onzekerheid daar als JSON schrijven',
      '--cores n': 'hoeveel kernen (alle); het resultaat hangt er niet van af',
      '--json': 'als JSON uitvoeren: winst per generatie, gewichten, onzekerheid',
    },
    notes: [
      'Elke variant speelt als greedy tegen greedy met de gewichten in het midden, op dezelfde verdelingen als de andere van die generatie;\nhet kwart met de grootste voorsprong vormt het volgende midden (kruisentropiemethode). Daarna worden de gewichten die alleen zeggen\nhoeveel punten er nog komen, en de onzekerheid, aangepast aan de uitslagen van partijen.',
    ],
  },
  train: {
    summary: 'Een netwerk laten leren door tegen zichzelf te spelen; het gaat verder waar het gebleven was.',
    details: {
      '<game>':
        'naam van een spel, of het pad van een module die er een exporteert; het heeft invoer nodig (docs/bots.md)',
      '--folder f':
        'waar partijen, tussenstanden, netwerken en krommen staan; dezelfde aanroep gaat daar verder',
      '--players 2,3,…':
        'hoeveel spelers de partijen hebben, om beurten (alle aantallen die het spel toestaat)',
      '--options k=v,…': 'de opties van het spel; lijsten met +',
      '--mixed': 'elke tweede partij heeft willekeurig getrokken opties, ook uitbreidingen',
      '--games m': 'hoeveel partijen een generatie speelt (512)',
      '--seed s': 'waar het toeval vandaan komt: dezelfde startwaarde geeft dezelfde generaties (kontor)',
      '--generations g': 'doorgaan tot er zoveel zijn (100)',
      '--minutes t': 'geen generatie beginnen die niet binnen zoveel minuten klaar zou zijn (60)',
      '--checks n': 'hoeveel partijen elk netwerk tegen drie greedy speelt, of tegen zoveel als er zijn (48)',
      '--cores n': 'hoeveel kernen (alle); de netwerken hangen er niet van af',
      '--json': 'als JSON uitvoeren: voor elke generatie de fout op achtergehouden partijen en de sterkte',
    },
    notes: [
      'De partijen van een generatie worden gespeeld terwijl het netwerk van de vorige leert; ze gebruiken dus het netwerk daarvoor.\nEén op de zestien partijen wordt geheel achtergehouden en toont de fout. In de map staan network-0001.bin enzovoort, die\n‘kontor tournament --bots net:<bestand>,greedy’ laat spelen, en curves.html.',
    ],
  },
  conform: {
    summary: 'Bij elke vraag van willekeurige partijen controleren of een spel zijn beloften nakomt.',
    details: {
      '<game>': 'naam van een spel, of het pad van een module of map die er een exporteert',
      '--players n': 'hoeveel spelers (2, of wat het spel toestaat)',
      '--games m': 'hoeveel partijen (20)',
      '--seed s': 'waarmee de startwaarden beginnen (conform)',
      '--options k=v,…': 'de opties van het spel',
      '--json': 'als JSON uitvoeren',
    },
  },
  bench: {
    summary: 'Meten, naast een referentie in dezelfde run.',
    details: {
      engine: 'het kleine testspel, met onze engine en met boardgame.io',
      'hamburg, bruges, amsterdam':
        'willekeurige partijen met vier, uitgespeelde standen, kopieën, aanzichten en gissingen',
      bots: 'onze boomzoeker naast die van boardgame.io, en of antwoorden op tijd komen',
      server: 'van een antwoord tot de andere plaatsen, via sockets en schijf, met maximaal 5.000 mensen',
      page: 'de tafel in een echte browser: eerste beeld, van klik tot getekende tafel, lange taken, grootte',
      all: 'allemaal, na elkaar',
      '--keep file.jsonl':
        'de cijfers aan dat bestand toevoegen, en zeggen hoe ze zich verhouden tot wat erin staat',
      '--html file': 'een pagina schrijven met een grafiek van elk cijfer over de commits in het bestand',
      '--json':
        'als JSON uitvoeren: name, value, unit, low en high van meerdere runs, ratio waar er een referentie is, verdict met --keep',
    },
    notes: [
      'De eerste vijf staan naast boardgame.io, dat npm in node_modules installeert als het daar ontbreekt, en zijn gemeten in processortijd.',
      'Alleen runs van dezelfde machine worden vergeleken. Een cijfer is beter (better) of slechter (worse) als het verder van het midden van de laatste negen ligt dan elk daarvan, dan de eigen runs van elkaar, en dan 5%; met minder dan drie bewaarde runs is het nieuw (new).',
    ],
  },
  serve: {
    summary: 'De pagina en onlinetafels aanbieden.',
    details: {
      '--port p': 'de poort (8080, of KONTOR_PORT); 0 neemt een vrije',
      '--host h': 'het adres waarop wordt geluisterd (127.0.0.1, of KONTOR_HOST); 0.0.0.0 voor alle',
      '--db url': 'een bestand voor SQLite, of postgres://… (kontor.db, of DATABASE_URL)',
      '--game folder': 'ook het spel in die map aanbieden; mag meerdere keren',
      '--watch': 'die mappen opnieuw inlezen als er iets in verandert, voor wie een spel schrijft',
    },
    notes: [
      'De code van een spel in een map draait op deze computer en in de pagina’s van iedereen die hier speelt: bied alleen aan wat je vertrouwt.',
      'Verdere instellingen komen uit de omgeving: docs/hosting.md noemt ze.',
    ],
  },
  admin: {
    summary: 'Een server beheren: tafels, mensen, back-ups.',
    details: {
      tables: 'de tafels tonen, de nieuwste eerst',
      'close <table>': 'een tafel beëindigen: iedereen geeft op',
      people: 'de mensen tonen, de nieuwste eerst',
      reports: 'tonen wat mensen over anderen hebben gemeld, het nieuwste eerst',
      'settle <report>': 'een melding van die lijst halen',
      'block <person>': 'iemand weren: geeft overal op en wordt geweigerd; unblock laat weer toe',
      'delete <person>': 'iemand vergeten: plaatsen, naam, account, ratings en chat',
      'backup <file>': 'alles naar een nieuw bestand schrijven, terwijl de server draait',
      'restore <file>':
        'zo’n back-up terugzetten waar --db zegt: een nieuw bestand, of een lege database van PostgreSQL',
      '--db url': 'het bestand van SQLite, of postgres://… (kontor.db, of DATABASE_URL)',
      '--status s': 'alleen tafels die open, playing, over of abandoned zijn',
      '--json': 'als JSON tonen',
    },
  },
  new: {
    summary: 'Een map maken met een klein, compleet spel, om er je eigen spel van te maken.',
    details: {
      '<folder>': 'een map die er nog niet is; het spel heet zo',
    },
    notes: ['Daarin staat in README.md wat waar ligt.'],
  },
}
