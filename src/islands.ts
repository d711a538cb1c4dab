import type { IslandName } from './client/island-name'
import type { IslandLoader } from './client/start-islands'
import { mount as mountPictureCarousel } from './components/listing/picture-carousel.client'
import { mount as mountConsent } from './features/consent/consent.client'
import { mount as mountFavouriteButtons } from './features/favourites/favourite-buttons.client'
import { mount as mountPopup } from './features/popup/popup.client'
import { type ComponentLoader, HYDRATED_ISLANDS } from './hydrated-islands'

/**
 * The islands without state. Each is a small script for the server's markup. Those that most pages start are part of the
 * entry, the others are separate chunks.
 */
const MOUNTED_ISLANDS = {
  'picture-carousel': async () => ({ mount: mountPictureCarousel }),
  'infinite-list': () => import('./features/search/infinite-list.client'),
  gallery: () => import('./features/gallery/gallery.client'),
  share: () => import('./features/pages/modules/share/share.client'),
  'plan-rooms': () => import('./features/project-page/plan-rooms.client'),
  carousel: () => import('./client/carousel.client'),
  'list-map-toggle': () => import('./features/search/list-map-toggle.client'),
  sort: () => import('./features/search/sort.client'),
  'favourite-buttons': async () => ({ mount: mountFavouriteButtons }),
  recent: () => import('./features/favourites/recent.client'),
  compare: () => import('./features/favourites/compare.client'),
  tour: () => import('./features/gallery/tour.client'),
  popup: async () => ({ mount: mountPopup }),
  consent: async () => ({ mount: mountConsent }),
  'before-after': () => import('./features/pages/modules/before-after/before-after.client'),
  video: () => import('./components/media/video.client'),
  'embed-video': () => import('./components/media/embed-video.client'),
  reference: () => import('./features/pages/modules/buttons/reference.client'),
  passkey: () => import('./components/passkeys/passkey.client'),
  'external-embed': () => import('./components/media/external-embed.client'),
}

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
