import { describe, expect, test } from 'vitest'
import { spaced } from '../test/spaced'

/** Every module of ours by its path, as text. */
const SOURCES = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The other folders and files that each folder, and each file beside them, may import (see CONTRIBUTING). */
const BELOW: Record<string, string[]> = {
  domain: [],
  log: ['domain'],
  urls: ['domain'],
  i18n: ['domain'],
  forms: ['domain', 'i18n'],
  crm: ['domain', 'log'],
  cache: ['domain', 'log'],
  data: ['domain', 'crm', 'forms', 'cache', 'log'],
  components: ['domain', 'i18n', 'forms', 'urls', 'client'],
  client: ['domain', 'i18n', 'forms', 'urls', 'components', 'styles'],
  islands: ['domain', 'i18n', 'forms', 'urls', 'components', 'client', 'styles'],
  browser: ['client', 'islands'],
  modules: 'domain i18n forms urls data cache log components client islands'.split(' '),
  env: ['domain', 'forms', 'crm', 'cache', 'data', 'components'],
  mail: ['domain', 'i18n', 'forms', 'urls', 'data', 'env', 'log'],
  rendering: 'domain i18n urls data env log components client islands modules'.split(' '),
  'current-content': ['domain', 'cache', 'data', 'log'],
  middleware: ['domain', 'urls', 'cache', 'data', 'env', 'log', 'current-content'],
  routes: spaced(`
    domain crm i18n forms urls cache data env log current-content components client islands
    mail modules rendering middleware
  `),
  tasks: 'domain forms i18n urls crm data env modules mail seeds routes'.split(' '),
}

/** Rooms of one layer that each of its subjects may use. */
const SHARED = ['format', 'db']

const FILES = Object.entries(SOURCES)
  .filter(([path]) => !/\.test\.tsx?$/.test(path))
  .map(([path, text]) => ({ path: path.slice(2), imports: importsOf(text) }))

describe.each(Object.entries(BELOW))('src/%s', (part, allowed) => {
  test(`imports only the layers below it: ${allowed.join(', ') || 'nothing of ours'}`, () => {
    const files = FILES.filter(({ path }) => partOf(path) === part)
    const wrong = files.flatMap(({ path, imports }) =>
      imports
        .filter(isOwn)
        .map((from) => resolved(path, from))
        .filter((target) => ![part, ...allowed].includes(partOf(target)))
        .map((target) => `${path} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })
})

test('every folder of code has a place in the order of layers', () => {
  const folders = new Set(FILES.flatMap(({ path }) => path.match(/^([^/]+)\//)?.[1] ?? []))
  expect([...folders].filter((folder) => !BELOW[folder])).toEqual([])
  expect(FILES.length).toBeGreaterThan(100)
})

test.each(['domain', 'data'])('no two subjects of src/%s import each other', (layer) => {
  const edges = new Set(
    FILES.filter(({ path }) => partOf(path) === layer).flatMap(({ path, imports }) =>
      imports
        .map((from) => resolved(path, from))
        .filter((target) => partOf(target) === layer && subjectOf(target) !== subjectOf(path))
        .map((target) => `${subjectOf(path)} → ${subjectOf(target)}`),
    ),
  )
  const mutual = [...edges].filter((edge) => edges.has(edge.split(' → ').reverse().join(' → ')))
  expect(mutual).toEqual([])
  const fromShared = [...edges].filter((edge) => SHARED.includes(edge.split(' → ')[0] ?? ''))
  expect(fromShared).toEqual([])
})

test('no imports are circular', () => {
  const known = new Map(FILES.map(({ path }) => [path.replace(/\.tsx?$/, ''), path]))
  const graph = new Map(
    FILES.map(({ path, imports }) => [
      path,
      imports.filter(isOwn).flatMap((from) => known.get(resolved(path, from)) ?? []),
    ]),
  )
  expect(circlesIn(graph)).toEqual([])
})

test('only the entry imports the app, and nothing imports the seeds', () => {
  const importers = (pattern: RegExp) =>
    FILES.filter(({ imports }) => imports.some((from) => pattern.test(from))).map(
      ({ path }) => path,
    )
  expect(importers(/\/app$/)).toEqual(['index.ts'])
  const seeded = FILES.filter(({ path }) => partOf(path) !== 'tasks')
  expect(seeded.filter(({ imports }) => imports.some((from) => from.includes('seeds/')))).toEqual(
    [],
  )
})

test('the browser’s code imports no database and no server', () => {
  const heavy = /^(?:hono|drizzle-orm|cloudflare:|node:|react-dom\/server|htmlparser2)/
  const wrong = FILES.filter(({ path }) => /^(?:client|components|domain|forms|i18n)\//.test(path))
    .filter(({ imports }) => imports.some((from) => heavy.test(from)))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})

test('the tables of the search’s words are made only when somebody asks', () => {
  const eager = Object.entries(SOURCES)
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .filter(([, text]) => /^import \{[^}]*} from '[^']*\/(?:read-words|find-place)'/m.test(text))
    .map(([path]) => path)
  expect(eager).toEqual([])
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

/** The top folder of a path, or the name of a file in none. */
function partOf(path: string): string {
  return (path.split('/')[0] ?? '').replace(/\.tsx?$/, '')
}

/** The folder within a layer. */
function subjectOf(path: string): string {
  return path.split('/')[1] ?? ''
}

function isOwn(from: string): boolean {
  return from.startsWith('.')
}

/** Groups of files that reach each other (Tarjan's strongly connected components). */
function circlesIn(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    let low = own
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === own) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
