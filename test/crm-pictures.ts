import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import type { CopyTools } from '../src/features/crm/mapping/copy-picture'
import { copyPictures } from '../src/features/crm/sync/copy-pictures'
import { primaryDb } from '../src/platform/db/db'
import { listing } from '../src/platform/db/schema'
import { type CrmWorld, crmHome } from './crm'
import { jpegOf } from './pictures'

const db = primaryDb(env.DB)

export const PICTURE_HOST = 'https://pictures.example'

/** The address of a picture before it is copied, and that of a copy of `servePictures`. */
export const WAITING = /^\/pictures\/[0-9a-f]{24}$/
export const COPY = /^\/pictures\/[0-9a-f]{24}-125x75-[0-9a-f]{6}-960\.jpg$/

/** The responses of picture hosts to the headers of a request, by address, and the requested addresses. */
export const answers = new Map<string, (headers: Headers) => Response>()
export const requestedUrls: string[] = []

/** Returns a property of the CRM with pictures of these names. */
export function withPictures(id: number, names: string[], host = PICTURE_HOST) {
  return crmHome(id, {
    LargePictureItems: names.map((name) => ({ Url: `${host}/small-${name}.jpg` })),
    XLargePictureItems: names.map((name) => ({ Url: `${host}/${name}.jpg` })),
  })
}

/** Lets the host respond with pictures of these names. */
export async function servePictures(...names: string[]): Promise<void> {
  // Encoding a large picture takes a second.
  const jpeg = await jpegOf(125, 75)
  const headers = { 'Content-Type': 'image/jpeg' }
  for (const name of names)
    answers.set(`${PICTURE_HOST}/${name}.jpg`, () => new Response(jpeg, { headers }))
}

/** Copies pictures in the minute after a run; addresses without a response return 404. */
export function copy(
  { now }: Pick<CrmWorld, 'now'>,
  tools: Partial<CopyTools> = {},
  database = db,
): Promise<void> {
  const fetch = async (url: string, init: RequestInit = {}) => {
    requestedUrls.push(url)
    return answers.get(url)?.(new Headers(init.headers)) ?? new Response(null, { status: 404 })
  }
  const allTools = { fetch, media: env.MEDIA, images: env.IMAGES, ...tools }
  return copyPictures(database, allTools, new Date(now + 59_000))
}

/** Returns the first pictures that visitors see of a property. */
export async function shownPictures(id: number): Promise<string[]> {
  const row = await db.select().from(listing).where(eq(listing.id, id)).get()
  return row?.card.pictures.map(({ url }) => url) ?? []
}
