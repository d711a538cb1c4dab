import type { Collection } from '../staff/collections/collection'
import type { DocumentKind } from '../staff/collections/document-kind'
import { articles } from '../staff/screens/articles/articles.collection'
import { categories } from '../staff/screens/articles/categories.collection'
import { listingKind } from '../staff/screens/listings/manual/manual-document'
import { mediaKind } from '../staff/screens/media/media-kind'
import { pageKind } from '../staff/screens/pages/page-kind'

/** The kinds of documents that staff list, create and edit on the same screens. */
export const COLLECTIONS: readonly Collection[] = [categories, articles]

/** All kinds of documents with an address of their own in the staff area. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = [
  pageKind,
  ...COLLECTIONS,
  listingKind,
  mediaKind,
]
