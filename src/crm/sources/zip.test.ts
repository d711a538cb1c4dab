import { expect, test } from 'vitest'
import { zipOf } from '../../../test/zip'
import { isZip, unpackXml } from './zip'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function unpacked(zip: Uint8Array): Promise<string> {
  let text = ''
  for await (const chunk of unpackXml(zip)) text += new TextDecoder().decode(chunk)
  return text
}

test('the one XML file of a ZIP is unpacked, whatever is beside it and wherever it says to lie', async () => {
  const zip = await zipOf({
    'a.jpg': bytesOf('picture'),
    '../../etc/FEED.XML': bytesOf('<openimmo/>'),
    '__MACOSX/._feed.xml': bytesOf('x'),
  })
  expect(isZip(zip)).toBe(true)
  expect(await unpacked(zip)).toBe('<openimmo/>')
})

test('a ZIP that is broken, encrypted, ambiguous or without XML is refused', async () => {
  const xml = { 'a.xml': bytesOf('<a/>'.repeat(50)) }
  const zip = await zipOf(xml)
  await expect(unpacked(zip.subarray(0, 60))).rejects.toThrow('zipBroken')
  await expect(unpacked(await zipOf({ ...xml, 'b.xml': bytesOf('') }))).rejects.toThrow(
    'zipManyXml',
  )
  await expect(unpacked(await zipOf({ 'a.txt': bytesOf('') }))).rejects.toThrow('zipWithoutXml')
  const garbled = zip.slice()
  garbled.fill(0xff, 35, 40)
  await expect(unpacked(garbled)).rejects.toThrow('zipBroken')
  const entry = zip.length - 22 - 46 - 5
  const locked = zip.slice()
  locked[entry + 8] = 1
  await expect(unpacked(locked)).rejects.toThrow('zipEncrypted')
})
