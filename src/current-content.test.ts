import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { db } from '../test/agency'
import { DEAD_DB } from '../test/faults'
import { readVersions } from './data/db/version'

test('an isolate that starts while D1 fails ignores the versions that a previous release stored', async () => {
  const { version, content, listings } = await readVersions(db)
  await env.CACHE.put('versions', JSON.stringify({ version, content }))
  vi.resetModules()
  const { currentVersion } = await import('./current-content')
  const versionIn = (d1: D1Database) => currentVersion(d1, env.CACHE, () => undefined)
  await expect(versionIn(DEAD_DB)).rejects.toThrow('Network connection lost')
  expect(await versionIn(env.DB)).toMatchObject({ version, listings })
})
