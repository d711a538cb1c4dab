import { expect, test } from 'vitest'
import { memoryFile, zipOf } from '../../../../test/zip'
import { readCsv } from './csv'
import { FeedRefusal } from './feed'
import { readOpenImmo } from './openimmo'
import { packedFiles } from './packed-files'
import { readFeed } from './read-feed'
import { findXml, readDirectory } from './zip'

const START = '<openimmo><uebertragung umfang="VOLL"/><anbieter>'
const END = '</anbieter></openimmo>'
const encoder = new TextEncoder()

/** An object with a number, whose other elements `inner` are. */
function object(inner: string, action = 'CHANGE'): string {
  const number = `<openimmo_obid>1</openimmo_obid><aktion aktionart="${action}"/>`
  return `<immobilie><verwaltung_techn>${number}</verwaltung_techn>${inner}</immobilie>`
}

/** Returns the code of the refusal of a file in chunks, or its number of records. */
async function outcomeOf(...chunks: (string | [part: string, times: number])[]) {
  async function* open() {
    for (const chunk of chunks) {
      const [part, times] = typeof chunk === 'string' ? [chunk, 1] : chunk
      const perChunk = Math.ceil(100_000 / part.length)
      const bytes = encoder.encode(part.repeat(Math.min(times, perChunk)))
      for (let left = times; left > 0; left -= perChunk) yield bytes
    }
  }
  try {
    return (await readOpenImmo(open, 'nl')).items.length
  } catch (error) {
    if (error instanceof FeedRefusal) return error.issue.code
    throw error
  }
}

test.each<[string, Parameters<typeof outcomeOf>, string]>([
  ['deletions', [START, [object(''), 10_000], [object('', 'DELETE'), 11_000], END], 'recordsMany'],
  ['attributes', [START, ['<a b="" c="" d=""/>', 800_000], END], 'xmlPartsMany'],
  ['elements of an object', [START, '<immobilie>', ['<a/>', 11_000]], 'xmlRecordParts'],
  ['attributes of an element', [START, '<a', [' b=""', 11_000], '/>', END], 'xmlRecordParts'],
  ['levels', [START, ['<a>', 100_000]], 'xmlTooDeep'],
  ['characters of a comment', [START, '<!--', ['x'.repeat(1000), 31_000]], 'xmlPartLong'],
  [
    'characters of a CDATA section',
    [START, '<![CDATA[', ['x'.repeat(1000), 31_000]],
    'xmlPartLong',
  ],
])('refuses an OpenImmo file of too many %s', async (_, chunks, code) => {
  expect(await outcomeOf(...chunks)).toBe(code)
})

test('reads an OpenImmo file of large but possible numbers', async () => {
  const attachments: [string, number] = ['<anhang gruppe="BILD"><daten/></anhang>', 2000]
  const text: [string, number] = ['<lage>&amp;&#233; lang</lage>', 1000]
  const chunks = [START, '<immobilie>', ...(object('').match(/<verw.*verwaltung_techn>/g) ?? [])]
  expect(
    await outcomeOf(...chunks, '<anhaenge>', attachments, '</anhaenge>', text, '</immobilie>', END),
  ).toBe(1)
})

test('refuses a ZIP of 57 KB whose XML has millions of elements', async () => {
  const elements = encoder.encode(START + object('<a/>'.repeat(14_000_000)) + END)
  const zip = await zipOf({ 'a.xml': elements })
  expect(zip.length).toBeLessThan(60_000)
  const options = { source: 'openimmo', type: 'application/zip', lang: 'nl' } as const
  const read = readFeed(memoryFile(zip), { ...options, storeInline: async () => {} })
  await expect(read).rejects.toThrow('xmlRecordParts')
})

test('finds attachments among thousands of files of the same name', async () => {
  const files = Array.from({ length: 4900 }, (_, at): [string, Uint8Array] => [
    `export/${at}/${'folder/'.repeat(30)}a.jpg`,
    encoder.encode(`${at}`),
  ])
  const zip = await zipOf([...files, ['export/a.xml', new Uint8Array()]])
  const entries = await readDirectory(memoryFile(zip))
  const find = packedFiles(entries, findXml(entries))
  for (let at = 0; at < 2000; at++) {
    expect(find(`${'folder/'.repeat(at % 10)}a.jpg`)).toBe('ambiguous')
  }
  expect(find(`7/${'folder/'.repeat(30)}a.jpg`)).toMatchObject({ size: 1 })
  expect(find('b.jpg')).toBe('missing')
})

test.each<[string, string, string]>([
  ['columns', `ID;Goal;Status;Zip${';'.repeat(1_000_000)}\n${'x;\n'.repeat(1000)}`, 'cellsMany'],
  ['cells', `ID;Goal;Status;Zip\n1;0;1;9000${';x'.repeat(1_000_000)}`, 'cellsMany'],
  ['lines', `ID;Goal;Status;Zip\n${'1;0;1;9000\n'.repeat(21_000)}`, 'recordsMany'],
])('refuses a CSV file of too many %s', (_, text, code) => {
  expect(() => readCsv(text, 'nl')).toThrow(code)
})

test.each([
  ['quotes', '"'.repeat(1_000_000)],
  ['line breaks', '\r\n'.repeat(1_000_000)],
  ['addresses', `1;0;1;9000;${'x '.repeat(1_000_000)}`],
  ['cells below a column without a name', `1;0;1;9000;;${'x;'.repeat(10_000)}`],
])('reads a CSV file of a million %s with few issues', (_, rows) => {
  const header = `ID;Goal;Status;Zip;LargePictureItems${';'.repeat(10_001)}`
  const { issues } = readCsv(`${header}\n${rows}`, 'nl')
  expect(issues.flatMap((one) => one.issues).length).toBeLessThan(30)
})
