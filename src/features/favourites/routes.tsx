import { type Context, Hono } from 'hono'
import { renderer } from '../../components/shell/renderer'
import { sendPage } from '../../components/shell/send-page'
import type { AppEnv } from '../../env'
import {
  type FavouriteRef,
  MAX_BROCHURE_LISTINGS,
  MAX_COMPARED,
  MAX_SHOWN,
  parseFavouriteIds,
} from '../../listing/filter/favourite-ids'
import { favouriteCards } from '../../listing/queries/cards'
import { LANGS, type Lang } from '../../platform/format/lang'
import { createView } from '../../site/view'
import {
  brochurePath,
  COMPARE_SLUGS,
  comparePath,
  FAVOURITES_SLUGS,
  favouritesPath,
} from '../../urls'
import { BrochurePage } from '../brochure/brochure'
import { ComparePage } from './compare-page'
import { favouriteDetails } from './favourite-listings'
import { FavouritesPage } from './favourites-page'

/**
 * The routes of a browser's favourites, whose IDs are in the address. Responses are for one visitor and are not cached.
 */
export const favourites = new Hono<AppEnv>()

const addresses = [
  { slugs: FAVOURITES_SLUGS, path: favouritesPath, show: showFavourites },
  { slugs: COMPARE_SLUGS, path: comparePath, show: showComparison },
]

for (const { slugs, path, show } of addresses) {
  for (const lang of LANGS) {
    favourites.get(path(lang), renderer, (c) => show(c, lang))
    for (const address of otherAddresses(lang, slugs)) {
      favourites.get(address, (c) => c.redirect(path(lang) + new URL(c.req.url).search, 301))
    }
  }
}

for (const lang of LANGS) {
  favourites.get(brochurePath(lang), renderer, (c) => showBrochure(c, lang))
}

async function showFavourites(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const refs = requestedFavourites(c, MAX_SHOWN)
  const cards = await favouriteCards(c.get('db'), refs)
  c.get('cache').layers.add('db')
  const view = createView(c, lang, (otherLang) => favouritesPath(otherLang, refs))
  return sendPage(c, {
    view,
    title: view.t('favourites.title'),
    canonical: c.get('origin') + favouritesPath(lang, refs),
    noindex: true,
    personal: true,
    sheets: ['controls', 'cards', 'favourites'],
    children: (
      <FavouritesPage
        view={view}
        requested={refs}
        cards={cards}
        printsPdf={c.env.BROWSER !== undefined}
      />
    ),
  })
}

async function showComparison(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const { settings } = c.get('content').site
  const refs = requestedFavourites(c, MAX_COMPARED)
  const homes = await favouriteDetails(c.get('db'), c.get('cache'), settings, refs)
  const view = createView(c, lang, (otherLang) => comparePath(otherLang, refs))
  return sendPage(c, {
    view,
    title: view.t('compare.title'),
    canonical: c.get('origin') + comparePath(lang, refs),
    noindex: true,
    personal: true,
    sheets: ['controls', 'cards', 'favourites'],
    children: <ComparePage view={view} requested={refs.length} homes={homes} />,
  })
}

async function showBrochure(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const { settings } = c.get('content').site
  const refs = requestedFavourites(c, MAX_BROCHURE_LISTINGS)
  const homes = await favouriteDetails(c.get('db'), c.get('cache'), settings, refs)
  if (homes.length === 0) return c.redirect(favouritesPath(lang, refs), 302)
  const view = createView(c, lang, (otherLang) => brochurePath(otherLang, refs))
  return sendPage(c, {
    view,
    title: view.t('brochure.title'),
    canonical: c.get('origin') + brochurePath(lang, refs),
    noindex: true,
    personal: true,
    sheets: ['brochure'],
    children: <BrochurePage view={view} homes={homes} now={new Date()} />,
  })
}

function requestedFavourites(c: Context<AppEnv>, max: number): FavouriteRef[] {
  return parseFavouriteIds(new URL(c.req.url).searchParams, max)
}

/** Returns the paths of the same page with the slugs of other languages, and with a trailing slash. */
function otherAddresses(lang: Lang, slugs: Record<Lang, string>): string[] {
  const others = LANGS.map((otherLang) => slugs[otherLang]).filter((slug) => slug !== slugs[lang])
  return [...others.flatMap((slug) => [slug, `${slug}/`]), `${slugs[lang]}/`].map(
    (slug) => `/${lang}/${slug}`,
  )
}
