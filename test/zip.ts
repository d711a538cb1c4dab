import { crc32 } from 'node:zlib'
import { type ByteFile, oneChunk } from '../src/features/crm/sources/byte-file'

type Bytes = Uint8Array<ArrayBuffer>

interface Entry {
  /** Bytes of the name where it is not UTF-8. */
  name?: Bytes
  /** Bit 0: encrypted, bit 11: the name is UTF-8. */
  flags?: number
  /** 0 stores, 8 deflates. */
  method?: number
  /** The size that the ZIP declares in place of the true one. */
  size?: number
}

/** A ZIP of these files, deflated unless `entries` says otherwise by their paths. */
export async function zipOf(
  files: Record<string, Uint8Array> | readonly (readonly [string, Uint8Array])[],
  entries: Record<string, Entry> = {},
): Promise<Bytes> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  const all = Array.isArray(files) ? files : Object.entries(files)
  for (const [path, content] of all) {
    const { method = 8, flags = 0, size = content.length, ...entry } = entries[path] ?? {}
    const name = entry.name ?? new TextEncoder().encode(path)
    const packed = method === 0 ? content : await deflated(content)
    const crc = crc32(content)
    const header = new DataView(new ArrayBuffer(30))
    header.setUint32(0, 0x04034b50, true)
    header.setUint16(8, method, true)
    header.setUint32(14, crc, true)
    header.setUint32(18, packed.length, true)
    header.setUint32(22, size, true)
    header.setUint16(26, name.length, true)
    const listed = new DataView(new ArrayBuffer(46))
    listed.setUint32(0, 0x02014b50, true)
    listed.setUint16(8, flags, true)
    listed.setUint16(10, method, true)
    listed.setUint32(16, crc, true)
    listed.setUint32(20, packed.length, true)
    listed.setUint32(24, size, true)
    listed.setUint16(28, name.length, true)
    listed.setUint32(42, offset, true)
    parts.push(new Uint8Array(header.buffer), name, packed)
    directory.push(new Uint8Array(listed.buffer), name)
    offset += 30 + name.length + packed.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, all.length, true)
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  end.setUint32(16, offset, true)
  return new Uint8Array(await new Blob([...parts, ...directory, end].map(copied)).arrayBuffer())
}

function copied(part: Uint8Array | DataView<ArrayBuffer>): Bytes | DataView<ArrayBuffer> {
  return part instanceof DataView ? part : new Uint8Array(part)
}

async function deflated(content: Uint8Array): Promise<Bytes> {
  const plain = new Blob([new Uint8Array(content)]).stream()
  const stream = plain.pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Returns these bytes as a file. */
export function memoryFile(bytes: Uint8Array): ByteFile {
  return {
    size: bytes.length,
    async read(offset, length) {
      return oneChunk(bytes.subarray(offset, offset + length))
    },
  }
}
