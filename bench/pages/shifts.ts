import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { WORKER } from '../../scripts/bundle.ts'
import { CHROMIUM_FLAGS, findChromium, PICTURES_AS_ON_4G } from '../../scripts/chromium.ts'
import { prepareDatabase } from '../../scripts/prepare.ts'
import { startWorker } from '../../scripts/runtime.ts'
import { fail } from '../../scripts/say.ts'
import { type Account, shiftPage } from './templates.ts'

const WIDTHS = [390, 1440]

/** Cumulative layout shift, and the elements that moved. */
interface Shift {
  value: number
  moved: string[]
}

export interface ShiftAtWidth extends Shift {
  /** Of the screen, in px. */
  width: number
}

interface Entry extends Shift {
  startTime: number
}

/** Slow 4G: latency in ms, rates in bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const LOGINS: Record<Account, { path: string; email: string; password: string }> = {
  owner: { path: '/nl/login', email: 'owner@example.com', password: 'lindehof-owner' },
  staff: { path: '/staff/login', email: 'staff@example.com', password: 'lindehof-staff' },
}

/** Visits each template once at each width: the first visit to a server without caches, so pages are streamed. */
async function measure(names: string[]): Promise<Record<string, ShiftAtWidth[]>> {
  await prepareDatabase()
  const worker = await startWorker([WORKER], { host: '127.0.0.1', port: 0 })
  const origin = `http://localhost:${(await worker.ready).port}`
  const args = [...CHROMIUM_FLAGS, PICTURES_AS_ON_4G]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  const cookies = new Map<Account, Cookies>()
  const measured: [string, ShiftAtWidth[]][] = []
  for (const name of names) {
    const { path, account } = shiftPage(name) ?? fail(`No template is called ${name}.`)
    if (account && !cookies.has(account))
      cookies.set(account, await logIn(browser, origin, account))
    const state = account && cookies.get(account)
    const shifts = []
    for (const width of WIDTHS) {
      shifts.push({ width, ...(await visit(browser, origin + path, width, state)) })
    }
    measured.push([name, shifts])
    process.stderr.write(`Shifts: ${path}\n`)
  }
  await browser.close()
  await worker.dispose()
  return Object.fromEntries(measured)
}

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

async function logIn(browser: Browser, origin: string, account: Account): Promise<Cookies> {
  const { path, email, password } = LOGINS[account]
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL((url) => url.pathname !== path)
  const cookies = await context.storageState()
  await context.close()
  return cookies
}

async function visit(
  browser: Browser,
  url: string,
  width: number,
  state?: Cookies,
): Promise<Shift> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    storageState: state,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${url} responded ${response?.status()}`)
  await page.mouse.move(width / 2, 400)
  await page.waitForLoadState('networkidle')
  const entries = await scrollAndRead(page)
  await context.close()
  return cumulativeShift(entries)
}

/** Scrolls to where the page ended when it opened, and returns the shifts that follow no input. */
function scrollAndRead(page: Page): Promise<Entry[]> {
  return page.evaluate(async () => {
    const end = document.body.scrollHeight - innerHeight
    for (let top = 0; top < end; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.localName}.${element.className}` : ''
    }
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, startTime, sources }) => ({
        value,
        startTime,
        moved: sources.map(({ node }) => nameOf(node)),
      }))
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Returns the largest sum of shifts that are less than 1 s apart, within 5 s: https://web.dev/articles/cls */
function cumulativeShift(entries: Entry[]): Shift {
  let largest: Shift = { value: 0, moved: [] }
  let [sum, start, last] = [0, -Infinity, -Infinity]
  let moved: string[] = []
  for (const entry of entries) {
    if (entry.startTime - last >= 1000 || entry.startTime - start >= 5000) {
      ;[sum, start, moved] = [0, entry.startTime, []]
    }
    sum += entry.value
    last = entry.startTime
    moved.push(...entry.moved)
    if (sum > largest.value) largest = { value: sum, moved: [...moved] }
  }
  return { ...largest, moved: [...new Set(largest.moved)] }
}

const result = await measure(process.argv.slice(2))
process.stdout.write(`${JSON.stringify(result)}\n`)
