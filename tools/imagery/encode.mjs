/** Makes the files of the product from rendered PNG files: `node encode.mjs FOLDER [NAME…]`, into public/images/demo. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const target = new URL('../../public/images/demo/', import.meta.url).pathname
const [folder, ...names] = process.argv.slice(2)
const QUALITY = { avif: 52, jpeg: 68 }

for (const file of await readdir(folder)) {
  const name = path.basename(file, '.png')
  if (names.length > 0 && !names.some((one) => name.startsWith(one))) continue
  const picture = sharp(path.join(folder, file))
  const { width } = await picture.metadata()
  for (const size of [480, 720, 960, 1600, 2400].filter((size) => size <= width)) {
    await picture
      .clone()
      .resize(size)
      .avif({ quality: QUALITY.avif, effort: 7 })
      .toFile(`${target}${name}-${size}.avif`)
  }
  await picture
    .clone()
    .resize(960)
    .jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
    .toFile(`${target}${name}-960.jpg`)
}
