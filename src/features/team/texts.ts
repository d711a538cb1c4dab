import type { TextsByKey } from '../../platform/i18n/texts-by-key'

export const teamTexts = {
  'person.more': {
    nl: 'Meer over {name}',
    fr: 'En savoir plus sur {name}',
    en: 'More about {name}',
    de: 'Mehr über {name}',
  },
  'person.listings': {
    nl: 'Te koop en te huur bij {name}',
    fr: 'À vendre et à louer avec {name}',
    en: 'For sale and to rent with {name}',
    de: 'Zu kaufen und zu mieten bei {name}',
  },
  'person.sold': {
    nl: 'Verkocht en verhuurd door {name}',
    fr: 'Biens vendus et loués par {name}',
    en: 'Sold and let by {name}',
    de: 'Verkauft und vermietet von {name}',
  },
  'person.ask': {
    nl: 'Stel {name} een vraag',
    fr: 'Posez votre question à {name}',
    en: 'Ask {name} a question',
    de: 'Ihre Frage an {name}',
  },
  'person.summary': {
    nl: '{name} werkt bij {agency}. Bekijk de panden en stel een vraag.',
    fr: '{name} travaille chez {agency}. Découvrez ses biens et posez votre question.',
    en: '{name} works at {agency}. See the properties and ask a question.',
    de: '{name} arbeitet bei {agency}. Angebote ansehen und Frage stellen.',
  },
  'person.missing': {
    nl: 'Deze pagina bestaat niet',
    fr: 'Cette page n’existe pas',
    en: 'This page does not exist',
    de: 'Diese Seite gibt es nicht',
  },
  'person.missingtext': {
    nl: 'Misschien werkt deze medewerker niet meer bij ons. Kijk gerust verder in ons aanbod.',
    fr: 'Cette personne ne travaille peut-être plus chez nous. N’hésitez pas à parcourir notre offre.',
    en: 'This person may no longer work with us. Feel free to browse our properties.',
    de: 'Vielleicht arbeitet diese Person nicht mehr bei uns. Sehen Sie sich gern in unserem Angebot um.',
  },
  'office.team': {
    nl: 'Ons team',
    fr: 'Notre équipe',
    en: 'Our team',
    de: 'Unser Team',
  },
  'office.summary': {
    nl: '{name}, {address}: openingsuren, telefoonnummer, team en panden.',
    fr: '{name}, {address}\u00A0: heures d’ouverture, téléphone, équipe et biens.',
    en: '{name}, {address}: opening hours, telephone number, team and properties.',
    de: '{name}, {address}: Öffnungszeiten, Telefonnummer, Team und Angebote.',
  },
} satisfies TextsByKey
