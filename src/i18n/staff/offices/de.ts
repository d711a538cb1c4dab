import type { officesNl } from './nl'

/** The words of offices and who works there. */
export const officesDe: Record<keyof typeof officesNl, string> = {
  'staff.office': 'Büro',
  'staff.accounts.nooffice': 'Kein Büro',
  'staff.accounts.member': 'Im Team',
  'staff.accounts.nomember': 'Niemand aus dem Team',
  'staff.accounts.member.help':
    'Immobilien, die diese Person im CRM betreut, und deren Anfragen gehören dann zu diesem Konto. Das Foto steht neben dem Namen.',
  'settings.number': 'Nummer',
  'settings.crmName': 'Name im CRM',
  'settings.office.crmName.help':
    'Nur, wenn das CRM dieses Büro anders nennt: So weiß die Website, welche Immobilien und Anfragen dazugehören.',
  'settings.member.crmName.help':
    'Genau so, wie das CRM den Betreuer einer Immobilie nennt. Nicht nötig, wenn die E-Mail-Adresse dort dieselbe ist.',
  'settings.member.status': 'Auf der Website',
  'settings.member.status.Published': 'Zu sehen',
  'settings.member.status.Hidden': 'Nicht zu sehen',
  'settings.member.office': 'Büro',
  'settings.sendToOffice': 'Anfragen gehen an das Büro, zu dem sie gehören',
  'settings.sendToOffice.help':
    'An die E-Mail-Adresse dieses Büros; was zu keinem gehört, geht an die E-Mail-Adresse der Website.',
  'part.askOffice': 'Fragt, für welches Büro es ist',
  'part.askOffice.help': 'Nur bei mehr als einem Büro.',
  'form.office': 'Für welches Büro?',
  'staff.figures.alloffices': 'Alle Büros',
  'staff.figures.offices': 'Nach Büro',
  'staff.figures.answered': 'Beantwortet',
  'staff.figures.offices.text':
    'Eine Anfrage gehört zum Büro der Immobilie oder ihres Betreuers, oder zu dem, das der Besucher gewählt hat. Besuche sind die der Immobilien jedes Büros.',
  'settings.hours': 'Öffnungszeiten',
  'settings.hours.help':
    'Höchstens zwei Teile je Tag, wie 9-12.30 und 13.30-18. Leer: geschlossen.',
  'settings.hours.appointment': 'Nach Vereinbarung',
  'settings.hours.note': 'Ausnahmen',
  'settings.hours.note.help':
    'Eine Zeile unter den Zeiten, wie „Vom 24. bis 31. Dezember geschlossen“.',
  'field.wrong.hours':
    'Schreiben Sie die Zeiten wie 9-12.30 und 13.30-18, in ihrer Reihenfolge; ein Tag nach Vereinbarung hat keine.',
  'settings.day.mon': 'Montag',
  'settings.day.tue': 'Dienstag',
  'settings.day.wed': 'Mittwoch',
  'settings.day.thu': 'Donnerstag',
  'settings.day.fri': 'Freitag',
  'settings.day.sat': 'Samstag',
  'settings.day.sun': 'Sonntag',
}
