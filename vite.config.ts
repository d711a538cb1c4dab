import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { expandSelectors } from './scripts/expand-selectors.ts'
import { helpArticles } from './scripts/help-articles.ts'
import { licencesText, packageFolders } from './scripts/licences.ts'
import {
  assets,
  EMBED_ENTRY,
  islandName,
  SCREEN_ENTRY,
  STAFF_ENTRY,
} from './scripts/vite-assets.ts'
import { BUILT_SHEETS, sheetSource } from './src/components/shell/sheets.ts'

const STATE_DIR = process.env.STATE_DIR || '.wrangler/state'

/** On a busy machine the bundler complains that its own plugins are slow. */
const CHECKS = { pluginTimings: false }

/** One chunk with the script of every page and what it starts. Imported in parts, it would be four requests. */
const PAGE =
  /src\/browser\.ts$|src\/platform\/format\/(?:text|xml)\.ts$|src\/client\/(?:(?!play-pause|share-link)[\w-]+\.ts$|consent\/(?!analytics)|navigation\/(?!list-place|live-page|show-link)|forms\/guard-sheets\.ts)|src\/features\/favourites\/store\.ts|\/(?:consent|picture-carousel|popup|favourite-buttons)\.client\.ts/

/** One chunk for all islands that hydrate, with what most of them import. */
const REACT =
  /node_modules\/(?:react|react-dom|scheduler)\/|src\/(?:client\/(?:hydrate|island-content)|components\/ui\/icon|platform\/(?:format\/lang|i18n\/(?:texts|translate)))\.tsx?$/

/** Addresses, prices and dates, which most islands need. */
const LISTING =
  /src\/(?:urls|listing\/price|client\/places\/places|platform\/(?:goal|format\/(?:dates|local-time)))\.ts$/

/** And one for all that show a map. */
const LEAFLET = /node_modules\/leaflet\//

/** Comboboxes, with what they are made of. */
const DOWNSHIFT =
  /node_modules\/(?:downshift|@babel|compute-scroll-into-view|prop-types|react-is|tslib)\//

/** The decoder of HEIC pictures, which the staff area loads when one is chosen. */
const HEIC = /node_modules\/heic-to\//

/** The service worker of shop-window screens. Its folder is its scope. */
const SCREEN_WORKER = 'src/features/screens/screen-worker.ts'
/** The script that other sites load. */
const EMBED_SCRIPT = 'src/features/embeds/embed.client.ts'
/** The files whose names don't change with their content, by their sources. */
const FIXED_NAMES = { [SCREEN_WORKER]: 'screen/sw.js', [EMBED_SCRIPT]: 'embed.js' }

/** Modules of `src` that are imported for what they do: they add data that pages load later, or never. */
const SIDE_EFFECTS = /\/src\/(?:platform\/i18n\/full-dictionary|listing\/places\/all-places)\.ts$/

const builds: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      // The HEIC decoder has 3,000 kB. Only the staff area loads it, when a HEIC picture is chosen.
      chunkSizeWarningLimit: 3200,
      // The list of chunks that each chunk needs would make the first script a fifth larger (decision 013).
      modulePreload: false,
      rolldownOptions: {
        input: [
          'src/browser.ts',
          STAFF_ENTRY,
          SCREEN_ENTRY,
          SCREEN_WORKER,
          EMBED_ENTRY,
          EMBED_SCRIPT,
          ...BUILT_SHEETS.map(sheetSource),
        ],
        checks: CHECKS,
        output: {
          entryFileNames: ({ facadeModuleId }) =>
            Object.entries(FIXED_NAMES).find(([source]) => facadeModuleId?.endsWith(source))?.[1] ??
            'assets/[name]-[hash].js',
          chunkFileNames: ({ name }) => `assets/${islandName(name)}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'page', test: PAGE },
              { name: 'react', test: REACT },
              { name: 'listing', test: LISTING },
              { name: 'leaflet', test: LEAFLET },
              { name: 'downshift', test: DOWNSHIFT },
              { name: 'heic', test: HEIC },
            ],
          },
        },
      },
    },
  },
  worker: workerBuild('src/index.ts', 'dist/worker', true),
  tasks: workerBuild('src/tasks/tasks.ts', 'dist/tasks', false),
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins:
    command === 'serve'
      ? [
          assets({ from: 'source' }),
          helpArticles(),
          cloudflare({ persistState: { path: STATE_DIR }, inspectorPort: false }),
          reloadPages(),
        ]
      : [assets({ from: 'manifest' }), helpArticles(), stringRenderer(), expandSelectors()],
  oxc: { jsx: { runtime: 'automatic' } },
  // The names of the widths in src/styles/breakpoints.css; browsers read the rest as it is written.
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, targets: {} },
  },
  build: { target: 'es2024', assetsInlineLimit: 0 },
  environments: command === 'serve' ? {} : builds,
  builder: {
    async buildApp(builder) {
      const shipped: string[] = []
      for (const name of Object.keys(builds)) {
        const environment = builder.environments[name]
        const output = environment && (await builder.build(environment))
        if (output && name !== 'tasks') shipped.push(...packageFolders(output))
      }
      rmSync('dist/client/.vite', { recursive: true })
      writeFileSync('dist/client/licences.txt', licencesText(shipped))
    },
  },
}))

/** A build for workerd. With `hasChunks`, each `import()` is a module of its own, which is loaded at first use. */
function workerBuild(entry: string, outDir: string, hasChunks: boolean): EnvironmentOptions {
  return {
    consumer: 'server',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { noExternal: true, conditions: ['workerd', 'worker', 'module', 'browser'] },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      sourcemap: true,
      rolldownOptions: {
        input: entry,
        checks: CHECKS,
        external: [/^cloudflare:/, /^node:/],
        // workerd takes every export of the entry for a handler, so chunks may not import from it.
        preserveEntrySignatures: 'strict',
        // A barrel then brings only what is used of it.
        treeshake: {
          moduleSideEffects: (id) => !id.includes('/src/') || SIDE_EFFECTS.test(id),
        },
        output: {
          entryFileNames: 'index.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // One chunk for the first page: others that share its modules would cut it into pieces.
          codeSplitting: hasChunks && { groups: [{ name: 'site', tags: ['$initial'] }] },
          minify: true,
        },
      },
    },
  }
}

/** Pages are rendered by the worker, so a change there shows after a reload. */
function reloadPages(): Plugin {
  return {
    name: 'pand-reload-pages',
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'client' || modules.length === 0) return
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/**
 * The server's React comes as two renderers in one module, one to strings and one to streams. Pages
 * are made of strings (decision 012), so the other, 100 KB, stays out of the worker.
 */
function stringRenderer(): Plugin {
  const renderer = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'
  return {
    name: 'pand-string-renderer',
    enforce: 'pre',
    resolveId: (id) => (/^react-dom\/server(?:\.edge)?$/.test(id) ? resolve(renderer) : null),
  }
}
