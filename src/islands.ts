import type { IslandName } from './client/island-name'
import type { IslandLoader } from './client/start-islands'
import { type ComponentLoader, HYDRATED_ISLANDS } from './hydrated-islands'

/** The islands without state. Each is a small script for the server's markup. */
const MOUNTED_ISLANDS = {
  'picture-carousel': () => import('./components/listing/picture-carousel.client'),
  'infinite-list': () => import('./features/search/infinite-list.client'),
  gallery: () => import('./features/gallery/gallery.client'),
  share: () => import('./features/pages/modules/share/share.client'),
  carousel: () => import('./client/carousel.client'),
  'list-turns': () => import('./features/search/list-map-toggle.client'),
  sort: () => import('./features/search/sort.client'),
  'favourite-buttons': () => import('./features/favourites/favourite-buttons.client'),
  recent: () => import('./features/favourites/recent.client'),
  compare: () => import('./features/favourites/compare.client'),
  tour: () => import('./features/gallery/tour.client'),
  popup: () => import('./features/popup/popup.client'),
  consent: () => import('./features/consent/consent.client'),
  'before-after': () => import('./features/pages/modules/before-after/before-after.client'),
  video: () => import('./components/media/video.client'),
  'embed-video': () => import('./components/media/embed-video.client'),
  reference: () => import('./features/pages/modules/buttons/reference.client'),
  'external-embed': () => import('./components/media/external-embed.client'),
}

/** The islands by name, each in a separate chunk. */
export const ISLANDS: Record<IslandName, IslandLoader> = {
  ...MOUNTED_ISLANDS,
  ...withNames(HYDRATED_ISLANDS),
}

/** React is loaded together with the component, and only when an island is used. */
function withNames<Name extends string>(components: Record<Name, ComponentLoader>) {
  const entries = Object.entries<ComponentLoader>(components).map(([name, load]) => [
    name,
    async () => {
      const [{ hydrate }, component] = await Promise.all([import('./client/hydrate'), load()])
      return { mount: (element: HTMLElement) => hydrate(element, component) }
    },
  ])
  return Object.fromEntries(entries) as Record<Name, IslandLoader>
}
