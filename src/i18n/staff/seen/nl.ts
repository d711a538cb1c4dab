/** The words of editing from the site, and of the preview beside a form; the other languages have the same keys. */
export const seenNl = {
  'staff.edit': 'Bewerk: {what}',
  'staff.edit.page': 'deze pagina',
  'staff.edit.listing': 'dit pand',
  'staff.edit.article': 'tekst',
  'edit.return': 'Terug naar de website',
  'edit.live': 'Zo wordt het',
  'edit.live.look': 'Bekijken',
  'edit.live.newtab': 'in een nieuw tabblad, zonder te bewaren',
  'edit.live.width': 'Breedte van het voorbeeld',
  'edit.live.phone': 'Gsm, {width}',
  'edit.live.screen': 'Scherm, {width}',
  'edit.live.frame': 'De pagina met wat u nu typt',
  'edit.live.refused':
    'Het voorbeeld wacht: er klopt nog iets niet in het formulier, of u bent afgemeld.',
  'edit.live.files': 'Nog niet bewaard. Nieuwe bestanden ziet u pas na het bewaren.',
}
