import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach } from 'vitest'
import { unknownPaths } from '../src/features/redirects/old-address'
import '../src/listing/places/all-places'
import { primaryDb } from '../src/platform/db/db'
import { raiseVersion } from '../src/platform/db/version'
import { storedErrors } from '../src/platform/errors'
import { recentCalls } from '../src/platform/http/isolate-rate-limit'
import { refusals } from '../src/platform/http/refusals'
import { announceVersion } from '../src/site/current-content'
import { dataTables } from './snapshot'

/** Test files share a runtime, its app once loaded and its storage; each file begins with an empty one. */
beforeAll(async () => {
  await migrate()
  await emptyDatabase()
  await emptyCache()
  await emptyBucket()
  const db = primaryDb(env.DB)
  announceVersion(await raiseVersion(db), db)
})

/** Each test starts without an isolate's memory of callers, addresses and bodies. */
beforeEach(() => {
  refusals.clear()
  recentCalls.clear()
  unknownPaths.clear()
  storedErrors.clear()
})

/**
 * Applies the migrations that the shared database lacks. The module `cloudflare:test` does it too, but each start
 * would load it for some seconds.
 */
async function migrate(): Promise<void> {
  await env.DB.prepare('CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT PRIMARY KEY)').run()
  const { results } = await env.DB.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, queries } of env.TEST_MIGRATIONS.filter((one) => !applied.has(one.name))) {
    await env.DB.batch([
      ...queries.map((query) => env.DB.prepare(query)),
      env.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

/** The version rises from file to file, so that no file finds cached responses of another. */
async function emptyDatabase(): Promise<void> {
  const tables = await dataTables()
  const deletions = tables.map((table) => env.DB.prepare(`DELETE FROM "${table}"`))
  await env.DB.batch([env.DB.prepare('PRAGMA defer_foreign_keys = on'), ...deletions])
}

async function emptyCache(): Promise<void> {
  const { keys } = await env.CACHE.list()
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
}

async function emptyBucket(): Promise<void> {
  const { objects } = await env.MEDIA.list()
  if (objects.length > 0) await env.MEDIA.delete(objects.map(({ key }) => key))
}
