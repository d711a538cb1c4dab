import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CHUNKS, WORKER } from './bundle.ts'

/**
 * Returns the bytes (gzip) of the built Worker: `whole` is what Cloudflare limits, `site` what a new isolate loads before
 * its first page (decision 043).
 */
export function workerSizes(): { whole: number; site: number } {
  const bytes = (paths: string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0)
  return { whole: bytes([WORKER, ...globSync(CHUNKS)]), site: bytes([...importsOf(WORKER)]) }
}

/** The files of a module with all that it imports statically. */
function importsOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/\bfrom"(\.[^"]+)"/g))
    importsOf(join(dirname(path), from), found)
  return found
}
