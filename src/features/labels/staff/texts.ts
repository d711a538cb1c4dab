import type { TextsByKey } from '../../../platform/i18n/texts-by-key'

/** The texts of the screens for interface texts. */
export const labelsTexts = {
  'staff.labels': { nl: 'Vaste teksten', fr: 'Libellés', en: 'Texts', de: 'Texte' },
  'staff.labels.text': {
    nl: 'Alle teksten van de website die niet in een pagina staan: knoppen, velden, mails. Zoek ze zoals u ze op de website ziet.',
    fr: 'Chaque texte du site qui ne fait pas partie d’une page : boutons, champs, e-mails. Recherchez-le tel que vous le voyez.',
    en: 'All texts of the site that are not on a page: buttons, fields, emails. Search for a text as you see it.',
    de: 'Alle Texte der Website, die in keiner Seite stehen: Schaltflächen, Felder, E-Mails. Suchen Sie sie so, wie Sie sie sehen.',
  },
  'staff.labels.search': {
    nl: 'Tekst zoals op de website',
    fr: 'Texte tel qu’affiché sur le site',
    en: 'Text as on the site',
    de: 'Text wie auf der Website',
  },
  'staff.labels.find': { nl: 'Zoeken', fr: 'Rechercher', en: 'Search', de: 'Suchen' },
  'staff.labels.none': {
    nl: 'Deze tekst is niet gevonden.',
    fr: 'Ces mots ne figurent nulle part.',
    en: 'This text was not found.',
    de: 'Dieser Text kommt nirgends vor.',
  },
  'staff.labels.noown': {
    nl: 'U gebruikt overal de standaardteksten. Zoek een tekst om die te wijzigen.',
    fr: 'Vous utilisez partout les libellés d’origine. Recherchez-en un pour le modifier.',
    en: 'You use the standard texts everywhere. Search for one to change it.',
    de: 'Sie verwenden überall die Standardtexte. Suchen Sie einen, um ihn zu ändern.',
  },
  'staff.labels.more': {
    nl: 'Er zijn nog meer teksten: zoek met meer woorden.',
    fr: 'Il y en a d’autres : précisez votre recherche.',
    en: 'There are more results: add more words.',
    de: 'Es gibt mehr: Suchen Sie mit mehr Wörtern.',
  },
  'staff.labels.own': {
    nl: 'aangepast',
    fr: 'libellé modifié',
    en: 'custom text',
    de: 'eigene Texte',
  },
  'staff.labels.slots': {
    nl: 'Behoud {slots}: daar wordt iets ingevuld.',
    fr: 'Conservez {slots} : une valeur s’affiche à cet endroit.',
    en: 'Keep {slots}: this is filled in automatically.',
    de: 'Behalten Sie {slots}: Dort wird etwas eingesetzt.',
  },
  'staff.labels.noslots': {
    nl: 'Gebruik hier geen accolades.',
    fr: 'N’utilisez pas d’accolades ici.',
    en: 'Do not use curly brackets here.',
    de: 'Verwenden Sie hier keine geschweiften Klammern.',
  },
  'staff.labels.save': { nl: 'Bewaren', fr: 'Enregistrer', en: 'Save', de: 'Speichern' },
  'staff.labels.reset': {
    nl: 'Standaardtekst terugzetten',
    fr: 'Rétablir le libellé d’origine',
    en: 'Restore the standard text',
    de: 'Zurück zum Standardtext',
  },
  'staff.labels.done.save': {
    nl: 'Bewaard. Bezoekers lezen het binnen 5 seconden.',
    fr: 'Enregistré. Les visiteurs le lisent dans les 5 secondes.',
    en: 'Saved. Visitors will see it within 5 seconds.',
    de: 'Gespeichert. Besucher sehen es in 5 Sekunden.',
  },
  'staff.labels.done.reset': {
    nl: 'De standaardtekst staat er weer.',
    fr: 'Le libellé d’origine est rétabli.',
    en: 'The standard text has been restored.',
    de: 'Der Standardtext ist wieder da.',
  },
} satisfies TextsByKey
