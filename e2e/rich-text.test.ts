import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { build } from 'vite'
import { expect, test } from 'vitest'
import seeds from '../seeds/articles.json' with { type: 'json' }
import { sanitiseHtml } from '../src/platform/html/sanitise.ts'
import starter from '../starter/articles.json' with { type: 'json' }
import { axeInBothSchemes, axeProblems, isFocused, open } from './harness.ts'
import { CHANGED, logIn } from './staff-area.ts'

/** Returns the HTML that the editor produces from a text, or null if it does not change the text. */
type Edited = (html: string) => string | null

/** Returns the HTML that the editor produces from each text. */
async function edited(texts: string[]): Promise<(string | null)[]> {
  const entry = 'src/staff/rich-text/client/html.ts'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'rich' } },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('The editor was not built')
  const { page } = await open('/healthz', { freshTab: true })
  await page.evaluate(`${bundle.output[0].code}
    window.edited = (html) => {
      const document = rich.documentOf(html)
      return document && rich.htmlOf(document)
    }`)
  return page.evaluate((all) => all.map((window as unknown as { edited: Edited }).edited), texts)
}

/** Returns a text as the sanitiser stores it, with `strong` and `em` instead of `b` and `i`. */
function stored(html: string): string {
  return sanitiseHtml(html, 'illustrated')
    .replace(/(<\/?)b>/g, '$1strong>')
    .replace(/(<\/?)i>/g, '$1em>')
}

test('the editor changes no article of the demo and the starter, and rejects unsupported markup', async () => {
  const texts = [...seeds.articles, ...starter.articles].flatMap(({ introText, fullText }) =>
    [introText, fullText].flatMap((text) => Object.values(text ?? {})),
  )
  const sanitised = texts.map((text) => sanitiseHtml(text, 'illustrated'))
  expect(sanitised.length).toBeGreaterThan(200)
  const results = await edited([...sanitised, ...READ.map(([html]) => html), ...UNSUPPORTED])
  const articles = results.splice(0, sanitised.length)
  expect(articles.map((html) => html && stored(html))).toEqual(sanitised.map(stored))
  expect(results.splice(0, READ.length)).toEqual(READ.map(([, result]) => result))
  expect(results).toEqual(UNSUPPORTED.map(() => null))
})

test('an editor formats, links, inserts a picture and pastes from Word, accessibly', async () => {
  const { page, text, toolbar, problems } = await openEditor()
  const before = await text.textContent()
  await moveToEnd(text, toolbar)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Kom eens ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('langs')
  const bold = toolbar.getByRole('button', { name: 'Vet' })
  expect(await bold.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Alt+F10')
  await expect.poll(() => isFocused(bold)).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => isFocused(text)).toBe(true)
  expect(await bold.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.type(' of ')
  await pressTool(page, 6)
  const pages = page.getByRole('searchbox', { name: /^Zoek een pagina/ })
  const answered = page.waitForResponse((response) => response.url().includes('for=cont'))
  await pages.fill('cont')
  await (await answered).finished()
  await page
    .getByRole('radio', { name: /^Contact/ })
    .first()
    .waitFor()
  await pages.press('Enter')
  await expect.poll(() => isFocused(text)).toBe(true)
  await page.getByRole('button', { name: 'Bewaren als concept', exact: true }).last().click()
  await page.getByRole('status').filter({ hasText: 'Bewaard als concept' }).waitFor()
  await toolbar.waitFor()
  expect(await text.textContent()).toBe(`${before}Kom eens langs of Contact`)
  expect(await text.locator('strong').last().textContent()).toBe('langs')
  expect(await text.getByRole('link').last().getAttribute('href')).toMatch(/^page:\d+$/)
  await page.getByRole('button', { name: 'Concept verwijderen' }).click()
  await page.getByRole('status').filter({ hasText: 'verwijderd' }).waitFor()
  await toolbar.waitFor()

  await moveToEnd(text, toolbar)
  await pressTool(page, 7)
  const library = page.getByRole('searchbox', { name: 'Zoeken in de bibliotheek' })
  await library.fill('vergaderruimte')
  const pictures = page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Maquette van een vergaderruimte/ })
  await expect.poll(() => pictures.first().isChecked()).toBe(true)
  await library.press('Enter')
  await expect.poll(() => isFocused(text)).toBe(true)
  await page.keyboard.type('Een eetkamer')
  await page.keyboard.press('Enter')
  await page.keyboard.type('En verder')
  await expect.poll(() => text.locator('figure img').getAttribute('src')).toMatch(/^\/images\//)
  const field = page.locator('textarea[name="fullText.nl"]')
  expect(await field.inputValue()).toMatch(
    /<figure><img src="file:\d+" \/><figcaption>Een eetkamer<\/figcaption><\/figure><p>En verder<\/p>$/,
  )

  await page.keyboard.press('Control+a')
  await text.evaluate(
    (element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      const options = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', options))
    },
    readFileSync('test/cases/word.txt', 'utf8'),
  )
  await expect.poll(() => field.inputValue()).toContain('Kleuterschool')
  const html = (await field.inputValue()).replace(/\s+/g, ' ')
  expect(html).toContain('<ul><li>Scholen<ul><li>Kleuterschool</li></ul></li><li>Winkels</li></ul>')
  expect(html).toContain('<ol><li>U belt ons.</li><li>We spreken af.</li></ol>')
  expect(html).toContain('<ul><li>Bus: 200 m</li><li>Trein: 1 km</li></ul>')
  expect(html).not.toContain('<img')
  const notice = page.getByRole('status').filter({ hasText: 'Afbeeldingen die niet meekwamen: 1' })
  expect(await notice.textContent()).toContain('Tabellen die een lijst werden: 1.')

  const width = 390
  await page.setViewportSize({ width, height: 900 })
  // Lower down, the bar at the bottom may cover a part of a toolbar.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await axeInBothSchemes(page)).toEqual([])
  for (const name of ['Link', 'Foto']) {
    await page.getByRole('button', { name, exact: true }).first().click()
    await page.getByRole('radio').first().waitFor()
    expect(await axeProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    await page.keyboard.press('Escape')
  }
  expect(problems).toEqual([])
})

/** Moves from the text to a button of the toolbar by keyboard, and presses it. */
async function pressTool(page: Page, index: number): Promise<void> {
  await page.keyboard.press('Alt+F10')
  for (let press = 0; press < index; press++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** Opens an article whose text ends in a list, with the editor of that text. */
async function openEditor() {
  const { page, problems } = await open('/staff', { freshTab: true })
  await logIn(page, 'editor')
  await page.goto(CHANGED.text)
  const text = page.getByRole('textbox', { name: 'Volledige tekst, Nederlands' })
  const toolbar = page.getByRole('toolbar', { name: 'Opmaak: Volledige tekst, Nederlands' })
  await toolbar.waitFor()
  return { page, text, toolbar, problems }
}

/** Moves the caret to the end of the text. It waits for the toolbar, because the editor moves the caret after the focus. */
async function moveToEnd(text: Locator, toolbar: Locator): Promise<void> {
  const bullets = toolbar.getByRole('button', { name: 'Lijst met opsommingstekens' })
  await text.focus()
  await expect
    .poll(async () => {
      await text.press('Control+End')
      return bullets.getAttribute('aria-pressed')
    })
    .toBe('true')
}

const READ = [
  ['Two words', '<p>Two words</p>'],
  ['One\ntwo\n\nthree', '<p>One<br />two</p><p>three</p>'],
  ['<ul><li><p>One</p></li></ul>', '<ul><li>One</li></ul>'],
  ['<p><b>Bold</b> and <i>more</i></p>', '<p><strong>Bold</strong> and <em>more</em></p>'],
  ['<p>See <a href="page:12">a page</a></p>', '<p>See <a href="page:12">a page</a></p>'],
  ['<figure><img src="file:7"></figure>', '<figure><img src="file:7" /></figure>'],
  [
    '<p>One</p><figure><img src="file:7" alt="A roof"><figcaption>Seen <b>here</b></figcaption></figure>',
    '<p>One</p><figure><img src="file:7" alt="A roof" /><figcaption>Seen <strong>here</strong></figcaption></figure>',
  ],
  ['', ''],
  ['<p></p><p>One</p><p> </p>', '<p>One</p>'],
] as const

const UNSUPPORTED = [
  '<p>One</p><table><tr><td>Two</td></tr></table>',
  '<blockquote><p>Said</p></blockquote>',
  '<p>A <span class="x">word</span></p>',
  '<p>A <a href="#below">jump</a></p>',
  '<p>A <a href="https://a.example" target="_blank">tab</a></p>',
  '<h2>Larger</h2><p>Text</p>',
  '<ul><li>One<ul><li>Deep</li></ul>and more</li></ul>',
  '<ol start="3"><li>Three</li></ol>',
  '<p>A picture <img src="/a.jpg" alt=""></p>',
  '<p style="color: red">Red</p>',
  '<figure><img src="/a.jpg"><figcaption>Another’s</figcaption></figure>',
  '<figure><img src="file:7" width="10"></figure>',
  '<figure><img src="file:7"><img src="file:8"></figure>',
]
