import { expect, test } from 'vitest'
import { axeProblems, open, origin } from './harness.ts'
import { importFile } from './import-file.ts'
import { CHEAPEST } from './more-homes.ts'
import { logIn, openMenu } from './staff-area.ts'

const DRAFT = '/nl/opendeurdag'
const DRAFT_WORDS = 'Twaalf deuren open, één zaterdag'

test('staff log in, choose their language and log out without scripts', async () => {
  const { page } = await open('/staff', { javascript: false, width: 390 })
  await page.getByLabel('E-mailadres').fill('louis@example.com')
  await page.getByLabel('Wachtwoord').fill('not this one')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('kloppen niet samen')

  await logIn(page, 'louis', 'fr')
  await openMenu(page)
  expect(await page.getByRole('link', { name: 'Pages', exact: true }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Demandes', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click()
  await page.getByLabel('Wachtwoord').waitFor()
  await page.goto('/staff/imports')
  await page.getByLabel('Wachtwoord').waitFor()
})

test('a purge shows the new price of a home to everybody', async () => {
  const places = ['/nl/te-huur?order=Price+asc', `/nl/property/${CHEAPEST.ID}`]
  const visitor = await open(places[0] ?? '')
  await visitor.page
    .getByText(/€\s111\b/)
    .first()
    .waitFor()

  const staff = await open('/staff')
  await logIn(staff.page, 'staff')
  await importFile(origin, { Items: [{ ...CHEAPEST, Price: 122 }] })
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
  await page.getByRole('button', { name: 'Bekijken' }).click()
  await page.getByRole('heading', { name: DRAFT_WORDS }).waitFor()
  const bar = page.getByRole('complementary', { name: 'Voorbeeldmodus' })
  await bar.waitFor()
  expect(await axeProblems(page)).toEqual([])

  const stranger = await open(DRAFT)
  expect(await stranger.page.getByText(DRAFT_WORDS).count()).toBe(0)

  await bar.getByRole('button', { name: 'Voorbeeld stoppen' }).click()
  await page.waitForURL('**/nl/#unknown-page')
  expect(await bar.count()).toBe(0)
  expect(problems).toEqual([])
})

const STAFF_PAGES = {
  'of people and figures': [
    '',
    '/leads',
    '/leads/person',
    '/imports',
    '/figures',
    '/accounts',
    '/accounts/new',
    '/account',
    '/owners',
    '/owners/new',
    '/audit',
    '/find',
    '/find?for=gent',
  ],
  'of content': [
    '/pages',
    '/articles',
    '/articles/10',
    '/articles/categories',
    '/articles/categories/2',
    '/media',
    '/media/1',
    '/pages/new',
    '/pages/1',
    '/pages/1/page',
    '/pages/1/modules/101',
  ],
  'of listings and settings': [
    '/listings',
    '/listings?show=projects',
    '/listings/410001',
    '/listings/new',
    '/listings/p9001',
    '/settings',
    '/settings/offices',
    '/settings/popup/history',
    '/settings/team',
    '/translations',
    '/translations?lang=fr&kind=label',
    '/labels?q=zoek',
    '/menus',
    '/redirects',
  ],
}

test.each(Object.entries(STAFF_PAGES))(
  'every staff page %s is accessible in French at 390 px',
  async (_, paths) => {
    const width = 390
    const { page, problems } = await open('/staff?lang=fr', { width })
    expect(await axeProblems(page)).toEqual([])
    await logIn(page, 'francine', 'fr')
    for (const path of paths) {
      await page.goto(`/staff${path}`)
      expect([path, await axeProblems(page)]).toEqual([path, []])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, wide]).toEqual([path, width])
    }
    expect(problems).toEqual([])
  },
)

test('an admin sees the area as an owner does, changes nothing there, and ends it', async () => {
  const { page } = await open('/staff', { width: 390 })
  await logIn(page, 'staff')
  await page.goto('/staff/owners?q=coupure')
  await page.getByRole('link', { name: 'Els Declercq' }).click()
  await page.getByRole('button', { name: 'Toegang intrekken' }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Bekijk als eigenaar' }).press('Enter')
  const bar = page.getByRole('region', { name: 'Meekijken als eigenaar' })
  await bar.waitFor()
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Afmelden', exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'U kijkt alleen mee' }).waitFor()
  await bar.getByRole('button', { name: 'Stoppen' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Els Declercq' }).waitFor()
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
