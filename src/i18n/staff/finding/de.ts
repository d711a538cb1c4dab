import type { findingNl } from './nl'

export const findingDe: Record<keyof typeof findingNl, string> = {
  'staff.find': 'Überall suchen',
  'staff.find.button': 'Suchen',
  'staff.find.title': 'Suche',
  'staff.find.screens': 'Ansichten',
  'staff.find.all': 'Alle Ergebnisse',
  'staff.find.none':
    'Nichts gefunden für „{words}“. Versuchen Sie einen Teil eines Namens, einer Adresse oder einer Nummer.',
  'staff.find.text':
    'Suchen Sie eine Immobilie, eine Anfrage, eine Person, eine Seite oder eine Einstellung: nach einem Namen, einer Adresse, einer Nummer oder einem Wort.',
}
