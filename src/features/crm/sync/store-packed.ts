import { type FileKind, fileKind, KIND_FACTS } from '../../../platform/files/file-kind'
import { withoutMetadata } from '../../../platform/files/metadata/without-metadata'
import { type PictureStore, putInto, storePicture } from '../../../platform/files/picture-sizes'
import { storeUnchanged } from '../../../site/media/store-upload'

/**
 * The folder of a CRM's documents, which are separate from those that staff upload because they are deleted with their
 * listing.
 */
const DOCUMENTS = 'documents/crm'
const PICTURES: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif']

interface PackedContent {
  bytes: Uint8Array<ArrayBuffer>
  name: string
  /** True for a file that visitors get only after filling in the form for documents, also for a picture. */
  isDocument: boolean
}

export interface PackedTools {
  media: R2Bucket
  images?: ImagesBinding | undefined
}

/**
 * Stores a file from inside a transfer and returns its address, or null for an unsupported format. The bytes decide: a
 * PDF is a document in any group. Throws PictureTrouble or RangeError for a broken file.
 */
export async function storePackedFile(
  { bytes, name, isDocument }: PackedContent,
  { media, images }: PackedTools,
): Promise<string | null> {
  const kind = fileKind(bytes)
  const store: PictureStore = { put: putInto(media), images }
  if (kind === 'pdf') {
    return storeUnchanged({ bytes, name, folder: DOCUMENTS, ...KIND_FACTS.pdf }, store)
  }
  const isConverted = kind === 'heic' && images !== undefined && !isDocument
  if (!kind || !(PICTURES.includes(kind) || isConverted)) return null
  const facts = KIND_FACTS[kind]
  if (isDocument) {
    const clean = withoutMetadata(bytes, kind)
    return storeUnchanged({ bytes: clean, name, folder: DOCUMENTS, ...facts }, store)
  }
  const clean = images ? bytes : withoutMetadata(bytes, kind)
  return storePicture({ bytes: clean, folder: 'pictures', ...facts }, store)
}
