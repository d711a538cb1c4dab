import type { linksNl } from './nl'

export const linksDe: Record<keyof typeof linksNl, string> = {
  'links.title': 'Auf Seite, Artikel, Immobilie oder Datei verlinken',
  'links.text':
    'Kopieren Sie den Link in Ihren Text: Er folgt, wenn sich die Adresse ändert, in jeder Sprache. Sie können auch die Adresse einfügen, wie der Browser sie zeigt.',
  'links.page': 'Seiten',
  'links.article': 'Artikel',
  'links.file': 'Bilder und Dateien',
  'links.listing': 'Eine Immobilie oder ein Projekt, mit der Nummer:',
  'links.figure': 'Ein Foto in einem Text, mit seiner Nummer, mit oder ohne Bildunterschrift:',
  'hint.figure':
    'ein Foto hat keine Beschreibung für alle, die es nicht sehen. Geben Sie ihm eine in der Bibliothek oder beim Foto selbst.',
  'hint.figure.gone':
    'ein Foto steht nicht in der Bibliothek. Besucher sehen es nicht, auch nicht die Bildunterschrift.',
  'hint.gone':
    'der Link „{words}“ führt zu etwas, das nicht auf der Website steht. Besucher lesen nur die Wörter.',
}
