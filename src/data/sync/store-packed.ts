import {
  contentName,
  type PictureStore,
  PictureTrouble,
  putInto,
  storePicture,
} from '../../crm/picture-sizes'
import { slugOf } from '../../domain/content/addresses/slug'
import { type FileKind, fileKind, KIND_FACTS } from '../../domain/media/file-kind'
import { withoutEnding } from '../../domain/media/library'
import { isTruncated } from '../../domain/media/truncated'
import { withoutMetadata } from '../../domain/media/without-metadata'

/** Documents of a CRM are apart from those that staff upload, as they are deleted with their listing. */
const DOCUMENTS = 'documents/crm'
const PICTURES: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif']

interface PackedContent {
  bytes: Uint8Array<ArrayBuffer>
  name: string
  /** True for a file that is behind the form for documents, a picture too. */
  isDocument: boolean
}

export interface PackedTools {
  media: R2Bucket
  images?: ImagesBinding | undefined
}

/**
 * Stores a file from inside a transfer and returns its address, or null for a kind that a listing can't have. The
 * bytes decide: a PDF is a document whatever group it is in. Throws PictureTrouble or RangeError for a broken file.
 */
export async function storePacked(
  { bytes, name, isDocument }: PackedContent,
  { media, images }: PackedTools,
): Promise<string | null> {
  const kind = fileKind(bytes)
  const store: PictureStore = { put: putInto(media), images }
  if (kind && isTruncated(bytes, kind)) throw new PictureTrouble('truncated')
  if (kind === 'pdf') return storeDocument(bytes, name, kind, store)
  const isConverted = kind === 'heic' && images !== undefined && !isDocument
  if (!kind || !(PICTURES.includes(kind) || isConverted)) return null
  if (isDocument) return storeDocument(withoutMetadata(bytes, kind), name, kind, store)
  const { type, extension } = KIND_FACTS[kind]
  const clean = images ? bytes : withoutMetadata(bytes, kind)
  return storePicture({ bytes: clean, type, extension, folder: 'pictures' }, store)
}

async function storeDocument(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  kind: FileKind,
  { put }: PictureStore,
): Promise<string> {
  const { type, extension } = KIND_FACTS[kind]
  const content = await contentName(bytes)
  const key = `${DOCUMENTS}/${content}/${slugOf(withoutEnding(name)) || content}.${extension}`
  await put(key, bytes, type)
  return `/${key}`
}

/** Returns true for an error that says that a file is broken, and not that a service is unavailable. */
export function isBrokenFile(error: unknown): boolean {
  return error instanceof PictureTrouble || error instanceof RangeError
}
