import { expect, test } from 'vitest'
import { PAGE_TEXTS } from './platform/i18n/dictionary'
import { SITE_LABELS } from './platform/i18n/full-dictionary'

/** Every module of ours by its path below `src`, as text. */
const SOURCES = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The layers of `src` from the bottom up: a file imports from its own layer and from those below (see CONTRIBUTING). */
const LAYERS = [
  ['platform'],
  ['listing'],
  ['urls', 'site'],
  ['components', 'client', 'styles'],
  ['staff'],
  ['features'],
  ['env', 'routes'],
  ['app', 'islands', 'hydrated-islands', 'cron', 'tasks'],
  ['full-app'],
  ['index', 'browser'],
]

/** The files with the modules that they import values from; types are erased, so they may come from anywhere. */
const FILES = Object.entries(SOURCES)
  .filter(([path]) => !/\.(?:test|d)\.tsx?$/.test(path))
  .map(([path, text]) => ({ path: path.slice(2), imports: valueImports(text) }))

/** The imports of one file from another of ours, without the extension. */
const IMPORTS = FILES.flatMap(({ path, imports }) =>
  imports
    .filter((from) => from.startsWith('.'))
    .map((from) => ({ path, from: resolved(path, from) })),
)

test('files import from their layer and from lower ones', () => {
  const wrong = IMPORTS.filter(({ path, from }) => !isShared(from) && layerOf(path) < layerOf(from))
  expect(wrong).toEqual([])
  expect(IMPORTS.length).toBeGreaterThan(1000)
})

test('every folder and file of src belongs to a layer', () => {
  const without = FILES.filter(({ path }) => layerOf(path) === -1)
  expect(without).toEqual([])
})

test('a feature imports another one through its public files only', () => {
  const wrong = IMPORTS.filter(({ path, from }) => {
    const [importer, imported] = [featureOf(path), featureOf(from)]
    const isOther = importer && imported && importer !== imported
    return isOther && !isShared(from) && !isExample(path) && !isPublic(from, imported)
  })
  expect(wrong).toEqual([])
})

test('no imports are circular', () => {
  const known = new Map(FILES.map(({ path }) => [withoutExtension(path), path]))
  const graph = new Map(FILES.map(({ path }) => [path, [] as string[]]))
  for (const { path, from } of IMPORTS)
    graph.get(path)?.push(...(known.has(from) ? [known.get(from) ?? ''] : []))
  expect(circlesIn(graph)).toEqual([])
})

test('only the entry imports the app, and only tasks import the seeds', () => {
  const importers = (pattern: RegExp) =>
    IMPORTS.filter(({ from }) => pattern.test(from)).map(({ path }) => path)
  expect(importers(/^app$/).toSorted()).toEqual(['full-app.ts', 'index.ts'])
  expect(importers(/^seeds\//).filter((path) => !path.startsWith('tasks/'))).toEqual([])
})

test('modules of pages use no text of mails, owners and thank-you pages, which they do not load', () => {
  const missing = new Set<string>(SITE_LABELS.filter((key) => !Object.hasOwn(PAGE_TEXTS, key)))
  const pages = reachedFrom('app.tsx')
  // Definitions of forms name texts that only mails, thank-you pages and staff screens look up.
  const readers = [...pages].filter((path) => !path.endsWith('.form.ts'))
  const wrong = readers.flatMap((path) =>
    [...(SOURCES[`./${path}`] ?? '').matchAll(/['`]([\w.-]+)['`]/g)]
      .filter(([, text = '']) => missing.has(text))
      .map(([, text]) => `${path}: ${text}`),
  )
  expect(wrong).toEqual([])
  expect(missing.size).toBeGreaterThan(200)
  expect(pages.size).toBeGreaterThan(500)
})

test('modules of pages load neither parsers of imports, mail nor the tables of places', () => {
  const late =
    /^(?:htmlparser2|csv-parse\/sync|@zip\.js\/.*|worker-mailer|otpauth|fuse\.js\/basic)$|\/(?:places|shapes)\.json$/
  const users = FILES.filter(({ imports }) => imports.some((from) => late.test(from)))
  const pages = reachedFrom('app.tsx')
  expect(users.filter(({ path }) => pages.has(path)).map(({ path }) => path)).toEqual([])
  expect(users.length).toBeGreaterThan(5)
})

test('scripts and islands of the browser reach no database and no server', () => {
  const heavy = /^(?:hono|drizzle-orm|cloudflare:|node:|react-dom\/server|htmlparser2)/
  const files = new Map(FILES.map((file) => [withoutExtension(file.path), file]))
  const reached = new Set(
    FILES.filter(({ path }) =>
      /^browser\.ts$|^(?:staff\/)?client\/|\.(?:client|island)\.tsx?$/.test(path),
    ),
  )
  for (const { path, imports } of reached) {
    for (const from of imports) {
      const next = from.startsWith('.') ? files.get(resolved(path, from)) : undefined
      if (next) reached.add(next)
    }
  }
  const wrong = [...reached].filter(({ imports }) => imports.some((from) => heavy.test(from)))
  expect(wrong.map(({ path }) => path)).toEqual([])
  expect(reached.size).toBeGreaterThan(100)
})

test('the tables of the search words are loaded only for a query or a pasted table', () => {
  const eager = Object.entries(SOURCES)
    .filter(([path]) => !/\.(?:test|d)\.tsx?$|\/table-words\.ts$/.test(path))
    .filter(([, text]) =>
      /^import \{[^}]*} from '[^']*\/(?:read-words|find-place|table-words)'/m.test(text),
    )
    .map(([path]) => path)
  expect(eager).toEqual([])
})

/** The files that a file loads, by static imports. Of a public file of a feature only what is imported counts. */
function reachedFrom(entry: string): Set<string> {
  const paths = new Map(FILES.map(({ path }) => [withoutExtension(path), path]))
  const reached = new Set([entry])
  for (const path of reached) {
    const imported = staticImports(path).flatMap(({ names, from }) =>
      isPublic(from, featureOf(`${from}/`) ?? '') ? exportsOf(from, names) : from,
    )
    for (const from of imported) if (paths.has(from)) reached.add(paths.get(from) ?? '')
  }
  return reached
}

/** The modules with these exports of a public file of a feature. */
function exportsOf(file: string, names: readonly string[]): string[] {
  return staticImports(`${file}.ts`)
    .filter((source) => source.names.some((name) => names.includes(name)))
    .map(({ from }) => from)
}

/** The names that a file imports from each of our modules, or exports again. Types are left out. */
function staticImports(path: string): { names: string[]; from: string }[] {
  const statement = /^(import|export)\s(?!type\s)(?:\{([^}]*)\}\s*from\s+)?'(\.[^']+)'/gm
  return [...(SOURCES[`./${path}`] ?? '').matchAll(statement)].flatMap(
    ([, keyword, list = '', from = '']) => {
      const values = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
      // `a as b` is imported as `a`, and exported as `b`.
      const names = values.map((name) => name.split(' as ').at(keyword === 'import' ? 0 : -1) ?? '')
      return list && names.length === 0 ? [] : { names, from: resolved(path, from) }
    },
  )
}

/** The modules from which a file imports, or exports again, more than types. */
function valueImports(text: string): string[] {
  const named = /^(?:import|export)\s(?!type\s)([^'"]*?)from\s+['"]([^'"]+)['"]/gm
  const bare = /\bimport\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm
  return [
    ...[...text.matchAll(named)]
      .filter(([, names = '']) => !isTypes(names))
      .map(([, , from]) => from),
    ...[...text.matchAll(bare)].map(([, a, b]) => a ?? b),
  ].flatMap((from) => from ?? [])
}

/** True for `{ type A, type B }`. */
function isTypes(names: string): boolean {
  const inner = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]
  return inner?.split(',').every((name) => /^\s*(?:type\s|$)/.test(name)) ?? false
}

/** `platform/format/lang` for `../format/lang` in `platform/mail/mime.ts`. */
function resolved(path: string, from: string): string {
  const url = new URL(from, `https://src/src/${path}`).pathname.slice(1)
  return withoutExtension(url)
    .replace(/^src\//, '')
    .replace(/^(platform\/i18n)$/, '$1/index')
}

function withoutExtension(path: string): string {
  return path.replace(/\.tsx?$/, '')
}

/** The place of a file's layer in the order; -1 for none. */
function layerOf(path: string): number {
  const part = withoutExtension(path.split('/')[0] ?? '')
  return LAYERS.findIndex((parts) => parts.includes(part))
}

function featureOf(path: string): string | undefined {
  return /^features\/([^/]+)\//.exec(path)?.[1]
}

function isPublic(from: string, feature: string): boolean {
  const name = `features/${feature}/${feature}`
  return [name, `${name}.client`, `${name}.staff`].includes(from)
}

/** Texts import nothing, and the dictionary collects those of all features. Forms define their own texts. */
function isShared(from: string): boolean {
  return from.endsWith('/texts') || from === 'site/forms/forms'
}

/** Examples of modules are for tests. */
function isExample(path: string): boolean {
  return /\/example[\w-]*\.tsx?$/.test(path)
}

/** Groups of files that reach each other (Tarjan's strongly connected components). */
function circlesIn(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    let low = index
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
