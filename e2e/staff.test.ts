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
  await page.getByRole('status').filter({ hasText: 'De mail staat opnieuw klaar.' }).waitFor()
  await page.getByRole('button', { name: 'Ik behandel deze aanvraag' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Bewaard' }).waitFor()
  expect(await page.getByRole('main').locator('[name=status]').last().inputValue()).toBe('taken')

  await page.getByRole('main').locator('a[href^="/staff/mails/"]').first().click()
  const body = page.frameLocator('iframe[title="Inhoud van de mail"]').locator('body')
  await expect.poll(() => body.textContent()).toContain('Is dit nog vrij?')
  expect(problems).toEqual([])
})

/** One screen of each kind. */
const SCREENS = [
  '',
  '/leads',
  '/figures',
  '/accounts/new',
  '/find?for=gent',
  '/help/leads',
  '/articles/10',
  '/media',
  '/pages/1',
  '/pages/1/modules/101',
  '/listings',
  '/listings/410001',
  '/listings/p9001',
  '/settings/offices',
  '/settings/popup/history',
  '/translations?lang=fr&kind=label',
  '/menus',
]

test('the screens of the staff area are accessible in French at 390 px', async () => {
  const width = 390
  const { page, problems } = await open('/staff?lang=fr', { width })
  expect(await axeProblems(page)).toEqual([])
  await logIn(page, 'francine', 'fr')
  for (const path of SCREENS) {
    await page.goto(`/staff${path}`)
    expect([path, await axeProblems(page)]).toEqual([path, []])
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, scrollWidth]).toEqual([path, width])
  }
  expect(problems).toEqual([])
})

/** Posts a lead as the contact form does, from the site itself. */
async function sendLead(name: string): Promise<void> {
  const response = await fetch(`${origin}/api/forms/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Origin: origin },
    body: JSON.stringify({
      ...{ lang: 'nl', moduleId: 10, FirstName: name, Name: 'Test', Email: 'staf@example.org' },
      ...{ PhoneNumber: '0470 12 34 56', Content: 'Is dit nog vrij?' },
    }),
  })
  if (!response.ok) throw new Error(`The form responded with status ${response.status}`)
}
