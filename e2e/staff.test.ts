import { expect, test } from 'vitest'
import { axeProblems, open, origin } from './harness.ts'
import { logIn } from './staff-area.ts'

test('staff can open a lead, send its mail again and take it', async () => {
  const name = `Staf ${Date.now()}`
  await sendLead(name)
  const { page, problems } = await open('/staff')
  await logIn(page, 'staff')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Aanvragen/ })
    .click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('heading', { level: 1, name: `Aanvraag van ${name}` }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Opnieuw versturen/ })
    .first()
    .click()
  await page.getByRole('status').filter({ hasText: 'wordt opnieuw verstuurd' }).waitFor()
  await page.getByRole('button', { name: 'Ik behandel deze aanvraag' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Bewaard' }).waitFor()
  expect(await page.getByRole('main').locator('[name=status]').last().inputValue()).toBe('taken')

  await page.getByRole('main').locator('a[href^="/staff/mails/"]').first().click()
  const body = page.frameLocator('iframe[title="Inhoud van de mail"]').locator('body')
  await expect.poll(() => body.textContent()).toContain('Is dit nog vrij?')
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
    '/help',
    '/help/leads',
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
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, scrollWidth]).toEqual([path, width])
    }
    expect(problems).toEqual([])
  },
)

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
  if (!response.ok) throw new Error(`The form responded with status ${response.status}`)
}
