import type { TextsByKey } from '../../../platform/i18n/texts-by-key'

/** The texts of the search in the staff area. */
export const findingTexts = {
  'staff.find': {
    nl: 'Overal zoeken',
    fr: 'Rechercher partout',
    en: 'Search everywhere',
    de: 'Überall suchen',
  },
  'staff.find.button': { nl: 'Zoeken', fr: 'Rechercher', en: 'Search', de: 'Suchen' },
  'staff.find.title': { nl: 'Zoeken', fr: 'Recherche', en: 'Search results', de: 'Suche' },
  'staff.find.screens': { nl: 'Schermen', fr: 'Écrans', en: 'Screens', de: 'Bereiche' },
  'staff.find.actions': { nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' },
  'staff.find.count.one': {
    nl: '{count} resultaat',
    fr: '{count} résultat',
    en: '{count} result',
    de: '{count} Ergebnis',
  },
  'staff.find.count.other': {
    nl: '{count} resultaten',
    fr: '{count} résultats',
    en: '{count} results',
    de: '{count} Ergebnisse',
  },
  'staff.find.all': {
    nl: 'Alle resultaten',
    fr: 'Tous les résultats',
    en: 'All results',
    de: 'Alle Ergebnisse',
  },
  'staff.find.none': {
    nl: 'Niets gevonden voor ‘{words}’. Probeer een deel van een naam, een adres of een nummer.',
    fr: 'Aucun résultat pour « {words} ». Essayez une partie d’un nom, d’une adresse ou d’un numéro.',
    en: 'Nothing found for ‘{words}’. Try part of a name, an address or a number.',
    de: 'Nichts gefunden für „{words}“. Versuchen Sie einen Teil eines Namens, einer Adresse oder einer Nummer.',
  },
  'staff.find.text': {
    nl: 'Zoek een pand, een aanvraag, een persoon, een pagina of een instelling op naam, adres, nummer of woord.',
    fr: 'Recherchez un bien, une demande, une personne, une page ou un paramètre : par un nom, une adresse, un numéro ou un mot.',
    en: 'Search for a property, a lead, a person, a page or a setting: by name, address, number or word.',
    de: 'Suchen Sie ein Objekt, eine Anfrage, eine Person, eine Seite oder eine Einstellung: nach einem Namen, einer Adresse, einer Nummer oder einem Wort.',
  },
} satisfies TextsByKey
