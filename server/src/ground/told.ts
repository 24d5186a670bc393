import type { Told } from '@kontor/engine'

/**
 * What players are told in German and Dutch when they are refused, by the sentence that programs get; '#' is a number. A sentence
 * that only programs meet is not here: of it players learn what its code says.
 */
export const TOLD: Readonly<Record<string, { readonly de: string; readonly nl: string }>> = {
  'A bot already plays for this seat.': {
    de: 'Für diesen Platz spielt schon ein Bot.',
    nl: 'Voor deze plaats speelt al een bot.',
  },
  'A bot plays for this seat now.': {
    de: 'Für diesen Platz spielt jetzt ein Bot.',
    nl: 'Voor deze plaats speelt nu een bot.',
  },
  'A player who ran out of time may come back; until then nothing is taken back.': {
    de: 'Wessen Zeit abgelaufen ist, darf zurückkommen; bis dahin wird nichts zurückgenommen.',
    nl: 'Een speler zonder tijd mag terugkomen; tot die tijd wordt er niets teruggenomen.',
  },
  'An e-mail has already been sent to this address; wait a while.': {
    de: 'An diese Adresse ging schon eine E-Mail; warte ein wenig.',
    nl: 'Er is al een e-mail naar dit adres gestuurd; wacht even.',
  },
  'It is not your turn: another seat is asked.': {
    de: 'Du bist nicht am Zug: Jemand anderes wird gefragt.',
    nl: 'Je bent niet aan de beurt: een andere speler wordt iets gevraagd.',
  },
  'Only a player who ran out of time can return.': {
    de: 'Zurückkommen kann nur, wessen Zeit abgelaufen ist.',
    nl: 'Alleen een speler van wie de tijd om is, kan terugkomen.',
  },
  'Only players at this table can do that.': {
    de: 'Das dürfen nur die Mitspielenden an diesem Tisch.',
    nl: 'Dat mogen alleen de spelers aan deze tafel.',
  },
  'Only players at this table can write.': {
    de: 'Schreiben dürfen nur die Mitspielenden an diesem Tisch.',
    nl: 'Alleen de spelers aan deze tafel mogen schrijven.',
  },
  'Only players of this game can ask for a rematch.': {
    de: 'Um Revanche bitten dürfen nur, die mitgespielt haben.',
    nl: 'Alleen wie heeft meegespeeld, kan een revanche vragen.',
  },
  'Only the person who opened the table can start the game.': {
    de: 'Die Partie startet, wer den Tisch eröffnet hat.',
    nl: 'Alleen wie de tafel heeft geopend, kan de partij starten.',
  },
  'So much was taken back in this game that it can only go on.': {
    de: 'In dieser Partie wurde so viel zurückgenommen, dass es nur noch vorwärts geht.',
    nl: 'In deze partij is zo vaak iets teruggenomen dat het alleen nog vooruit kan.',
  },
  'Somebody at this table does not want to play with you.': {
    de: 'Jemand an diesem Tisch möchte nicht mit dir spielen.',
    nl: 'Iemand aan deze tafel wil niet met je spelen.',
  },
  'Somebody has already sat down with this link. If that was you, ask for a link to your seat where you did.':
    {
      de: 'Mit diesem Link hat schon jemand Platz genommen. Wenn du das warst, lasse dir dort einen Link zu deinem Platz geben.',
      nl: 'Met deze link heeft al iemand plaatsgenomen. Was jij dat, vraag dan daar een link naar je plaats.',
    },
  'Somebody was faster: the seat is taken.': {
    de: 'Jemand war schneller: Der Platz ist besetzt.',
    nl: 'Iemand was sneller: de plaats is bezet.',
  },
  'Spectators are not allowed at this table.': {
    de: 'An diesem Tisch darf niemand zuschauen.',
    nl: 'Aan deze tafel zijn geen toeschouwers toegestaan.',
  },
  'That was too often; wait a while.': {
    de: 'Das war zu oft; warte ein wenig.',
    nl: 'Dat was te vaak; wacht even.',
  },
  'The game has begun; you can only resign.': {
    de: 'Die Partie hat begonnen; du kannst nur noch aufgeben.',
    nl: 'De partij is begonnen; je kunt alleen nog opgeven.',
  },
  'The game has begun already, or the table is gone.': {
    de: 'Die Partie hat schon begonnen, oder es gibt den Tisch nicht mehr.',
    nl: 'De partij is al begonnen, of de tafel is er niet meer.',
  },
  'The game has begun without you, or the table is gone.': {
    de: 'Die Partie hat ohne dich begonnen, oder es gibt den Tisch nicht mehr.',
    nl: 'De partij is zonder jou begonnen, of de tafel is er niet meer.',
  },
  'The game has begun, or the table is gone.': {
    de: 'Die Partie hat begonnen, oder es gibt den Tisch nicht mehr.',
    nl: 'De partij is begonnen, of de tafel is er niet meer.',
  },
  'The game has not begun.': {
    de: 'Die Partie hat noch nicht begonnen.',
    nl: 'De partij is nog niet begonnen.',
  },
  'The game is not over.': { de: 'Die Partie ist nicht zu Ende.', nl: 'De partij is niet afgelopen.' },
  'The game is over.': { de: 'Die Partie ist zu Ende.', nl: 'De partij is afgelopen.' },
  'The record is shown when the game is over.': {
    de: 'Die Aufzeichnung ist zu sehen, wenn die Partie zu Ende ist.',
    nl: 'Het verslag is te zien als de partij is afgelopen.',
  },
  'The rules are being restarted; please try again.': {
    de: 'Die Regeln werden neu gestartet; versuche es noch einmal.',
    nl: 'De regels worden opnieuw gestart; probeer het nog eens.',
  },
  'The rules have broken down at this table more than once; it rests for ten minutes.': {
    de: 'An diesem Tisch sind die Regeln mehrmals zusammengebrochen; er ruht zehn Minuten.',
    nl: 'Aan deze tafel zijn de regels meer dan eens vastgelopen; de tafel rust tien minuten.',
  },
  'The rules have changed; try it once more.': {
    de: 'Die Regeln haben sich geändert; versuche es noch einmal.',
    nl: 'De regels zijn veranderd; probeer het nog eens.',
  },
  'The server is shutting down.': {
    de: 'Der Server wird gerade beendet.',
    nl: 'De server wordt afgesloten.',
  },
  'There are free seats; wait for people or fill them with bots.': {
    de: 'Es gibt freie Plätze; warte auf Mitspielende oder fülle sie mit Bots auf.',
    nl: 'Er zijn vrije plaatsen; wacht op spelers of vul ze aan met bots.',
  },
  'There are too many connections from your address.': {
    de: 'Von deiner Adresse kommen zu viele Verbindungen.',
    nl: 'Er komen te veel verbindingen van je adres.',
  },
  'There is no such open seat.': { de: 'Dieser Platz ist nicht offen.', nl: 'Deze plaats is niet open.' },
  'There is no such player.': { de: 'Diese Person gibt es nicht.', nl: 'Deze speler bestaat niet.' },
  'There is no such table.': { de: 'Diesen Tisch gibt es nicht.', nl: 'Deze tafel bestaat niet.' },
  'There is no takeback request.': {
    de: 'Niemand bittet um eine Rücknahme.',
    nl: 'Niemand vraagt iets terug te nemen.',
  },
  'This link does not lead to a seat at this table.': {
    de: 'Dieser Link führt zu keinem Platz an diesem Tisch.',
    nl: 'Deze link leidt niet naar een plaats aan deze tafel.',
  },
  'This link has expired or is not from this server; ask for a new one.': {
    de: 'Dieser Link ist abgelaufen oder nicht von diesem Server; fordere einen neuen an.',
    nl: 'Deze link is verlopen of niet van deze server; vraag een nieuwe aan.',
  },
  'This link is not from this server.': {
    de: 'Dieser Link ist nicht von diesem Server.',
    nl: 'Deze link is niet van deze server.',
  },
  'This login is taken, or you have an account already.': {
    de: 'Dieser Anmeldename ist vergeben, oder du hast schon ein Konto.',
    nl: 'Deze inlognaam is bezet, of je hebt al een account.',
  },
  'This is not your name; nothing was deleted.': {
    de: 'Das ist nicht dein Name; nichts wurde gelöscht.',
    nl: 'Dit is niet je naam; er is niets verwijderd.',
  },
  'This is not your password; nothing was changed.': {
    de: 'Das ist nicht dein Passwort; nichts wurde geändert.',
    nl: 'Dit is niet je wachtwoord; er is niets gewijzigd.',
  },
  'This seat is not asked.': {
    de: 'Dieser Platz wird nicht gefragt.',
    nl: 'Deze plaats wordt niets gevraagd.',
  },
  'This server offers no web push.': {
    de: 'Dieser Server verschickt keine Nachrichten an Browser.',
    nl: 'Deze server stuurt geen meldingen naar browsers.',
  },
  'This server sends no e-mail.': {
    de: 'Dieser Server verschickt keine E-Mails.',
    nl: 'Deze server verstuurt geen e-mail.',
  },
  'This table is damaged, and was set aside; whoever runs the server finds it named in the log.': {
    de: 'Dieser Tisch ist beschädigt und wurde beiseitegestellt; wer den Server betreibt, findet ihn im Protokoll.',
    nl: 'Deze tafel is beschadigd en is opzijgezet; wie de server beheert, vindt die in het logboek.',
  },
  'Too many attempts; wait a few minutes.': {
    de: 'Zu viele Versuche; warte einige Minuten.',
    nl: 'Te veel pogingen; wacht een paar minuten.',
  },
  'Too many commands; wait a moment.': {
    de: 'Das war zu viel auf einmal; warte einen Moment.',
    nl: 'Dat was te veel tegelijk; wacht even.',
  },
  'Too many connections; wait a moment.': {
    de: 'Zu viele Verbindungen; warte einen Moment.',
    nl: 'Te veel verbindingen; wacht even.',
  },
  'Too many requests; wait a moment.': {
    de: 'Zu viele Anfragen; warte einen Moment.',
    nl: 'Te veel verzoeken; wacht even.',
  },
  'Whoever runs this server has blocked you.': {
    de: 'Wer diesen Server betreibt, hat dich gesperrt.',
    nl: 'Wie deze server beheert, heeft je geblokkeerd.',
  },
  'Wrong login or password.': {
    de: 'Anmeldename oder Passwort ist falsch.',
    nl: 'Inlognaam of wachtwoord is onjuist.',
  },
  'You already get notifications on # devices; remove one first.': {
    de: 'Du bekommst schon auf # Geräten Benachrichtigungen; entferne zuerst eines.',
    nl: 'Je krijgt al meldingen op # apparaten; verwijder er eerst een.',
  },
  'You already have a seat at this table.': {
    de: 'Du hast schon einen Platz an diesem Tisch.',
    nl: 'Je hebt al een plaats aan deze tafel.',
  },
  'You are signed out.': { de: 'Du bist abgemeldet.', nl: 'Je bent uitgelogd.' },
  'You are writing too fast; wait a moment.': {
    de: 'Du schreibst zu schnell; warte einen Moment.',
    nl: 'Je schrijft te snel; wacht even.',
  },
  'You can take only one seat at a table.': {
    de: 'An einem Tisch kannst du nur einen Platz nehmen.',
    nl: 'Aan een tafel kun je maar één plaats innemen.',
  },
  'You cannot mute or block yourself.': {
    de: 'Dich selbst kannst du weder stummschalten noch sperren.',
    nl: 'Je kunt jezelf niet dempen of blokkeren.',
  },
  'You cannot report yourself.': {
    de: 'Dich selbst kannst du nicht melden.',
    nl: 'Je kunt jezelf niet melden.',
  },
  'You have already agreed.': { de: 'Du hast schon zugestimmt.', nl: 'Je hebt al ingestemd.' },
  'You have already muted or blocked # people; remove some first.': {
    de: 'Du hast schon # Personen stummgeschaltet oder gesperrt; hebe das zuerst bei einigen auf.',
    nl: 'Je hebt al # spelers gedempt of geblokkeerd; hef dat eerst bij enkele op.',
  },
  'You have answered; the others have not yet.': {
    de: 'Du hast geantwortet; die anderen noch nicht.',
    nl: 'Je hebt geantwoord; de anderen nog niet.',
  },
  'You have no account.': { de: 'Du hast kein Konto.', nl: 'Je hebt geen account.' },
  'You have no seat at this table.': {
    de: 'Du hast keinen Platz an diesem Tisch.',
    nl: 'Je hebt geen plaats aan deze tafel.',
  },
  'You have not set up or confirmed this kind of notification.': {
    de: 'Diese Art der Benachrichtigung hast du nicht eingerichtet oder nicht bestätigt.',
    nl: 'Dit soort meldingen heb je niet ingesteld of niet bevestigd.',
  },
  'You have opened many tables; wait a while.': {
    de: 'Du hast viele Tische eröffnet; warte ein wenig.',
    nl: 'Je hebt veel tafels geopend; wacht even.',
  },
  '# of your tables wait for others already; leave one first.': {
    de: 'Schon # deiner Tische warten auf andere; verlasse zuerst einen.',
    nl: 'Er wachten al # van je tafels op anderen; verlaat er eerst een.',
  },
  '# reports of yours wait to be read already.': {
    de: 'Schon # deiner Meldungen warten darauf, gelesen zu werden.',
    nl: 'Er wachten al # van je meldingen om gelezen te worden.',
  },
}

/** The sentence in each language, if it is for players. */
export function toldIn(sentence: string): Told {
  const [number = ''] = /\d+/.exec(sentence) ?? []
  const { de, nl } = TOLD[sentence.replace(/\d+/, '#')] ?? { de: sentence, nl: sentence }
  return { en: sentence, de: de.replace('#', number), nl: nl.replace('#', number) }
}
