/** The Windows-1252 characters whose bytes are UTF-8 continuation bytes. */
const NEXT =
  '[\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2122]'
/**
 * UTF-8 characters that were decoded as Windows-1252: `Ã©`, `Â°`, `Å“`, `â€™`. These sequences do not occur in the
 * languages of Belgium.
 */
const SEQUENCE = new RegExp(
  `[ÂÃ]${NEXT}|Å[\\u2019\\u201c\\u00b8\\u00bd\\u00be]|â${NEXT}{2}|ð${NEXT}{3}`,
  'g',
)
/** Matches `à` whose second character, a no-break space, became a space: `Maison Ã vendre`. */
const LONE_A = /(?<=^|\s)Ã(?=\s)/g
/** The maximum number of times that a text may have been encoded wrongly. */
const MAX_PASSES = 3

const windows = new TextDecoder('windows-1252')
const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows.decode(Uint8Array.of(byte)), byte]),
)

/** Returns true for a text whose UTF-8 was decoded as Windows-1252 and encoded again. */
export function isDoublyEncoded(text: string): boolean {
  return decodeTwice(text) !== text
}

/** Returns the text with each doubly encoded character replaced by the original one. */
export function decodeTwice(text: string): string {
  let result = text
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = result.replace(SEQUENCE, decodeSequence)
    if (next === result) break
    result = next
  }
  return result.replace(LONE_A, 'à')
}

/** Decodes the bytes without a TextDecoder, which takes longer for each call than for a long text. */
function decodeSequence(sequence: string): string {
  // The first byte of a sequence of two to four has that many leading ones.
  let code = (BYTES.get(sequence.charAt(0)) ?? 0) & (0xff >> (sequence.length + 1))
  for (let at = 1; at < sequence.length; at++) {
    const byte = BYTES.get(sequence.charAt(at))
    if (byte === undefined) return sequence
    code = code * 64 + (byte & 0x3f)
  }
  // Four bytes below this code are no UTF-8.
  return sequence.length === 4 && code < 0x10000 ? sequence : String.fromCodePoint(code)
}
