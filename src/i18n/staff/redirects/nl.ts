export const redirectsNl = {
  'staff.redirects.file': 'Een CSV-bestand',
  'staff.redirects.file.help':
    'Zoals u het hier ophaalt: per regel het oude adres, dan het nieuwe of 410. U kunt ook regels hieronder plakken, of allebei.',
  'staff.redirects.gone': 'Voorgoed weg: er komt niets in de plaats',
  'staff.redirects.gone.help':
    'Bezoekers lezen dan dat de pagina niet meer bestaat, en zoekmachines vergeten haar (410). Laat het nieuwe adres leeg.',
  'staff.redirects.gone.told': 'Voorgoed weg',
  'staff.redirects.issue.both': 'is voorgoed weg of leidt ergens heen, niet allebei.',
  'staff.redirects.missed': 'Nooit gevonden',
  'staff.redirects.missed.text':
    'Pagina’s waar bezoekers naar zochten en die er niet zijn: ze kwamen op de startpagina. Na 90 dagen zonder bezoek vergeet de site ze.',
  'staff.redirects.missed.none': 'Niemand zocht een pagina die er niet is.',
  'staff.redirects.missed.lead': 'Leid verder',
  'staff.redirects.missed.where': 'Gezocht adres',
  'staff.redirects.missed.hits': 'Gevraagd',
}
