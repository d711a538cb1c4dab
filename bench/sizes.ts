import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Gzipped bytes of what every page loads. */
export function initialSizes(): { script: number; styles: number } {
  return { script: sizeOf(/^browser-.*\.js$/), styles: sizeOf(/^main-.*\.css$/) }
}

function sizeOf(name: RegExp): number {
  const file = readdirSync('dist/client/assets').find((found) => name.test(found))
  if (!file) throw new Error(`The client build has no file like ${name}`)
  return gzipSync(readFileSync(`dist/client/assets/${file}`)).length
}

/** Gzipped bytes of the whole worker, which Cloudflare limits. */
export function workerSize(): number {
  const files = readdirSync('dist/worker').filter((name) => name.endsWith('.js'))
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(`dist/worker/${name}`)).length, 0)
}
