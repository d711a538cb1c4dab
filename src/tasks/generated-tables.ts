import { MARQUEE } from '../listing/marquee'

/** The likely values of a type: shares of 100, prices and rents in euros, surfaces in m². */
export interface Kind {
  webId: number
  share: number
  rented: number
  price: [number, number]
  rent: [number, number]
  surface: [number, number]
  bedrooms: [number, number]
  outside: string[]
}

export const KINDS: Kind[] = [
  {
    webId: 1,
    share: 44,
    rented: 12,
    price: [165000, 890000],
    rent: [850, 2600],
    surface: [95, 320],
    bedrooms: [2, 6],
    outside: ['facade', 'villa', 'farm'],
  },
  {
    webId: 2,
    share: 36,
    rented: 38,
    price: [135000, 620000],
    rent: [620, 2100],
    surface: [38, 165],
    bedrooms: [0, 3],
    outside: ['flats', 'facade'],
  },
  {
    webId: 3,
    share: 6,
    rented: 0,
    price: [45000, 380000],
    rent: [0, 0],
    surface: [0, 0],
    bedrooms: [0, 0],
    outside: ['garden'],
  },
  {
    webId: 4,
    share: 4,
    rented: 45,
    price: [14000, 62000],
    rent: [60, 180],
    surface: [12, 24],
    bedrooms: [0, 0],
    outside: ['facade'],
  },
  {
    webId: 5,
    share: 3,
    rented: 55,
    price: [140000, 950000],
    rent: [550, 4200],
    surface: [45, 420],
    bedrooms: [0, 0],
    outside: ['office', 'facade'],
  },
  {
    webId: 6,
    share: 4,
    rented: 50,
    price: [120000, 780000],
    rent: [600, 3900],
    surface: [40, 380],
    bedrooms: [0, 0],
    outside: ['facade'],
  },
  {
    webId: 8,
    share: 3,
    rented: 0,
    price: [320000, 1950000],
    rent: [0, 0],
    surface: [180, 720],
    bedrooms: [3, 9],
    outside: ['flats', 'facade'],
  },
]

export const INSIDE = ['living', 'kitchen', 'bedroom', 'bath', 'dining', 'hall', 'garden', 'plan']

/** The postcodes with most listings, by weight. */
export const BUSY: [weight: number, zips: string][] = [
  [12, '9000'],
  [8, '1050 5000'],
  [7, '2018'],
  [6, '1180 2000 3000 4000 8000 8400'],
  [MARQUEE.newConditions, '1000 1030 1070 3500'],
  [MARQUEE.rented, '9040 9050 1060 1080 2100 2600 4020 5100 6000 7000 8500 9100 9300'],
  [MARQUEE.sold, '1190 1200 2060 7500'],
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

/** The shares of marquees in a hundred active listings. The other listings have none. */
export const MARQUEES: [id: number, share: number][] = [
  [MARQUEE.new, 9],
  [MARQUEE.option, 5],
  [MARQUEE.sold, 3],
  [MARQUEE.rented, 2],
  [MARQUEE.newConditions, 2],
  [MARQUEE.newPrice, 4],
]
