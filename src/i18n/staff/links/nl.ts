/** The words of links in texts; the other languages have the same keys. */
export const linksNl = {
  'links.title': 'Linken naar een pagina, artikel, pand of bestand',
  'links.text':
    'Kopieer de link in uw tekst: hij volgt mee als het adres verandert, in elke taal. U kunt ook het adres plakken zoals het in de browser staat.',
  'links.page': 'Pagina’s',
  'links.article': 'Artikels',
  'links.file': 'Foto’s en bestanden',
  'links.listing': 'Een pand of project, met het nummer:',
  'links.figure': 'Een foto in een tekst, met haar nummer en met of zonder bijschrift:',
  'hint.figure':
    'een foto heeft geen beschrijving voor wie hem niet ziet. Geef er een in de bibliotheek of bij de foto zelf.',
  'hint.figure.gone':
    'een foto staat niet in de bibliotheek. Bezoekers zien ze niet, en ook haar bijschrift niet.',
  'hint.gone':
    'de link „{words}” leidt naar iets wat niet op de website staat. Bezoekers lezen alleen de woorden.',
}
