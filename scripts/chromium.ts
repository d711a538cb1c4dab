import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell comes first, because a visit without windows takes a fifth less time. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser opens only pages of this site, so it needs no sandbox, GPU or Google services. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Fetches pictures as far ahead as on 4G: a browser without a screen knows no kind of network, and would
 * fetch them from twice as far away.
 */
export const PICTURES_AS_ON_4G = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'

export function findChromium(): string | undefined {
  const places = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : CHROMIUM_PATHS
  return places.find((path) => existsSync(path))
}

/** The machine's Chromium, from Debian's packages where there is none and we may install. */
export function ensureChromium(): string | undefined {
  return findChromium() ?? (mayInstall() && install() ? findChromium() : undefined)
}

function mayInstall(): boolean {
  return !process.env.CHROME_PATH && existsSync('/usr/bin/apt-get')
}

/** With the fonts that stand in for the site's own while those are late. */
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation']

function install(): boolean {
  console.log('Installing Chromium for the browser tests …')
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...PACKAGES)
}

function apt(...args: string[]): boolean {
  const root = process.getuid?.() === 0
  const [command = '', ...rest] = [...(root ? [] : ['sudo', '-n']), 'apt-get', '-qq', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  return spawnSync(command, rest, { env, stdio: [...stdio] }).status === 0
}
