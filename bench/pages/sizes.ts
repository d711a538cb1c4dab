import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { WORKER } from '../../scripts/bundle.ts'
import { prepareDatabase } from '../../scripts/prepare.ts'
import { startWorker } from '../../scripts/runtime.ts'
import { TEMPLATES, type Template } from './templates.ts'

/** Bytes (brotli) of a page, and of the style sheets in its head, which block the first paint. */
export interface PageSizes {
  html: number
  styles: number
}

async function measure(templates: Template[]): Promise<Record<string, PageSizes>> {
  await prepareDatabase()
  const worker = await startWorker([WORKER], { host: '127.0.0.1', port: 0 })
  const { origin } = await worker.ready
  const sizes: Record<string, PageSizes> = {}
  for (const template of templates) {
    const html = await (await fetch(origin + TEMPLATES[template])).text()
    sizes[template] = { html: brotliCompressSync(html).length, styles: blockingBytes(html) }
  }
  await worker.dispose()
  return sizes
}

function blockingBytes(html: string): number {
  const [head = ''] = html.split('</head>')
  const sheets = head.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)
  const bytes = [...sheets].map(
    ([, path = '']) => brotliCompressSync(readFileSync(join('dist/client', path))).length,
  )
  return bytes.reduce((sum, size) => sum + size, 0)
}

const result = await measure(process.argv.slice(2) as Template[])
process.stdout.write(`${JSON.stringify(result)}\n`)
