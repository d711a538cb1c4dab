import type { requestsNl } from './nl'

export const requestsDe: Record<keyof typeof requestsNl, string> = {
  'promise.reply': 'so bald wie möglich',
  'promise.valuation': 'so bald wie möglich',
  'thanks.mail': 'Sie erhalten sofort eine Bestätigung per E-Mail.',
  'thanks.received.title': 'Ihre Anfrage ist angekommen',
  'thanks.received.text': 'Danke für Ihre Anfrage. Sie hören {reply} von uns.',
  'thanks.contact.title': 'Ihre Frage ist angekommen',
  'thanks.contact.text': 'Danke für Ihre Frage. Wir antworten {reply}.',
  'thanks.contact.next': 'Wer die Antwort kennt, übernimmt.',
  'thanks.contact.reply': 'Sie erhalten {reply} eine Antwort, per E-Mail oder Telefon.',
  'thanks.site-contact.title': 'Ihre Nachricht ist angekommen',
  'thanks.site-contact.text': 'Danke für Ihre Nachricht. Wir lesen sie und antworten {reply}.',
  'thanks.agent.title': 'Ihre Frage an {agent} ist angekommen',
  'thanks.agent.text': '{agent} liest Ihre Frage und antwortet {reply}.',
  'thanks.property-info.title': 'Ihre Frage zur Immobilie ist angekommen',
  'thanks.property-info.text': '{agent} betreut diese Immobilie und antwortet {reply}.',
  'thanks.property-info.visit':
    'Möchten Sie die Immobilie sehen, vereinbaren wir eine Besichtigung.',
  'thanks.project-contact.title': 'Ihre Frage zum Projekt ist angekommen',
  'thanks.project-contact.text': '{agent} betreut dieses Projekt und antwortet {reply}.',
  'thanks.project-contact.visit':
    'Möchten Sie mehr über eine Einheit wissen, vereinbaren wir ein Gespräch.',
  'thanks.document-request.title': 'Ihr Dokument liegt bereit',
  'thanks.document-request.text':
    'Der Link steht auch in der E-Mail, die Sie von uns erhalten. Er gilt {days} Tage.',
  'thanks.contact-download.title': 'Viel Freude beim Lesen',
  'thanks.contact-download.text':
    'Den Link zur Datei finden Sie in der E-Mail, die Sie von uns erhalten. Er gilt {days} Tage.',
  'thanks.rental.title': 'Ihre Bewerbung ist angekommen',
  'thanks.rental.text':
    '{agent} prüft Ihre Bewerbung und teilt Ihnen {reply} mit, wie es weitergeht.',
  'thanks.rental.owner': 'Der Eigentümer wählt den Mieter.',
  'thanks.rental.answer':
    'Sie erhalten immer eine Antwort, auch wenn jemand anders die Wohnung mietet.',
  'thanks.visit.title': 'Besichtigung angefragt',
  'thanks.visit.text':
    '{agent} wählt einen Ihrer Termine und bestätigt Ihnen {reply} die genaue Uhrzeit.',
  'thanks.visit.hello': 'Danke, {name}',
  'thanks.visit.thanks': 'Danke',
  'thanks.visit.moments': 'Ihre Termine',
  'thanks.visit.calendar': 'In den Kalender',
  'thanks.visit.calendarof': '{day} in den Kalender eintragen',
  'thanks.visit.urgent': 'Etwas Dringendes? Rufen Sie gern an.',
  'thanks.visit.until': 'Bis dahin',
  'thanks.visit.documents': 'Dokumente lesen',
  'thanks.visit.similar': 'Ähnliche Immobilien ansehen',
  'thanks.visit.copy': 'Eine Kopie Ihrer Anfrage ist unterwegs an {email}.',
  'thanks.visit.back': 'Zurück zur Immobilie',
  'thanks.valuation.title': 'Ihre Bewertung ist angefragt',
  'thanks.valuation.text':
    'Danke für Ihr Vertrauen. Wir sehen uns die Immobilie zuerst an und nennen dann einen Betrag.',
  'thanks.valuation.attime': 'Wir rufen Sie zur gewählten Zeit an, um einen Besuch zu vereinbaren.',
  'thanks.valuation.call': 'Wir melden uns {reply}, um einen Besuch zu vereinbaren.',
  'thanks.valuation.second': 'Ein zugelassener Makler kommt zu Ihnen.',
  'thanks.valuation.third':
    'Nach dem Besuch erhalten Sie {valuation} unsere Bewertung mit Erläuterung.',
  'thanks.demand.title': 'Wir suchen mit',
  'thanks.demand.text':
    'Ihr Suchauftrag ist angekommen. Wir vergleichen ihn mit dem, was wir jetzt haben.',
  'thanks.demand.confirm':
    'Sie möchten auch E-Mails über neue Immobilien: Bestätigen Sie das mit dem Link in einer zweiten E-Mail.',
  'thanks.demand.second': 'Passt schon etwas, erfahren Sie es {reply}.',
  'thanks.demand.third': 'Was später hinzukommt, finden Sie hier, das Neueste zuerst.',
  'thanks.friend.title': 'Danke für Ihre Empfehlung',
  'thanks.friend.text': 'Zögert noch jemand? Wir beantworten gern jede Frage zu dieser Immobilie.',
  'thanks.newsletter.title': 'Ihre Anmeldung ist angekommen',
  'thanks.newsletter.text':
    'Gibt es etwas Neues, dürfen wir es Ihnen schreiben. Zum Abmelden genügt eine Antwort.',
  'rental.listing': 'Sie bewerben sich für',
  'rental.residence': 'Welche Wohnung? Adresse oder Nummer',
  'rental.candidateAddress': 'Ihre heutige Adresse',
  'rental.birthDate': 'Ihr Geburtsdatum',
  'rental.familyComposition': 'Wie viele Personen ziehen ein?',
  'rental.civilStatus': 'Sind Sie verheiratet oder gesetzlich zusammenwohnend?',
  'rental.civilStatus.married': 'Verheiratet',
  'rental.civilStatus.cohabitant': 'Gesetzlich zusammenwohnend',
  'rental.civilStatus.none': 'Keines von beidem',
  'rental.totalAmountIncome': 'Mittel des Haushalts im Monat, in Euro',
  'rental.rentProof': 'Können Sie die letzten drei Mietzahlungen nachweisen?',
  'rental.rentProof.yes': 'Ja',
  'rental.rentProof.no': 'Nein',
  'part.rentalApplication': 'Mietbewerbung',
  'part.rentalApplication.help':
    'Nennt die Immobilie der Schaltfläche auf ihrer Seite und stellt nur Fragen, die das Recht der Region erlaubt.',
}
