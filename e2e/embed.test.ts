import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { axeInBothSchemes, axeProblems, open, origin } from './harness.ts'
import { logIn } from './staff-area.ts'

/** A site that the settings of the demo allow, and one that they do not. */
const PARTNER = 'https://www.partner.example'
const OTHER = 'https://other.example'
const LIST = '/embed/list?list=sale&cards=3&lang=nl'

/** Another site with code of the demo. */
let page = ''
const server = createServer(
  { cert: readFileSync('e2e/smtp/certificate.pem'), key: readFileSync('e2e/smtp/key.pem') },
  (_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page),
)
let browser: Browser

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP *.example 127.0.0.1:${port}`],
  })
})
afterAll(async () => {
  await browser.close()
  server.close()
})

/** Opens a site with code for frames in a browser that knows the hosts of the test. */
async function openSite(site: string, code: string, options: BrowserContextOptions = {}) {
  page = `<!doctype html><html lang="nl"><title>Partner</title><h1>Partner</h1>${code}</html>`
  // Both frames are in view, because Chromium draws no others.
  const viewport = { width: 1280, height: 1800 }
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport, ...options })
  onTestFinished(() => context.close())
  const tab = await context.newPage()
  const errors: string[] = []
  tab.on('pageerror', (error) => errors.push(String(error)))
  await tab.goto(site)
  return { tab, context, errors }
}

/** Returns the code that the staff screen shows. */
async function codeOf(query: string): Promise<string> {
  const { page: staff } = await open('/healthz')
  await logIn(staff, 'editor')
  await staff.goto(`/staff/embeds?${query}`)
  return staff.getByLabel('Code voor de andere website').inputValue()
}

/** Waits until the frame at an index has the height of its content, and returns its content. */
async function frameAt(tab: Page, index: number) {
  const element = tab.locator('iframe').nth(index)
  await element.waitFor()
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  const heights = async () => [
    await element.evaluate(({ clientHeight }) => clientHeight),
    await frame.evaluate(() => document.body.offsetHeight),
  ]
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
  return { element, frame }
}

test('an allowed site shows the list and the search form, and its links lead to the site', async () => {
  const code = (await codeOf('show=sale&cards=3')) + (await codeOf('show=search'))
  const { tab, context, errors } = await openSite(PARTNER, code)
  const search = await frameAt(tab, 1)
  const list = await frameAt(tab, 0)
  expect(await list.element.getAttribute('title')).toBe('Lindehof: Te koop')
  expect(await list.frame.getByRole('article').count()).toBe(3)
  expect(await axeProblems(list.frame)).toEqual([])
  expect(await axeProblems(search.frame)).toEqual([])
  expect(await tab.getByRole('link', { name: 'Lindehof' }).count()).toBe(0)
  expect(await context.cookies()).toEqual([])
  const shortNames = () => Object.keys(window).filter((name) => /^[a-z$_]{1,2}$/i.test(name))
  expect(await tab.evaluate(shortNames)).toEqual([])
  expect(errors).toEqual([])

  await list.frame.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await tab.waitForURL(/\/nl\/property\/\d+\?from=partner\.example$/)
  await tab.goBack()
  const { frame } = await frameAt(tab, 1)
  await frame.getByLabel('Waar of wat').fill('Gent')
  await frame.getByRole('button', { name: 'Te huur' }).click()
  await tab.waitForURL(`${origin}/nl/te-huur?region=Gent%7Ctown-gent`)
})

test('the script has at most 2 KB and may be loaded by every site', async () => {
  const response = await fetch(`${origin}/embed.js`)
  expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(2048)
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test('another site shows a message, also if it hides its address', async () => {
  const code = await codeOf('show=sale')
  const hidden = `<iframe title="Lindehof" referrerpolicy="no-referrer" src="${origin}${LIST}"></iframe>`
  const { tab } = await openSite(OTHER, code + hidden)
  const { frame } = await frameAt(tab, 0)
  await frame.getByText('Deze website mag het aanbod van Lindehof niet tonen').waitFor()
  expect(await frame.getByRole('article').count()).toBe(0)
  expect(await axeProblems(frame)).toEqual([])
  const blocked = await (await tab.locator('iframe').nth(1).elementHandle())?.contentFrame()
  await expect.poll(() => blocked?.url()).toMatch(/^chrome-error:/)
})

test('without scripts the code is a link to the list', async () => {
  const code = await codeOf('show=sale&region=Gent')
  const { tab } = await openSite(PARTNER, code, { javaScriptEnabled: false })
  const link = tab.getByRole('link', { name: 'Lindehof: Te koop' })
  expect(await link.getAttribute('href')).toBe(`${origin}/nl/te-koop?region=Gent%7Ctown-gent`)
})

test.each([
  ['list', LIST],
  ['list of projects', '/embed/list?list=projects&lang=fr'],
  ['search form', '/embed/search?lang=de'],
  ['search form of one list', '/embed/search?list=rent&lang=fr'],
  ['empty list', `${LIST}&streetcity=onbestaand`],
  ['list with an unknown name', '/embed/list?list=boats'],
])('the %s is accessible in a frame of 320 pixels', async (_, path) => {
  const { page: frame } = await open(path, { width: 320, height: 640 })
  expect(await axeInBothSchemes(frame)).toEqual([])
  const width = await frame.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})

test('the staff screen copies the code and shows its frame', async () => {
  const { page: staff, problems } = await open('/healthz')
  await logIn(staff, 'editor')
  await staff.goto('/staff/embeds')
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await staff.getByLabel('Aantal').selectOption('3')
  await staff.getByRole('button', { name: 'Maak de code' }).click()
  await staff.getByRole('button', { name: 'Kopieer de code' }).click()
  await staff.getByText('De code is gekopieerd.').waitFor()
  const copied = await staff.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('data-cards="3"')
  const { frame } = await frameAt(staff, 0)
  expect(await frame.getByRole('article').count()).toBe(3)
  expect(await axeInBothSchemes(staff)).toEqual([])
  expect(problems).toEqual([])
})
