import { Parser } from 'htmlparser2'
import { joinChunks } from '../../platform/format/bytes'

type Bytes = Uint8Array<ArrayBuffer>

/** The author and the title that a PDF states, or '' for none. */
export interface PdfDetails {
  author: string
  title: string
}

/** A part of a PDF: an object up to its end, or the complete file. Each character of the text is a byte. */
interface Part {
  bytes: Bytes
  text: string
}

/** Limits: streams with packed objects, bytes of a stream, bytes of a string, characters of a text. */
const [MAX_STREAMS, MAX_BYTES, MAX_STRING, MAX_TEXT] = [100, 1024 * 1024, 4000, 500]

/**
 * Returns the author and title in the document information and the XMP of a PDF. Returns null if they can't be read:
 * the file is encrypted, damaged or packed in another way than by Flate.
 */
export async function readPdfDetails(bytes: Bytes): Promise<PdfDetails | null> {
  const file = partOf(bytes)
  const [info, root] = ['Info', 'Root'].map((key) => lastReference(file.text, key))
  if (!root || file.text.includes('/Encrypt')) return null
  const catalog = await findObject(file, root)
  const metadata = catalog && lastReference(catalog.text, 'Metadata')
  const [infoPart, xmpPart] = await Promise.all(
    [info, metadata].map((reference) =>
      reference ? findObject(file, reference) : partOf(NO_BYTES),
    ),
  )
  const xmp = xmpPart && (xmpPart.text ? await unpack(xmpPart) : NO_BYTES)
  if (!catalog || !infoPart || !xmp) return null
  const { creators, titles } = readXmp(new TextDecoder().decode(xmp))
  const unique = (texts: string[]) =>
    [...new Set(texts.map((text) => text.trim()).filter(Boolean))].join(', ').slice(0, MAX_TEXT)
  return {
    author: unique([await entryOf(file, infoPart, 'Author'), ...creators]),
    title: unique([await entryOf(file, infoPart, 'Title'), ...titles]),
  }
}

const NO_BYTES = new Uint8Array()

function partOf(bytes: Bytes): Part {
  return { bytes, text: new TextDecoder('windows-1252').decode(bytes) }
}

/** Returns the number and generation in the last reference with this key. Later revisions are at the end of a file. */
function lastReference(text: string, key: string): string | null {
  let last: string | null = null
  const pattern = new RegExp(`/${key}\\s+(\\d+ \\d+) R`, 'g')
  for (const [, reference = ''] of text.matchAll(pattern)) last = reference
  return last
}

async function findObject(file: Part, reference: string): Promise<Part | null> {
  const { bytes, text } = file
  for (let at = text.length; at > 0; ) {
    at = text.lastIndexOf(`${reference} obj`, at - 1)
    if (at >= 0 && !/\d/.test(text[at - 1] ?? ''))
      return partOf(bytes.subarray(at, endOf(text, at)))
  }
  return findPacked(file, reference)
}

function endOf(text: string, at: number): number {
  const end = text.indexOf('endobj', at)
  return end < 0 ? text.length : end
}

/** Finds an object in the object streams. Pairs of number and offset precede the objects of a stream. */
async function findPacked({ bytes, text }: Part, reference: string): Promise<Part | null> {
  const [number] = reference.split(' ')
  for (let at = text.length, left = MAX_STREAMS; at > 0 && left > 0; left--) {
    at = text.lastIndexOf('/ObjStm', at - 1)
    if (at < 0) return null
    const start = text.lastIndexOf(' obj', at)
    const stream = partOf(bytes.subarray(start, Math.min(endOf(text, at), start + MAX_BYTES)))
    const first = Number(/\/First\s+(\d+)/.exec(stream.text)?.[1])
    const unpacked = await unpack(stream)
    if (!unpacked) return null
    const pairs = partOf(unpacked.subarray(0, first)).text.trim().split(/\s+/)
    const index = pairs.findIndex((value, nth) => nth % 2 === 0 && value === number)
    if (index < 0) continue
    const [offset, next = unpacked.length] = [pairs[index + 1], pairs[index + 3]]
    return partOf(unpacked.subarray(first + Number(offset), first + Number(next)))
  }
  return null
}

const FLATE = /\/Filter\s*(?:\/Fl(?:ateDecode)?\b|\[\s*\/Fl(?:ateDecode)?\s*\])/

/** Returns the bytes of a stream, or null if they can't be unpacked. */
async function unpack({ bytes, text }: Part): Promise<Bytes | null> {
  const [head = ''] = text.split('stream', 1)
  const start = head.length + (/^stream\r?\n/.exec(text.slice(head.length))?.[0].length ?? 0)
  const length = /\/Length\s+(\d+)\b(?!\s+\d+\s+R)/.exec(head)?.[1]
  const end = length ? start + Number(length) : text.lastIndexOf('endstream')
  const data = bytes.subarray(start, Math.min(end, start + MAX_BYTES))
  if (!head.includes('/Filter')) return data
  if (!FLATE.test(head) || head.includes('/DecodeParms')) return null
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))
  return joinChunks(stream, MAX_BYTES).catch(() => null)
}

/** Returns the text of an entry of a dictionary, which may be an object of its own. */
async function entryOf(file: Part, dictionary: Part, key: string): Promise<string> {
  const entry = new RegExp(`/${key}\\s*(?:(\\d+ \\d+) R|(?=[(<]))`).exec(dictionary.text)
  if (!entry) return ''
  const [all, reference] = entry
  const part = reference ? await findObject(file, reference) : dictionary
  const at = reference ? (part?.text.search(/[(<]/) ?? -1) : entry.index + all.length
  return part && at >= 0 ? decodeString(part, at) : ''
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** Decodes a string, which is hexadecimal or in parentheses that may be nested. */
function decodeString({ bytes, text }: Part, start: number): string {
  const raw: number[] = []
  if (text[start] === '<') {
    const [digits = ''] = text.slice(start + 1, start + MAX_STRING).split('>', 1)
    for (const [pair] of digits.replace(/\s/g, '').matchAll(/../g))
      raw.push(Number.parseInt(pair, 16))
  } else {
    for (let at = start + 1, depth = 1; at < Math.min(bytes.length, start + MAX_STRING); at++) {
      const octal = text[at] === '\\' && /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
      if (text[at] === '(') depth++
      if (text[at] === ')' && --depth === 0) break
      if (octal) raw.push(Number.parseInt(octal, 8))
      else if (text[at] === '\\') raw.push(ESCAPES[text[++at] ?? ''] ?? bytes[at] ?? 0)
      else raw.push(bytes[at] ?? 0)
      if (octal) at += octal.length
    }
  }
  const encoding = raw[0] === 0xfe ? 'utf-16be' : raw[0] === 0xef ? 'utf-8' : 'windows-1252'
  return new TextDecoder(encoding).decode(new Uint8Array(raw))
}

function readXmp(xml: string): { creators: string[]; titles: string[] } {
  const lists: Record<string, string[]> = { 'dc:creator': [], 'dc:title': [] }
  let list: string[] | undefined
  const parser = new Parser(
    {
      onopentagname(name) {
        list = lists[name] ?? list
        if (name === 'rdf:li') list?.push('')
      },
      ontext(text) {
        if (list?.length) list.push(list.pop() + text)
      },
      onclosetag(name) {
        if (name in lists) list = undefined
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  return { creators: lists['dc:creator'] ?? [], titles: lists['dc:title'] ?? [] }
}
