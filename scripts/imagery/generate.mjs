// node generate.mjs [--only id,kind] [--missing] [--preview folder]   (see README.md)
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import catalogue from './src/catalogue.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const sharp = createRequire(process.env.SHARP_FROM || path.join(here, 'x.js'))('sharp')
const out = path.resolve(here, '../../public/images/demo')
const index = path.resolve(here, '../../src/tasks/demo-pictures.json')
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, missing: { type: 'boolean' }, preview: { type: 'string' } },
})

const WIDTHS = { portrait: [480, 960], hero: [480, 960, 1600, 2400] }
const known = fs.existsSync(index) ? JSON.parse(fs.readFileSync(index, 'utf8')) : {}
const only = options.only?.split(',')
const wanted = catalogue.filter(
  (entry) =>
    (!only || only.includes(entry.id) || only.includes(entry.kind)) &&
    !(options.missing && known[entry.id]),
)

function hex(bytes) {
  return `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

async function render(entry) {
  const scenes = await import(`./src/${entry.mod}.mjs`)
  return Buffer.from(scenes[entry.fn](entry.p).svg())
}

/** Every size of one picture, and what the views want to know about it. */
async function draw(entry) {
  const { data, info } = await sharp(await render(entry), { unlimited: true })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: 3 } }
  const widths = WIDTHS[entry.kind] ?? [480, 960, 1600]
  for (const width of widths) {
    const sized = sharp(data, raw).resize(width, null, { kernel: 'lanczos3' })
    const large = width > 1000
    const file = path.join(out, `${entry.id}-${width}`)
    await sized
      .clone()
      .avif({ quality: large ? 50 : 54, effort: 3 })
      .toFile(`${file}.avif`)
    await sized
      .clone()
      .webp({ quality: large ? 72 : 75, effort: 4 })
      .toFile(`${file}.webp`)
    if (width === 960)
      await sized.clone().jpeg({ quality: 76, mozjpeg: true }).toFile(`${file}.jpg`)
  }
  const average = await sharp(data, raw).resize(1, 1).raw().toBuffer()
  return { width: info.width, height: info.height, average: hex(average), widths, alt: entry.alt }
}

function writeIndex() {
  const rows = catalogue
    .filter(({ id }) => known[id])
    .map(({ id }) => ` ${JSON.stringify(id)}: ${JSON.stringify(known[id])}`)
  fs.writeFileSync(index, `{\n${rows.join(',\n')}\n}\n`)
}

if (options.preview) fs.mkdirSync(options.preview, { recursive: true })
for (const entry of wanted) {
  if (options.preview) {
    const file = path.join(options.preview, `${entry.id}.png`)
    await sharp(await render(entry), { unlimited: true })
      .resize(480)
      .png()
      .toFile(file)
  } else {
    known[entry.id] = await draw(entry)
    writeIndex()
  }
  console.log(entry.id)
}
