import { expect, test } from 'vitest'
import { bytesOf } from '../../../test/boxes'
import {
  CATALOG,
  crossReferences,
  deflated,
  INFO,
  objectStream,
  PAGES,
  pdf,
  stream,
} from '../../../test/pdfs'
import { readPdfDetails } from './pdf-details'

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description><dc:title><rdf:Alt>
<rdf:li xml:lang="x-default">Plan &amp; prijs</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq>
<rdf:li>An</rdf:li><rdf:li>Jan (P) Peeters</rdf:li></rdf:Seq></dc:creator><xmp:Label>x</xmp:Label>
</rdf:Description></rdf:RDF></x:xmpmeta>`
const WITH_XMP = '<< /Type /Catalog /Pages 2 0 R /Metadata 4 0 R >>'
const read = (text: string) => readPdfDetails(bytesOf(text))
const withInfo = (info: string, ...more: string[]) =>
  read(pdf({ objects: [CATALOG, PAGES, info, ...more], trailer: '/Info 3 0 R' }))
const withXmp = (xmp: string) =>
  read(pdf({ objects: [WITH_XMP, PAGES, INFO, xmp], trailer: '/Info 3 0 R' }))
const packed = (entries = '/Root 1 0 R /Info 3 0 R') =>
  `%PDF-1.7\n9 0 obj\n${objectStream({ 1: CATALOG, 3: INFO })}\nendobj\n10 0 obj\n${crossReferences(entries)}\nendobj\nstartxref\n9\n%%EOF`

const BOTH = { author: 'Jan (P) Peeters', title: 'Price list' }
const TWO = { author: 'Jan (P) Peeters, An', title: 'Price list, Plan & prijs' }

test.each([
  ['of the document information', () => withInfo(INFO), BOTH],
  ['of packed objects', () => read(packed()), BOTH],
  ['of XMP too, once each', () => withXmp(stream('/Type /Metadata', XMP)), TWO],
  ['of packed XMP', () => withXmp(stream('/Filter [/FlateDecode]', deflated(XMP))), TWO],
  [
    'in Unicode and hexadecimal',
    () => withInfo('<</Author<FEFF 017D 00E9>/Title(\\376\\377\\000A\\\\\\n)>>'),
    { author: 'Žé', title: 'A尊' },
  ],
  [
    'in objects of their own',
    () => withInfo('<< /Title 5 0 R /Author 4 0 R >>', '(Jan\\040P\\351)', '<>'),
    { author: 'Jan Pé', title: '' },
  ],
  [
    'of the last revision',
    () =>
      read(
        `${pdf({ objects: [CATALOG, PAGES, INFO], trailer: '/Info 3 0 R' })}3 0 obj\n<< /Author (An) >>\nendobj\n`,
      ),
    { author: 'An', title: '' },
  ],
  ['without any', () => read(pdf({ objects: [CATALOG, PAGES] })), { author: '', title: '' }],
])('reads the author and title %s', async (_, details, expected) => {
  expect(await details()).toEqual(expected)
})

test.each([
  [
    'an encrypted file',
    pdf({ objects: [CATALOG, PAGES, INFO], trailer: '/Info 3 0 R /Encrypt 9 0 R' }),
  ],
  ['a file without objects', '%PDF-1.7 text'],
  ['a lost object', packed('/Root 1 0 R /Info 7 0 R')],
  ['objects packed in another way', packed().replace('FlateDecode', 'LZWDecode')],
  ['objects that are damaged', packed().replace('stream\n', 'stream\nx')],
])('does not read %s', async (_, text) => {
  expect(await read(text)).toBeNull()
})
