/** The characters 128 to 255 of code page 437, in which a ZIP writes names that are not declared as UTF-8. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** The characters 128 to 255 of code page 850, in which Windows writes names in Western Europe. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/**
 * Returns the possible readings of a name in a ZIP, the most probable one first. Many senders write UTF-8 or
 * windows-1252 without declaring it.
 */
export function decodeNames(bytes: Uint8Array, isUtf8: boolean): string[] {
  const utf8 = utf8Of(bytes)
  if (utf8 !== null && (isUtf8 || bytes.every((byte) => byte < 0x80))) return [utf8]
  const latin = new TextDecoder('windows-1252').decode(bytes)
  const dos = [CODE_PAGE_437, CODE_PAGE_850].map((page) => decodeDos(bytes, page))
  return [...(utf8 === null ? [] : [utf8]), ...dos, latin]
}

function decodeDos(bytes: Uint8Array, page: string): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (page[byte - 0x80] ?? ''),
  ).join('')
}

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Returns a normalised path for comparison: without case, drive, `.`, `..` and leading `/`, with `/` between folders.
 */
export function comparablePath(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replaceAll('\\', '/')
    .replace(/^[a-z]:/, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
}

/** Returns the last part of a path. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}
