import { z } from 'zod'
import { withMovedHotspots } from '../plans'
import {
  law,
  NO_LAW,
  type Picture,
  type Project,
  type Property,
  pictureAt,
  pictureOrigins,
  plans,
  related,
  translated,
  withOrigins,
} from '../property'
import { STATUS } from '../status'
import { staffDocuments, withDocuments } from './documents'

const number = z.number().nonnegative()
const integer = z.number().int().nonnegative()
const text = z.string().trim().min(1).max(500)

/** The facts that staff may fill in if the CRM has no value. Price, status and address come only from the CRM. */
const listingFacts = z
  .object({
    epcLabel: text,
    energyPerformance: number,
    bedrooms: integer,
    bathrooms: integer,
    toilets: integer,
    surfaceLiving: number,
    surfaceTotal: number,
    surfacePlot: number,
    surfaceGarden: number,
    surfaceTerrace: number,
    constructionYear: z.number().int().min(1000).max(2200),
    deliveryYear: z.number().int().min(1900).max(2200),
    virtualTour: text,
    virtualTour2: text,
  })
  .partial()

/** The override by which staff change the CRM's data of a listing. */
export const listingOverride = z.object({
  /** True if the listing is hidden regardless of its status. */
  hidden: z.boolean().default(false),
  /** Sanitised HTML that replaces the CRM's text in the same language. */
  description: translated.default({}),
  facts: listingFacts.default({}),
  law: law.partial().default({}),
  /** The addresses of all pictures in their order, or null for those of the CRM. */
  pictures: z.array(z.string()).nullable().default(null),
  /** The origins of pictures. They replace those of the CRM. */
  origins: pictureOrigins.default([]),
  /** All plans with their hotspots, or null for those of the record. */
  plans: plans.nullable().default(null),
  /** All documents in their order, or null for those of the record. */
  documents: staffDocuments.nullable().default(null),
  related: related.default([]),
})
export type ListingOverride = z.infer<typeof listingOverride>

/** The CRM's data at the last edit by staff, to detect later changes by the CRM. */
export interface SourceSnapshot {
  description: Property['description']
  pictures: Picture[]
  /** The IDs of the documents. Absent if staff have not ordered them. */
  documentIds?: number[]
}

export const NO_OVERRIDE: ListingOverride = listingOverride.parse({})

/**
 * Returns a record with its override applied. A fact of the CRM replaces that of the override; a text of the override
 * remains. An override can hide a listing. It can't reveal a hidden price or address, nor change price and status.
 */
export function applyOverride<Listing extends Property | Project>(
  source: Listing,
  override: ListingOverride,
  was: SourceSnapshot,
): Listing {
  const {
    hidden,
    facts,
    pictures: order,
    origins = [],
    plans: drawn = null,
    documents = null,
    related: chosen = [],
  } = override
  const texts = filled(override.description)
  const pictures = order ? inOrder(source.pictures, order, was.pictures) : source.pictures
  const record = {
    ...source,
    ...missing(source, facts),
    description:
      Object.keys(texts).length > 0 ? { ...source.description, ...texts } : source.description,
    pictures: withOrigins(pictures, origins),
    ...(drawn && { plans: drawn }),
    ...(chosen.length > 0 && { related: chosen }),
    ...(documents && {
      documents: withDocuments(source.documents, documents, was.documentIds ?? []),
    }),
  }
  if ('law' in record) {
    // A record that was stored before a legal fact existed does not have it.
    const known = { ...NO_LAW, ...record.law }
    record.law = { ...known, ...missing(known, override.law) }
  }
  if (!hidden) return record
  return 'published' in record
    ? { ...record, published: false }
    : { ...record, status: STATUS.inactive }
}

/** Returns the languages in which the CRM changed a text after staff replaced it. */
export function changedSince(
  { description: now }: SourceSnapshot,
  { description: texts }: ListingOverride,
  { description: was }: SourceSnapshot,
): (keyof typeof texts)[] {
  const langs = Object.keys(filled(texts)) as (keyof typeof texts)[]
  return langs.filter((lang) => (now?.[lang] ?? '') !== (was?.[lang] ?? ''))
}

/**
 * Returns the override with the new addresses of the CRM's pictures, for example after they were copied. A moved
 * picture is identified by its position. `before` and `after` are the CRM's pictures.
 */
export function withMovedPictures(
  override: ListingOverride,
  before: readonly Picture[],
  after: readonly Picture[],
): ListingOverride {
  const { pictures: order, plans: drawn, origins: chosen = [] } = override
  if (before.length !== after.length || !(order || drawn || chosen.length > 0)) return override
  const currentUrls = new Set(after.map(({ url }) => url))
  const moved = new Map(before.map(({ url }, at) => [url, after[at]?.url ?? url]))
  const now = (url: string) => (currentUrls.has(url) ? url : (moved.get(url) ?? url))
  const pictures = order?.map(now) ?? null
  const origins = chosen.map(({ picture, origin, original }) => ({
    picture: now(picture),
    origin,
    original: original && now(original),
  }))
  return { ...override, pictures, origins, plans: drawn && withMovedHotspots(drawn, now) }
}

/** Returns the facts for which the record has no value. */
function missing<Facts extends object>(record: object, facts: Facts): Partial<Facts> {
  const known = record as Record<string, unknown>
  const missingFacts = Object.entries(facts).filter(
    ([name, value]) => value !== null && name in known && (known[name] ?? null) === null,
  )
  return Object.fromEntries(missingFacts) as Partial<Facts>
}

function filled(texts: ListingOverride['description']): ListingOverride['description'] {
  return Object.fromEntries(Object.entries(texts).filter(([, html]) => html))
}

/** Returns the pictures in the chosen order. New pictures of the CRM follow, deleted ones are removed. */
function inOrder(
  pictures: readonly Picture[],
  order: readonly string[],
  known: readonly Picture[],
): Picture[] {
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]))
  const knownUrls = new Set(known.map(({ url }) => url))
  const chosen = order.flatMap(
    (url) => byUrl.get(url) ?? (knownUrls.has(url) ? [] : pictureAt(url)),
  )
  const added = pictures.filter(({ url }) => !knownUrls.has(url) && !order.includes(url))
  return [...chosen, ...added]
}
