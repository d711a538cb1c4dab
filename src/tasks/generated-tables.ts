import { MARQUEE } from '../listing/marquee'
import type demoPictures from './demo-pictures.json'

/** The typical values of a property type. A range is its lowest and its highest value. */
export interface TypeProfile {
  webId: number
  /** The percentage of listings with this type. */
  share: number
  /** The percentage of listings of this type that are for rent. */
  rentalShare: number
  /** In euros. */
  price: [number, number]
  /** In euros per month. */
  rent: [number, number]
  surface: [number, number]
  bedrooms: [number, number]
  /** The subjects of the first picture, as in `demo-pictures.json`. */
  exteriors: (keyof typeof demoPictures)[]
}

export const TYPE_PROFILES: TypeProfile[] = [
  {
    webId: 1,
    share: 44,
    rentalShare: 12,
    price: [165000, 890000],
    rent: [850, 2600],
    surface: [95, 320],
    bedrooms: [2, 6],
    exteriors: ['house'],
  },
  {
    webId: 2,
    share: 36,
    rentalShare: 38,
    price: [135000, 620000],
    rent: [620, 2100],
    surface: [38, 165],
    bedrooms: [0, 3],
    exteriors: ['flats'],
  },
  {
    webId: 3,
    share: 6,
    rentalShare: 0,
    price: [45000, 380000],
    rent: [0, 0],
    surface: [0, 0],
    bedrooms: [0, 0],
    exteriors: ['land'],
  },
  {
    webId: 4,
    share: 4,
    rentalShare: 45,
    price: [14000, 62000],
    rent: [60, 180],
    surface: [12, 24],
    bedrooms: [0, 0],
    exteriors: ['garage'],
  },
  {
    webId: 5,
    share: 3,
    rentalShare: 55,
    price: [140000, 950000],
    rent: [550, 4200],
    surface: [45, 420],
    bedrooms: [0, 0],
    exteriors: ['office', 'hall'],
  },
  {
    webId: 6,
    share: 4,
    rentalShare: 50,
    price: [120000, 780000],
    rent: [600, 3900],
    surface: [40, 380],
    bedrooms: [0, 0],
    exteriors: ['shop'],
  },
  {
    webId: 8,
    share: 3,
    rentalShare: 0,
    price: [320000, 1950000],
    rent: [0, 0],
    surface: [180, 720],
    bedrooms: [3, 9],
    exteriors: ['block'],
  },
]

/** The subjects of the other pictures, in their order. */
export const INTERIORS = ['living', 'kitchen', 'bedroom', 'bath'] as const

/** The postcodes with the most listings. A postcode with weight 4 gets twice as many as one with weight 2. */
export const WEIGHTED_POSTCODES: [weight: number, postcodes: string][] = [
  [12, '9000'],
  [8, '1050 5000'],
  [7, '2018'],
  [6, '1180 2000 3000 4000 8000 8400'],
  [5, '1000 1030 1070 3500'],
  [4, '9040 9050 1060 1080 2100 2600 4020 5100 6000 7000 8500 9100 9300'],
  [3, '1190 1200 2060 7500'],
]

export const STREETS = {
  nl: [
    'Kerkstraat',
    'Stationsstraat',
    'Lindenlaan',
    'Molenweg',
    'Schoolstraat',
    'Beukendreef',
    'Nieuwstraat',
    'Hoogstraat',
    'Veldweg',
    'Kapelstraat',
    'Dorpsplein',
    'Vijverlaan',
  ],
  fr: [
    'Rue de l’Église',
    'Rue de la Station',
    'Avenue des Tilleuls',
    'Chemin du Moulin',
    'Rue de l’École',
    'Drève des Hêtres',
    'Rue Neuve',
    'Rue Haute',
    'Rue des Champs',
    'Rue de la Chapelle',
    'Place du Village',
    'Avenue de l’Étang',
  ],
}

/** The percentage of active listings with each label (marquee). The other listings have none. */
export const MARQUEE_SHARES: [id: number, share: number][] = [
  [MARQUEE.new, 9],
  [MARQUEE.option, 5],
  [MARQUEE.sold, 3],
  [MARQUEE.rented, 2],
  [MARQUEE.newConditions, 2],
  [MARQUEE.newPrice, 4],
]
