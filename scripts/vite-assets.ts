import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Manifest, type Plugin, runnerImport } from 'vite'
import { BUILT_SHEETS, sheetSource } from '../src/components/shell/sheets.ts'
import { LANGS, type Lang } from '../src/platform/format/lang.ts'
import type * as IslandTexts from '../src/platform/i18n/island-texts.ts'

const ENTRY = 'src/browser.ts'
export const STAFF_ENTRY = 'src/staff/client/staff-browser.ts'
export const SCREEN_ENTRY = 'src/features/screens/screen.client.ts'
export const EMBED_ENTRY = 'src/features/embeds/frame-height.client.ts'
const ISLAND = '.island.tsx'
const FONTS = ['src/styles/fonts/ysabeau.woff2', 'src/styles/fonts/hanken-grotesk.woff2']
const DEV_ENTRY = 'virtual:dev-entry'

interface Assets {
  entry: string
  staffEntry: string
  screenEntry: string
  embedEntry: string
  styles: Record<string, string>
  fonts: string[]
  chunks: Record<string, string[]>
  texts: Record<string, string>
  build: string
}

/**
 * Serves `virtual:assets`: the sources in dev and tests, else the hashed files of the client build. A change in dev
 * counts as another build, so that cached pages expire. `virtual:texts/<lang>` contains the texts of islands.
 */
export function assets({ from }: { from: 'source' | 'manifest' }): Plugin {
  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:assets': () => exportsOf(from === 'source' ? sources() : built(readManifest())),
    ...Object.fromEntries(LANGS.map((lang) => [textsModule(lang), () => textsIn(lang)])),
    [DEV_ENTRY]: () => `import '/@vite/client'\nimport '/${ENTRY}'`,
  }
  return {
    name: 'pand-assets',
    resolveId: (id) => (modules[id] ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)]?.() ?? null,
    hotUpdate({ modules: changed }) {
      const virtual = this.environment.moduleGraph.getModuleById('\0virtual:assets')
      return virtual && changed.length ? [...changed, virtual] : undefined
    },
  }
}

function exportsOf(found: Assets): string {
  return Object.entries(found)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

function sources(): Assets {
  return {
    entry: `/@id/${DEV_ENTRY}`,
    staffEntry: `/${STAFF_ENTRY}`,
    screenEntry: `/${SCREEN_ENTRY}`,
    embedEntry: `/${EMBED_ENTRY}`,
    styles: sheets((source) => `/${source}`),
    fonts: FONTS.map((path) => `/${path}`),
    chunks: {},
    texts: {},
    build: String(Date.now()),
  }
}

function sheets(address: (source: string) => string): Record<string, string> {
  return Object.fromEntries(BUILT_SHEETS.map((sheet) => [sheet, address(sheetSource(sheet))]))
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
}

function built(manifest: Manifest): Assets {
  const onEveryPage = scriptsOf(manifest, ENTRY)
  const file = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The client build has no ${source}`)
    return `/${chunk.file}`
  }
  return {
    entry: file(ENTRY),
    staffEntry: file(STAFF_ENTRY),
    screenEntry: file(SCREEN_ENTRY),
    embedEntry: file(EMBED_ENTRY),
    styles: sheets(file),
    fonts: FONTS.map(file),
    chunks: Object.fromEntries(
      Object.keys(manifest)
        .filter((source) => source.endsWith(ISLAND))
        .map((source) => [
          basename(source, ISLAND),
          [...scriptsOf(manifest, source)]
            .filter((name) => !onEveryPage.has(name))
            .map((name) => `/${name}`),
        ]),
    ),
    texts: Object.fromEntries(LANGS.map((lang) => [lang, file(textsModule(lang))])),
    build: buildId(manifest),
  }
}

function textsModule(lang: Lang): string {
  return `virtual:texts/${lang}`
}

/** Vite imports the dictionary, because Node can not resolve imports without an extension. */
async function textsIn(lang: Lang): Promise<string> {
  const { module } = await runnerImport<typeof IslandTexts>('./src/platform/i18n/island-texts.ts')
  return `export default ${JSON.stringify(module.islandTexts(lang))}`
}

/** The name of an island or script by that of its module: `list-map` of `list-map.island`. */
export function islandName(module: string): string {
  return module.replace(/\.(?:island|client)$/, '')
}

/** A chunk's file and those it imports. */
function scriptsOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) scriptsOf(manifest, next, found)
  return found
}

/** The version covers all sources of pages, because pages cached by an older build must expire. */
function buildId(manifest: Manifest): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest))
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of files.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}
