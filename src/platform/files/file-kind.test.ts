import { expect, test } from 'vitest'
import { box, bytesOf as bytes } from '../../../test/boxes'
import { fileKind } from './file-kind'

const film = (brand: string, ...compatible: string[]) =>
  bytes(box('ftyp', `${brand}\0\0\0\0${compatible.join('')}`))

/** An Illustrator export with entities for namespaces and a bracket within quotes. */
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!-- it's a comment ]> -->
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/]>">
]>
<svg version="1.1" xmlns="&ns_svg;">`

test.each([
  ['jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['gif', bytes('GIF87a\x01\0')],
  ['gif', bytes('GIF89a\x01\0')],
  ['webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['avif', film('avif')],
  ['avif', film('mif1', 'mif1', 'avif')],
  ['heic', film('heic', 'mif1')],
  ['heic', film('mif1', 'heic')],
  ['mp4', film('isom', 'iso2')],
  ['mp4', film('mp42')],
  ['pdf', bytes('%PDF-1.7')],
  ['pdf', bytes('\xef\xbb\xbf%PDF-1.4')],
  ['pdf', bytes('\r\n%PDF-1.4')],
  ['svg', bytes('<?xml version="1.0"?>\n<!-- logo -->\n<svg viewBox="0 0 1 1">')],
  ['svg', bytes(' <svg>')],
  ['svg', bytes('<svg:svg xmlns:svg="http://www.w3.org/2000/svg">')],
  ['svg', bytes(ILLUSTRATOR)],
  ['svg', bytes(`<!-- ${'-'.repeat(60_000)} --><svg>`)],
  ['svg', bytes('<?xml version="1.0" encoding="iso-8859-1"?><!-- Li\xe8ge --><svg>')],
])('%s is detected by its bytes', (kind, file) => {
  expect(fileKind(file)).toBe(kind)
})

test.each([
  ['a page', bytes('<!doctype html><html><svg></svg></html>')],
  ['a page with a drawing first', bytes('<html><svg>')],
  ['a script', bytes('alert(1)')],
  ['BMP', bytes('BM6\0\0\0')],
  ['TIFF', bytes('II*\0\b\0\0\0')],
  ['half a GIF', bytes('GIF8')],
  ['another film', film('qt  ')],
  ['nothing', bytes('')],
  ['a comment without end', bytes('<!-- <svg>')],
  ['an element of another name', bytes('<svgx>')],
  ['SVG in upper case, which browsers do not draw', bytes('<SVG>')],
  ['half a signature', bytes('\xff\xd8')],
])('%s is not detected', (_, file) => {
  expect(fileKind(file)).toBe(null)
})
