import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { helpArticles } from './scripts/help-articles.ts'
import { assets } from './scripts/vite-assets.ts'

process.env.WRANGLER_LOG ??= 'warn'
process.env.TZ = 'UTC'

/** The tests that run in Node: of commands and benches. Those of `src` run where the product does. */
const NODE = [
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  // It stops what takes too long, which workers of tests can't.
  'test/foreign-text.test.ts',
]

export default defineConfig({
  test: {
    // By itself vitest leaves a core free; on two cores that is half of them.
    maxWorkers: 2,
    // Every log-in of a test is one.
    onConsoleLog: (line) => !line.includes('"event":"security"'),
    projects: [
      {
        test: {
          name: 'node',
          // Some start the commands of scripts/ as processes of their own.
          testTimeout: 120_000,
          include: NODE,
          isolate: false,
          setupFiles: ['test/quiet.ts'],
        },
      },
      {
        plugins: [
          assets({ from: 'source' }),
          helpArticles(),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              images: { binding: 'IMAGES' },
              bindings: {
                STAFF_API_TOKEN: 'test-staff-token',
                RATE_LIMIT_FACTOR: '1000',
                DRILL: process.env.DRILL ?? '',
                FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '',
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          isolate: false,
          // No measure of the product: a machine that does other work beside may take four times as long.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: NODE,
          setupFiles: ['test/fast-hashing.ts', 'test/quiet.ts', 'test/database.ts'],
        },
      },
    ],
  },
})
