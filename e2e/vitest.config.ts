import { defineConfig } from 'vitest/config'

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
  },
})
