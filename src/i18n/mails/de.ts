import type { mailsNl } from './nl'

export const mailsDe: Record<keyof typeof mailsNl, string> = {
  'mail.owneraddress': 'Ihre E-Mail-Adresse bei {agency} wurde geändert',
  'mail.owneraddress.text':
    'Die E-Mail-Adresse, mit der Sie sich als Eigentümer bei {agency} anmelden, wurde geändert. Haben Sie das nicht gewünscht? Melden Sie sich sofort bei uns.',
  'mail.receivers': 'Empfänger oder Zugang geändert bei {agency}',
  'mail.receivers.text':
    '{name} hat in der Verwaltung der Website geändert, wer Nachrichten erhält oder wer Daten sieht.',
  'mail.receivers.wrong': 'Stimmt das nicht? Informieren Sie sofort einen Verwalter der Agentur.',
  'issue.required': 'Füllen Sie dieses Feld aus.',
  'issue.required.firstname': 'Geben Sie Ihren Vornamen an.',
  'issue.required.lastname': 'Geben Sie Ihren Nachnamen an.',
  'issue.required.email': 'Geben Sie Ihre E-Mail-Adresse an, damit wir antworten können.',
  'issue.required.email.visit':
    'Geben Sie Ihre E-Mail-Adresse an, damit wir den Termin bestätigen können.',
  'issue.required.email.demand':
    'Geben Sie Ihre E-Mail-Adresse an, damit wir Ihnen Immobilien vorschlagen können.',
  'issue.required.email.file':
    'Geben Sie Ihre E-Mail-Adresse an, damit wir Ihnen das Dokument schicken können.',
  'issue.required.email.search':
    'Geben Sie Ihre E-Mail-Adresse an, damit wir Ihnen neue Immobilien schicken können.',
  'issue.required.email.login': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'issue.required.email.link':
    'Geben Sie Ihre E-Mail-Adresse an, damit wir Ihnen einen Link schicken können.',
  'issue.required.phone': 'Geben Sie Ihre Telefonnummer an, damit wir Sie anrufen können.',
  'issue.required.question': 'Schreiben Sie Ihre Frage.',
  'issue.required.visit': 'Wählen Sie mindestens einen Zeitraum.',
  'issue.required.password': 'Geben Sie Ihr Passwort ein.',
  'issue.required.extra': 'Füllen Sie „{label}“ aus.',
  'issue.choice.extra': 'Wählen Sie eine Antwort bei „{label}“.',
  'issue.number.extra': 'Geben Sie bei „{label}“ eine Zahl an.',
  'issue.reach':
    'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir antworten können.',
  'issue.toolong': 'Das ist zu lang. Kürzen Sie es etwas.',
  'issue.email': 'Diese E-Mail-Adresse können wir nicht verwenden. Ein Beispiel: name@beispiel.be',
  'issue.phone': 'Das ist keine Telefonnummer. Ein Beispiel: 0470 12 34 56',
  'issue.number': 'Geben Sie hier eine Zahl an.',
  'issue.choice': 'Wählen Sie eine der Möglichkeiten.',
  'issue.range': 'Der Höchstwert liegt unter dem Mindestwert.',
  'issue.moment':
    'Wählen Sie einen bis drei halbe Tage, ab morgen, innerhalb von drei Monaten und nicht sonntags.',
  'issue.replayed':
    'Dieses Formular wurde schon mit anderem Inhalt gesendet. Senden Sie es noch einmal.',
  'issue.invalid': 'Hier steht etwas, das wir nicht lesen können.',
  'issue.toomany':
    'Das sind viele Nachrichten hintereinander. Versuchen Sie es in {minutes}\u00a0Min. erneut, oder rufen Sie {phone} an.',
  'issue.away':
    'Wir können Ihre Nachricht gerade nicht speichern. Es wurde nichts gesendet. Rufen Sie {phone} an, schreiben Sie an {email} oder versuchen Sie es gleich noch einmal.',
  'issue.toolarge':
    'Diese Nachricht ist zu groß. Kürzen Sie sie, oder schicken Sie sie per E-Mail.',
  'issue.unreadable': 'Wir können dieses Formular nicht lesen. Senden Sie es von unserer Website.',
  'issue.expired':
    'Dieser Link gilt nicht mehr. Fordern Sie das Dokument auf unserer Website neu an.',

  'mail.office.contact': 'Frage von {name}',
  'mail.office.site-contact': 'Nachricht von {name}',
  'mail.office.contact-download': 'Broschüre heruntergeladen von {name}',
  'mail.office.project-contact': 'Frage von {name} zu einem Projekt',
  'mail.office.property-info': 'Frage von {name} zu einer Immobilie',
  'mail.office.demand': 'Suchauftrag von {name}',
  'mail.office.valuation': 'Bewertung angefragt von {name}',
  'mail.office.document-request': 'Dokument angefragt von {name}',
  'mail.office.visit': 'Besichtigung angefragt von {name}',
  'mail.office.agent': 'Frage von {name}',
  'mail.office.rental': 'Bewerbung von {name}',
  'mail.office.answer':
    'Eingegangen über {host}. Antworten Sie auf diese Mail, dann schreiben Sie an {name}.',
  'mail.office.call':
    'Eingegangen über {host}. {name} hat keine E-Mail-Adresse angegeben, ist aber telefonisch erreichbar.',
  'mail.visitor.contact': 'Ihre Frage an {agency}',
  'mail.visitor.site-contact': 'Ihre Nachricht an {agency}',
  'mail.visitor.contact-download': 'Ihre Broschüre von {agency}',
  'mail.visitor.project-contact': 'Ihre Frage zu einem Projekt von {agency}',
  'mail.visitor.property-info': 'Ihre Frage zu einer Immobilie bei {agency}',
  'mail.visitor.demand': 'Ihr Suchauftrag bei {agency}',
  'mail.visitor.valuation': 'Ihre Bewertungsanfrage bei {agency}',
  'mail.visitor.document-request': 'Ihr Dokument von {agency}',
  'mail.visitor.visit': 'Ihre Besichtigungsanfrage bei {agency}',
  'mail.visitor.agent': 'Ihre Frage an {agency}',
  'mail.visitor.rental': 'Ihre Bewerbung bei {agency}',
  'mail.text.contact': 'Wir haben Ihre Frage erhalten und antworten {reply}.',
  'mail.text.site-contact': 'Wir haben Ihre Nachricht erhalten und antworten {reply}.',
  'mail.text.contact-download':
    'Unten finden Sie den Link zu der Datei, die Sie angefragt haben. Er gilt {days} Tage.',
  'mail.text.project-contact':
    'Wir haben Ihre Frage erhalten. Wer das Projekt betreut, antwortet {reply}.',
  'mail.text.property-info':
    'Wir haben Ihre Frage erhalten. Wer die Immobilie betreut, antwortet {reply}.',
  'mail.text.demand':
    'Wir haben Ihren Suchauftrag erhalten und vergleichen ihn mit dem, was wir jetzt haben. Passt schon etwas, erfahren Sie es {reply}. Möchten Sie ihn ändern oder beenden, antworten Sie auf diese Mail.',
  'mail.text.valuation':
    'Wir haben Ihre Anfrage erhalten und melden uns {reply}, um einen Besuch zu vereinbaren. Nach dem Besuch erhalten Sie {valuation} unsere Bewertung.',
  'mail.text.document-request':
    'Unten finden Sie den Link zu dem Dokument, das Sie angefragt haben. Er gilt {days} Tage.',
  'mail.text.visit':
    'Wir haben Ihren Vorschlag erhalten. Wir wählen einen dieser halben Tage und bestätigen Ihnen {reply} die genaue Uhrzeit. Im Anhang finden Sie eine Datei pro halben Tag: Öffnen Sie sie, um ihn in Ihrem Kalender vorzumerken.',
  'mail.text.valuation.attime':
    'Wir haben Ihre Anfrage erhalten und rufen Sie zur gewählten Zeit an, um einen Besuch zu vereinbaren. Nach dem Besuch erhalten Sie {valuation} unsere Bewertung.',
  'mail.text.agent': 'Wir haben Ihre Frage erhalten und antworten {reply}.',
  'mail.text.rental':
    'Wir haben Ihre Bewerbung erhalten und teilen Ihnen {reply} mit, wie es weitergeht.',
  'mail.hello': 'Guten Tag {name},',
  'mail.hellothere': 'Guten Tag,',
  'mail.greetings': 'Mit freundlichen Grüßen',
  'mail.why':
    'Sie erhalten diese Mail, weil jemand diese Adresse auf {host} eingegeben hat. Waren Sie es nicht, müssen Sie nichts tun.',
  'mail.listing': 'Zur Immobilie',
  'mail.project': 'Zum Projekt',
  'mail.file': 'Datei öffnen',
  'mail.privacy': 'Wie wir mit Ihren Daten umgehen',
  'mail.row.name': 'Name',
  'mail.row.email': 'E-Mail-Adresse',
  'mail.row.phone': 'Telefon',
  'mail.row.lang': 'Sprache',
  'mail.row.subject': 'Betreff',
  'mail.row.content': 'Nachricht',
  'mail.row.listing': 'Immobilie',
  'mail.row.project': 'Projekt',
  'mail.row.document': 'Dokument',
  'mail.row.moments': 'Vorgeschlagen',
  'mail.row.goal': 'Wunsch',
  'mail.row.types': 'Typ',
  'mail.row.places': 'Wo',
  'mail.row.budget': 'Budget',
  'mail.row.rooms': 'Schlafzimmer, mindestens',
  'mail.row.address': 'Adresse',
  'mail.row.times': 'Erreichbar',
  'mail.row.family': 'Haushalt',
  'mail.row.income': 'Einkommen',
  'mail.row.news': 'Möchte Neuigkeiten per Mail',
  'mail.row.page': 'Gesendet von',
  'mail.row.referrer': 'Kam von',
  'mail.row.campaign': 'Kampagne',
  'mail.yes': 'ja',
  'mail.no': 'nein',
  'mail.want.buy': 'Kaufen',
  'mail.want.rent': 'Mieten',
  'mail.want.projects': 'Neubau',
  'mail.have.estimate': 'Nur eine Schätzung',
  'mail.have.sell': 'Verkaufen',
  'mail.have.let': 'Vermieten',
  'mail.from': 'ab {price}',
  'mail.upto': 'bis {price}',
  'mail.time.morning': 'morgens',
  'mail.time.noon': 'mittags',
  'mail.time.afternoon': 'nachmittags',
  'mail.time.evening': 'abends',
  'mail.am': '{date}, vormittags',
  'mail.pm': '{date}, nachmittags',
  'mail.calendar': 'Besichtigung, noch zu bestätigen: {home}',
  'mail.alarm.late': 'E-Mails von {agency} gehen nicht hinaus',
  'mail.alarm.late.text.one':
    '{count} E-Mail der Website wartet, seit {time}. Sie wird drei Tage lang von selbst erneut versucht. Bei ihr steht, warum sie wartet.',
  'mail.alarm.late.text.other':
    '{count} E-Mails der Website warten, die älteste seit {time}. Sie werden drei Tage lang von selbst erneut versucht. Bei jeder steht, warum sie wartet.',
  'mail.alarm.dead': 'E-Mails von {agency} wurden aufgegeben',
  'mail.alarm.dead.text.one':
    '{count} E-Mail der Website ist nicht angekommen und wird nicht mehr versucht; sie wurde am {time} aufgegeben. Bei ihr steht, warum, und Sie können sie erneut senden.',
  'mail.alarm.dead.text.other':
    '{count} E-Mails der Website sind nicht angekommen und werden nicht mehr versucht; die letzte wurde am {time} aufgegeben. Bei jeder steht, warum, und Sie können sie erneut senden.',
  'mail.alarm.see': 'Die E-Mails ansehen',
  'mail.crm.held': 'Der Abgleich von {agency} mit dem CRM wartet auf Sie',
  'mail.crm.held.text.one':
    'Das CRM will {count} Objekt von der Website nehmen oder ändert auffallend viele Preise. Änderungen kommen weiter an, aber nichts verschwindet, bis jemand entscheidet.',
  'mail.crm.held.text.other':
    'Das CRM will {count} Objekte von der Website nehmen oder ändert auffallend viele Preise. Änderungen kommen weiter an, aber nichts verschwindet, bis jemand entscheidet.',
  'mail.crm.paused': 'Das CRM von {agency} nimmt uns nicht mehr an',
  'mail.crm.paused.text':
    'Die Zugangsdaten des CRM wurden dreimal abgelehnt. Die Website zeigt den letzten guten Stand; der Abgleich steht still, bis sie stimmen.',
  'mail.crm.late': 'Objekte von {agency} kommen nicht mehr an',
  'mail.crm.late.text':
    'Seit {time} ist kein Abgleich mit dem CRM gelungen. Die Website zeigt den Stand von damals.',
  'mail.crm.see': 'Den Abgleich ansehen',
}
