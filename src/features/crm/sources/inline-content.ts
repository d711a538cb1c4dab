import { joinBytes } from '../../../platform/format/bytes'
import { contentId, MAX_PACKED_BYTES } from './packed-files'

/** A file that was in an XML as Base64; `id` is its checksum and size. */
export interface InlineFile {
  id: string
  bytes: Uint8Array<ArrayBuffer>
}

export type StoreInlineFile = (file: InlineFile) => Promise<unknown>

/** The texts that replace content that cannot be stored. */
export const INLINE_TOO_LARGE = 'too-large'
export const INLINE_BROKEN = 'broken'

/** Matches the start of a data URL. Some senders write the content as one, which may come in several pieces. */
const DATA_URL = /^data:[\w/+.;=-]{0,200},/i
const DATA_URL_START = /^data(?::[\w/+.;=-]{0,200})?$/i

/** A decoder of Base64 text that arrives in pieces, so that the whole text is never in memory. */
export class InlineContent {
  readonly #parts: Uint8Array[] = []
  #size = 0
  /** Fewer than four characters, or the start of a data URL, which are not decoded yet. */
  #rest = ''
  #isBroken = false

  write(text: string): void {
    if (this.#isBroken || this.#size > MAX_PACKED_BYTES) return
    const pending = this.#rest + text.replace(/\s+/g, '')
    if (this.#size === 0 && DATA_URL_START.test(pending)) {
      this.#rest = pending
      return
    }
    const characters = this.#size === 0 ? pending.replace(DATA_URL, '') : pending
    const length = characters.length - (characters.length % 4)
    this.#rest = characters.slice(length)
    this.#decode(characters.slice(0, length))
  }

  /** Returns the file, and the text that replaces it: its ID, or the reason why there is none; '' for no content. */
  end(): { text: string; file: InlineFile | null } {
    this.#decode(this.#rest)
    if (this.#isBroken) return { text: INLINE_BROKEN, file: null }
    if (this.#size > MAX_PACKED_BYTES) return { text: INLINE_TOO_LARGE, file: null }
    if (this.#size === 0) return { text: '', file: null }
    const bytes = joinBytes(this.#parts)
    const id = contentId(bytes)
    return { text: id, file: { id, bytes } }
  }

  #decode(characters: string): void {
    if (characters === '' || this.#isBroken) return
    try {
      const decoded = atob(characters)
      const bytes = new Uint8Array(decoded.length)
      for (let at = 0; at < bytes.length; at++) bytes[at] = decoded.charCodeAt(at)
      this.#size += bytes.length
      if (this.#size > MAX_PACKED_BYTES) this.#parts.length = 0
      else this.#parts.push(bytes)
    } catch {
      this.#isBroken = true
    }
  }
}
