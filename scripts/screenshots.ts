import { mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { readArguments } from './arguments.ts'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
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

/** One of each that is no page of the agency's own. */
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
const USAGE =
  'Takes pictures of a running site: npm run screenshots -- /nl/te-koop (without paths: a page of each kind)'
const { positionals } = readArguments(USAGE, {}, 100)
const paths = positionals.length > 0 ? positionals : templates()
const notPath = paths.find((path) => !path.startsWith('/'))
if (notPath) fail(`'${notPath}' is no path: a path begins with /.`)
const executablePath = findChromium()
if (!executablePath) fail('No Chromium found: install it, or name it in CHROME_PATH.')

mkdirSync('screenshots', { recursive: true })
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
for (const path of paths) {
  for (const width of WIDTHS) await shoot(path, width)
}
await browser.close()

async function shoot(path: string, width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: origin })
  await context.addCookies(DECIDED.map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  await page
    .goto(path, { waitUntil: 'load' })
    .catch((error) => fail(`${origin}${path} can't be opened: ${message(error).split('\n')[0]}`))
  await scrollThrough(page)
  const name = path.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'root'
  const file = `screenshots/${name}-${width}.png`
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  await context.close()
  console.log(file)
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

/** Every template: all pages of the demo agency in Dutch, and one of each other kind. */
function templates(): string[] {
  const shown = pages.filter(({ status }) => status !== 'Draft')
  const slugPath = (id: number | null): string => {
    const page = pages.find((one) => one.id === id)
    return page && page.role !== 'home' ? `${slugPath(page.parentId)}/${page.slugs.nl}` : ''
  }
  return [...shown.map(({ id }) => `/nl${slugPath(id) || '/'}`), ...OTHERS]
}
