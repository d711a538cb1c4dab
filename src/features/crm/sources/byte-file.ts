/** A file that is read in ranges, so that a large one is never in memory at once. */
export interface ByteFile {
  /** The size in bytes. */
  size: number
  /** Returns `length` bytes from `offset` on; both must be inside the file. */
  read(offset: number, length: number): Promise<AsyncIterable<Uint8Array>>
}

/** Returns bytes as one chunk. */
export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Reads `size` bytes into one buffer; returns null if the chunks have more or fewer. */
export async function readExact(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(size)
  let at = 0
  for await (const chunk of chunks) {
    if (at + chunk.length > size) return null
    bytes.set(chunk, at)
    at += chunk.length
  }
  return at === size ? bytes : null
}

/** Returns one range of a file, or a shorter one at the end of the file. */
export async function readRange(
  file: ByteFile,
  offset: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const available = Math.max(0, Math.min(length, file.size - offset))
  if (available === 0) return new Uint8Array()
  const bytes = await readExact(await file.read(offset, available), available)
  return bytes ?? new Uint8Array()
}
