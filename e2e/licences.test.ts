import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LICENCES_PATH } from '../src/urls.ts'
import { origin } from './harness.ts'

const sourceMap = z.object({ sources: z.array(z.string()) })
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

test('the licences name each package of the worker, each dependency, and the data', async () => {
  const response = await fetch(origin + LICENCES_PATH)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  const text = await response.text()
  const named = new Set([...text.matchAll(/^(\S+) \d[^ ]* \(/gm)].map(([, name]) => name))
  const { dependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const expected = [...Object.keys(dependencies), ...packagesOfWorker()]
  // The package only exports other packages.
  expect(expected.filter((name) => name !== '@tiptap/pm' && !named.has(name))).toEqual([])
  for (const credit of ['GeoNames', 'Statbel', 'belgium-topojson', 'libheif', 'Pand authors']) {
    expect(text).toContain(credit)
  }
})

function packagesOfWorker(): string[] {
  const maps = globSync('dist/worker/**/*.map').map((path) =>
    sourceMap.parse(JSON.parse(readFileSync(path, 'utf8'))),
  )
  const sources = maps.flatMap((map) => map.sources)
  expect(sources.length).toBeGreaterThan(500)
  return sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  )
}
