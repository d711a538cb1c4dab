import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { importFile } from './demo.ts'
import { axeInBothSchemes, axeProblems, open, origin } from './harness.ts'
import { logInAsAdmin, mailedLink } from './mailed-link.ts'

const DRAFT = '/nl/opendeurdag'
const DRAFT_WORDS = 'Twaalf deuren open, één zaterdag'

const LANGUAGES = { nl: 'Nederlands', fr: 'Français' }
const OVERVIEW = { nl: 'Overzicht', fr: 'Aperçu' }

/** Logs in on the Dutch page, and chooses a language as whoever was here before may have. */
async function logIn(
  page: Page,
  name: 'staff' | 'editor',
  lang: keyof typeof LANGUAGES = 'nl',
): Promise<void> {
  await page.goto('/staff?lang=nl')
  await page.getByLabel('E-mailadres').fill(`${name}@example.com`)
  await page.getByLabel('Wachtwoord').fill(`lindehof-${name}`)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await openMenu(page)
  // The page in the language that was is much like this one: only the way here tells them apart.
  const arrived = page.waitForEvent('framenavigated')
  await page.getByRole('button', { name: LANGUAGES[lang] }).click()
  await arrived
  await page.getByRole('heading', { level: 1, name: OVERVIEW[lang] }).waitFor()
}

async function openMenu(page: Page): Promise<void> {
  // The menu of small screens.
  const button = page.getByRole('banner').getByRole('button', { name: /^(Beheer|Rubriques)/ })
  const account = page.getByRole('banner').locator('summary')
  await account.waitFor({ state: 'attached' })
  if (await button.isVisible()) await button.click()
  await account.click()
}

test('staff log in, choose their language and log out without scripts', async () => {
  const { page } = await open('/staff', { javascript: false, width: 390 })
  await page.getByLabel('E-mailadres').fill('editor@example.com')
  await page.getByLabel('Wachtwoord').fill('not this one')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('kloppen niet samen')

  await logIn(page, 'editor', 'fr')
  await openMenu(page)
  expect(await page.getByRole('link', { name: 'Contenu', exact: true }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Demandes', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click()
  await page.getByLabel('Wachtwoord').waitFor()
  await page.goto('/staff/imports')
  await page.getByLabel('Wachtwoord').waitFor()
})

test('a purge shows the new price of a home to everybody', async () => {
  // The cheapest to let, and the oldest: no other test looks for it.
  const home = { ID: 499_801, Goal: 1, Status: 1, Zip: '4780', WebID: 1 }
  const dated = { ...home, StartCommercialisation: '2001-01-01' }
  const places = ['/nl/te-huur?order=Price+asc', `/nl/property/${home.ID}`]
  onTestFinished(() => importFile({ DeletedIDs: [home.ID] }))
  await importFile({ Items: [{ ...dated, Price: 111 }] })
  const visitor = await open(places[0] ?? '')
  await visitor.page
    .getByText(/€\s111\b/)
    .first()
    .waitFor()

  const staff = await open('/staff')
  await logIn(staff.page, 'staff')
  await importFile({ Items: [{ ...dated, Price: 122 }] })
  await staff.page.getByRole('button', { name: 'Leegmaken' }).click()
  await staff.page.getByRole('status').filter({ hasText: 'Leeggemaakt' }).waitFor()

  for (const path of places) {
    await visitor.page.goto(path)
    await visitor.page
      .getByText(/€\s122\b/)
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await visitor.page.getByText(/€\s111\b/).count()).toBe(0)
  }
})

test('staff read a lead and its mail, and send it again', async () => {
  const name = `Staf ${Date.now()}`
  await sendLead(name)
  const { page, problems } = await open('/staff')
  await logIn(page, 'staff')
  await page.getByRole('link', { name: 'Aanvragen', exact: true }).click()
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name: `Aanvraag van ${name}` }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Opnieuw versturen/ })
    .first()
    .click()
  await page.getByRole('status').filter({ hasText: 'vertrekt opnieuw' }).waitFor()
  await page.getByRole('button', { name: 'Ik neem deze' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Bewaard' }).waitFor()
  expect(await page.getByLabel('Stand').inputValue()).toBe('taken')

  await page.getByRole('main').locator('a[href^="/staff/mails/"]').first().click()
  const body = page.frameLocator('iframe[title="Inhoud van de mail"]').locator('body')
  await expect.poll(() => body.textContent()).toContain('Is dit nog vrij?')
  expect(problems).toEqual([])
})

test('staff preview a draft with the preview bar, and leave the preview', async () => {
  const { page, problems } = await open('/staff')
  await logIn(page, 'editor')
  await page.getByRole('button', { name: 'Voorbeeld aanzetten' }).click()
  await page.getByRole('link', { name: 'Opendeurdag' }).click()
  await page.getByRole('heading', { name: DRAFT_WORDS }).waitFor()
  const bar = page.getByRole('complementary', { name: 'Voorbeeldmodus' })
  await bar.waitFor()
  expect(await axeProblems(page)).toEqual([])

  const stranger = await open(DRAFT)
  expect(await stranger.page.getByText(DRAFT_WORDS).count()).toBe(0)

  await bar.getByRole('button', { name: 'Voorbeeld stoppen' }).click()
  await page.waitForURL('**/nl/')
  expect(await bar.count()).toBe(0)
  expect(problems).toEqual([])
})

const STAFF_PAGES = [
  '',
  '/leads',
  '/leads/person',
  '/imports',
  '/content',
  '/accounts',
  '/accounts/new',
  '/account',
  '/audit',
  '/settings',
  '/settings/offices',
  '/settings/popup/history',
  '/settings/team',
  '/labels?q=zoek',
  '/redirects',
]

test('every page of the staff area is accessible in French at 390 px', async () => {
  const width = 390
  const { page, problems } = await open('/staff?lang=fr', { width })
  expect(await axeProblems(page)).toEqual([])
  await logIn(page, 'staff', 'fr')
  for (const path of STAFF_PAGES) {
    await page.goto(`/staff${path}`)
    expect([path, await axeProblems(page)]).toEqual([path, []])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, wide]).toEqual([path, width])
  }
  expect(problems).toEqual([])
})

test('a colleague sets up an authenticator app, and logs in with its code, by keyboard', async () => {
  const colleague = { email: 'tom@example.org', password: 'a words-only sentence' }
  const { page, problems } = await open('/staff?lang=nl', { width: 390, dark: true })
  await invite(page, colleague)
  await enterPassword(page, colleague)
  await page.goto('/staff/account')
  const asked = page.locator('form', { has: page.locator('[value=begin]') })
  await asked.getByLabel('Huidig wachtwoord').fill(colleague.password)
  await page.keyboard.press('Enter')
  const secret = await page.locator('.secret').textContent()
  expect(await axeInBothSchemes(page)).toEqual([])
  const app = new TOTP({ secret: Secret.fromBase32(secret?.replaceAll(' ', '') ?? '') })
  await page.getByLabel('Code van de app').fill(app.generate())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Uw herstelcodes' }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  const [recovery = ''] = await page.locator('.secret').allTextContents()

  await page.context().clearCookies()
  await enterPassword(page, colleague)
  const code = page.getByLabel('Code van de app')
  await code.fill(app.generate({ timestamp: Date.now() - 90_000 }))
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await axeProblems(page)).toEqual([])
  await code.focus()
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type(recovery)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: OVERVIEW.nl }).waitFor()
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
})

interface Colleague {
  email: string
  password: string
}

/** Invites a colleague, who chooses a password by the link of the mail. */
async function invite(page: Page, { email, password }: Colleague): Promise<void> {
  const { request } = page
  const headers = { Origin: origin }
  await logInAsAdmin(request)
  const form = { email, name: 'Tom', role: 'editor', lang: 'nl' }
  await request.post('/staff/accounts', { form, headers })
  const link = await mailedLink(page, email, '/staff/password')
  await request.post(link, { form: { password }, headers })
  await page.context().clearCookies()
}

async function enterPassword(page: Page, { email, password }: Colleague): Promise<void> {
  await page.goto('/staff?lang=nl')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Wachtwoord').waitFor({ state: 'detached' })
}

test('an admin adds an office by keyboard, without scripts', async () => {
  const { page } = await open('/staff', { javascript: false, width: 390 })
  await logIn(page, 'staff')
  await page.goto('/staff/settings/offices')
  const names = page.getByLabel('Naam', { exact: true })
  const count = await names.count()
  await page.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  await expect.poll(() => names.count()).toBe(count + 1)
  await page.getByRole('button', { name: `Omhoog: Kantoor ${count + 1}` }).press('Enter')
  await expect.poll(() => names.nth(count - 1).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await page.getByRole('alert').filter({ hasText: 'nog niets bewaard' }).waitFor()
  await page.getByRole('button', { name: `Verwijderen: Kantoor ${count}` }).press('Enter')
  await expect.poll(() => names.count()).toBe(count)
  await page.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Gepubliceerd' }).waitFor()
})

test('staff find what is stored of a person, export it and erase it', async () => {
  const email = 'wilma@example.org'
  await sendLead('Wilma', email)
  const { page, problems } = await open('/staff')
  await logIn(page, 'staff')
  await page.goto('/staff/leads')
  await page.getByLabel('E-mailadres van de persoon').fill(email)
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByRole('heading', { level: 2, name: email }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloaden als JSON' }).click()
  expect((await download).suggestedFilename()).toBe('person.json')

  await page.getByLabel('Ja, wis alles van dit adres').check()
  await page.getByRole('button', { name: 'Alles wissen' }).click()
  expect(await page.getByRole('status').textContent()).toContain('gewist')
  await page.goto('/staff/leads')
  expect(await page.getByRole('main').textContent()).not.toContain(email)
  expect(problems).toEqual([])
})

/** Posts a lead as the contact form does, from the site itself. */
async function sendLead(name: string, email = 'staf@example.org'): Promise<void> {
  const response = await fetch(`${origin}/api/forms/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Origin: origin },
    body: JSON.stringify({
      ...{ lang: 'nl', moduleId: 10, FirstName: name, Name: 'Test', Email: email },
      ...{ PhoneNumber: '0470 12 34 56', Content: 'Is dit nog vrij?' },
    }),
  })
  if (!response.ok) throw new Error(`The form answered ${response.status}`)
}
