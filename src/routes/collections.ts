import { articles } from '../features/articles/articles.collection'
import { categories } from '../features/articles/categories.collection'
import { listingKind } from '../features/listings/staff/manual/manual-document'
import { mediaKind } from '../features/media/staff/media-kind'
import { pageKind } from '../features/pages/staff/page-kind'
import { screens } from '../features/screens/screens.collection'
import { testimonials } from '../features/testimonials/testimonials.collection'
import { webhooks } from '../features/webhooks/webhooks.collection'
import type { Collection } from '../staff/collections/collection'
import type { DocumentKind } from '../staff/collections/document-kind'

/** The kinds of documents that staff list, create and edit on the same screens. */
export const COLLECTIONS: readonly Collection[] = [
  categories,
  articles,
  testimonials,
  screens,
  webhooks,
]

/** All kinds of documents with an address of their own in the staff area. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = [
  pageKind,
  ...COLLECTIONS,
  listingKind,
  mediaKind,
]
