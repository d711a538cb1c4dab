import type { TextsByKey } from '../../../platform/i18n/texts-by-key'

/** The texts of the screens for interface texts. */
export const labelsTexts = {
  'staff.labels': { nl: 'Woorden', fr: 'Mots', en: 'Words', de: 'Wörter' },
  'staff.labels.text': {
    nl: 'Elk woord van de website dat niet in een pagina staat: knoppen, velden, mails. Zoek het zoals u het ziet.',
    fr: 'Chaque mot du site qui n’est pas dans une page : boutons, champs, e-mails. Cherchez-le comme vous le voyez.',
    en: 'Every word of the site that stands in no page: buttons, fields, mails. Look for it as you see it.',
    de: 'Jedes Wort der Website, das in keiner Seite steht: Schaltflächen, Felder, E-Mails. Suchen Sie es, wie Sie es sehen.',
  },
  'staff.labels.search': {
    nl: 'Woorden zoals op de website',
    fr: 'Mots comme sur le site',
    en: 'Words as on the site',
    de: 'Wörter wie auf der Website',
  },
  'staff.labels.find': { nl: 'Zoeken', fr: 'Chercher', en: 'Find', de: 'Suchen' },
  'staff.labels.none': {
    nl: 'Deze woorden staan nergens.',
    fr: 'Ces mots ne figurent nulle part.',
    en: 'These words stand nowhere.',
    de: 'Diese Wörter stehen nirgends.',
  },
  'staff.labels.noown': {
    nl: 'U gebruikt overal de woorden van het product. Zoek er een om het te veranderen.',
    fr: 'Vous utilisez partout les mots du produit. Cherchez-en un pour le modifier.',
    en: 'You use the product’s words everywhere. Look for one to change it.',
    de: 'Sie verwenden überall die Wörter des Produkts. Suchen Sie eines, um es zu ändern.',
  },
  'staff.labels.more': {
    nl: 'Er zijn er meer: zoek met meer woorden.',
    fr: 'Il y en a plus : cherchez avec plus de mots.',
    en: 'There are more: use more words.',
    de: 'Es gibt mehr: Suchen Sie mit mehr Wörtern.',
  },
  'staff.labels.own': {
    nl: 'eigen woorden',
    fr: 'mots propres',
    en: 'own words',
    de: 'eigene Wörter',
  },
  'staff.labels.slots': {
    nl: 'Behoud {slots}: daar komt iets te staan.',
    fr: 'Gardez {slots} : quelque chose s’y inscrit.',
    en: 'Keep {slots}: something is filled in there.',
    de: 'Behalten Sie {slots}: Dort wird etwas eingesetzt.',
  },
  'staff.labels.noslots': {
    nl: 'Gebruik hier geen accolades.',
    fr: 'N’utilisez pas d’accolades ici.',
    en: 'Use no braces here.',
    de: 'Verwenden Sie hier keine geschweiften Klammern.',
  },
  'staff.labels.save': { nl: 'Bewaren', fr: 'Enregistrer', en: 'Save', de: 'Speichern' },
  'staff.labels.reset': {
    nl: 'Terug naar de gewone woorden',
    fr: 'Revenir aux mots d’origine',
    en: 'Back to the usual words',
    de: 'Zurück zu den üblichen Wörtern',
  },
  'staff.labels.done.save': {
    nl: 'Bewaard. Bezoekers lezen het binnen 5 seconden.',
    fr: 'Enregistré. Les visiteurs le lisent dans les 5 secondes.',
    en: 'Saved. Visitors read it within 5 seconds.',
    de: 'Gespeichert. Besucher lesen es in 5 Sekunden.',
  },
  'staff.labels.done.reset': {
    nl: 'De gewone woorden staan er weer.',
    fr: 'Les mots d’origine sont de retour.',
    en: 'The usual words are back.',
    de: 'Die üblichen Wörter sind wieder da.',
  },
} satisfies TextsByKey
