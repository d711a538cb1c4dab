import type { seenNl } from './nl'

export const seenDe: Record<keyof typeof seenNl, string> = {
  'staff.edit': 'Bearbeiten: {what}',
  'staff.edit.page': 'diese Seite',
  'staff.edit.listing': 'diese Immobilie',
  'staff.edit.article': 'Text',
  'edit.return': 'Zurück zur Website',
  'edit.live': 'So wird es',
  'edit.live.look': 'Ansehen',
  'edit.live.newtab': 'in einem neuen Tab, ohne zu speichern',
  'edit.live.width': 'Breite der Vorschau',
  'edit.live.phone': 'Handy, {width}',
  'edit.live.screen': 'Bildschirm, {width}',
  'edit.live.frame': 'Die Seite mit dem, was Sie gerade eingeben',
  'edit.live.refused':
    'Die Vorschau wartet: Im Formular stimmt noch etwas nicht, oder Sie sind abgemeldet.',
  'edit.live.files': 'Noch nicht gespeichert. Neue Dateien sehen Sie erst nach dem Speichern.',
}
