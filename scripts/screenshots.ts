import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { readArguments } from './arguments.ts'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
import { writeOverviewPictures } from './overview-pictures.ts'
import { fail, message } from './say.ts'

const WIDTHS = [390, 1440]

/** A browser state with a consent choice and a closed popup, so that neither covers the page. */
const DECIDED = [
  {
    name: 'consent',
    value: ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization']
      .map((category) => `${category}:denied`)
      .join('.'),
  },
  { name: 'popup-seen', value: 'true' },
]

/** An address of each template that no page of the agency uses. */
const OTHERS = [
  '/nl/te-koop?streetcity=atlantis&garden=true',
  '/nl/property/410001',
  '/nl/property/410013',
  '/nl/property/499998',
  '/nl/project/p/9001',
  '/nl/favorieten?ids=410001,410002',
  '/nl/vergelijken?ids=410001,410002',
  '/nl/login',
  '/nl/merci/contact',
  '/staff',
]

interface SeedPage {
  id: number
  parentId: number | null
  role: string | null
  status: string
  slugs: { nl: string }
}

const pages: SeedPage[] = JSON.parse(readFileSync('seeds/pages.json', 'utf8'))
const origin = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT || 8787}`
const USAGE = `Takes pictures of a running site: npm run screenshots
  (no path)       the pictures of the README, into docs/images/
  -- /nl/contact  these pages at ${WIDTHS.join(' and ')} px, into screenshots/
  -- --all        a page of each kind, into screenshots/`
const { values, positionals } = readArguments(
  USAGE,
  { all: { type: 'boolean', default: false } },
  100,
)
const paths = values.all ? templates() : positionals
const notPath = paths.find((path) => !path.startsWith('/'))
if (notPath) fail(`'${notPath}' is no path: a path begins with /.`)
const executablePath = findChromium()
if (!executablePath) fail('No Chromium found: install it, or name it in CHROME_PATH.')

const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
if (paths.length === 0) {
  const files = await writeOverviewPictures(browser, (path, options) =>
    takeScreenshot(path, options, false),
  )
  console.log(files.join('\n'))
}
for (const path of paths) {
  for (const width of WIDTHS) await writeScreenshot(path, width)
}
await browser.close()

async function writeScreenshot(path: string, width: number): Promise<void> {
  const screenshot = await takeScreenshot(path, { viewport: { width, height: 900 } }, true)
  const name = path.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'root'
  const file = `screenshots/${name}-${width}.png`
  mkdirSync('screenshots', { recursive: true })
  writeFileSync(file, screenshot)
  console.log(file)
}

async function takeScreenshot(
  path: string,
  options: BrowserContextOptions,
  fullPage: boolean,
): Promise<Buffer> {
  const context = await browser.newContext({ ...options, baseURL: origin })
  await context.addCookies(DECIDED.map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  await page
    .goto(path, { waitUntil: 'load' })
    .catch((error) => fail(`${origin}${path} can't be opened: ${message(error).split('\n')[0]}`))
  await scrollThrough(page)
  const screenshot = await page.screenshot({ fullPage, animations: 'disabled' })
  await context.close()
  return screenshot
}

/** Lazy pictures load and reveals run only once they have been on the screen. */
async function scrollThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate((y) => scrollTo(0, y * innerHeight), screen)
    await page.waitForTimeout(150)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

/** Returns the paths of all pages of the demo agency in Dutch, and of one page of each other kind. */
function templates(): string[] {
  const published = pages.filter(({ status }) => status !== 'Draft')
  const slugPath = (id: number | null): string => {
    const page = pages.find((one) => one.id === id)
    return page && page.role !== 'home' ? `${slugPath(page.parentId)}/${page.slugs.nl}` : ''
  }
  return [...published.map(({ id }) => `/nl${slugPath(id) || '/'}`), ...OTHERS]
}
