import type { searchesNl } from './nl'

/** The words of saved searches; see `nl.ts`. */
export const searchesDe: Record<keyof typeof searchesNl, string> = {
  'searches.title': 'Immobilien per E-Mail',
  'searches.offer': 'Neue Objekte per E-Mail',
  'searches.offertext':
    'Sie erhalten eine E-Mail, wenn ein passendes Objekt dazukommt oder ein Preis sinkt. Ohne Konto.',
  'searches.keptoffer': 'Änderungen per E-Mail',
  'searches.keptoffertext':
    'Sie erhalten eine E-Mail, wenn der Preis eines dieser Objekte sinkt oder eines reserviert, verkauft oder vermietet ist.',
  'searches.email': 'Ihre E-Mail-Adresse',
  'searches.frequency': 'Wie oft',
  'searches.now': 'Sofort',
  'searches.daily': 'Jeden Morgen',
  'searches.weekly': 'Jeden Montag',
  'searches.ask': 'Per E-Mail erhalten',
  'searches.privacy':
    'Wir nutzen Ihre Adresse nur für diese E-Mails und um Ihnen zu dieser Suche zu schreiben. Beenden können Sie sie in jeder E-Mail mit einem Klick.',
  'searches.tick':
    'Senden Sie mir auch passende neue Objekte per E-Mail. Ich bestätige das per E-Mail.',
  'searches.wanted': 'Möchte E-Mails zu neuen Objekten',
  'searchers.like': 'Mindestens {count} Personen suchen bei uns ein Objekt wie dieses.',
  'searchers.buy': 'Mindestens {count} Personen suchen bei uns ein Objekt zum Kauf.',
  'searchers.buy.place':
    'Mindestens {count} Personen suchen bei uns ein Objekt zum Kauf in {place}.',
  'searchers.buy.kind':
    'Mindestens {count} Personen suchen bei uns ein Objekt zum Kauf in {place}, vom Typ „{kind}“.',
  'searchers.rent': 'Mindestens {count} Personen suchen bei uns ein Objekt zur Miete.',
  'searchers.rent.place':
    'Mindestens {count} Personen suchen bei uns ein Objekt zur Miete in {place}.',
  'searchers.rent.kind':
    'Mindestens {count} Personen suchen bei uns ein Objekt zur Miete in {place}, vom Typ „{kind}“.',
  'searches.about': 'Worüber',
  'searches.everything': 'Zu verkaufen und zu vermieten',
  'searches.kept.one': '{count} gemerktes Objekt',
  'searches.kept.other': '{count} gemerkte Objekte',
  'searches.sent': 'Sehen Sie in Ihr Postfach',
  'searches.senttext':
    'Wir haben einen Link an Ihre Adresse geschickt. Bestätigen Sie damit innerhalb von {count} Tagen; erst dann erhalten Sie E-Mails.',
  'searches.sentto':
    'Wir haben einen Link an {email} geschickt. Bestätigen Sie damit innerhalb von {count} Tagen; erst dann erhalten Sie E-Mails.',
  'searches.saves': 'Sie speichern',
  'searches.sentence': '{place}: {rest}.',
  'searches.sentspam':
    'Nichts erhalten? Sehen Sie im Spam-Ordner nach. Eine Adresse erhält höchstens {max} dieser E-Mails pro Tag: Fragen Sie sonst morgen noch einmal.',
  'searches.back': 'Zurück zu den Objekten',
  'searches.confirm': 'Möchten Sie diese E-Mails?',
  'searches.confirmtext':
    'Noch ein Klick, und wir halten Sie ein Jahr lang auf dem Laufenden. Beenden können Sie das jederzeit.',
  'searches.consent':
    'Ich möchte E-Mails zu dieser Suche. Wer bei {agency} arbeitet, sieht sie und darf mir dazu schreiben. Für anderes dient meine Adresse nicht.',
  'searches.confirmbutton': 'Ja, per E-Mail',
  'searches.others': 'Sie erhalten bereits E-Mails zu etwas anderem',
  'searches.beside': 'Dies kommt dazu',
  'searches.instead': 'Anstelle von: {name}',
  'searches.confirmed': 'Bestätigt. Die erste E-Mail kommt, sobald es etwas Neues gibt.',
  'searches.saved': 'Gespeichert.',
  'searches.manage': 'Ihr Suchauftrag',
  'searches.on': 'Sie erhalten E-Mails, bis {date}.',
  'searches.paused': 'Pausiert: Sie erhalten derzeit keine E-Mails. Er läuft bis {date}.',
  'searches.save': 'Speichern',
  'searches.pause': 'Pausieren',
  'searches.resume': 'Fortsetzen',
  'searches.renew': 'Um ein Jahr verlängern',
  'searches.end': 'Diese E-Mails beenden',
  'searches.endtext': 'Wir löschen dann Ihren Suchauftrag und die Adresse dazu.',
  'searches.change': 'Andere Filter wählen',
  'searches.changetext':
    'Fordern Sie in der Liste erneut E-Mails an und wählen Sie beim Bestätigen, dass sie diese ersetzen.',
  'searches.ended': 'Beendet',
  'searches.endedtext':
    'Ihr Suchauftrag und die Adresse dazu sind gelöscht. Sie erhalten dazu keine E-Mails mehr.',
  'searches.over': 'Dieser Link funktioniert nicht mehr',
  'searches.overtext':
    'Er wurde bereits benutzt, oder der Suchauftrag ist beendet. Der Link in Ihrer letzten E-Mail funktioniert, solange er läuft.',
  'searches.trap': 'Dieses Feld leer lassen',
  'mail.search.confirm': 'Bestätigen Sie Ihren Suchauftrag',
  'mail.search.confirm.text':
    'Jemand hat mit dieser Adresse E-Mails von {agency} angefordert zu: {name}. Waren Sie das? Bestätigen Sie es mit einem Klick. Der Link funktioniert einmal, {count} Tage lang.',
  'mail.search.confirm.button': 'Ja, per E-Mail',
  'mail.search.new.one': '{count} neues Objekt für Sie',
  'mail.search.new.other': '{count} neue Objekte für Sie',
  'mail.search.news': 'Neues zu Ihren Objekten',
  'mail.search.about': 'Zu Ihrem Suchauftrag: {name}.',
  'mail.search.section.new': 'Neu',
  'mail.search.section.cheaper': 'Preis gesenkt',
  'mail.search.section.option': 'Reserviert',
  'mail.search.section.back': 'Wieder verfügbar',
  'mail.search.section.gone': 'Nicht mehr verfügbar',
  'mail.search.was': 'vorher {price}',
  'mail.search.more.one': 'und {count} weiteres',
  'mail.search.more.other': 'und {count} weitere',
  'mail.search.see': 'Die ganze Liste ansehen',
  'mail.search.manage': 'Suchauftrag ändern oder pausieren',
  'mail.search.stop': 'Diese E-Mails beenden',
  'mail.search.why':
    'Sie erhalten diese E-Mail, weil Sie sie auf {host} angefordert und bestätigt haben.',
  'mail.search.ending': 'Ihr Suchauftrag endet bald',
  'mail.search.ending.text':
    'Am {date} endet Ihr Suchauftrag von selbst: {name}. Suchen Sie noch? Verlängern Sie ihn um ein Jahr. Sonst müssen Sie nichts tun.',
  'mail.search.ending.button': 'Suchauftrag verlängern',
  'privacy.searches':
    'E-Mails zu einem Suchauftrag: {time} nach Ihrer Bestätigung oder Verlängerung, oder bis Sie sie beenden; ohne Bestätigung {days}',
  'staff.form.search': 'Gespeicherte Suche',
  'staff.figures.source.search': 'Gespeicherte Suchen',
  'staff.leads.asks': 'Alles, was eine Antwort erwartet',
  'staff.search': 'E-Mails zu neuen Objekten',
  'staff.search.what': 'Was',
  'staff.search.state': 'Stand',
  'staff.search.on': 'Läuft bis {day}',
  'staff.search.paused': 'Pausiert, läuft bis {day}',
  'staff.search.ended': 'Beendet',
  'staff.search.endedtext':
    'Wer suchte, hat beendet oder nicht verlängert. Adresse und Kriterien sind gelöscht; was hier steht, zählt nur noch in den Zahlen.',
  'staff.search.consent': 'Einwilligung',
  'staff.search.agreedat': 'Erteilt am',
  'staff.search.theirs': 'Nur wer sucht, ändert sie, über die Links der E-Mails.',
  'answer.search':
    'Sie suchen auf unserer Website. Diese Immobilien passen zu dem, was Sie suchen: …',
  'staff.person.searches': 'Suchaufträge mit E-Mails',
}
