import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of printed brochures. */
export const brochureTexts = {
  'brochure.title': { nl: 'Brochure', fr: 'Brochure', en: 'Brochure', de: 'Broschüre' },
  'brochure.print': {
    nl: 'Brochure van deze panden, om af te drukken (hoogstens 12)',
    fr: 'Brochure de ces biens, à imprimer (12 au plus)',
    en: 'Brochure of these properties, to print (at most 12)',
    de: 'Broschüre dieser Immobilien zum Drucken (höchstens 12)',
  },
  'brochure.open': {
    nl: 'Brochure van deze panden (PDF, hoogstens 12)',
    fr: 'Brochure de ces biens (PDF, 12 au plus)',
    en: 'Brochure of these properties (PDF, at most 12)',
    de: 'Broschüre dieser Immobilien (PDF, höchstens 12)',
  },
  'brochure.how': {
    nl: 'Druk deze pagina af, of bewaar ze als PDF: elk pand krijgt een blad.',
    fr: 'Imprimez cette page, ou enregistrez-la en PDF : chaque bien occupe une page.',
    en: 'Print this page, or save it as PDF: each property has its own page.',
    de: 'Drucken Sie diese Seite oder speichern Sie sie als PDF: Jedes Angebot hat eine eigene Seite.',
  },
  'brochure.homes.one': {
    nl: '{count} pand voor u',
    fr: '{count} bien pour vous',
    en: '{count} property for you',
    de: '{count} Angebot für Sie',
  },
  'brochure.homes.other': {
    nl: '{count} panden voor u',
    fr: '{count} biens pour vous',
    en: '{count} properties for you',
    de: '{count} Angebote für Sie',
  },

  'paper.scan': {
    nl: 'Alle foto’s en gegevens:',
    fr: 'Toutes les photos et données\u00a0:',
    en: 'All photos and details:',
    de: 'Alle Fotos und Angaben:',
  },
} satisfies TextsByKey
