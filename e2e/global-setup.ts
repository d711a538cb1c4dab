import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { startSite } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    browser: string
  }
}

/**
 * With every window Chromium opens two pages of its own beneath the address bar, a quarter of what a
 * visit costs. The others are Playwright's: only the last list of features counts.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** One server with a database of its own and one browser for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'pand-e2e-'))
  const server = await startSite({
    state,
    env: { RATE_LIMIT_FACTOR: '100', STAFF_API_TOKEN: 'local-staff-token' },
  })
  project.provide('origin', server.origin)
  // Only now: a browser that is open keeps the tests from ending when there is no server.
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--disable-features=${UNUSED.join()}`],
  })
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
