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
    browserWithoutPictures: string
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

/** One server with a database of its own and two browsers for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'pand-e2e-'))
  const server = await startSite({
    state,
    env: { RATE_LIMIT_FACTOR: '100', STAFF_API_TOKEN: 'local-staff-token' },
  })
  project.provide('origin', server.origin)
  // Only now: a browser that is open keeps the tests from ending when there is no server.
  const browsers = await Promise.all([
    // The shell knows no kind of network, and would fetch pictures from twice as far away as on a fast one.
    launch('--blink-settings=lazyLoadingImageMarginPxUnknown=1250'),
    // Decoding the pictures of a list is a third of a visit's cost.
    launch('--blink-settings=imagesEnabled=false'),
  ])
  project.provide('browser', browsers[0].wsEndpoint())
  project.provide('browserWithoutPictures', browsers[1].wsEndpoint())
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
    await server.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

function launch(...flags: string[]) {
  return chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--disable-features=${UNUSED.join()}`, ...flags],
  })
}
