import { WORDS } from '../stats/words.ts'
import type { HelpWords } from './help.ts'

/** Was die Hilfe der Befehle auf Deutsch sagt. */
export const de: HelpWords = {
  play: {
    summary: 'Ein Spiel im Terminal gegen Bots spielen.',
    details: {
      '<game>': 'Name eines Spiels oder Pfad eines Moduls, das eines exportiert',
      '--players n': 'wie viele Personen, dich mitgezählt (3 oder was das Spiel erlaubt)',
      '--bots a,b,…': 'die Bots auf den anderen Plätzen; der letzte füllt den Rest (merchant)',
      '--name n': 'wie du heißt (Gast)',
      '--seed s': 'der Startwert (zufällig gezogen)',
      '--options k=v,…': 'die Optionen des Spiels; Listen mit +',
      '--data file.csv': 'mit eigenen Preisen und Punkten spielen',
      '--load record': 'eine gespeicherte Partie fortsetzen',
    },
  },
  simulate: {
    summary: 'Viele Partien mit festem Startwert zwischen Bots spielen und das Ergebnis berichten.',
    details: {
      '<game>': 'Name eines Spiels oder Pfad eines Moduls, das eines exportiert',
      '--players n': 'wie viele Personen (2 oder was das Spiel erlaubt)',
      '--games m': 'wie viele Partien (100)',
      '--seed s': 'womit die Startwerte beginnen: Partie i hat den Startwert s-i (kontor)',
      '--options k=v,…': 'die Optionen des Spiels; Listen mit +',
      '--data file.csv': 'mit eigenen Preisen und Punkten spielen',
      '--bots a,b,…': 'der Bot auf jedem Platz; der letzte füllt den Rest (random)',
      '--save dir': 'die Aufzeichnung jeder Partie dort speichern',
      '--part k/n': 'nur Teil k von n spielen, als eine von n Maschinen; --keep bewahrt das Ergebnis',
      '--keep file.json': 'das Ergebnis dort notieren, um es mit anderen zusammenzusetzen',
      '--with a.json,b.json,…': 'die Teile aus diesen Dateien zusammensetzen und nur spielen, was fehlt',
      '--cores n': 'wie viele Kerne (1)',
      '--json': 'als JSON ausgeben',
    },
  },
  tournament: {
    summary: 'Bots um eine Wertung spielen lassen, jede Kartenfolge auf allen Plätzen.',
    details: {
      '<game>': 'Name eines Spiels oder Pfad eines Moduls, das eines exportiert',
      '--bots a,b,…': 'wer spielt',
      '--games m': 'wie viele Partien (100), aufgerundet auf ganze Kartenfolgen',
      '--seed s': 'womit die Startwerte beginnen: Kartenfolge i hat den Startwert s-i (kontor)',
      '--players n': 'wie viele Personen (so viele, wie es Bots gibt)',
      '--options k=v,…': 'die Optionen des Spiels; Listen mit +',
      '--data file.csv': 'mit eigenen Preisen und Punkten spielen',
      '--keep file.jsonl': 'jede Partie dort notieren, sobald sie endet; derselbe Aufruf setzt dort fort',
      '--part k/n': 'nur Teil k von n spielen, als eine von n Maschinen; --keep bewahrt die Partien',
      '--with a.jsonl,b.jsonl,…':
        'die Partien aus diesen Dateien der Teile übernehmen und nur spielen, was fehlt',
      '--cores n': 'wie viele Kerne (alle); das Ergebnis hängt nicht davon ab',
      '--json': 'als JSON ausgeben',
    },
    notes: [
      'Jede Kartenfolge (ein Startwert) wird auf allen Plätzen reihum gespielt, damit weder Platz noch Karten jemandem helfen.\nSind es so viele Bots wie Plätze, sitzen alle zusammen. Sind es weniger, füllt der zuletzt genannte den Rest:\n„--players 4 --bots a,b“ heißt ein a gegen drei b, auf jedem der vier Plätze. Sind es mehr, trifft in jeder Kartenfolge\njede Zusammenstellung aufeinander.',
      'Eine Partie zählt einmal für jeden Platz, den ein Bot hat; so lässt sich seine Siegquote mit dem Zufall vergleichen\n(1 / Personenzahl). Ein Sieg, den k teilen, zählt 1/k. Das Intervall enthält die wahre Quote in 95 von 100 Fällen; Partien\nderselben Kartenfolge gelten nicht als unabhängig, und unter zehn Kartenfolgen ist es eine grobe Zahl. Die Wertung ist\ndie von Plackett und Luce (die Zahlen von openskill), die Partien in ihrer Reihenfolge: mu minus drei sigma.',
    ],
  },
  replay: {
    summary: 'Eine gespeicherte Partie nachspielen und prüfen.',
    details: {
      '<record>': 'eine gespeicherte Partie, oder „-“ für die Eingabe',
      '--to n': 'nach n Spielzügen anhalten',
      '--view seat': 'zeigen, was dieser Platz sieht (0 ist der erste) oder was Zuschauende sehen (watcher)',
      '--game module': 'das Modul des Spiels, wenn es keines von Kontor ist',
      '--json': 'als JSON ausgeben: ok, questions, result und state oder view',
    },
  },
  hint: {
    summary: 'Sagen, was ein starker Bot an einer Stelle einer gespeicherten Partie tun würde, und warum.',
    details: {
      '<record>': 'eine gespeicherte Partie, oder „-“ für die Eingabe',
      '--at n': 'nach n Spielzügen (am Ende der Aufzeichnung)',
      '--best n': 'wie viele Spielzüge genannt werden (5)',
      '--iterations n': 'wie lange überlegt wird (1000)',
      '--game module': 'das Modul des Spiels, wenn es keines von Kontor ist',
      '--json': 'als JSON ausgeben: seat, prompt, answers mit name, label, points, win, tries und why',
    },
    notes: [
      'Der Tipp beruht nur auf dem, was der gefragte Platz sehen kann: Verdeckte Karten werden geraten, nicht gelesen.',
    ],
  },
  analyse: {
    summary:
      'Sagen, wie sich die Gewinnchancen in einer gespeicherten Partie entwickelt haben und welche Spielzüge am teuersten waren.',
    details: {
      '<record>': 'eine gespeicherte Partie, oder „-“ für die Eingabe',
      '--iterations n': 'wie lange über jeden Spielzug nachgedacht wird (150)',
      '--game module': 'das Modul des Spiels, wenn es keines von Kontor ist',
      '--json': 'als JSON ausgeben: curve (at, win, points pro Platz) und costly (pro Platz)',
    },
    notes: [
      'Ein Spielzug wird nach dem beurteilt, was sein Platz damals sehen konnte. Er kostete, was der beste Spielzug an Gewinnchance mehr hatte; beides sind Schätzungen.',
    ],
  },
  cards: {
    summary: 'Die Karten eines Spiels auflisten oder eine Tabelle davon prüfen.',
    details: {
      '<game>': 'Name eines Spiels oder Pfad eines Moduls, das eines exportiert',
      '--number n': 'eine Karte, mit der Quelle jedes Wertes',
      '--data file.csv': 'check: eine eigene Tabelle, oder „-“ für die Eingabe (die Karten des Spiels)',
      '--json': 'eine Liste der Karten als JSON; check: ok und problems',
    },
  },
  stats: {
    summary:
      'Viele Partien mit festem Startwert zwischen Bots spielen und berichten, was jede Karte wert ist.',
    details: {
      '<game>': 'Name eines Spiels oder Pfad eines Moduls, das eines exportiert',
      '--players n': 'wie viele Personen (4 oder was das Spiel erlaubt)',
      '--games m': 'wie viele Partien (1000)',
      '--seed s': 'womit die Startwerte beginnen: Partie i hat den Startwert s-i (kontor)',
      '--options k=v,…': 'die Optionen des Spiels; Listen mit +',
      '--data file.csv': 'mit eigenen Preisen und Punkten spielen',
      '--bots a,b,…': 'der Bot auf jedem Platz; der letzte füllt den Rest (greedy)',
      '--part k/n': 'nur Teil k von n spielen, als eine von n Maschinen; --keep bewahrt das Ergebnis',
      '--keep file.json': 'das Ergebnis dort notieren, um es mit anderen zusammenzusetzen',
      '--with a.json,b.json,…': 'die Teile aus diesen Dateien zusammensetzen und nur spielen, was fehlt',
      '--cores n': 'wie viele Kerne (alle)',
      '--html file': 'dazu eine Seite mit Schaubildern schreiben',
      '--json': 'als JSON ausgeben: für jede Karte die Summen, die Effekte und ihre 95-%-Intervalle',
    },
    notes: [WORDS.de.method],
  },
  tune: {
    summary: 'Die Gewichte der Bewertung eines Spiels durch Spiel gegen sich selbst verbessern.',
    details: {
      '<game>': 'Name eines Spiels oder Pfad eines Moduls, das eines exportiert',
      '--players n': 'wie viele Personen (4 oder was das Spiel erlaubt)',
      '--generations g': 'wie oft die Gewichte verändert und die besten behalten werden (10)',
      '--population p': 'wie viele Varianten eine Generation hat (28)',
      '--games m': 'wie viele Partien jede davon spielt (32)',
      '--seed s': 'woher der Zufall kommt: derselbe Startwert ergibt dieselben Gewichte (kontor)',
      '--options k=v,…': 'die Optionen des Spiels; Listen mit +',
      '--out file': 'Gewichte und Unsicherheit dort als JSON schreiben',
      '--cores n': 'wie viele Kerne (alle); das Ergebnis hängt nicht davon ab',
      '--json': 'als JSON ausgeben: Gewinn pro Generation, Gewichte, Unsicherheit',
    },
    notes: [
      'Jede Variante spielt als greedy gegen greedy mit den Gewichten der Mitte, mit denselben Kartenfolgen wie die anderen ihrer\nGeneration; das Viertel mit dem größten Vorsprung ergibt die nächste Mitte (Kreuzentropie-Verfahren). Danach werden die Gewichte,\ndie nur sagen, wie viele Punkte noch kommen, und die Unsicherheit an die Ausgänge von Partien angepasst.',
    ],
  },
  train: {
    summary:
      'Ein Netz durch Spiel gegen sich selbst lernen lassen; es geht dort weiter, wo es aufgehört hat.',
    details: {
      '<game>':
        'Name eines Spiels oder Pfad eines Moduls, das eines exportiert; es braucht Eingaben (docs/bots.md)',
      '--folder f': 'wo Partien, Zwischenstände, Netze und Kurven liegen; derselbe Aufruf setzt dort fort',
      '--players 2,3,…':
        'wie viele Personen die Partien haben, abwechselnd (alle Zahlen, die das Spiel erlaubt)',
      '--options k=v,…': 'die Optionen des Spiels; Listen mit +',
      '--mixed': 'jede zweite Partie hat zufällig gezogene Optionen, auch Erweiterungen',
      '--games m': 'wie viele Partien eine Generation spielt (512)',
      '--seed s': 'woher der Zufall kommt: derselbe Startwert ergibt dieselben Generationen (kontor)',
      '--generations g': 'weitermachen, bis es so viele gibt (100)',
      '--minutes t': 'keine Generation beginnen, die nicht in so vielen Minuten fertig wäre (60)',
      '--checks n':
        'wie viele Partien jedes Netz gegen drei greedy spielt, oder gegen so viele, wie es gibt (48)',
      '--cores n': 'wie viele Kerne (alle); die Netze hängen nicht davon ab',
      '--json':
        'als JSON ausgeben: für jede Generation ihr Fehler an zurückgehaltenen Partien und ihre Stärke',
    },
    notes: [
      'Die Partien einer Generation werden gespielt, während das Netz der vorigen lernt; sie benutzen also das Netz der vorvorigen.\nEine von sechzehn Partien wird ganz zurückgehalten und zeigt den Fehler. Im Ordner liegen network-0001.bin und so weiter, die\n„kontor tournament --bots net:<Datei>,greedy“ spielen lässt, und curves.html.',
    ],
  },
  conform: {
    summary: 'Bei jeder Frage zufälliger Partien prüfen, ob ein Spiel seine Zusagen einhält.',
    details: {
      '<game>': 'Name eines Spiels oder Pfad eines Moduls oder Ordners, das oder der eines exportiert',
      '--players n': 'wie viele Personen (2 oder was das Spiel erlaubt)',
      '--games m': 'wie viele Partien (20)',
      '--seed s': 'womit die Startwerte beginnen (conform)',
      '--options k=v,…': 'die Optionen des Spiels',
      '--json': 'als JSON ausgeben',
    },
  },
  bench: {
    summary: 'Messen, neben einer Vergleichsgröße im selben Lauf.',
    details: {
      engine: 'das kleine Testspiel, mit unserer Engine und mit boardgame.io',
      'hamburg, bruges, amsterdam':
        'zufällige Partien zu viert, Zufallsspiele, Kopien, Ansichten und Vermutungen',
      bots: 'unsere Baumsuche neben der von boardgame.io, und ob Antworten rechtzeitig kommen',
      server:
        'von einer Antwort bis zu den anderen Plätzen, über Sockets und Platte, mit bis zu 5.000 Leuten',
      page: 'der Tisch in einem echten Browser: erstes Bild, vom Klick zum gezeichneten Tisch, lange Aufgaben, Größe',
      all: 'alle davon, nacheinander',
      '--keep file.jsonl': 'die Zahlen dieser Datei hinzufügen und sagen, wie sie zu denen darin stehen',
      '--html file': 'eine Seite mit einem Diagramm jeder Zahl über die Commits der Datei schreiben',
      '--json':
        'als JSON ausgeben: name, value, unit, low und high mehrerer Läufe, ratio, wo es einen Vergleich gibt, verdict mit --keep',
    },
    notes: [
      'Die ersten fünf stehen neben boardgame.io, das npm in node_modules installiert, wenn es dort fehlt, und sind in Prozessorzeit gemessen.',
      'Verglichen werden nur Läufe derselben Maschine. Eine Zahl ist besser (better) oder schlechter (worse), wenn sie weiter von der Mitte der letzten neun entfernt ist als jede von ihnen, als ihre eigenen Läufe voneinander und als 5 %; bei weniger als drei Läufen in der Datei ist sie neu (new).',
    ],
  },
  serve: {
    summary: 'Die Seite und Online-Tische bereitstellen.',
    details: {
      '--port p': 'der Port (8080 oder KONTOR_PORT); 0 nimmt einen freien',
      '--host h': 'die Adresse, an der gelauscht wird (127.0.0.1 oder KONTOR_HOST); 0.0.0.0 für alle',
      '--db url': 'eine Datei für SQLite oder postgres://… (kontor.db oder DATABASE_URL)',
      '--game folder': 'auch das Spiel in diesem Ordner anbieten; mehrmals möglich',
      '--watch': 'diese Ordner neu einlesen, wenn sich darin etwas ändert, für alle, die ein Spiel schreiben',
    },
    notes: [
      'Der Code eines Spiels in einem Ordner läuft auf diesem Rechner und in den Seiten aller, die hier spielen: Biete nur an, was du kennst und dem du vertraust.',
      'Weitere Einstellungen kommen aus der Umgebung: docs/hosting.md nennt sie.',
    ],
  },
  admin: {
    summary: 'Sich um einen Server kümmern: Tische, Leute, Sicherungen.',
    details: {
      tables: 'die Tische auflisten, die neuesten zuerst',
      'close <table>': 'einen Tisch beenden: Alle daran geben auf',
      people: 'die Leute auflisten, die neuesten zuerst',
      reports: 'auflisten, was Leute über andere gemeldet haben, das Neueste zuerst',
      'settle <report>': 'eine Meldung von dieser Liste nehmen',
      'block <person>':
        'jemanden ausschließen: gibt überall auf und wird abgewiesen; unblock lässt wieder zu',
      'delete <person>': 'jemanden vergessen: Plätze, Name, Konto, Wertungen und Chat',
      'backup <file>': 'alles in eine neue Datei schreiben, während der Server läuft',
      'restore <file>':
        'eine solche Sicherung dorthin bringen, wo --db sagt: eine neue Datei oder eine leere Datenbank von PostgreSQL',
      '--db url': 'die Datei von SQLite oder postgres://… (kontor.db oder DATABASE_URL)',
      '--status s': 'nur Tische, die open, playing, over oder abandoned sind',
      '--json': 'als JSON auflisten',
    },
  },
  new: {
    summary: 'Einen Ordner mit einem kleinen, vollständigen Spiel anlegen, aus dem dein eigenes wird.',
    details: {
      '<folder>': 'ein Ordner, den es noch nicht gibt; das Spiel heißt wie er',
    },
    notes: ['Darin steht in README.md, was wo liegt.'],
  },
}
