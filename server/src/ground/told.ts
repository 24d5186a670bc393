import type { Told } from '@kontor/engine'

/**
 * What players are told in German and Dutch when they are refused, by the sentence that programs get; '#' is a number. A sentence
 * that only programs meet is not here: of it players learn what its code says.
 */
export const TOLD: Readonly<Record<string, readonly [de: string, nl: string]>> = {
  'A bot already plays for this seat.': [
    'Für diesen Platz spielt schon ein Bot.',
    'Voor deze plaats speelt al een bot.',
  ],
  'A bot plays for this seat now.': [
    'Für diesen Platz spielt jetzt ein Bot.',
    'Voor deze plaats speelt nu een bot.',
  ],
  'A player who ran out of time may come back; until then nothing is taken back.': [
    'Wessen Zeit abgelaufen ist, darf zurückkommen; bis dahin wird nichts zurückgenommen.',
    'Een speler zonder tijd mag terugkomen; tot die tijd wordt er niets teruggenomen.',
  ],
  'An e-mail has already been sent to this address; wait a while.': [
    'An diese Adresse ging schon eine E-Mail; warte ein wenig.',
    'Er is al een e-mail naar dit adres gestuurd; wacht even.',
  ],
  'It is not your turn: another seat is asked.': [
    'Du bist nicht am Zug: Jemand anderes wird gefragt.',
    'Je bent niet aan de beurt: een andere speler wordt iets gevraagd.',
  ],
  'Only a player who ran out of time can return.': [
    'Zurückkommen kann nur, wessen Zeit abgelaufen ist.',
    'Alleen een speler van wie de tijd om is, kan terugkomen.',
  ],
  'Only players at this table can do that.': [
    'Das dürfen nur die Mitspielenden an diesem Tisch.',
    'Dat mogen alleen de spelers aan deze tafel.',
  ],
  'Only players at this table can write.': [
    'Schreiben dürfen nur die Mitspielenden an diesem Tisch.',
    'Alleen de spelers aan deze tafel mogen schrijven.',
  ],
  'Only players of this game can ask for a rematch.': [
    'Um Revanche bitten dürfen nur, die mitgespielt haben.',
    'Alleen wie heeft meegespeeld, kan een revanche vragen.',
  ],
  'Only the person who opened the table can start the game.': [
    'Die Partie startet, wer den Tisch eröffnet hat.',
    'Alleen wie de tafel heeft geopend, kan de partij starten.',
  ],
  'So much was taken back in this game that it can only go on.': [
    'In dieser Partie wurde so viel zurückgenommen, dass es nur noch vorwärts geht.',
    'In deze partij is zo vaak iets teruggenomen dat het alleen nog vooruit kan.',
  ],
  'Somebody at this table does not want to play with you.': [
    'Jemand an diesem Tisch möchte nicht mit dir spielen.',
    'Iemand aan deze tafel wil niet met je spelen.',
  ],
  'Somebody has already sat down with this link. If that was you, ask for a link to your seat where you did.':
    [
      'Mit diesem Link hat schon jemand Platz genommen. Wenn du das warst, lasse dir dort einen Link zu deinem Platz geben.',
      'Met deze link heeft al iemand plaatsgenomen. Was jij dat, vraag dan daar een link naar je plaats.',
    ],
  'Somebody was faster: the seat is taken.': [
    'Jemand war schneller: Der Platz ist besetzt.',
    'Iemand was sneller: de plaats is bezet.',
  ],
  'Spectators are not allowed at this table.': [
    'An diesem Tisch darf niemand zuschauen.',
    'Aan deze tafel zijn geen toeschouwers toegestaan.',
  ],
  'That was too often; wait a while.': ['Das war zu oft; warte ein wenig.', 'Dat was te vaak; wacht even.'],
  'The game has begun; you can only resign.': [
    'Die Partie hat begonnen; du kannst nur noch aufgeben.',
    'De partij is begonnen; je kunt alleen nog opgeven.',
  ],
  'The game has begun already, or the table is gone.': [
    'Die Partie hat schon begonnen, oder es gibt den Tisch nicht mehr.',
    'De partij is al begonnen, of de tafel is er niet meer.',
  ],
  'The game has begun without you, or the table is gone.': [
    'Die Partie hat ohne dich begonnen, oder es gibt den Tisch nicht mehr.',
    'De partij is zonder jou begonnen, of de tafel is er niet meer.',
  ],
  'The game has begun, or the table is gone.': [
    'Die Partie hat begonnen, oder es gibt den Tisch nicht mehr.',
    'De partij is begonnen, of de tafel is er niet meer.',
  ],
  'The game has not begun.': ['Die Partie hat noch nicht begonnen.', 'De partij is nog niet begonnen.'],
  'The game is not over.': ['Die Partie ist nicht zu Ende.', 'De partij is niet afgelopen.'],
  'The game is over.': ['Die Partie ist zu Ende.', 'De partij is afgelopen.'],
  'The record is shown when the game is over.': [
    'Die Aufzeichnung ist zu sehen, wenn die Partie zu Ende ist.',
    'Het verslag is te zien als de partij is afgelopen.',
  ],
  'The rules are being restarted; please try again.': [
    'Die Regeln werden neu gestartet; versuche es noch einmal.',
    'De regels worden opnieuw gestart; probeer het nog eens.',
  ],
  'The rules have broken down at this table more than once; it rests for ten minutes.': [
    'An diesem Tisch sind die Regeln mehrmals zusammengebrochen; er ruht zehn Minuten.',
    'Aan deze tafel zijn de regels meer dan eens vastgelopen; de tafel rust tien minuten.',
  ],
  'The rules have changed; try it once more.': [
    'Die Regeln haben sich geändert; versuche es noch einmal.',
    'De regels zijn veranderd; probeer het nog eens.',
  ],
  'The server is shutting down.': ['Der Server wird gerade beendet.', 'De server wordt afgesloten.'],
  'There are free seats; wait for people or fill them with bots.': [
    'Es gibt freie Plätze; warte auf Mitspielende oder fülle sie mit Bots auf.',
    'Er zijn vrije plaatsen; wacht op spelers of vul ze aan met bots.',
  ],
  'There are too many connections from your address.': [
    'Von deiner Adresse kommen zu viele Verbindungen.',
    'Er komen te veel verbindingen van je adres.',
  ],
  'There is no such open seat.': ['Dieser Platz ist nicht offen.', 'Deze plaats is niet open.'],
  'There is no such player.': ['Diese Person gibt es nicht.', 'Deze speler bestaat niet.'],
  'There is no such table.': ['Diesen Tisch gibt es nicht.', 'Deze tafel bestaat niet.'],
  'There is no takeback request.': [
    'Niemand bittet um eine Rücknahme.',
    'Niemand vraagt iets terug te nemen.',
  ],
  'This link does not lead to a seat at this table.': [
    'Dieser Link führt zu keinem Platz an diesem Tisch.',
    'Deze link leidt niet naar een plaats aan deze tafel.',
  ],
  'This link has expired or is not from this server; ask for a new one.': [
    'Dieser Link ist abgelaufen oder nicht von diesem Server; fordere einen neuen an.',
    'Deze link is verlopen of niet van deze server; vraag een nieuwe aan.',
  ],
  'This link is not from this server.': [
    'Dieser Link ist nicht von diesem Server.',
    'Deze link is niet van deze server.',
  ],
  'This login is taken, or you have an account already.': [
    'Dieser Anmeldename ist vergeben, oder du hast schon ein Konto.',
    'Deze inlognaam is bezet, of je hebt al een account.',
  ],
  'This is not your name; nothing was deleted.': [
    'Das ist nicht dein Name; nichts wurde gelöscht.',
    'Dit is niet je naam; er is niets verwijderd.',
  ],
  'This is not your password; nothing was changed.': [
    'Das ist nicht dein Passwort; nichts wurde geändert.',
    'Dit is niet je wachtwoord; er is niets gewijzigd.',
  ],
  'This seat is not asked.': ['Dieser Platz wird nicht gefragt.', 'Deze plaats wordt niets gevraagd.'],
  'This server offers no web push.': [
    'Dieser Server verschickt keine Nachrichten an Browser.',
    'Deze server stuurt geen meldingen naar browsers.',
  ],
  'This server sends no e-mail.': [
    'Dieser Server verschickt keine E-Mails.',
    'Deze server verstuurt geen e-mail.',
  ],
  'This table is damaged, and was set aside; whoever runs the server finds it named in the log.': [
    'Dieser Tisch ist beschädigt und wurde beiseitegestellt; wer den Server betreibt, findet ihn im Protokoll.',
    'Deze tafel is beschadigd en is opzijgezet; wie de server beheert, vindt die in het logboek.',
  ],
  'Too many attempts; wait a few minutes.': [
    'Zu viele Versuche; warte einige Minuten.',
    'Te veel pogingen; wacht een paar minuten.',
  ],
  'Too many commands; wait a moment.': [
    'Das war zu viel auf einmal; warte einen Moment.',
    'Dat was te veel tegelijk; wacht even.',
  ],
  'Too many connections; wait a moment.': [
    'Zu viele Verbindungen; warte einen Moment.',
    'Te veel verbindingen; wacht even.',
  ],
  'Too many requests; wait a moment.': [
    'Zu viele Anfragen; warte einen Moment.',
    'Te veel verzoeken; wacht even.',
  ],
  'Whoever runs this server has blocked you.': [
    'Wer diesen Server betreibt, hat dich gesperrt.',
    'Wie deze server beheert, heeft je geblokkeerd.',
  ],
  'Wrong login or password.': [
    'Anmeldename oder Passwort ist falsch.',
    'Inlognaam of wachtwoord is onjuist.',
  ],
  'You already get notifications on # devices; remove one first.': [
    'Du bekommst schon auf # Geräten Benachrichtigungen; entferne zuerst eines.',
    'Je krijgt al meldingen op # apparaten; verwijder er eerst een.',
  ],
  'You already have a seat at this table.': [
    'Du hast schon einen Platz an diesem Tisch.',
    'Je hebt al een plaats aan deze tafel.',
  ],
  'You are signed out.': ['Du bist abgemeldet.', 'Je bent uitgelogd.'],
  'You are writing too fast; wait a moment.': [
    'Du schreibst zu schnell; warte einen Moment.',
    'Je schrijft te snel; wacht even.',
  ],
  'You can take only one seat at a table.': [
    'An einem Tisch kannst du nur einen Platz nehmen.',
    'Aan een tafel kun je maar één plaats innemen.',
  ],
  'You cannot mute or block yourself.': [
    'Dich selbst kannst du weder stummschalten noch sperren.',
    'Je kunt jezelf niet dempen of blokkeren.',
  ],
  'You cannot report yourself.': ['Dich selbst kannst du nicht melden.', 'Je kunt jezelf niet melden.'],
  'You have already agreed.': ['Du hast schon zugestimmt.', 'Je hebt al ingestemd.'],
  'You have already muted or blocked # people; remove some first.': [
    'Du hast schon # Personen stummgeschaltet oder gesperrt; hebe das zuerst bei einigen auf.',
    'Je hebt al # spelers gedempt of geblokkeerd; hef dat eerst bij enkele op.',
  ],
  'You have answered; the others have not yet.': [
    'Du hast geantwortet; die anderen noch nicht.',
    'Je hebt geantwoord; de anderen nog niet.',
  ],
  'You have no account.': ['Du hast kein Konto.', 'Je hebt geen account.'],
  'You have no seat at this table.': [
    'Du hast keinen Platz an diesem Tisch.',
    'Je hebt geen plaats aan deze tafel.',
  ],
  'You have not set up or confirmed this kind of notification.': [
    'Diese Art der Benachrichtigung hast du nicht eingerichtet oder nicht bestätigt.',
    'Dit soort meldingen heb je niet ingesteld of niet bevestigd.',
  ],
  'You have opened many tables; wait a while.': [
    'Du hast viele Tische eröffnet; warte ein wenig.',
    'Je hebt veel tafels geopend; wacht even.',
  ],
  '# of your tables wait for others already; leave one first.': [
    'Schon # deiner Tische warten auf andere; verlasse zuerst einen.',
    'Er wachten al # van je tafels op anderen; verlaat er eerst een.',
  ],
  '# reports of yours wait to be read already.': [
    'Schon # deiner Meldungen warten darauf, gelesen zu werden.',
    'Er wachten al # van je meldingen om gelezen te worden.',
  ],
}

/** The sentence in each language, if it is for players. */
export function toldIn(sentence: string): Told {
  const [number = ''] = /\d+/.exec(sentence) ?? []
  const words = TOLD[sentence.replace(/\d+/, '#')] ?? [sentence, sentence]
  const [de, nl] = words.map(each => each.replace('#', number)) as [string, string]
  return { en: sentence, de, nl }
}
