import { describe, expect, test } from 'vitest'
import { bytesOf } from '../../../test/boxes'
import type { FileKind } from './file-kind'
import { originOfName, readOriginMark } from './origin-mark'

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const xmp = (term: string) =>
  `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:Description Iptc4xmpExt:DigitalSourceType="${IPTC}${term}"/></x:xmpmeta>`
/** A JUMBF box with the description of a C2PA manifest store, and the actions of its manifest as CBOR. */
const manifest = (actions = '') =>
  `JP\0\x01\0\0\0\x01\0\0\0\x60jumb\0\0\0\x1ejumdc2pa\0\x11\0\x10\x80\0\0\xaa\0\x38\x9b\x71\x03c2pa\0${actions}`
const digitalSourceType = (term: string) => `qdigitalSourceTypexI${IPTC}${term}`

const uint32 = (size: number) => String.fromCharCode(size >> 24, size >> 16, size >> 8, size & 255)
const segment = (marker: string, data: string) =>
  `\xff${marker}${uint32(data.length + 2).slice(2)}${data}`
const jpeg = (segments: string, pixels = 'pixels') =>
  `\xff\xd8${segments}${segment('\xda', 'scan')}${pixels}\xff\xd9`
const png = (name: string, data: string) =>
  `\x89PNG\r\n\x1a\n${uint32(data.length)}${name}${data}sum!${uint32(0)}IENDsum!`
const webp = (name: string, data: string) =>
  `RIFF${uint32(data.length)}WEBP${name}${[...uint32(data.length)].reverse().join('')}${data}`
const app1 = (data: string) => segment('\xe1', data)
const app11 = (data: string) => segment('\xeb', data)

type Case = [title: string, kind: FileKind, file: string, origin: string, mark: string]

describe('the marks of a file suggest an origin', () => {
  test.each<Case>([
    [
      'XMP of a generated JPEG',
      'jpeg',
      jpeg(app1(xmp('trainedAlgorithmicMedia'))),
      'generated',
      'trainedAlgorithmicMedia',
    ],
    [
      'XMP of an edited JPEG, after fill bytes',
      'jpeg',
      jpeg(`\xff\xff${app1(xmp('compositeWithTrainedAlgorithmicMedia'))}`),
      'edited',
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [
      'EXIF with the name of a program',
      'jpeg',
      jpeg(app1('Exif\0\0II*\0Midjourney')),
      'generated',
      'Midjourney',
    ],
    [
      'EXIF of a staging program',
      'jpeg',
      jpeg(app1('Exif\0\0II*\0Virtual Staging AI')),
      'staged',
      'Virtual Staging',
    ],
    ['a C2PA manifest without a source type', 'jpeg', jpeg(app11(manifest())), 'edited', 'C2PA'],
    [
      'a generated part in a photograph',
      'jpeg',
      jpeg(
        app11(
          manifest(
            digitalSourceType('digitalCapture') + digitalSourceType('trainedAlgorithmicMedia'),
          ),
        ),
      ),
      'edited',
      'trainedAlgorithmicMedia',
    ],
    [
      'a mark across two parts of a large file',
      'png',
      png('iTXt', `${'.'.repeat(65_500)}${xmp('trainedAlgorithmicMedia')}`),
      'generated',
      'trainedAlgorithmicMedia',
    ],
    [
      'XMP in an iTXt chunk',
      'png',
      png('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp('compositeSynthetic')}`),
      'edited',
      'compositeSynthetic',
    ],
    [
      'a C2PA chunk of a PNG',
      'png',
      png('caBX', manifest(digitalSourceType('trainedAlgorithmicMedia'))),
      'generated',
      'trainedAlgorithmicMedia',
    ],
    [
      'XMP of a WebP',
      'webp',
      webp('XMP ', xmp('trainedAlgorithmicMedia')),
      'generated',
      'trainedAlgorithmicMedia',
    ],
    ['a C2PA chunk of a WebP', 'webp', webp('C2PA', manifest()), 'edited', 'C2PA'],
    [
      'XMP of an AVIF',
      'avif',
      `\0\0\0\x0cftypavif${xmp('trainedAlgorithmicMedia')}`,
      'generated',
      'trainedAlgorithmicMedia',
    ],
  ])('%s', (_, kind, file, origin, mark) => {
    expect(readOriginMark(bytesOf(file), kind, 'IMG_0412.jpg')).toEqual({ origin, mark })
  })

  test.each<[string, FileKind, string]>([
    ['a photograph', 'jpeg', jpeg(app1(xmp('digitalCapture')))],
    [
      'a photograph of a camera that signs',
      'jpeg',
      jpeg(app11(manifest(digitalSourceType('digitalCapture')))),
    ],
    ['ordinary corrections', 'jpeg', jpeg(app1(xmp('algorithmicallyEnhanced')))],
    ['pixels that look like a mark', 'jpeg', jpeg('', 'trainedAlgorithmicMedia')],
    ['a file that ends in its first segment', 'jpeg', '\xff\xd8\xff\xe1'],
    ['a file of two bytes', 'jpeg', '\xff\xd8'],
    ['an empty file', 'png', ''],
  ])('%s has no mark', (_, kind, file) => {
    expect(readOriginMark(bytesOf(file), kind, '')).toBeNull()
  })
})

test.each([
  ['living-virtual-staging.jpg', 'staged'],
  ['Leefruimte virtueel ingericht.png', 'staged'],
  ['home_staging_virtuel_2.jpg', 'staged'],
  ['Séjour meublé virtuellement', 'staged'],
  ['Wohnzimmer, virtuell möbliert', 'staged'],
  ['keuken bewerkt met AI', 'edited'],
  ['ChatGPT Image 2 nov. 2026.png', 'generated'],
  ['DALL·E 2026-11-02.png', 'generated'],
  ['IMG_0412.jpg', undefined],
  ['home staging door onze stylist.jpg', undefined],
  ['virtuele-rondleiding.jpg', undefined],
])('the name %s suggests %s', (name, origin) => {
  expect(originOfName(name)?.origin).toBe(origin)
})
