/** A ZIP of these files, deflated. */
export async function zipOf(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = new TextEncoder().encode(path)
    const packed = await deflated(content)
    const header = new DataView(new ArrayBuffer(30))
    header.setUint32(0, 0x04034b50, true)
    header.setUint16(8, 8, true)
    header.setUint32(18, packed.length, true)
    header.setUint16(26, name.length, true)
    const entry = new DataView(new ArrayBuffer(46))
    entry.setUint32(0, 0x02014b50, true)
    entry.setUint16(10, 8, true)
    entry.setUint32(20, packed.length, true)
    entry.setUint16(28, name.length, true)
    entry.setUint32(42, offset, true)
    parts.push(new Uint8Array(header.buffer), name, packed)
    directory.push(new Uint8Array(entry.buffer), name)
    offset += 30 + name.length + packed.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, Object.keys(files).length, true)
  end.setUint32(16, offset, true)
  return new Uint8Array(await new Blob([...parts, ...directory, end]).arrayBuffer())
}

async function deflated(content: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
