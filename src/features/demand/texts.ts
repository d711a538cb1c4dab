import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of search requests. */
export const demandTexts = {
  'demand.steps.wish': { nl: 'Uw wens', fr: 'Votre souhait', en: 'Your wishes', de: 'Ihr Wunsch' },
  'demand.steps.place': {
    nl: 'Waar en voor hoeveel',
    fr: 'Où et à quel prix',
    en: 'Location and budget',
    de: 'Wo und zu welchem Preis',
  },
  'demand.steps.you': {
    nl: 'Uw gegevens',
    fr: 'Vos coordonnées',
    en: 'Your details',
    de: 'Ihre Angaben',
  },
  'demand.purpose.wish': {
    nl: 'Als we weten wat u zoekt, sturen we alleen panden die passen.',
    fr: 'Si nous savons ce que vous cherchez, nous n’envoyons que des biens qui conviennent.',
    en: 'If we know what you are looking for, we only send properties that fit.',
    de: 'Wenn wir wissen, was Sie suchen, schicken wir Ihnen nur passende Angebote.',
  },
  'demand.purpose.place': {
    nl: 'Met een plaats en een budget vallen panden weg die te ver of te duur zijn.',
    fr: 'Un lieu et un budget écartent les biens trop éloignés ou trop chers.',
    en: 'A place and a budget leave out properties that are too far or too expensive.',
    de: 'Mit einem Ort und einem Budget entfallen Angebote, die zu weit weg oder zu teuer sind.',
  },
  'demand.goal': {
    nl: 'Wat wilt u doen?',
    fr: 'Que souhaitez-vous faire ?',
    en: 'What would you like to do?',
    de: 'Was möchten Sie tun?',
  },
  'demand.buy': { nl: 'Kopen', fr: 'Acheter', en: 'Buy', de: 'Kaufen' },
  'demand.rent': { nl: 'Huren', fr: 'Louer', en: 'Rent', de: 'Mieten' },
  'demand.type': {
    nl: 'Welk soort pand?',
    fr: 'Quel type de bien ?',
    en: 'What kind of property?',
    de: 'Was für ein Objekt?',
  },
  'demand.budget': { nl: 'Uw budget', fr: 'Votre budget', en: 'Your budget', de: 'Ihr Budget' },
  'demand.min': { nl: 'Van', fr: 'De', en: 'From', de: 'Von' },
  'demand.max': { nl: 'Tot', fr: 'À', en: 'To', de: 'Bis' },
  'demand.rooms': {
    nl: 'Minimum aantal slaapkamers',
    fr: 'Chambres (minimum)',
    en: 'Minimum bedrooms',
    de: 'Schlafzimmer, mindestens',
  },
  'demand.where': {
    nl: 'Waar zoekt u?',
    fr: 'Où cherchez-vous ?',
    en: 'Where are you looking?',
    de: 'Wo suchen Sie?',
  },
  'demand.area': {
    nl: 'Alleen in het gebied dat ik op de kaart heb getekend',
    fr: 'Uniquement dans la zone que j’ai dessinée sur la carte',
    en: 'Only in the area that I drew on the map',
    de: 'Nur in dem Gebiet, das ich auf der Karte gezeichnet habe',
  },
  'demand.wherehelp': {
    nl: 'Gemeenten of postcodes, zoveel u wilt.',
    fr: 'Communes ou codes postaux, autant que vous voulez.',
    en: 'Towns or postcodes, as many as you like.',
    de: 'Gemeinden oder Postleitzahlen, so viele Sie möchten.',
  },
  'demand.remove': {
    nl: '{name} verwijderen',
    fr: 'Retirer {name}',
    en: 'Remove {name}',
    de: '{name} entfernen',
  },
  'demand.remark': {
    nl: 'Wat mag niet ontbreken?',
    fr: 'Qu’est-ce qui est indispensable ?',
    en: 'What must it have?',
    de: 'Was darf nicht fehlen?',
  },
  'demand.you': {
    nl: 'Hoe bereiken we u?',
    fr: 'Comment vous joindre ?',
    en: 'How can we reach you?',
    de: 'Wie erreichen wir Sie?',
  },
  'demand.send': {
    nl: 'Zoekopdracht doorgeven',
    fr: 'Confier ma recherche',
    en: 'Send my search request',
    de: 'Suchauftrag senden',
  },
} satisfies TextsByKey
