import type { TextsByKey } from '../../../platform/i18n/texts-by-key'

/** The texts of the search in the staff area. */
export const findingTexts = {
  'staff.find': {
    nl: 'Zoek overal',
    fr: 'Chercher partout',
    en: 'Search everywhere',
    de: 'Überall suchen',
  },
  'staff.find.button': { nl: 'Zoek', fr: 'Chercher', en: 'Search', de: 'Suchen' },
  'staff.find.title': { nl: 'Zoeken', fr: 'Recherche', en: 'Search results', de: 'Suche' },
  'staff.find.screens': { nl: 'Schermen', fr: 'Écrans', en: 'Screens', de: 'Ansichten' },
  'staff.find.all': {
    nl: 'Alle resultaten',
    fr: 'Tous les résultats',
    en: 'All results',
    de: 'Alle Ergebnisse',
  },
  'staff.find.none': {
    nl: 'Niets gevonden met ‘{words}’. Probeer een deel van een naam, een adres of een nummer.',
    fr: 'Rien trouvé avec «\u00a0{words}\u00a0». Essayez une partie d’un nom, d’une adresse ou d’un numéro.',
    en: 'Nothing found for ‘{words}’. Try part of a name, an address or a number.',
    de: 'Nichts gefunden für „{words}“. Versuchen Sie einen Teil eines Namens, einer Adresse oder einer Nummer.',
  },
  'staff.find.text': {
    nl: 'Zoek een pand, een aanvraag, een persoon, een pagina of een instelling: op een naam, een adres, een nummer of een woord.',
    fr: 'Cherchez un bien, une demande, une personne, une page ou un réglage\u00a0: par un nom, une adresse, un numéro ou un mot.',
    en: 'Search for a property, an enquiry, a person, a page or a setting: by a name, an address, a number or a word.',
    de: 'Suchen Sie eine Immobilie, eine Anfrage, eine Person, eine Seite oder eine Einstellung: nach einem Namen, einer Adresse, einer Nummer oder einem Wort.',
  },
} satisfies TextsByKey
