import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bytesOf, PLACE, textOf } from '../../../../test/boxes'
import {
  CATALOG,
  crossReferences,
  deflated,
  INFO,
  objectStream,
  PAGES,
  PDF_AUTHOR,
  pdf,
  stream,
} from '../../../../test/pdfs'
import { withPlace } from '../../../../test/pictures'
import { UncleanableFile } from '../../../platform/files/metadata/boxes'
import { cleanPdf, unchangeableReason } from './clean-pdf'
import { encodeStream, StreamDecoder } from './filters'

const PACKET = `<?xpacket?><dc:creator>Jan Peeters</dc:creator>${PLACE}${' '.repeat(200)}`
const XMP = '/Type /Metadata /Subtype /XML'
const METADATA_TEXT = /Jan|Peeters|4a616e|51\.05/

/** Returns the text of a cleaned PDF. Expects the same size, so that all offsets remain valid. */
function cleaned(text: string): string {
  const clean = cleanPdf(bytesOf(text))
  expect(clean.length).toBe(text.length)
  expect(textOf(cleanPdf(clean.slice()))).toBe(textOf(clean))
  return textOf(clean)
}

/** Returns a PDF with the inflated content of its streams. */
function unpacked(text: string): string {
  return text.replace(/(\nstream\n)([\s\S]*?)(\nendstream)/g, (_, start, data: string, end) => {
    if (!data.startsWith('\x78')) return start + data + end
    const options = { finishFlush: 2, maxOutputLength: 100_000 }
    return start + textOf(inflateSync(bytesOf(data), options)) + end
  })
}

describe('a PDF loses its author', () => {
  const withObjects = (...objects: string[]) => pdf({ objects: [CATALOG, PAGES, ...objects] })
  const withInfo = (info: string) =>
    pdf({ objects: [CATALOG, PAGES, info], trailer: '/Info 3 0 R' })
  const inUnicode = '<< /Author (\xfe\xff\0J\\)\0a\\\\) /Creator <FEFF 004a> >>'
  const deflatedXmp = stream(`${XMP} /Filter /FlateDecode`, deflated(PACKET))
  const packedInfo = objectStream({ 8: INFO, 9: '<< /Type /Font >>' })
  const packedTexts = objectStream({ 7: `(Jan Peeters, ${PLACE})`, 8: '<< /Author 7 0 R >>' })
  const namingXmp = '<< /Type /Catalog /Pages 2 0 R /Metadata 3 0 R >>'
  const packedCatalogue = [
    objectStream({ 9: '<< /Type /Catalog /Metadata 2 0 R >>' }),
    stream('/Filter /FlateDecode', deflated(PACKET)),
    crossReferences('/Root 9 0 R'),
  ]
  const referenced: [string, string][] = [
    ['in its information', withInfo(INFO)],
    ['in information to which no trailer leads', withObjects(INFO)],
    ['in the trailer itself', pdf({ objects: [CATALOG, PAGES], trailer: `/Info ${INFO}` })],
    ['under a name of its own', withInfo(`<< /GPS (${PLACE}) /By [(Jan)] >>`)],
    ['under an escaped name', withObjects('<< /#41uthor (Jan) >>')],
    ['in objects', withObjects('<</Author 4 0 R/Producer 5 0 R>>', '(Jan)', '<4a616e>')],
    ['in Unicode', withInfo(inUnicode)],
    ['in XMP', withObjects(stream(XMP, PACKET))],
    ['in deflated XMP', withObjects(deflatedXmp)],
    ['in XMP with a length elsewhere', withObjects(stream(XMP, PACKET, '4 0 R'), '999')],
    ['in XMP with a wrong length', withObjects(stream(XMP, PACKET, '3'))],
    ['in short XMP', withObjects(stream(XMP, 'Jan'))],
    ['in XMP without a type', pdf({ objects: [namingXmp, PAGES, stream('', PACKET)] })],
    ['in packed information', withObjects(packedInfo, crossReferences('/Info 8 0 R /Root 1 0 R'))],
    ['in packed texts', withObjects(packedTexts, crossReferences('/Info 8 0 R /Root 1 0 R'))],
    ['in XMP that a packed catalogue names', pdf({ objects: packedCatalogue })],
  ]
  test.each(referenced)('%s', (_, text) => {
    const clean = cleaned(text)
    expect(unpacked(clean)).not.toMatch(METADATA_TEXT)
    expect(unpacked(clean)).not.toMatch(/\0J|FEFF/)
    expect(clean.match(/\d+ 0 obj/g)).toEqual(text.match(/\d+ 0 obj/g))
    expect(clean.slice(text.indexOf('xref'))).toContain('startxref')
  })

  test('in the comment of a converter, and keeps the header of the format', () => {
    const text = pdf({ objects: [CATALOG, PAGES] }).replace('xref', '%%Invocation: /home/Jan\nxref')
    const clean = cleaned(text)
    expect(clean).not.toMatch(/Jan|home/)
    expect(clean.slice(0, 15)).toBe(text.slice(0, 15))
    expect(clean.slice(-7)).toBe('\n%%EOF\n')
  })

  test('in an earlier revision too', () => {
    const first = pdf({ objects: [CATALOG, PAGES, INFO], trailer: '/Info 3 0 R' })
    const update = `3 0 obj\n<< /Title (New) /Author (Jan) >>\nendobj\nxref\n0 0\ntrailer\n<< /Info 3 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n`
    const clean = cleaned(first + update)
    expect(clean).not.toMatch(METADATA_TEXT)
    expect(clean).toContain('(Price list)')
    expect(clean).toContain('(New)')
  })
})

test('a PDF keeps its pages, its title and texts that look like metadata', () => {
  const page = '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>'
  const content = stream('', 'BT (Author Jan) Tj ET % 51.05')
  const note = '<< /Type /Annot /Subtype /Text /T (Jan) /CreationDate (D:2026) >>'
  const objects = [CATALOG, PAGES, page, content, note, '<< /Title (Price) >>']
  const text = pdf({ objects, trailer: '/Info 6 0 R' })
  expect(cleaned(text)).toBe(text)
})

const JPEG = '\xff\xd8\xff\xdb\0\x04ab\xff\xda\0\x04cdpixels\xff\xd9'
const PHOTO = textOf(withPlace(bytesOf(JPEG), `GPS ${PLACE}`))

describe('a PDF loses the location of a photo', () => {
  const image = (filter: string, data: string) =>
    pdf({
      objects: [CATALOG, PAGES, stream(`/Type /XObject /Subtype /Image /Filter ${filter}`, data)],
    })
  const encoded = (filters: string[]) => textOf(encodeStream(bytesOf(PHOTO), filters))
  const decoded = (text: string, filters: string[]) => {
    const data = /\nstream\n([\s\S]*)\nendstream/.exec(text)?.[1] ?? ''
    return textOf(new StreamDecoder().decode(bytesOf(data), filters))
  }

  test.each([
    ['as it is', '/DCTDecode', []],
    ['in an array', '[/DCTDecode]', []],
    ['by short names', '[ /AHx /DCT ]', ['AHx']],
    ['deflated', '[/FlateDecode /DCTDecode]', ['FlateDecode']],
    ['in ASCII 85', '[/ASCII85Decode /DCTDecode]', ['ASCII85Decode']],
    [
      'deflated in ASCII 85',
      '[/ASCII85Decode/FlateDecode/DCTDecode]',
      ['ASCII85Decode', 'FlateDecode'],
    ],
  ])('that is stored %s', (_, filter, wrappers) => {
    const text = image(filter, encoded(wrappers))
    expect(decoded(text, wrappers)).toContain('51.05')
    const clean = decoded(cleaned(text), wrappers)
    expect(clean).not.toContain('51.05')
    expect(clean.slice(0, JPEG.length)).toBe(JPEG)
  })

  test.each([
    ['ASCII85Decode', (data: string) => data.replace('~>', '').replace(/.{9}/g, '$&\n')],
    ['FlateDecode', () => textOf(deflateSync(bytesOf(JPEG), { level: 1 }))],
  ])('but a photo without a location keeps its bytes in %s', (filter, change) => {
    const data = textOf(encodeStream(bytesOf(JPEG), [filter]))
    const text = image(`[/${filter}/DCTDecode]`, change(data))
    expect(cleaned(text)).toBe(text)
  })

  test('that has no end marker', () => {
    const clean = cleaned(image('/DCTDecode', PHOTO.slice(0, -2)))
    expect(clean).not.toContain('51.05')
    expect(clean).toContain(JPEG.slice(0, -2))
  })

  test('that is stored as JPEG 2000', () => {
    const boxes = `\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x19uuid${PLACE.slice(0, 17)}\0\0\0\0jp2cpixels`
    const clean = cleaned(image('/JPXDecode', boxes))
    expect(clean).not.toContain('51.05')
    expect(clean).toContain('jp2cpixels')
  })

  test.each([
    ['an unknown filter', image('[/LZWDecode /DCTDecode]', 'pixels')],
    ['a filter elsewhere', image('9 0 R', PHOTO)],
    [
      'objects that are not deflated',
      pdf({ objects: [stream('/Type /ObjStm /Filter /FlateDecode', 'no such data')] }),
    ],
  ])('or the PDF is refused with %s', (_, text) => {
    expect(() => cleanPdf(bytesOf(text))).toThrow(UncleanableFile)
  })
})

describe('a PDF stays as it is', () => {
  const signature = '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 9 20 9] /Contents <00> >>'
  test.each([
    ['signed', pdf({ objects: [CATALOG, PAGES, INFO, signature], trailer: '/Info 3 0 R' })],
    ['signed', pdf({ objects: [CATALOG, `<< /FT /Sig /V ${signature} >>`, INFO] })],
    ['signed', `${pdf({ objects: [CATALOG, signature] })}${pdf({ objects: [INFO] })}`],
    ['protected', pdf({ objects: [CATALOG, PAGES, INFO], trailer: '/Encrypt 9 0 R' })],
    ['protected', pdf({ objects: [INFO, crossReferences('/Encrypt 9 0 R')] })],
  ] as const)('if it is %s', (reason, text) => {
    expect(unchangeableReason(bytesOf(text))).toBe(reason)
    expect(textOf(cleanPdf(bytesOf(text)))).toBe(text)
    expect(text).toMatch(PDF_AUTHOR)
  })

  test('but not if it only has a field for a signature', () => {
    const text = pdf({ objects: [CATALOG, '<< /FT /Sig /T (here) >>', INFO] })
    expect(unchangeableReason(bytesOf(text))).toBe(null)
    expect(cleaned(text)).not.toMatch(PDF_AUTHOR)
  })
})

describe('a PDF is read once', () => {
  test.each([
    ['objects that begin and never end', '1 0 obj (', 20_000, RangeError],
    ['streams that never end', '1 0 obj <<>> stream ', 20_000, RangeError],
    ['dictionaries in dictionaries', '1 0 obj <</a ', 20_000, UncleanableFile],
    ['arrays in arrays', `1 0 obj ${'['.repeat(100)}`, 1, UncleanableFile],
    ['too many entries', `1 0 obj <<${'/a 1 '.repeat(150_000)}>>`, 1, UncleanableFile],
  ] as const)('with %s', (_, text, times, refusal) => {
    expect(() => cleanPdf(bytesOf(`%PDF-1.7\n${text.repeat(times)}`))).toThrow(refusal)
  })

  test('with packed objects that are all the same', () => {
    const header = '1 0 '.repeat(5000)
    const data = deflated(`${header}<<${'/a 1 '.repeat(5000)}>>`)
    const entries = `/Type /ObjStm /First ${header.length} /Filter /FlateDecode`
    const text = pdf({ objects: [stream(entries, data)] })
    expect(cleaned(text)).toBe(text)
  })

  test('or refused if its packed objects unpack to more than 32 MB', () => {
    const data = deflated('\0'.repeat(4096).repeat(9 * 256))
    const packed = stream('/Type /ObjStm /First 0 /Filter /FlateDecode', data)
    expect(() => cleanPdf(bytesOf(pdf({ objects: Array(4).fill(packed) })))).toThrow(
      UncleanableFile,
    )
  })

  const packed = (text: string, first: number) =>
    pdf({
      objects: [stream(`/Type /ObjStm /First ${first} /Filter /FlateDecode`, deflated(text))],
    })
  const filtered = (filters: string) => pdf({ objects: [stream(`/Filter [${filters} /DCT]`, '>')] })
  test.each([
    ['20,001 packed objects', packed('1 0 '.repeat(20_001), 80_004)],
    ['a stream that unpacks to 21 MB', packed('\0'.repeat(21 * 1024 * 1024), 0)],
    ['five filters of one stream', filtered('/AHx '.repeat(4))],
    ['many small objects', `%PDF-1.7\n${'1 0 obj<<>>endobj\n'.repeat(250_000)}`],
    ['many numbers between objects', `%PDF-1.7\n${'1 '.repeat(700_001)}`],
    ['many comments', `%PDF-1.7\n${'%\n'.repeat(700_001)}`],
  ])('or refused with %s', (_, text) => {
    expect(() => cleanPdf(bytesOf(text))).toThrow(UncleanableFile)
  })

  test.each([
    ['20,000 packed objects', packed('1 0 '.repeat(20_000), 80_000)],
    ['four filters of one stream', filtered('/AHx '.repeat(3))],
    ['50,000 objects', `%PDF-1.7\n${'1 0 obj<</A 1/B 2/C 3/D 4>>endobj\n'.repeat(50_000)}`],
  ])('and accepted with %s', (_, text) => {
    expect(cleaned(text)).toBe(text)
  })

  test.each([
    ['pictures', '/Filter [/FlateDecode /DCTDecode]', '\0'],
    // Empty blocks of Deflate: the second filter makes nothing of them.
    ['chains of filters', '/Filter [/Fl /Fl /DCT]', '\0\0\0\xff\xff'],
  ])('with %s that unpack to more than 32 MB it is refused', (_, entries, block) => {
    const start = block === '\0' ? '' : '\x78\x01'
    const data = deflated(start + block.repeat((9 * 1024 * 1024) / block.length))
    const objects = Array(4).fill(stream(entries, data))
    expect(() => cleanPdf(bytesOf(pdf({ objects })))).toThrow(UncleanableFile)
  })

  test('and random changes of it are either cleaned or refused', () => {
    const objects = [CATALOG, PAGES, INFO, stream(XMP, PACKET), objectStream({ 8: INFO })]
    const text = pdf({ objects, trailer: '/Info 3 0 R' })
    for (let seed = 1; seed <= 300; seed++) {
      const bytes = bytesOf(text)
      for (let nth = 0; nth < 4; nth++)
        bytes[(seed * 7919 + nth * 104_729) % bytes.length] = (seed * 31 + nth * 17) & 255
      try {
        expect(cleanPdf(bytes).length).toBe(text.length)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }
  })
})

test.each(['ASCII85Decode', 'ASCIIHexDecode', 'FlateDecode'])(
  'decoding %s restores the encoded bytes',
  (filter) => {
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) =>
        length % 3 === 0 ? 0 : at * 97 + length,
      )
      expect(new StreamDecoder().decode(encodeStream(bytes, [filter]), [filter])).toEqual(bytes)
    }
  },
)
