import { mkdirSync, writeFileSync } from 'node:fs'
import { type APIRequestContext, chromium, type Page } from 'playwright-core'
import { LANGS, type Lang } from '../src/platform/format/lang.ts'
import { readArguments } from './arguments.ts'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'
import {
  addDemoData,
  findHouse,
  findLead,
  findLink,
  findProject,
  findWebhook,
  nextTuesday,
  QUESTIONS,
} from './help-demo-data.ts'
import { fail, message } from './say.ts'

const FOLDER = 'public/help'

/** The locale in which date fields are shown. */
const LOCALES: Record<Lang, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' }

/** Has form fields follow the language of the page instead of that of Chromium. */
const FIELDS_FOLLOW_PAGE = '--enable-blink-features=LangAttributeAwareFormControlUI'

/** The window, in which screens have two columns. `HELP_PICTURE` is the size of the picture, in the same ratio. */
const VIEWPORT = { width: 1280, height: 800 }
const SCALE = 1200 / VIEWPORT.width
/** Text stays sharp and a picture has 40 to 80 kB. */
const QUALITY = 90

const origin = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT || 8787}`
const ADMIN = { email: 'staff@example.com', password: 'lindehof-staff' }

interface Shot {
  path: string | ((request: APIRequestContext, lang: Lang) => Promise<string | null>)
  /** Prepares the page, for example by filling in a form. */
  prepare?: (page: Page, lang: Lang) => Promise<void>
}

/** Rows of a spreadsheet, of which the last one has an unknown type. */
const TABLES: Record<Lang, string> = {
  nl: `Type;Te koop of te huur;Straat;Nr;Postcode;Prijs
Huis;te koop;Kerkstraat;12;9051;325000
Appartement;te huur;Leiekaai;3;9000;950
Te bepalen;te koop;Dorpsplein;8;9030;560000`,
  fr: `Type;À vendre ou à louer;Rue;Nr;Code postal;Prix
Maison;à vendre;Rue de l’Église;12;5000;325000
Appartement;à louer;Quai de Meuse;3;5100;950
À déterminer;à vendre;Place du Village;8;5020;560000`,
  en: `Type;For sale or for rent;Street;Nr;Postcode;Price
House;for sale;Kerkstraat;12;9051;325000
Apartment;for rent;Leiekaai;3;9000;950
To be decided;for sale;Dorpsplein;8;9030;560000`,
  de: `Typ;Kauf oder Miete;Straße;Nr;Postleitzahl;Preis
Haus;zu verkaufen;Kirchstraße;12;4700;325000
Wohnung;zu vermieten;Klötzerbahn;3;4700;950
Noch offen;zu verkaufen;Marktplatz;8;4780;560000`,
}

/** The screen of each article. */
const SHOTS: Record<string, Shot> = {
  start: { path: '/staff' },
  listings: { path: '/staff/listings?show=market&q=Namur' },
  'listings-by-hand': {
    path: '/staff/listings/new',
    prepare: async (page) => {
      await page.locator('select[name=webId]').selectOption({ index: 1 })
      await page.locator('[name=price]').fill('385000')
      await page.locator('[name="typeDescription.nl"]').fill('Hoekhuis met tuin nabij het station')
      await page.locator('[name="street.nl"]').fill('Stationsstraat')
      await page.locator('[name=houseNumber]').fill('14')
      await page.locator('[name=zip]').fill('2800')
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  'listing-labels': {
    path: findHouse,
    prepare: async (page) => {
      await page.locator('details:has([name=marquee]) > summary').click()
      await page.locator('select[name=marquee]').selectOption({ index: 3 })
      await page.locator('[name=price]').fill('425000')
      await page.locator('[value="openHouses.add"]').click()
      await page.locator('[name="openHouses.0.date"]').fill(nextTuesday())
      await page.locator('[name="openHouses.0.date"]').blur()
      await page
        .locator('details:has([name=marquee])')
        .evaluate((group) => group.setAttribute('open', ''))
      await scrollToElement(page, 'select[name=marquee]')
    },
  },
  'early-access': {
    path: (request) =>
      findLink(request, '/staff/listings?q=Sint-Pietersnieuwstraat', '/staff/listings'),
    prepare: (page) => scrollToElement(page, '[name=early]'),
  },
  'listing-table': {
    path: '/staff/listings/new/table',
    prepare: async (page, lang) => {
      await page.locator('[name=rows]').fill(TABLES[lang])
      await page.locator('main form button[type=submit]').click()
      await page.locator('main table').waitFor()
      await scrollToElement(page, 'main form')
    },
  },
  projects: {
    path: findProject,
    prepare: (page) => scrollToElement(page, 'main .panel:has(table)'),
  },
  costs: {
    path: '/staff/settings/search',
    prepare: (page) => scrollToElement(page, '[name=loanRate]'),
  },
  pages: { path: '/staff/pages/1' },
  pictures: { path: (request) => findLink(request, '/staff/media', '/staff/media') },
  leads: {
    path: (request, lang) => findLead(request, QUESTIONS[lang].Email),
    prepare: async (page) => {
      // An empty date field shows letters in Chromium's own language.
      const due = page.locator('[name=due]')
      await due.fill(nextTuesday())
      await due.blur()
    },
  },
  visits: { path: '/staff/visits' },
  owners: { path: (request) => findLink(request, '/staff/owners', '/staff/owners') },
  crm: { path: '/staff/crm' },
  searches: { path: '/staff/leads?kind=search' },
  screens: { path: '/staff/screens/1' },
  webhooks: { path: findWebhook },
  embeds: { path: '/staff/embeds?show=sale&cards=6&region=Gent&pricemax=500000' },
  texts: { path: '/staff/articles/71' },
  accounts: { path: '/staff/accounts' },
}

const { positionals } = readArguments(
  `Takes the pictures of the staff handbook into ${FOLDER}/: npm run help:screenshots
With names of articles after -- it takes only theirs. It needs a running demo with its CRM (npm start), and adds fictional leads, accounts and a project to it.`,
  {},
  Object.keys(SHOTS).length,
)
const unknown = positionals.find((name) => !(name in SHOTS))
if (unknown) fail(`There is no article '${unknown}'.`)
const shots = Object.entries(SHOTS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
const executablePath = findChromium()
if (!executablePath) fail('No Chromium found: install it, or name it in CHROME_PATH.')

const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_FLAGS, FIELDS_FOLLOW_PAGE],
})
const context = await browser.newContext({
  baseURL: origin,
  viewport: VIEWPORT,
  reducedMotion: 'reduce',
  extraHTTPHeaders: { Origin: origin },
})
const page = await context.newPage()
const { request } = context
const login = await request
  .post('/staff/login', { form: ADMIN })
  .catch((error) => fail(`${origin} can't be opened: ${message(error).split('\n')[0]}`))
if (!login.ok()) fail(`The demo's admin can't log in at ${origin}/staff: status ${login.status()}.`)
await addDemoData(request)
let bytes = 0
for (const lang of LANGS) {
  await request.post('/staff/language', { form: { lang, returnTo: '/staff' } })
  mkdirSync(`${FOLDER}/${lang}`, { recursive: true })
  for (const [name, shot] of shots) bytes += await writeScreenshot(lang, name, shot)
}
await browser.close()
console.log(`${LANGS.length * shots.length} pictures, ${Math.round(bytes / 1000)} kB`)

/** Takes the picture of an article in one language; returns its size in bytes. */
async function writeScreenshot(lang: Lang, name: string, { path, prepare }: Shot) {
  const address = typeof path === 'string' ? path : await path(request, lang)
  if (!address) fail(`The demo has no screen for '${name}'.`)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate((locale) => {
    document.documentElement.lang = locale
  }, LOCALES[lang])
  await prepare?.(page, lang)
  await page.waitForTimeout(300)
  const file = `${FOLDER}/${lang}/${name}.webp`
  const picture = await takeWebp()
  writeFileSync(file, picture)
  return picture.length
}

/** Playwright writes PNG and JPEG only, Chromium itself also WebP. */
async function takeWebp(): Promise<Buffer> {
  const session = await context.newCDPSession(page)
  const y = await page.evaluate(() => window.scrollY)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y, ...VIEWPORT, scale: SCALE },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Scrolls to an element, with some space above it. */
function scrollToElement(target: Page, selector: string): Promise<void> {
  return target
    .locator(selector)
    .first()
    .evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 250))
}
