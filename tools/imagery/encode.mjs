/**
 * Makes the files of the product from rendered PNG files: `node encode.mjs FOLDER [NAME…]`. Pictures of the demo get a
 * file of each width in public/images/demo; those of empty pages are small and belong to the product.
 */
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const images = new URL('../../public/images/', import.meta.url).pathname
const QUALITY = { avif: 48, jpeg: 60 }
const WIDTHS = [480, 720, 960, 1600, 2400]
const PORTRAIT_WIDTHS = [480, 960]
const EMPTY = ['plot', 'key', 'letter']

const [folder, ...names] = process.argv.slice(2)
await mkdir(`${images}empty`, { recursive: true })
for (const file of await readdir(folder)) {
  const name = path.basename(file, '.png')
  if (names.length > 0 && !names.some((one) => name.startsWith(one))) continue
  const picture = sharp(path.join(folder, file))
  if (EMPTY.includes(name) || name.startsWith('card-')) {
    const size = EMPTY.includes(name) ? 480 : 960
    await write(picture, size, 'avif', `empty/${name}.avif`)
    await write(picture, size, 'jpeg', `empty/${name}.jpg`)
    continue
  }
  const { width } = await picture.metadata()
  const widths = name.startsWith('team-') ? PORTRAIT_WIDTHS : WIDTHS
  for (const size of widths.filter((size) => size <= width)) {
    await write(picture, size, 'avif', `demo/${name}-${size}.avif`)
  }
  await write(picture, 960, 'jpeg', `demo/${name}-960.jpg`)
}

/** Writes a picture file of a width in pixels. */
async function write(picture, width, format, target) {
  const options =
    format === 'avif'
      ? { quality: QUALITY.avif, effort: 3 }
      : { quality: QUALITY.jpeg, mozjpeg: true }
  await picture
    .clone()
    .resize(width)
    .toFormat(format, options)
    .toFile(images + target)
}
