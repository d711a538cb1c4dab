/** Matches most texts of Western Europe, which contain no invisible characters. */
const PLAIN = /^[\t\n\x20-\x7e\u00a0-\u00ac\u00ae-\u05ff\u20a0-\u20bf]*$/
/** U+0080 to U+009F are Windows-1252 characters that were stored by their byte value. */
const WINDOWS_1252 = /[\u0080-\u009f]/g
/** Soft hyphens, zero-width spaces and marks of writing direction. U+200D remains, because it joins emojis. */
const INVISIBLE =
  /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const CONTROL = /[^\P{Cc}\n\t]/gu
/** Characters of Word's fonts Symbol and Wingdings that other fonts do not have. */
const SYMBOL_FONT = /[\uf020-\uf0ff]/g
const SYMBOLS: Record<string, string> = { '\uf0e0': '→', '\uf0fc': '✓' }
const BULLET = '•'

const decoder = new TextDecoder('windows-1252')

/**
 * Returns the text without invisible characters. Line breaks are `
 * `.
 */
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
