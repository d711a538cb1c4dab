import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of the modules of pages. */
export const contentTexts = {
  'address.label': {
    nl: 'Het adres van uw woning',
    fr: 'L’adresse de votre bien',
    en: 'The address of your property',
    de: 'Die Adresse Ihres Hauses oder Ihrer Wohnung',
  },
  'address.placeholder': {
    nl: 'Straat, nummer en gemeente',
    fr: 'Rue, numéro et commune',
    en: 'Street, number and municipality',
    de: 'Straße, Nummer und Gemeinde',
  },
  'address.start': { nl: 'Starten', fr: 'Commencer', en: 'Start', de: 'Beginnen' },

  'article.readmore': {
    nl: 'Lees verder',
    fr: 'Lire la suite',
    en: 'Read more',
    de: 'Weiterlesen',
  },

  'beforeafter.before': { nl: 'Voor', fr: 'Avant', en: 'Before', de: 'Vorher' },
  'beforeafter.after': { nl: 'Na', fr: 'Après', en: 'After', de: 'Nachher' },
  'beforeafter.border': {
    nl: 'Grens tussen voor en na',
    fr: 'Limite entre avant et après',
    en: 'Divider between before and after',
    de: 'Grenze zwischen vorher und nachher',
  },
  'beforeafter.value': {
    nl: '{percent}\u00A0% voor',
    fr: '{percent}\u00A0% avant',
    en: '{percent}\u00A0% before',
    de: '{percent}\u00A0% vorher',
  },

  carousel: { nl: 'carrousel', fr: 'carrousel', en: 'carousel', de: 'Karussell' },

  'figures.sale': { nl: 'te koop', fr: 'à vendre', en: 'for sale', de: 'zu verkaufen' },
  'figures.rent': { nl: 'te huur', fr: 'à louer', en: 'for rent', de: 'zu vermieten' },
  'figures.sold': {
    nl: 'verkocht of verhuurd',
    fr: 'vendus ou loués',
    en: 'sold or let',
    de: 'verkauft oder vermietet',
  },
  'figures.fresh.one': {
    nl: 'waarvan {count} nieuw in de laatste dertig dagen',
    fr: 'dont {count} nouveau ces trente derniers jours',
    en: '{count} of them new in the last thirty days',
    de: 'davon {count} neu in den letzten dreißig Tagen',
  },
  'figures.fresh.other': {
    nl: 'waarvan {count} nieuw in de laatste dertig dagen',
    fr: 'dont {count} nouveaux ces trente derniers jours',
    en: '{count} of them new in the last thirty days',
    de: 'davon {count} neu in den letzten dreißig Tagen',
  },
  'figures.municipalities': {
    nl: 'gemeenten waar we nu een pand aanbieden',
    fr: 'communes où nous proposons un bien en ce moment',
    en: 'municipalities where we currently offer properties',
    de: 'Gemeinden, in denen wir gerade etwas anbieten',
  },

  'markers.map': {
    nl: 'Kaart van onze kantoren',
    fr: 'Carte de nos bureaux',
    en: 'Map of our offices',
    de: 'Karte unserer Büros',
  },
  'markers.show': {
    nl: 'Tonen op de kaart',
    fr: 'Voir sur la carte',
    en: 'Show on the map',
    de: 'Auf der Karte zeigen',
  },
  'markers.failed': {
    nl: 'De kaart laadt niet. De adressen staan op deze pagina.',
    fr: 'La carte ne se charge pas. Les adresses figurent sur cette page.',
    en: 'The map could not be loaded. The addresses are on this page.',
    de: 'Die Karte kann nicht geladen werden. Die Adressen stehen auf dieser Seite.',
  },

  'office.hours': {
    nl: 'Openingsuren',
    fr: 'Heures d’ouverture',
    en: 'Opening hours',
    de: 'Öffnungszeiten',
  },

  'offices.homes': {
    nl: '{count} binnen {km}\u00A0km',
    fr: '{count} à moins de {km}\u00A0km',
    en: '{count} within {km}\u00A0km',
    de: '{count} im Umkreis von {km}\u00A0km',
  },

  'play.pause': { nl: 'Pauzeren', fr: 'Mettre en pause', en: 'Pause', de: 'Anhalten' },
  'play.play': { nl: 'Afspelen', fr: 'Lancer le défilement', en: 'Play', de: 'Abspielen' },

  'reviews.title': { nl: 'Beoordelingen', fr: 'Avis', en: 'Reviews', de: 'Kundenmeinungen' },

  'story.with': {
    nl: '{name}, met {person}',
    fr: '{name}, avec {person}',
    en: '{name}, with {person}',
    de: '{name}, mit {person}',
  },

  'team.direct': {
    nl: 'Rechtstreeks nummer',
    fr: 'Ligne directe',
    en: 'Direct line',
    de: 'Durchwahl',
  },
  'team.mobile': { nl: 'Mobiel', fr: 'GSM', en: 'Mobile', de: 'Mobil' },
  'team.speaks': {
    nl: 'Spreekt {languages}',
    fr: 'Parle {languages}',
    en: 'Speaks {languages}',
    de: 'Spricht {languages}',
  },

  'video.play': {
    nl: 'Video afspelen',
    fr: 'Lire la vidéo',
    en: 'Play the video',
    de: 'Video abspielen',
  },
} satisfies TextsByKey
