import type { PictureOrigin } from '../../listing/property'
import { normalise } from '../format/text'
import { type FileKind, KIND_FACTS } from './file-kind'

/** An origin that a picture's file suggests, and the word in the file or in its name that suggests it. */
export interface OriginMark {
  origin: Exclude<PictureOrigin, 'photograph'>
  mark: string
}

/** The name of a mark without a word of its own: signed content credentials (C2PA). */
const CREDENTIALS = 'C2PA'

/**
 * Matches the marks in a file: terms of IPTC's digital source types, which XMP and C2PA contain as plain text, the label
 * of a C2PA manifest, and names of programs. The name of the group is the meaning of a mark.
 */
const MARKS =
  /(?<staged>Virtual ?Staging|ApplyDesign|BoxBrownie|REimagineHome|Styldod|Collov)|(?<edited>compositeWithTrainedAlgorithmicMedia|compositeSynthetic|Edited with Google AI)|(?<generated>trainedAlgorithmicMedia|Made with Google AI|Midjourney|Stable Diffusion|ComfyUI|DALL-E|Adobe Firefly|ChatGPT)|(?<captured>digitalCapture|computationalCapture)|(?<credentials>jumdc2pa)/g

/** The parts of a file that are decoded at once, and their overlap, which is longer than any mark. */
const [PART_BYTES, OVERLAP_BYTES] = [64 * 1024, 64]

const [JPEG_START_BYTES, SCAN] = [2, 0xda]

/**
 * Returns the origin that the marks in a picture's file suggest, else the one that its name suggests, or null. Call it
 * before the metadata is removed. The marks are searched as text, so a damaged file needs no special care.
 */
export function readOriginMark(
  bytes: Uint8Array,
  kind: FileKind | null,
  fileName: string,
): OriginMark | null {
  if (!kind || !KIND_FACTS[kind].type.startsWith('image/')) return null
  const named = originOfName(fileName)
  if (named?.origin === 'staged') return named
  return (
    originOfMarks(findMarks(bytes, kind === 'jpeg' ? startOfPixels(bytes) : bytes.length)) ?? named
  )
}

/** A generated part in a photograph is an edit. Credentials alone only prove that a program changed the file. */
function originOfMarks(marks: ReadonlyMap<string, string>): OriginMark | null {
  const [staged, edited, generated] = ['staged', 'edited', 'generated'].map((name) =>
    marks.get(name),
  )
  const isCaptured = marks.has('captured')
  if (staged) return { origin: 'staged', mark: staged }
  if (edited) return { origin: 'edited', mark: edited }
  if (generated) return { origin: isCaptured ? 'edited' : 'generated', mark: generated }
  return marks.has('credentials') && !isCaptured ? { origin: 'edited', mark: CREDENTIALS } : null
}

/** Returns the first mark of each meaning before `end`. */
function findMarks(bytes: Uint8Array, end: number): ReadonlyMap<string, string> {
  const decoder = new TextDecoder('windows-1252')
  const marks = new Map<string, string>()
  for (let at = 0; at < end; at += PART_BYTES) {
    const part = bytes.subarray(at, Math.min(end, at + PART_BYTES + OVERLAP_BYTES))
    for (const { groups = {} } of decoder.decode(part).matchAll(MARKS)) {
      for (const [meaning, mark] of Object.entries(groups))
        if (mark && !marks.has(meaning)) marks.set(meaning, mark)
    }
  }
  return marks
}

/** Returns the offset of a JPEG's first scan, or its length if its segments can't be followed. Marks precede it. */
function startOfPixels(bytes: Uint8Array): number {
  for (let at = JPEG_START_BYTES; at + 3 < bytes.length; ) {
    if (bytes[at] !== 0xff || bytes[at + 1] === SCAN) return bytes[at] === 0xff ? at : bytes.length
    // Fill bytes may precede a marker.
    at += bytes[at + 1] === 0xff ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
  }
  return bytes.length
}

/** The words in names of files and pictures, in the form of `normalise`. */
const NAMES: Record<OriginMark['origin'], RegExp> = {
  staged:
    /\b(?:virtual(?:ly)? (?:home ?)?(?:stag(?:ing|ed)|furnished)|(?:home ?)?staging virtuel|(?:ameublement|ameublee?|meublee?|amenagee?) virtuel(?:lement)?|virtue?el (?:ingericht|gemeubeld|gemeubileerd|gestyled)|virtuell (?:eingerichtet|mobliert))\b/,
  edited:
    /\b(?:(?:ai|ia|ki) (?:edit(?:ed)?|bewerkt|retouche?e?|bearbeitet)|(?:edited with|bewerkt met|retouchee? par|bearbeitet mit) (?:ai|ia|ki))\b/,
  generated:
    /\b(?:(?:ai|ia|ki) (?:generated|gegenereerd|generee?|generiert)|midjourney|dall e|chatgpt image|gemini generated|firefly)\b/,
}
const ORIGINS = ['staged', 'edited', 'generated'] as const

/** Returns the origin that the name of a file or a picture suggests, or null. */
export function originOfName(name: string): OriginMark | null {
  const words = normalise(name)
  for (const origin of ORIGINS) {
    const [mark] = NAMES[origin].exec(words) ?? []
    if (mark) return { origin, mark }
  }
  return null
}
