import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../e2e/server.ts'
import seeds from '../seeds/listings.json' with { type: 'json' }

/**
 * Sends the largest import to a worker with a heap of 64 MB. Run `npm run build` first, then
 * `npx node bench/import-memory.ts`.
 */
const HEAP_MB = { old: 60, young: 3 }
const MAX_BODY_BYTES = 8 * 1024 * 1024

const state = mkdtempSync(join(tmpdir(), 'pand-memory-'))
const flags = `--max-old-space-size=${HEAP_MB.old} --max-semi-space-size=${HEAP_MB.young / 3}`
const env = { MINIFLARE_WORKERD_V8_FLAGS: flags, STAFF_API_TOKEN: 'memory' }
const site = await startSite({ state, env })
try {
  const { body, count } = largestImport()
  const response = await fetch(`${site.origin}/api/staff/listings`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer memory', 'Content-Type': 'application/json' },
    body,
  })
  const { upserted } = await response.json()
  console.log(`${upserted} of ${count} imported with status ${response.status}`)
  if (upserted !== count) process.exitCode = 1
} finally {
  await site.stop()
  rmSync(state, { recursive: true, force: true })
}

/** Returns the largest import that a request body may have. Its properties are copies with unique IDs. */
function largestImport(): { body: string; count: number } {
  const { Items, LanguageId } = seeds
  const properties: string[] = []
  const wrap = (items: string) => `{"LanguageId":${LanguageId},"Items":[${items}]}`
  let size = wrap('').length
  for (;;) {
    const property = { ...Items[properties.length % Items.length], ID: 700_000 + properties.length }
    const json = JSON.stringify(property)
    size += Buffer.byteLength(json) + 1
    if (size > MAX_BODY_BYTES) return { body: wrap(properties.join()), count: properties.length }
    properties.push(json)
  }
}
