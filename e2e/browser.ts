import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium, PICTURES_AS_ON_4G } from '../scripts/chromium.ts'

/**
 * For each window Chromium opens two pages for the address bar, which take a quarter of the time of a
 * visit. The other features are the defaults of Playwright, because only the last list applies.
 */
const DISABLED_FEATURES = [
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

/** Runs network and graphics in the browser process, which shortens a visit by a fifteenth. */
const ONE_PROCESS = ['--enable-features=NetworkServiceInProcess2', '--in-process-gpu']

const FLAGS = {
  pictures: PICTURES_AS_ON_4G,
  scrollbars: PICTURES_AS_ON_4G,
  // Decoding the pictures of a list takes a third of the time of a visit.
  boxes: '--blink-settings=imagesEnabled=false',
}

export type BrowserKind = keyof typeof FLAGS

const browsers = new Map<BrowserKind, Promise<Browser>>()

/**
 * Returns a browser that loads pictures, one that also has scrollbars, or one that shows only the boxes of
 * pictures. Each worker has its own browsers.
 */
export function browserWith(kind: BrowserKind): Promise<Browser> {
  const browser = browsers.get(kind) ?? launch(kind)
  browsers.set(kind, browser)
  return browser
}

function launch(kind: BrowserKind): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // Playwright hides scrollbars but not the gutter behind a dialog, which no real browser does.
    ignoreDefaultArgs: kind === 'scrollbars' ? ['--hide-scrollbars'] : [],
    args: [
      ...CHROMIUM_FLAGS,
      ...ONE_PROCESS,
      `--disable-features=${DISABLED_FEATURES.join()}`,
      FLAGS[kind],
    ],
  })
}
