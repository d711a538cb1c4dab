import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, slowest first. If one of them started last, it would run alone at the end. */
const SLOWEST = [
  'every-page',
  'agency',
  'map',
  'early-clicks',
  'carousel',
  'mail',
  'two-isolates',
  'draw-area',
  'staff',
  'layout',
  'staff-editing',
  'forms',
  'keyboard',
  'rich-text',
  'place-field',
  'consent',
  'crawl',
]

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return index === -1 ? SLOWEST.length : index
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    // Tests look up texts of all pages.
    setupFiles: ['src/platform/i18n/full-dictionary.ts'],
    // A busy machine may take four times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Twice the number of cores of a small machine, because visits often wait.
    maxWorkers: 4,
    // Files share the browsers of a worker, in which each visit has a separate profile.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
  },
})
