import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, longest first: begun last, one of them would run on alone. */
const LONGEST = [
  'search-box',
  'favourites',
  'accessible',
  'forms-sent',
  'layout',
  'agency',
  'reading',
  'property',
  'keyboard',
  'gallery',
  'modules',
  'listing-forms',
  'lists',
  'map',
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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser on a shared machine is late at times; what is broken fails again.
    retry: 2,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
