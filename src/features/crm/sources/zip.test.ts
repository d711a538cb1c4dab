import { expect, test } from 'vitest'
import { memoryFile, zipOf } from '../../../../test/zip'
import { findXml, isZip, readDirectory, unpackXml } from './zip'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function unpacked(zip: Uint8Array): Promise<string> {
  const file = memoryFile(zip)
  let text = ''
  for await (const chunk of unpackXml(findXml(await readDirectory(file)))) {
    text += new TextDecoder().decode(chunk)
  }
  return text
}

test('unpacks the only XML file at any path beside other files', async () => {
  const zip = await zipOf({
    'a.jpg': bytesOf('picture'),
    '../../etc/FEED.XML': bytesOf('<openimmo/>'),
    '__MACOSX/._feed.xml': bytesOf('x'),
    'export/._feed.xml': bytesOf('x'),
  })
  expect(isZip(zip)).toBe(true)
  expect(await unpacked(zip)).toBe('<openimmo/>')
})

test('refuses a ZIP that is broken, encrypted, ambiguous or without XML', async () => {
  const xml = { 'a.xml': bytesOf('<a/>'.repeat(50)) }
  const zip = await zipOf(xml)
  await expect(unpacked(zip.subarray(0, 60))).rejects.toThrow('zipBroken')
  await expect(unpacked(zip.subarray(0, 3))).rejects.toThrow('zipBroken')
  await expect(unpacked(await zipOf({ ...xml, 'b.xml': bytesOf('') }))).rejects.toThrow(
    'zipManyXml',
  )
  await expect(unpacked(await zipOf({ 'a.txt': bytesOf('') }))).rejects.toThrow('zipWithoutXml')
  const garbled = zip.slice()
  garbled.fill(0xff, 35, 40)
  await expect(unpacked(garbled)).rejects.toThrow('zipBroken')
  const locked = await zipOf(xml, { 'a.xml': { flags: 1 } })
  await expect(unpacked(locked)).rejects.toThrow('zipEncrypted')
  const odd = await zipOf(xml, { 'a.xml': { method: 12 } })
  await expect(unpacked(odd)).rejects.toThrow('zipMethod')
})

test('refuses a ZIP of too many files, or of too many bytes once unpacked', async () => {
  const many = Array.from({ length: 5001 }, (_, at): [string, Uint8Array] => [
    `${at}.jpg`,
    new Uint8Array(),
  ])
  const zip = await zipOf(many)
  await expect(readDirectory(memoryFile(zip))).rejects.toThrow('zipTooMany')
  const pictures = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
  const declared = Object.fromEntries(pictures.map((name) => [name, { size: 80 * 1024 * 1024 }]))
  const bomb = await zipOf(
    pictures.map((name): [string, Uint8Array] => [name, bytesOf(name)]),
    declared,
  )
  await expect(readDirectory(memoryFile(bomb))).rejects.toThrow('unpackedTooLarge')
})
