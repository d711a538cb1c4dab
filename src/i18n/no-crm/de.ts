import type { noCrmNl } from './nl'

/** Staff texts of an agency without a CRM, instead of those that name one. */
export const noCrmDe: Record<keyof typeof noCrmNl, string> = {
  'staff.roles.admin':
    'Ein Verwalter darf alles: auch Kollegen einladen, Daten von Personen löschen und gespeicherte Seiten leeren.',
  'staff.crm': 'Anbindung',
  'staff.crm.lead.pending': 'wartet auf Weitergabe',
  'staff.crm.lead.taken': 'weitergegeben',
  'staff.crm.lead.refused': 'nicht weitergegeben',
  'staff.crm.lead.unknown': 'vielleicht weitergegeben',
  'staff.crm.lead.unknown.text': 'Ob diese Anfrage weitergegeben wurde, ist nicht sicher.',
  'staff.crm.lead.refused.text': 'Diese Anfrage wurde nicht weitergegeben.',
  'staff.crm.lead.settle': 'In Ordnung',
  'staff.crm.lead.again': 'Erneut weitergeben',
  'staff.crm.lead.id': 'Nummer {id}',
  'record.list.text':
    'Ihre Objekte: die aus einem Import und die, die Sie hier anlegen. Preis, Status und Adresse eines importierten Objekts kommen aus dem Import; was Sie hier ergänzen, bleibt stehen.',
  'record.text': 'Was Sie leer lassen, kommt aus dem Import.',
  'record.crm.only': 'Preis, Status und Adresse kommen nur aus dem Import.',
  'record.lacks.where': 'Ergänzen Sie sie unten.',
  'record.lacks.crm': '(nur über den Import)',
  'record.description.help':
    'Ihr Text ersetzt den des Imports, Sprache für Sprache. Leer: der Text des Imports.',
  'record.law': 'Fehlende rechtliche Angaben',
  'record.facts': 'Fehlende Merkmale',
  'record.facts.help': 'Sobald ein Import etwas einträgt, zeigt die Website das.',
  'record.crm': 'Importiert: {value}',
  'record.crm.changed':
    'Ein Import hat diesen Text seither geändert; Ihrer bleibt. Jetzt importiert: {value}',
  'record.crm.told': 'Der letzte Import sagt {value}; das zeigt die Website.',
  'record.made': 'Dieses Objekt wurde hier angelegt: Kein Import ändert es.',
  'record.new.text': 'Auf die Website kommt das Objekt, sobald Sie den Status ändern.',
  'record.project.new.text':
    'Auf die Website kommt das Neubauprojekt, sobald Sie den Status ändern.',
  'record.project.made': 'Dieses Projekt wurde hier angelegt: Kein Import ändert es.',
  'record.document.name.help': 'Leer: der Name aus dem Import, sonst die Art.',
  'record.document.crm': '{name} (aus dem Import)',
  'record.visit.crm': 'Kalender',
  'part.valuation.goal.value': 'Nummer',
  'staff.owners.text':
    'Wer Ihnen eine Immobilie anvertraut, verfolgt hier Besuche, Termine und Dokumente. Eigentümer laden Sie selbst ein.',
  'staff.owners.homes.text':
    'Der Eigentümer sieht nur diese Immobilien. Nennt ein Import die Eigentümer einer Immobilie, gilt, was dort steht.',
  'settings.type.id': 'Nummer',
  'settings.marquees.help': 'Nummern, eine pro Zeile.',
  'settings.documentHosts.help': 'Wie dokumente.beispiel.be, einer pro Zeile.',
  'settings.history.help': 'Für eine einzelne Immobilie kann ein Import anderes sagen.',
  'settings.history.showAutomaticHistory': 'Was automatisch notiert wird',
  'settings.history.kinds.help': 'Nummern, eine pro Zeile.',
  'staff.import.api': 'API',
  'staff.lacking.text':
    'Was das Recht der Region in der Anzeige verlangt und diesen Objekten fehlt. Ergänzen Sie es beim Objekt.',
  'staff.person.erase.text':
    'Anfragen, E-Mails, Konto, was Verläufe zu dieser Adresse sagen, und Erwähnungen an anderer Stelle verschwinden hier endgültig. In Ihrem Postfach und anderer Software löschen Sie sie selbst.',
  'staff.accounts.member.help':
    'Immobilien, die diese Person betreut, und deren Anfragen gehören dann zu diesem Konto. Das Foto steht neben dem Namen.',
  'settings.crmName': 'Name im Import',
  'settings.office.crmName.help':
    'Nur, wenn ein Import dieses Büro anders nennt: So weiß die Website, welche Immobilien und Anfragen dazugehören.',
  'settings.member.crmName.help':
    'Genau so, wie ein Import den Betreuer einer Immobilie nennt. Nicht nötig, wenn die E-Mail-Adresse dort dieselbe ist.',
  'import.sourceWithoutFiles': 'Diese Website ist nicht für das Einlesen von Dateien eingerichtet',
}
