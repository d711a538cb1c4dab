// node generate.mjs [--only id,kind] [--missing] [--preview folder]   (see README.md)
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import catalogue from './src/catalogue.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const out = path.resolve(here, '../../public/images/demo')
const index = path.resolve(here, '../../src/tasks/demo-pictures.json')
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, missing: { type: 'boolean' }, preview: { type: 'string' } },
})

const WIDTHS = { portrait: [480, 960], hero: [480, 720, 960, 1600, 2400] }
const only = options.only?.split(',')
const wanted = catalogue.filter(
  (entry) =>
    (!only || only.includes(entry.id) || only.includes(entry.kind)) &&
    !(options.missing && fs.existsSync(path.join(out, `${entry.id}-960.jpg`))),
)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()

/** The scene as a PNG: a browser paints blend modes and filters many times faster than librsvg. */
async function render(entry) {
  const scenes = await import(`./src/${entry.mod}.mjs`)
  const scene = scenes[entry.fn](entry.p)
  await page.setViewportSize({ width: scene.w, height: scene.h })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${scene.svg()}`)
  return page.screenshot()
}

/** Every size of one picture. */
async function draw(entry) {
  const picture = sharp(await render(entry)).removeAlpha()
  for (const width of WIDTHS[entry.kind] ?? [480, 720, 960, 1600]) {
    const sized = picture.clone().resize(width, null, { kernel: 'lanczos3' })
    const file = path.join(out, `${entry.id}-${width}`)
    await sized
      .clone()
      .avif({ quality: width > 1000 ? 42 : 47, effort: 0 })
      .toFile(`${file}.avif`)
    if (width === 960)
      await sized.clone().jpeg({ quality: 56, mozjpeg: true }).toFile(`${file}.jpg`)
  }
}

/** The names that the generated listings choose from: those of no home of the demo. */
function writeIndex() {
  const names = catalogue.filter(({ home }) => !home).map(({ id }) => id)
  fs.writeFileSync(index, `${JSON.stringify(names, null, 1)}\n`)
}

if (options.preview) fs.mkdirSync(options.preview, { recursive: true })
else writeIndex()
for (const entry of wanted) {
  if (options.preview) {
    const file = path.join(options.preview, `${entry.id}.png`)
    await sharp(await render(entry))
      .resize(480)
      .png()
      .toFile(file)
  } else await draw(entry)
  console.log(entry.id)
}
await browser.close()
