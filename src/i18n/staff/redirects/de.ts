import type { redirectsNl } from './nl'

export const redirectsDe: Record<keyof typeof redirectsNl, string> = {
  'staff.redirects.file': 'Eine CSV-Datei',
  'staff.redirects.file.help':
    'Wie Sie sie hier herunterladen: je Zeile die alte Adresse, dann die neue oder 410. Sie können auch Zeilen unten einfügen, oder beides.',
  'staff.redirects.gone': 'Endgültig weg: nichts tritt an ihre Stelle',
  'staff.redirects.gone.help':
    'Besucher lesen dann, dass es die Seite nicht mehr gibt, und Suchmaschinen vergessen sie (410). Lassen Sie die neue Adresse leer.',
  'staff.redirects.gone.told': 'Endgültig weg',
  'staff.redirects.issue.both': 'ist endgültig weg oder führt irgendwohin, nicht beides.',
  'staff.redirects.missed': 'Nie gefunden',
  'staff.redirects.missed.text':
    'Seiten, die Besucher suchten und die es nicht gibt: Sie kamen auf die Startseite. Nach 90 Tagen ohne Besuch vergisst die Website sie.',
  'staff.redirects.missed.none': 'Niemand hat eine Seite gesucht, die es nicht gibt.',
  'staff.redirects.missed.lead': 'Weiterleiten',
  'staff.redirects.missed.where': 'Gesuchte Adresse',
  'staff.redirects.missed.hits': 'Gefragt',
}
