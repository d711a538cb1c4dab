import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of requests for a valuation. */
export const valuationTexts = {
  'valuation.steps.home': {
    nl: 'Uw pand',
    fr: 'Votre bien',
    en: 'Your property',
    de: 'Haus oder Wohnung',
  },
  'valuation.steps.you': {
    nl: 'Uw gegevens',
    fr: 'Vos coordonnées',
    en: 'Your details',
    de: 'Ihre Angaben',
  },
  'valuation.purpose': {
    nl: 'Met het adres en het soort pand bereiden we ons bezoek voor.',
    fr: 'L’adresse et le type de bien nous aident à préparer notre visite.',
    en: 'The address and the type of property help us prepare our visit.',
    de: 'Mit der Adresse und der Art der Immobilie bereiten wir unseren Besuch vor.',
  },
  'valuation.type': {
    nl: 'Wat wilt u laten schatten?',
    fr: 'Que souhaitez-vous faire estimer ?',
    en: 'What would you like valued?',
    de: 'Was möchten Sie bewerten lassen?',
  },
  'valuation.goal': { nl: 'Waarvoor?', fr: 'Dans quel but ?', en: 'What is it for?', de: 'Wofür?' },
  'valuation.estimate': {
    nl: 'Alleen de waarde weten',
    fr: 'Connaître la valeur',
    en: 'Just to know its value',
    de: 'Nur den Wert erfahren',
  },
  'valuation.sell': { nl: 'Verkopen', fr: 'Vendre', en: 'Sell', de: 'Verkaufen' },
  'valuation.let': { nl: 'Verhuren', fr: 'Mettre en location', en: 'Let', de: 'Vermieten' },
  'valuation.where': {
    nl: 'Waar ligt het pand?',
    fr: 'Où se trouve le bien\u00a0?',
    en: 'Where is it?',
    de: 'Wo liegt das Haus oder die Wohnung?',
  },
  'valuation.address': {
    nl: 'Straat en nummer',
    fr: 'Rue et numéro',
    en: 'Street and number',
    de: 'Straße und Hausnummer',
  },
  'valuation.zip': { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' },
  'valuation.city': { nl: 'Gemeente', fr: 'Commune', en: 'Town', de: 'Gemeinde' },
  'valuation.you': {
    nl: 'Hoe bereiken we u?',
    fr: 'Comment vous joindre ?',
    en: 'How can we reach you?',
    de: 'Wie erreichen wir Sie?',
  },
  'valuation.times': {
    nl: 'Wanneer kunnen we u het best bellen?',
    fr: 'Quand vous appeler ?',
    en: 'When can we call you?',
    de: 'Wann rufen wir am besten an?',
  },
  'valuation.morning': { nl: 'Voormiddag', fr: 'En matinée', en: 'Morning', de: 'Vormittags' },
  'valuation.noon': {
    nl: 'Over de middag',
    fr: 'Sur le temps de midi',
    en: 'Around noon',
    de: 'Mittags',
  },
  'valuation.afternoon': { nl: 'Namiddag', fr: 'Après-midi', en: 'Afternoon', de: 'Nachmittags' },
  'valuation.evening': {
    nl: 'Na 18\u00a0uur',
    fr: 'Après 18\u00a0heures',
    en: 'After 6 pm',
    de: 'Nach 18\u00a0Uhr',
  },
  'valuation.send': {
    nl: 'Schatting aanvragen',
    fr: 'Demander l’estimation',
    en: 'Request a valuation',
    de: 'Bewertung anfragen',
  },

  'sold.nearby.sold': {
    nl: 'Wij verkochten de voorbije twee jaar {count} panden binnen {km}\u00a0km van het centrum van {place}: {kinds}.',
    fr: 'Ces deux dernières années, nous avons vendu {count} biens dans un rayon de {km}\u00a0km autour du centre de {place}\u00a0: {kinds}.',
    en: 'In the past two years we sold {count} properties within {km}\u00a0km of the centre of {place}: {kinds}.',
    de: 'In den letzten zwei Jahren haben wir {count} Immobilien im Umkreis von {km}\u00a0km um das Zentrum von {place} verkauft: {kinds}.',
  },
  'sold.nearby.let': {
    nl: 'Wij verhuurden de voorbije twee jaar {count} panden binnen {km}\u00a0km van het centrum van {place}: {kinds}.',
    fr: 'Ces deux dernières années, nous avons loué {count} biens dans un rayon de {km}\u00a0km autour du centre de {place}\u00a0: {kinds}.',
    en: 'In the past two years we let {count} properties within {km}\u00a0km of the centre of {place}: {kinds}.',
    de: 'In den letzten zwei Jahren haben wir {count} Immobilien im Umkreis von {km}\u00a0km um das Zentrum von {place} vermietet: {kinds}.',
  },
  'sold.nearby.solddays.one': {
    nl: 'De helft was binnen {count} dag verkocht.',
    fr: 'La moitié a été vendue en {count} jour.',
    en: 'Half of them sold within {count} day.',
    de: 'Die Hälfte war innerhalb von {count} Tag verkauft.',
  },
  'sold.nearby.solddays.other': {
    nl: 'De helft was binnen {count} dagen verkocht.',
    fr: 'La moitié a été vendue en {count} jours.',
    en: 'Half of them sold within {count} days.',
    de: 'Die Hälfte war innerhalb von {count} Tagen verkauft.',
  },
  'sold.nearby.letdays.one': {
    nl: 'De helft was binnen {count} dag verhuurd.',
    fr: 'La moitié a été louée en {count} jour.',
    en: 'Half of them were let within {count} day.',
    de: 'Die Hälfte war innerhalb von {count} Tag vermietet.',
  },
  'sold.nearby.letdays.other': {
    nl: 'De helft was binnen {count} dagen verhuurd.',
    fr: 'La moitié a été louée en {count} jours.',
    en: 'Half of them were let within {count} days.',
    de: 'Die Hälfte war innerhalb von {count} Tagen vermietet.',
  },
} satisfies TextsByKey
