import { type FileKind, fileKind, KIND_FACTS } from '../../platform/files/file-kind'
import { UncleanableFile } from '../../platform/files/metadata/boxes'
import { withoutMetadata } from '../../platform/files/metadata/without-metadata'
import { type OriginMark, readOriginMark } from '../../platform/files/origin-mark'
import {
  contentName,
  isBrokenFile,
  type PictureStore,
  putInto,
  storePicture,
} from '../../platform/files/picture-sizes'
import { sha256 } from '../../platform/format/sha256'
import { log } from '../../platform/log'
import { slugOf } from '../slug'
import { checkSvg } from './check-svg'
import { MAX_DRAWING_BYTES, MAX_FILE_BYTES, type Refusal, withoutEnding } from './library-file'

type Bytes = Uint8Array<ArrayBuffer>

/** A file in the bucket, as in the table `agency_file`. */
interface StoredFile {
  key: string
  hash: string
  type: string
  size: number
}

/**
 * The result of an upload: its address, its type, and the files of its sizes, or the reason why it was refused, with
 * the part of a drawing that can run or load something.
 */
export type StoredUpload =
  | {
      status: 'stored'
      url: string
      type: string
      size: number
      files: StoredFile[]
      mark: OriginMark | null
    }
  | { status: 'refused'; why: Refusal; part?: string }

/** Files in `media` are public, files in `documents` are not. */
type Folder = 'media' | 'documents'

interface Bucket {
  media: R2Bucket
  images?: ImagesBinding | undefined
}

/**
 * Stores a file in the bucket, a photo or film without its metadata. Its kind is detected from its bytes. The folder
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
  if (kind === 'svg' && bytes.length > MAX_DRAWING_BYTES) return refused('complex')
  const svgRefusal = kind === 'svg' ? checkSvg(bytes) : null
  if (svgRefusal) return { status: 'refused', ...svgRefusal }
  const files: StoredFile[] = []
  const store: PictureStore = {
    images,
    async put(key, content, type) {
      await putInto(media)(key, content, type)
      files.push({ key, hash: await sha256(content), type, size: content.length })
    },
  }
  try {
    const mark = readOriginMark(bytes, kind, upload.name)
    const url = await storeKind(kind, { bytes, name: upload.name, folder }, store)
    const type = files.at(-1)?.type ?? KIND_FACTS[kind].type
    return { status: 'stored', url, type, size: bytes.length, files, mark }
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
      { ...content, bytes: withoutMetadata(content.bytes, kind), type, extension },
      store,
    )
  // A picture with several sizes is encoded again, so that only the pixels of the file remain.
  const bytes = store.images ? content.bytes : withoutMetadata(content.bytes, kind)
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
