import type { Entry } from '@zip.js/zip.js'

/** The characters 128 to 255 of code page 850, in which Windows writes names in Western Europe. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/**
 * Returns the possible names of a file in a ZIP, the most probable one first. `filename` is UTF-8 if the bytes are, else
 * code page 437. Many senders write other encodings without declaring them.
 */
export function namesOf({ filename, rawFilename, bitFlag }: Entry): string[] {
  if (bitFlag?.languageEncodingFlag) return [filename]
  const dos = Array.from(rawFilename, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (CODE_PAGE_850[byte - 0x80] ?? ''),
  ).join('')
  return [...new Set([filename, dos, new TextDecoder('windows-1252').decode(rawFilename)])]
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
