/** Most texts of Western Europe: they have no character that is not visible. */
const PLAIN = /^[\t\n\x20-\x7e\u00a0-\u00ac\u00ae-\u05ff\u20a0-\u20bf]*$/
/** U+0080 to U+009F are characters of Windows-1252 that were stored under their byte's number. */
const WINDOWS_1252 = /[\u0080-\u009f]/g
/** Soft hyphens, zero-width spaces and marks of writing direction. U+200D stays, as emojis are joined by it. */
const INVISIBLE =
  /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const CONTROL = /[^\P{Cc}\n\t]/gu
/** Characters of Word's fonts Symbol and Wingdings, which other fonts do not have. */
const SYMBOL_FONT = /[\uf020-\uf0ff]/g
const SYMBOLS: Record<string, string> = { '\uf0e0': '→', '\uf0fc': '✓' }
const BULLET = '•'

const decoder = new TextDecoder('windows-1252')

/** Returns the text with only the characters that a reader sees; line breaks are `\n`. */
export function visibleCharacters(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(WINDOWS_1252, (character) => decoder.decode(Uint8Array.of(character.charCodeAt(0))))
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(SYMBOL_FONT, (character) => SYMBOLS[character] ?? BULLET)
}
