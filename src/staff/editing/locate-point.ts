import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv, Bindings } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { findField } from '../../platform/fields/apply-action'
import type { Entries, Field } from '../../platform/fields/field'
import { type EnteredAddress, enteredAddress } from '../../platform/fields/point-fields'
import { coordinateText } from '../../platform/format/number'
import { fetchJson } from '../../platform/http/fetch-json'
import { rateOptions } from '../../platform/http/rate-limit'
import { countCall } from '../../platform/http/rate-limits'
import { isLoopback } from '../../platform/http/site-origin'
import type { FieldIssue } from './issues-of'

const TIMEOUT_MS = 5000

/** A search result of Nominatim. It contains its coordinates as texts. */
const results = z.array(
  z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
)

/** Returns the address of the geocoder, or null without one. It must be https, except on this machine. */
export function geocoderUrl({ GEOCODER_URL }: Pick<Bindings, 'GEOCODER_URL'>): URL | null {
  const url = URL.parse(GEOCODER_URL ?? '')
  return url && (url.protocol === 'https:' || isLoopback(url.href)) ? url : null
}

interface LocatedForm {
  entries: Entries
  /** The field with the latitude. */
  focus: string
  issues: FieldIssue[]
}

/** Returns the value of the button that searches the point whose longitude has this name. */
export function locateAction(lng: string): string {
  return `${lng}.locate`
}

/**
 * Returns the form with the point that the geocoder finds for its address, or with an issue if it finds none. Returns
 * null for another button.
 */
export async function locatePoint(
  c: Context<AppEnv>,
  fields: readonly Field[],
  entries: Entries,
  action: string,
): Promise<LocatedForm | null> {
  const [, lng = ''] = /^(.+)\.locate$/.exec(action) ?? []
  const field = findField(fields, lng)
  const url = geocoderUrl(c.env)
  if (!url || field?.kind !== 'number' || !field.pointOf) return null
  const prefix = lng.slice(0, -field.name.length)
  const lat = `${prefix}lat`
  const found = await findPoint(c, url, enteredAddress(entries, prefix, field.pointOf))
  if (typeof found === 'string')
    return { entries, focus: lat, issues: [{ name: lat, text: `point.search.${found}` }] }
  return { entries: { ...entries, ...pointEntries(prefix, found) }, focus: lat, issues: [] }
}

/** Returns the form with the point that the geocoder finds, if it has a street and no point. */
export async function withPoint(
  c: Context<AppEnv>,
  fields: readonly Field[],
  entries: Entries,
): Promise<Entries> {
  const field = findField(fields, 'lng')
  const url = geocoderUrl(c.env)
  if (!url || field?.kind !== 'number' || !field.pointOf || entries.lat || entries.lng)
    return entries
  const address = enteredAddress(entries, '', field.pointOf)
  const found = address.street ? await findPoint(c, url, address) : 'empty'
  return typeof found === 'string' ? entries : { ...entries, ...pointEntries('', found) }
}

function pointEntries(prefix: string, { lat, lon }: z.infer<typeof results>[number]): Entries {
  return { [`${prefix}lat`]: coordinateText(lat), [`${prefix}lng`]: coordinateText(lon) }
}

/** Returns the best result of the geocoder, or the reason why there is none. */
async function findPoint(c: Context<AppEnv>, url: URL, address: EnteredAddress) {
  const { street, postcode, city, country } = address
  if (!postcode && !city) return 'empty'
  const account = String(c.get('staffMember').id)
  const rate = await countCall(primaryDb(c.env.DB), 'geocoder', account, rateOptions(c))
  if (!rate.allowed) return 'limited'
  const query = { format: 'jsonv2', limit: '1', street, postalcode: postcode, city, country }
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  const headers = { 'User-Agent': `Pand (${c.get('origin')})`, Accept: 'application/json' }
  const request = {
    fetch,
    message: 'geocoder failed',
    call: 'search',
    timeoutMs: TIMEOUT_MS,
    headers,
  }
  const response = await fetchJson(url.href, request)
  const parsed = results.safeParse(response.ok ? response.body : null)
  if (!parsed.success) return 'failed'
  return parsed.data[0] ?? 'none'
}
