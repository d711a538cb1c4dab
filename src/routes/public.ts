import { Hono } from 'hono'
import type { AppEnv } from '../env'
import { favourites } from '../features/favourites/routes'
import { pages } from '../features/pages/routes'
import { listings } from '../features/property-page/routes'
import { people } from '../features/team/routes'

/** The pages that differ by visitor. They are never cached. */
export const personalPages = new Hono<AppEnv>()
personalPages.route('/', favourites)

export const cachedPages = new Hono<AppEnv>()
cachedPages.route('/', listings)
cachedPages.route('/', people)
cachedPages.route('/', pages)
