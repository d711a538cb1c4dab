export const findingNl = {
  'staff.find': 'Zoek overal',
  'staff.find.button': 'Zoek',
  'staff.find.title': 'Zoeken',
  'staff.find.screens': 'Schermen',
  'staff.find.all': 'Alle resultaten',
  'staff.find.none':
    'Niets gevonden met ‘{words}’. Probeer een deel van een naam, een adres of een nummer.',
  'staff.find.text':
    'Zoek een pand, een aanvraag, een persoon, een pagina of een instelling: op een naam, een adres, een nummer of een woord.',
}
