import { describe, expect, test } from 'vitest'

/** Every module of ours by its path, as text. */
const SOURCES = import.meta.glob<string>('./**/*.{ts,tsx}', {
  ...{ query: '?raw', import: 'default', eager: true },
})

/** What each folder, and each file beside them, may import of the others (see CONTRIBUTING). */
const BELOW: Record<string, string[]> = {
  domain: [],
  log: [],
  urls: ['domain'],
  i18n: ['domain'],
  forms: ['domain', 'i18n'],
  crm: ['domain'],
  cache: ['log'],
  data: ['domain', 'crm', 'forms', 'cache', 'log', 'seeds'],
  components: ['domain', 'i18n', 'forms', 'urls', 'client'],
  client: ['domain', 'i18n', 'forms', 'urls', 'components', 'styles'],
  modules: ['domain', 'i18n', 'forms', 'urls', 'data', 'cache', 'log', 'components', 'client'],
  env: ['domain', 'forms', 'cache', 'data'],
  mail: ['domain', 'i18n', 'forms', 'urls', 'data', 'env', 'log'],
  rendering: ['domain', 'i18n', 'urls', 'data', 'env', 'log', 'components', 'client', 'modules'],
}

/** The bundled facts of seeds/ that the product may read. */
const FACTS = /^(?:\.\.\/)+seeds\/places\.json$/

const FILES = Object.entries(SOURCES)
  .filter(([path]) => !/\.test\.tsx?$/.test(path))
  .map(([path, text]) => ({ path: path.slice(2), imports: importsOf(text) }))

describe.each(Object.entries(BELOW))('src/%s', (part, allowed) => {
  test(`imports only what lies below it: ${allowed.join(', ') || 'nothing of ours'}`, () => {
    const files = FILES.filter(({ path }) => partOf(path) === part)
    const wrong = files.flatMap(({ path, imports }) =>
      imports
        .filter((from) => from.startsWith('.'))
        .map((from) => resolved(path, from))
        .filter((target) => ![part, ...allowed].includes(partOf(target)))
        .map((target) => `${path} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })
})

test('every folder of code has its place in the order', () => {
  const folders = new Set(FILES.flatMap(({ path }) => path.match(/^([^/]+)\//)?.[1] ?? []))
  const above = ['middleware', 'routes', 'tasks']
  expect([...folders].filter((folder) => !BELOW[folder])).toEqual(above)
  expect(FILES.length).toBeGreaterThan(100)
})

test('nothing but the entry imports the app, and nothing the seeds', () => {
  const importers = (pattern: RegExp) =>
    FILES.filter(({ imports }) => imports.some((from) => pattern.test(from))).map(
      ({ path }) => path,
    )
  expect(importers(/\/app$/)).toEqual(['index.ts'])
  const seeded = FILES.filter(({ path }) => partOf(path) !== 'tasks').flatMap(
    ({ imports }) => imports,
  )
  expect(seeded.filter((from) => from.includes('seeds/') && !FACTS.test(from))).toEqual([])
})

test('the browser gets no database and no server', () => {
  const heavy = /^(?:hono|drizzle-orm|cloudflare:|node:|react-dom\/server|htmlparser2)/
  const wrong = FILES.filter(({ path }) => /^(?:client|components|domain|forms|i18n)\//.test(path))
    .filter(({ imports }) => imports.some((from) => heavy.test(from)))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})

function importsOf(text: string): string[] {
  const named = /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]/gm
  const bare = /\bimport\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm
  return [...text.matchAll(named), ...text.matchAll(bare)].map(([, a, b]) => a ?? b ?? '')
}

/** `domain/lang` for `../domain/lang` in `data/content.ts`. */
function resolved(path: string, from: string): string {
  return new URL(from, `https://src/${path}`).pathname.slice(1)
}

/** The folder, or the name of a file that lies in none. */
function partOf(path: string): string {
  return (path.split('/')[0] ?? '').replace(/\.tsx?$/, '')
}
