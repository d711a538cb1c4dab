import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
import { fail, message } from './say.ts'

const WIDTHS = [390, 1440]
const origin = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT || 8787}`
const paths = process.argv.slice(2)
const executablePath = findChromium()
if (paths.length === 0) fail('Name paths of the running site: npm run screenshots -- /nl/ /fr/')
if (!executablePath) fail('No Chromium found: install it, or name it in CHROME_PATH.')

mkdirSync('screenshots', { recursive: true })
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
for (const path of paths) {
  for (const width of WIDTHS) await shoot(path, width)
}
await browser.close()

async function shoot(path: string, width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: origin })
  const page = await context.newPage()
  await page
    .goto(path, { waitUntil: 'load' })
    .catch((error) => fail(`${origin}${path} can't be opened: ${message(error)}`))
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
