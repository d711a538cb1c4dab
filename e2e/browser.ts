import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium, PICTURES_AS_ON_4G } from '../scripts/chromium.ts'

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

/** Network and graphics need no processes of their own here: a visit costs a fifteenth less. */
const ONE_PROCESS = ['--enable-features=NetworkServiceInProcess2', '--in-process-gpu']

const FLAGS = {
  pictures: PICTURES_AS_ON_4G,
  scrollbars: PICTURES_AS_ON_4G,
  // Decoding the pictures of a list is a third of a visit's cost.
  boxes: '--blink-settings=imagesEnabled=false',
}

export type BrowserKind = keyof typeof FLAGS

const browsers = new Map<BrowserKind, Promise<Browser>>()

/**
 * A browser that loads pictures, one whose scrollbars take room besides, or one that shows the boxes of
 * pictures: a worker's own, until it ends.
 */
export function browserWith(kind: BrowserKind): Promise<Browser> {
  const browser = browsers.get(kind) ?? launch(kind)
  browsers.set(kind, browser)
  return browser
}

function launch(kind: BrowserKind): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // Playwright hides them, but for the gutter that stays behind a dialog: no browser does one alone.
    ignoreDefaultArgs: kind === 'scrollbars' ? ['--hide-scrollbars'] : [],
    args: [...CHROMIUM_FLAGS, ...ONE_PROCESS, `--disable-features=${UNUSED.join()}`, FLAGS[kind]],
  })
}
