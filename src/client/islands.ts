/** When a script takes an island over. */
export type IslandTiming = 'load' | 'idle' | 'visible' | 'interaction'

/** An island's chunk: takes over the element that the server filled. */
export interface IslandModule {
  mount(element: HTMLElement): void
}

/** The islands by name, each in a chunk of its own. */
export const ISLANDS = {
  'search-form': () => import('./islands/search-form'),
  'search-box': () => import('./islands/search-box'),
  'region-picker': () => import('./islands/region-picker'),
  'budget-slider': () => import('./islands/budget-slider'),
  'picture-strip': () => import('./islands/picture-strip'),
  'infinite-list': () => import('./islands/infinite-list'),
  'list-map': () => import('./islands/list-map'),
  gallery: () => import('./islands/gallery'),
  share: () => import('./islands/share'),
  'place-map': () => import('./islands/place-map'),
  rail: () => import('./islands/rail'),
  sort: () => import('./islands/sort'),
  'favourite-buttons': () => import('./islands/favourite-buttons'),
  favourites: () => import('./islands/favourites'),
  recent: () => import('./islands/recent'),
  compare: () => import('./islands/compare'),
  tour: () => import('./islands/tour'),
  gate: () => import('./islands/gate'),
  visit: () => import('./islands/visit'),
  'unit-table': () => import('./islands/unit-table'),
  loan: () => import('./islands/loan'),
  popup: () => import('./islands/popup'),
  consent: () => import('./islands/consent'),
  form: () => import('./islands/form'),
  'place-picker': () => import('./islands/place-picker'),
  testimonials: () => import('./islands/testimonials'),
  'image-slider': () => import('./islands/image-slider'),
  'before-after': () => import('./islands/before-after'),
  video: () => import('./islands/video'),
  'embed-video': () => import('./islands/embed-video'),
  reference: () => import('./islands/reference'),
  'external-embed': () => import('./islands/external-embed'),
  'marker-map': () => import('./islands/marker-map'),
} satisfies Record<string, () => Promise<IslandModule>>

export type IslandName = keyof typeof ISLANDS
