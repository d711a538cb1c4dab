import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of the page with window posters. */
export const posterTexts = {
  'poster.single': { nl: 'Raamaffiche', fr: 'Affiche vitrine', en: 'Window poster', de: 'Aushang' },
  'poster.plural': {
    nl: 'Raamaffiches',
    fr: 'Affiches vitrine',
    en: 'Window posters',
    de: 'Aushänge',
  },
  'poster.text': {
    nl: 'Kies het papier en druk af op ware grootte (schaal 100\u00a0%). Elk pand krijgt een blad met dezelfde gegevens als op de website.',
    fr: 'Choisissez le papier et imprimez en taille réelle (échelle 100\u00a0%). Chaque bien occupe une feuille, avec les mêmes données que sur le site.',
    en: 'Choose the paper and print at actual size (scale 100%). Each property has its own sheet, with the same details as on the website.',
    de: 'Wählen Sie das Papier und drucken Sie in Originalgröße (Skalierung 100\u00a0%). Jedes Objekt erhält ein Blatt mit denselben Angaben wie auf der Website.',
  },
  'poster.none': {
    nl: 'Geen van deze panden staat op de website.',
    fr: 'Aucun de ces biens ne figure sur le site.',
    en: 'None of these properties is on the website.',
    de: 'Keines dieser Objekte ist auf der Website.',
  },
  'poster.omitted.one': {
    nl: '{count} pand staat niet op de website en krijgt geen affiche.',
    fr: '{count} bien ne figure pas sur le site et n’a pas d’affiche.',
    en: '{count} property is not on the website and has no poster.',
    de: '{count} Objekt ist nicht auf der Website und erhält keinen Aushang.',
  },
  'poster.omitted.other': {
    nl: '{count} panden staan niet op de website en krijgen geen affiche.',
    fr: '{count} biens ne figurent pas sur le site et n’ont pas d’affiche.',
    en: '{count} properties are not on the website and have no poster.',
    de: '{count} Objekte sind nicht auf der Website und erhalten keinen Aushang.',
  },
  'poster.paper': { nl: 'Formaat', fr: 'Format', en: 'Size', de: 'Format' },
  'poster.paper.a4': {
    nl: 'A4 staand',
    fr: 'A4 portrait',
    en: 'A4 portrait',
    de: 'A4 Hochformat',
  },
  'poster.paper.a4-landscape': {
    nl: 'A4 liggend',
    fr: 'A4 paysage',
    en: 'A4 landscape',
    de: 'A4 Querformat',
  },
  'poster.paper.a3': {
    nl: 'A3 staand',
    fr: 'A3 portrait',
    en: 'A3 portrait',
    de: 'A3 Hochformat',
  },
  'poster.paper.a3-landscape': {
    nl: 'A3 liggend',
    fr: 'A3 paysage',
    en: 'A3 landscape',
    de: 'A3 Querformat',
  },
  'poster.lang': { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
  'poster.list': {
    nl: 'Affiches afdrukken',
    fr: 'Imprimer des affiches',
    en: 'Print posters',
    de: 'Aushänge drucken',
  },
} satisfies TextsByKey
