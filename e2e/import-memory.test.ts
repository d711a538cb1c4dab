import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Items, LanguageId } from '../seeds/listings.json'
import { type SiteServer, startSite } from './server.ts'

/** Megabytes: the old objects' and the new ones' part of a heap. */
const HEAP = { old: 60, young: 3 }

const MAX_BODY_BYTES = 8 * 1024 * 1024

const state = mkdtempSync(join(tmpdir(), 'pand-memory-'))
let site: SiteServer

beforeAll(async () => {
  const flags = `--max-old-space-size=${HEAP.old} --max-semi-space-size=${HEAP.young / 3}`
  const env = { MINIFLARE_WORKERD_V8_FLAGS: flags, STAFF_API_TOKEN: 'memory' }
  site = await startSite({ state, env })
})

afterAll(async () => {
  await site.stop()
  rmSync(state, { recursive: true, force: true })
})

test('the largest import fits in a heap of 64 MB', async () => {
  const { body, count } = largestImport()
  const response = await fetch(`${site.origin}/api/staff/listings`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer memory', 'Content-Type': 'application/json' },
    body,
  })
  expect(await response.json()).toMatchObject({ status: 'success', upserted: count, refused: [] })
})

/** Returns the largest import that a request body may have. Its properties are copies with unique IDs. */
function largestImport(): { body: string; count: number } {
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
