import { build } from 'virtual:assets'
import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../../components/error-pages/limit-calls'
import type { AppEnv } from '../../../env'
import { loadPlaceData } from '../../../listing/places/place-data'
import { citiesFile, subCitiesFile } from '../../../listing/places/place-files'
import { allowAllOrigins } from '../../../platform/http/public-reading'

/** The routes of the TopoJSON files of Belgium's municipalities and places, for the region picker. */
export const dataFiles = new Hono<AppEnv>()

dataFiles.use(methodNotAllowed({ app: dataFiles }), allowAllOrigins)

dataFiles.get('/cities.json', limitCalls('file'), (c) => sendFile(c, 'cities', citiesFile))
dataFiles.get('/subcities.json', limitCalls('file'), (c) => sendFile(c, 'subcities', subCitiesFile))

const ETAG = `"${build}"`
const DAY = 86_400

/** The files that this isolate has built, each on its first request. */
const cache = new Map<string, string>()

/** Sends a file. Files change only with the build: they are cached for a day, then revalidated by `ETag`. */
async function sendFile(c: Context<AppEnv>, name: string, make: () => object): Promise<Response> {
  c.header('Cache-Control', `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`)
  c.header('ETag', ETAG)
  if (c.req.header('If-None-Match')?.includes(ETAG)) return c.body(null, 304)
  await loadPlaceData()
  const text = cache.get(name) ?? JSON.stringify(make())
  cache.set(name, text)
  c.header('Content-Type', 'application/json; charset=UTF-8')
  return c.body(text)
}
