import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, longest first: begun last, one of them would run on alone. */
const LONGEST = [
  'agency',
  'layout-faults',
  'accessible',
  'carousel',
  'map',
  'property',
  'staff',
  'modules',
  'layout',
  'finding',
  'forms-sent',
  'early',
  'keyboard',
  'consent',
  'gallery',
  'presses',
  'map-ground',
  'mail',
  'place-field',
  'list-look',
  'forms',
  'region-picker',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return index === -1 ? LONGEST.length : index
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    // No measure of the product: a machine that does other work beside may take four times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Twice two cores: a visit waits for a good part of its time.
    maxWorkers: 4,
    // Files share a worker's browsers, in which each visit is a profile of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
