import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of the handbook's screens. The articles are in `content/help/`. */
export const helpTexts = {
  'staff.help': { nl: 'Help', fr: 'Aide', en: 'Help', de: 'Hilfe' },
  'staff.help.screen': {
    nl: 'Hulp bij dit scherm',
    fr: 'Aide pour cet écran',
    en: 'Help with this screen',
    de: 'Hilfe zu dieser Seite',
  },
  'staff.help.text': {
    nl: 'Korte uitleg bij elk deel van het beheer. Met het zoekveld vindt u ook deze artikels.',
    fr: 'De courtes explications pour chaque partie de la gestion. Le champ de recherche trouve aussi ces articles.',
    en: 'A short explanation of each part of this area. The search field finds these articles too.',
    de: 'Kurze Erklärungen zu jedem Bereich der Verwaltung. Auch das Suchfeld findet diese Artikel.',
  },
  'staff.help.open': {
    nl: 'Naar het scherm',
    fr: 'Aller à l’écran',
    en: 'Go to the screen',
    de: 'Zur Seite',
  },
  'staff.help.related': {
    nl: 'Lees ook',
    fr: 'À lire aussi',
    en: 'Read also',
    de: 'Lesen Sie auch',
  },
  'staff.help.previous': {
    nl: 'Vorig artikel',
    fr: 'Article précédent',
    en: 'Previous article',
    de: 'Voriger Artikel',
  },
  'staff.help.next': {
    nl: 'Volgend artikel',
    fr: 'Article suivant',
    en: 'Next article',
    de: 'Nächster Artikel',
  },
  'staff.help.larger': {
    nl: 'Toon de afbeelding groter',
    fr: 'Agrandir l’image',
    en: 'Show the picture larger',
    de: 'Bild größer anzeigen',
  },
} satisfies TextsByKey
