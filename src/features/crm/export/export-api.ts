import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { sharedPicture } from '../../../components/media/picture'
import type { AppEnv } from '../../../env'
import { enabledLang, type Lang } from '../../../platform/format/lang'
import { translator } from '../../../platform/i18n'
import { log } from '../../../platform/log'
import { loadSite } from '../../../site/load-site'
import { propertyPath } from '../../../urls'
import { failure, requireStaffToken } from '../staff-call'
import { marketProperties } from './market-listings'
import { OPENIMMO_END, openImmoStart } from './openimmo'
import type { ExportContext } from './openimmo-context'
import { openImmoObject } from './openimmo-object'

/** The route of the agency's listings for other portals; it requires the deployment's bearer token. */
export const exportApi = new Hono<AppEnv>()

exportApi.use(methodNotAllowed({ app: exportApi }))
exportApi.use(requireStaffToken)

exportApi.get('/openimmo.xml', loadSite, (c) => {
  const { languages } = c.get('content').site.settings
  const lang = enabledLang(c.req.query('lang') ?? languages[0], languages)
  if (!lang) return c.json(failure(`lang is not one of ${languages.join(', ')}`), 400)
  c.header('Content-Type', 'application/xml; charset=UTF-8')
  c.header('Content-Language', lang)
  return c.body(streamOf(openImmoParts(c, lang)))
})

async function* openImmoParts(c: Context<AppEnv>, lang: Lang): AsyncGenerator<string> {
  const context = exportContext(c, lang)
  yield openImmoStart(context, new Date())
  for await (const listings of marketProperties(
    c.get('db'),
    c.get('cache'),
    c.get('content').site.settings,
  )) {
    yield listings.map((listing) => openImmoObject(listing, context)).join('')
  }
  yield OPENIMMO_END
}

function exportContext(c: Context<AppEnv>, lang: Lang): ExportContext {
  const { site } = c.get('content')
  const { name, siteEmail, offices } = site.settings
  const origin = c.get('origin')
  return {
    lang,
    origin,
    agency: { name, email: siteEmail, phone: offices[0]?.phone ?? null },
    t: translator(lang, site.labels[lang]),
    pictureUrl: (src) => sharedPicture(src, origin),
    pageUrl: (id) => origin + propertyPath(lang, id),
  }
}

/**
 * Returns a stream that reads the parts on demand. An error breaks the stream off, so that no client takes the file for
 * complete.
 */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const source: UnderlyingSource<Uint8Array> = {
    async pull(controller) {
      try {
        const part = await parts.next()
        if (part.done) controller.close()
        else controller.enqueue(encoder.encode(part.value))
      } catch (error) {
        log('export broken off', { error })
        throw error
      }
    },
    cancel: async () => void (await parts.return(undefined)),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}
