import { Hono } from 'hono'
import type { AppEnv } from '../../src/env'
import { mapProperty } from '../../src/features/crm/mapping/map-property'
import { readBody as readListings } from '../../src/features/crm/mapping/wire-body'
import type { ByteFile } from '../../src/features/crm/sources/byte-file'
import { openEnvelope } from '../../src/features/crm/sources/envelope'
import { FeedRefusal } from '../../src/features/crm/sources/feed'
import { type FileSource, readFeed } from '../../src/features/crm/sources/read-feed'
import { decodeText } from '../../src/features/crm/sources/text-encoding'
import { readWords } from '../../src/features/natural-query/read-words'
import { parseListFilter } from '../../src/listing/filter/list-filter'
import { checkSvg } from '../../src/site/media/check-svg'
import {
  MAX_DRAWING_BYTES,
  MAX_FILE_BYTES,
  MAX_FORM_BYTES,
} from '../../src/site/media/library-file'
import { readPdfDetails } from '../../src/site/media/pdf-details'
import '../../src/listing/places/all-places'
import { placeCorrector } from '../../src/listing/places/correct-place'
import { placeFinder } from '../../src/listing/places/find-place'
import { isJsonTooComplex, readJson } from '../../src/platform/format/json'
import { sanitiseHtml } from '../../src/platform/html/sanitise'
import { readTexts } from '../../src/platform/http/read-body'
import { bytesOf } from '../../test/boxes'
import { deflated, pdf, stream } from '../../test/pdfs'
import { zipOf } from '../../test/zip'
import { filled, HTML, type Parser } from './parser'

const KB = 1024
const MB = 1024 * KB
/** The limits that the code states where it needs them, in bytes. */
const [VISITOR_FORM, URL_LENGTH, SENTENCE, TEXT] = [64 * KB, 16 * KB, 200, 256 * KB]
const [IMPORT, CSV, XML] = [8 * MB, 8 * MB, 64 * MB]

type Bytes = Uint8Array<ArrayBuffer>

const textOf = (bytes: Bytes) => new TextDecoder().decode(bytes)

function formParser(type: string): Parser['parse'] {
  const app = new Hono<AppEnv>()
  app.post('/', async (c) => c.text(Object.keys(await readTexts(c, ['form'])).join()))
  const headers = { 'Content-Type': type }
  return async (body) => (await app.request('/', { method: 'POST', body, headers })).status
}

const FORM_BODIES: Parser['bodies'] = {
  fields: filled((index) => `${index}=&`),
  'one field': filled('a=&'),
  'long fields': filled((index) => `f${index}=${'%C3%A9'.repeat(1000)}&`),
  escapes: filled('%41', 'a='),
  'plus signs': filled('+', 'a='),
}
const PART = '--b\r\nContent-Disposition: form-data; name='

/** Parses a file as if it came from the bucket, in chunks. */
function feedParser(source: FileSource, type: string): Parser['parse'] {
  return async (bytes) => {
    const storeInline = async () => {}
    try {
      const options = { source, type, lang: 'nl', storeInline } as const
      const { items, issues } = await readFeed(chunked(bytes), options)
      return `${items.length} items, ${issues.length} issues`
    } catch (error) {
      if (error instanceof FeedRefusal) return error.issue.code
      throw error
    }
  }
}

function chunked(bytes: Bytes): ByteFile {
  const chunk = 64 * KB
  return {
    size: bytes.length,
    async read(offset, length) {
      const end = offset + length
      return (async function* () {
        for (let at = offset; at < end; at += chunk)
          yield bytes.subarray(at, Math.min(at + chunk, end))
      })()
    },
  }
}

const items = (part: (index: number) => string) => filled(part, '{"Items":[', '{}]}')
const item = (index: number, rest: string) =>
  `{"ID":${index + 1},"Goal":0,"Status":1,"Zip":"9000",${rest}},`

const CSV_HEADER = 'ID;Goal;Status;Zip;City;Price;DescriptionA;LargePictureItems\n'
const csv = (part: (index: number) => string) => filled(part, CSV_HEADER)

const [OPENIMMO, END] = [
  '<openimmo><uebertragung umfang="VOLL"/><anbieter>',
  '</anbieter></openimmo>',
]
const xml = (part: Parameters<typeof filled>[0], count?: number) =>
  filled(part, OPENIMMO, END, count)
const object = (index: number, content: string) =>
  `<immobilie><verwaltung_techn><openimmo_obid>k${index}</openimmo_obid></verwaltung_techn>${content}</immobilie>`
const deletion = (index: number) =>
  object(index, '').replace('</verw', '<aktion aktionart="DELETE"/></verw')
const attachments = (count: number, content: string) =>
  `<anhaenge>${`<anhang><daten>${content}</daten></anhang>`.repeat(count)}</anhaenge>`
const xmlText = (content: string) => filled(content, `${OPENIMMO}<b>`, `</b>${END}`)

/** Returns a ZIP with an XML file and empty files of these names. */
function zip(content: string, names: readonly string[] = [], encode?: (name: string) => Bytes) {
  const empty = new Uint8Array()
  const files = names.map((name): [string, Uint8Array] => [name, empty])
  const entries = encode ? names.map((name) => [name, { name: encode(name) }]) : []
  const all: [string, Uint8Array][] = [['a.xml', new TextEncoder().encode(content)], ...files]
  return zipOf(all, Object.fromEntries(entries))
}
const paths = (folders: string) => Array.from({ length: 4999 }, (_, index) => `${folders}${index}`)

const SHAPE = '<path d="M0 0h1"/>'
const svg = (part: Parameters<typeof filled>[0], count?: number, start = '', end = '') =>
  filled(part, `<svg xmlns="http://www.w3.org/2000/svg">${start}`, `${end}${SHAPE}</svg>`, count)

const PDF_START = '%PDF-1.7\n'
const pdfObjects = (content: string, count?: number) => (size: number) =>
  bytesOf(filled((index) => `${index} 0 obj${content}endobj\n`, PDF_START, '', count)(size))
const pdfText = (part: string) => (size: number) => bytesOf(filled(part, PDF_START)(size))
const objectStream = (text: string, first: number, count: number) =>
  bytesOf(
    pdf({
      objects: Array(count).fill(
        stream(`/Type /ObjStm /First ${first} /Filter /Fl`, deflated(text)),
      ),
      trailer: '/Root 900 0 R',
    }),
  )
const XMP_CATALOG = '<< /Type /Catalog /Metadata 2 0 R >>'

export const PARSERS: Record<string, Parser> = {
  form: {
    limit: VISITOR_FORM,
    bodies: FORM_BODIES,
    parse: formParser('application/x-www-form-urlencoded'),
  },
  'form of staff': {
    limit: MAX_FORM_BYTES,
    bodies: FORM_BODIES,
    parse: formParser('application/x-www-form-urlencoded'),
  },
  multipart: {
    limit: MAX_FORM_BYTES,
    bodies: {
      fields: filled((index) => `${PART}"${index}"\r\n\r\n\r\n`, '', '--b--'),
      files: filled((index) => `${PART}"f"; filename="${index}"\r\n\r\n\r\n`, '', '--b--'),
      'almost boundaries': filled('\r\n--a', `${PART}"a"\r\n\r\n`, '\r\n--b--'),
      headers: filled('X-A: b\r\n', `${PART}"a"\r\n`, '\r\n\r\n--b--'),
    },
    parse: formParser('multipart/form-data; boundary=b'),
  },
  JSON: {
    limit: IMPORT,
    bodies: {
      listings: items((index) => item(index, `"DescriptionA":{"nl":"${'Huis. '.repeat(60)}"}`)),
      'small listings': items((index) => item(index, '"A":1')),
      'empty objects': items(() => '{},'),
      numbers: items(() => '1,'),
      texts: items(() => '"",'),
      escapes: filled('\\u0041', '["', '"]'),
      names: filled((index) => `"${index}":1,`, '{"Items":[{', '"a":1}]}'),
      arrays: filled('['),
    },
    parse: async (bytes) => {
      const { text } = await decodeText(bytes)
      if (isJsonTooComplex(text)) return 'too complex'
      const opened = openEnvelope(readJson(text))
      return opened.status === 'failed' ? opened.status : readListings(opened.body).status
    },
  },
  'JSON with mapping': {
    limit: IMPORT,
    bodies: {
      listings: items((index) => item(index, `"DescriptionA":{"nl":"${'Huis. '.repeat(60)}"}`)),
      ...Object.fromEntries(
        ['elements', 'angle brackets', 'doubly encoded characters'].map((name) => {
          const html = JSON.stringify(HTML[name]?.(60 * KB))
          return [name, items((index) => item(index, `"DescriptionA":{"nl":${html}}`))]
        }),
      ),
    },
    parse: (bytes) => {
      const opened = openEnvelope(readJson(textOf(bytes)))
      if (opened.status === 'failed') return opened.status
      const read = readListings(opened.body)
      if (read.status === 'failed') return read.status
      const mapped = read.body.items.map((value) => mapProperty(value, 'nl').status)
      return `${mapped.filter((status) => status !== 'refused').length} listings`
    },
  },
  XML: {
    limit: XML,
    bodies: {
      listings: xml((index) =>
        object(index, `<geo><plz>9000</plz><ort>Gent</ort></geo>${'<a>Huis</a>'.repeat(200)}`),
      ),
      elements: xml('<a/>'),
      'elements of a listing': xml((index) => object(index, '<a>b</a>'.repeat(4000))),
      'fields of the sender': xml((index) =>
        object(
          index,
          '<user_defined_simplefield feldname="a">1</user_defined_simplefield>'.repeat(4000),
        ),
      ),
      'nested elements': xml('<a>'),
      attributes: xml(`<a${Array.from({ length: 5000 }, (_, at) => ` b${at}="c"`).join('')}/>`),
      text: xmlText('a'),
      entities: xmlText('&amp;'),
      'unfinished entities': xmlText('&a'),
      comments: xml('<!---->'),
      instructions: xml('<?a?>'),
      'unclosed CDATA': xmlText('<![CDATA[]]'),
      deletions: xml((index) => (index < 10_000 ? object : deletion)(index, ''), 20_000),
      Base64: filled('AAAA', `${OPENIMMO}<anhanginhalt>`, `</anhanginhalt>${END}`),
      'attachments that are missing': xml((index) =>
        object(index, attachments(1500, `<pfad>${'a/'.repeat(20)}b.jpg</pfad>`)),
      ),
    },
    parse: feedParser('openimmo', 'application/xml'),
  },
  CSV: {
    limit: CSV,
    bodies: {
      listings: csv((index) => `${index + 1};0;1;9000;Gent;1;${'Huis. '.repeat(60)};\n`),
      delimiters: csv(() => ';'),
      'empty cells': csv(() => `${';'.repeat(16_000)}\n`),
      'cells without a header': filled(
        `1;0;1;9000${';a'.repeat(16_000)}\n`,
        `id;goal;status;zip${';'.repeat(16_000)}\n`,
      ),
      quotes: filled('""', `${CSV_HEADER}"`),
      'line breaks': csv(() => '\n'),
      'line breaks in quotes': filled('\r\n', `${CSV_HEADER}"`),
      addresses: csv((index) => `${index + 1};0;1;9000;Gent;1;a;${'a '.repeat(1000)}\n`),
      HTML: csv((index) => `${index + 1};0;1;9000;Gent;1;${'<b>a</b>'.repeat(5000)};\n`),
    },
    parse: feedParser('csv', 'text/csv'),
  },
  ZIP: {
    limit: XML,
    bodies: {
      'white space': (size) => zip(' '.repeat(size)),
      text: (size) => zip(xmlText('a')(size)),
      'long paths': () => zip(OPENIMMO + END, paths('a/'.repeat(300))),
      'names in no encoding': () =>
        zip(OPENIMMO + END, paths('_/'.repeat(300)), (name) =>
          bytesOf(name.replaceAll('_', '\xff')),
        ),
      'attachments that are missing': (size) =>
        zip(
          xml((index) => object(index, attachments(1500, `<pfad>${'a/'.repeat(20)}b</pfad>`)))(
            size,
          ),
          paths('b/'.repeat(20)),
        ),
    },
    parse: feedParser('openimmo', 'application/zip'),
  },
  SVG: {
    limit: MAX_DRAWING_BYTES,
    bodies: {
      'one path': filled('1 2 ', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M', '"/></svg>'),
      shapes: svg(`<path class="a" style="fill:red" d="M0 0h1${' 1 2'.repeat(35)}"/>`),
      attributes: filled((index) => ` a${index}="b"`, '<svg', '/>'),
      'nested groups': svg('<g>'),
      'groups up to the limit': svg(`${'<g>'.repeat(490)}${'</g>'.repeat(490)}`),
      addresses: svg(`<g mask="url(#a) ${'url(#b) '.repeat(50)}"/>`),
      'a sheet': filled(
        '.a{fill:url(#a)}',
        '<svg xmlns="http://www.w3.org/2000/svg"><style>',
        '</style></svg>',
      ),
      'sheet of unclosed addresses': filled(
        'url(# ',
        '<svg xmlns="http://www.w3.org/2000/svg"><style>',
        '</style></svg>',
      ),
      texts: svg('a&amp;'),
      comments: svg('<!---->'),
      'embedded picture': svg(
        'AAAA',
        undefined,
        '<image href="data:image/png;base64,iVBORw0KGgo',
        '"/>',
      ),
    },
    parse: (bytes) => checkSvg(bytes)?.why ?? 'safe',
  },
  HTML: {
    limit: TEXT,
    bodies: HTML,
    parse: (bytes) => `${sanitiseHtml(textOf(bytes)).length} characters`,
  },
  'query string': {
    limit: URL_LENGTH,
    bodies: {
      regions: filled((index) => `region=a${index}|${1000 + index}&`, '?'),
      types: filled((index) => `type=${index}&`, '?'),
      'list of types': filled((index) => `${index},`, '?type='),
      area: filled('aaaaa', '?area='),
      text: filled('a%20', '?streetcity='),
      names: filled((index) => `${index}&`, '?'),
    },
    parse: (bytes) => {
      const { searchParams } = new URL(`https://pand.example/${textOf(bytes)}`)
      return parseListFilter(searchParams, { maxPriceSale: 1e6, maxPriceRent: 5000 }).regions.length
    },
  },
  sentence: {
    limit: SENTENCE,
    bodies: {
      letters: filled('a '),
      'words like places': filled('gnet '),
      'long words like places': filled('antwerpn brusel '),
      'one word': filled('a'),
      numbers: filled('1 '),
      prices: filled('1-2 euro '),
      hyphens: filled('sint-'),
      'real words': filled('huis in gent of '),
    },
    parse: (bytes) =>
      readWords(textOf(bytes), 'nl', placeFinder('nl'), placeCorrector('nl')).rest.length,
  },
  PDF: {
    limit: MAX_FILE_BYTES,
    bodies: {
      'pairs in object streams': () => objectStream('1 0 '.repeat(250_000), MB, 150),
      'zeros in object streams': () => objectStream('\0'.repeat(MB), 0, 150),
      'object streams without an end': pdfText('/ObjStm '),
      values: pdfObjects(`<<${'/a 1 '.repeat(90_000)}>>`),
      objects: pdfObjects('<<>>'),
      'references to a lost object': pdfText('/Root 1 0 R /Info 2 0 R '),
      'numbers of other objects': pdfText('11 0 obj '),
      'an open string': (size) =>
        bytesOf(filled('(', `${PDF_START}/Root 1 0 R /Info 1 0 R 1 0 obj <</Author (`)(size)),
      XMP: (size) =>
        bytesOf(pdf({ objects: [XMP_CATALOG, stream('', '<rdf:li>'.repeat(size / 9))] })),
    },
    parse: async (bytes) => {
      const details = await readPdfDetails(bytes)
      return details ? `${details.author.length} characters` : 'not readable'
    },
  },
}
