import { type FileKind, fileKind, KIND_FACTS } from '../../platform/files/file-kind'
import { UncleanableFile } from '../../platform/files/metadata/boxes'
import { type OriginMark, readOriginMark } from '../../platform/files/origin-mark'
import {
  contentName,
  isBrokenFile,
  type PictureStore,
  putInto,
  storePicture,
} from '../../platform/files/picture-sizes'
import { isTruncated } from '../../platform/files/truncated'
import { decodeXml } from '../../platform/files/xml-document'
import { sha256 } from '../../platform/format/sha256'
import { log } from '../../platform/log'
import { slugOf } from '../slug'
import { MAX_DRAWING_BYTES, MAX_FILE_BYTES, type Refusal, withoutEnding } from './library-file'
import { cleanFile, unchangedReason } from './metadata'
import { NO_REMOVALS, type Removals } from './removals'
import { safeSvg } from './safe-svg'

type Bytes = Uint8Array<ArrayBuffer>

/** A file in the bucket, as in the table `agency_file`. */
interface StoredFile {
  key: string
  hash: string
  type: string
  size: number
}

/**
 * The result of an upload: its address, its type, and the files of its sizes, or the reason why it was refused.
 * `removals` are the parts that a drawing lost, the reason why nothing of it is left, or why a PDF has its metadata.
 */
export type StoredUpload =
  | {
      status: 'stored'
      url: string
      type: string
      size: number
      files: StoredFile[]
      removals: Removals
      mark: OriginMark | null
    }
  | { status: 'refused'; why: Refusal; removals?: Removals }

/** Files in `media` are public, files in `documents` are not. */
type Folder = 'media' | 'documents'

interface Bucket {
  media: R2Bucket
  images?: ImagesBinding | undefined
}

/**
 * Stores a file in the bucket without metadata (`METADATA`). Its kind is detected from its bytes. The folder
 * `documents` is not public. It accepts only PDFs, which visitors read after they sent the form of a listing.
 */
export async function storeUpload(
  upload: File,
  { media, images }: Bucket,
  folder: Folder = 'media',
): Promise<StoredUpload> {
  if (upload.size > MAX_FILE_BYTES) return refused('large')
  if (upload.size === 0) return refused('empty')
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const kind = fileKind(bytes)
  if (!kind) return refused('kind')
  if (folder === 'documents' && kind !== 'pdf') return refused('document')
  if (kind === 'heic' && !images) return refused('convert')
  if (isTruncated(bytes, kind)) return refused('broken')
  if (kind === 'svg' && bytes.length > MAX_DRAWING_BYTES) return refused('complex')
  const drawing = kind === 'svg' ? safeSvg(decodeXml(bytes)) : null
  if (drawing?.status === 'refused') return drawing
  const files: StoredFile[] = []
  const store: PictureStore = {
    images,
    async put(key, content, type) {
      await putInto(media)(key, content, type)
      files.push({ key, hash: await sha256(content), type, size: content.length })
    },
  }
  const content = drawing ? new TextEncoder().encode(drawing.svg).slice() : bytes
  try {
    const unchanged = unchangedReason(content, kind)
    const mark = readOriginMark(bytes, kind, upload.name)
    const url = await storeKind(kind, { bytes: content, name: upload.name, folder }, store)
    const type = files.at(-1)?.type ?? KIND_FACTS[kind].type
    const removals = { ...(drawing?.removals ?? NO_REMOVALS), ...(unchanged && { unchanged }) }
    return { status: 'stored', url, type, size: bytes.length, files, removals, mark }
  } catch (error) {
    if (error instanceof UncleanableFile) return refused('metadata')
    // No decoder can read the picture. Any other error is a fault of the site.
    if (!isBrokenFile(error)) throw error
    if (error.cause) log('upload not decoded', { kind, error: error.cause })
    return refused('broken')
  }
}

type UploadContent = Pick<UnchangedFile, 'bytes' | 'name' | 'folder'>

function storeKind(kind: FileKind, content: UploadContent, store: PictureStore): Promise<string> {
  const { type, extension } = KIND_FACTS[kind]
  if (kind === 'svg' || kind === 'pdf' || kind === 'mp4')
    return storeUnchanged(
      { ...content, bytes: cleanFile(content.bytes, kind), type, extension },
      store,
    )
  // A picture with several sizes is encoded again, so that only the pixels of the file remain.
  const bytes = store.images ? content.bytes : cleanFile(content.bytes, kind)
  return storePicture({ bytes, type, extension, folder: 'media' }, store)
}

interface UnchangedFile {
  bytes: Bytes
  type: string
  extension: string
  name: string
  folder: Folder | 'documents/crm'
}

/** Stores the bytes of a file unchanged under a hash of its content and its name. Returns its address. */
export async function storeUnchanged(
  { bytes, type, extension, name, folder }: UnchangedFile,
  { put }: PictureStore,
): Promise<string> {
  const content = await contentName(bytes)
  const key = `${folder}/${content}/${slugOf(withoutEnding(name)) || content}.${extension}`
  await put(key, bytes, type)
  return `/${key}`
}

function refused(why: Refusal): StoredUpload {
  return { status: 'refused', why }
}
