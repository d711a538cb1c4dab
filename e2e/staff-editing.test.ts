import { expect, test } from 'vitest'
import { open } from './harness.ts'
import { CHANGED, logIn, openMenu } from './staff-area.ts'

test('an editor drags a module to another position, which is announced and drafted', async () => {
  const { page, problems } = await open('/staff')
  await logIn(page, 'editor')
  await page.goto(CHANGED.stack)
  const stack = page.getByRole('main').locator('ol').first()
  const names = stack.locator('> li form > p a')
  const [first = '', second = '', third = ''] = await names.allTextContents()
  await stack
    .locator('> li')
    .nth(2)
    .locator('.handle')
    .dragTo(stack.locator('> li').first(), {
      targetPosition: { x: 40, y: 4 },
    })
  await page
    .getByRole('status')
    .filter({ hasText: /op plaats 1 van \d+/ })
    .waitFor()
  expect((await names.allTextContents()).slice(0, 3)).toEqual([third, first, second])
  await page.getByRole('button', { name: 'Concept verwijderen' }).click()
  await page.getByRole('status').filter({ hasText: 'verwijderd' }).waitFor()
  const firstThree = async () => (await names.allTextContents()).slice(0, 3)
  await expect.poll(firstThree).toEqual([first, second, third])
  expect(problems).toEqual([])
})

test('unsaved changes are offered to the same account after a log-out, but not saved ones', async () => {
  const { page, problems } = await open('/staff', { freshTab: true })
  await logIn(page, 'staff')
  await page.goto(CHANGED.offices)
  const names = page.getByLabel('Naam', { exact: true })
  const count = await names.count()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.poll(() => names.count()).toBe(count + 1)
  await names.last().fill('Lindehof Oostende')
  await openMenu(page)
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click()
  await page.getByLabel('E-mailadres').waitFor()

  await logIn(page, 'staff')
  await page.goto(CHANGED.offices)
  const notice = page.getByRole('status').filter({ hasText: 'niet hebt bewaard' })
  await notice.waitFor()
  await notice.getByRole('button', { name: 'Terugzetten' }).press('Enter')
  await expect.poll(() => names.last().inputValue()).toBe('Lindehof Oostende')
  expect(await names.count()).toBe(count + 1)
  expect(await notice.isVisible()).toBe(false)

  await page.goto(CHANGED.offices)
  await notice.getByRole('button', { name: 'Wissen' }).press('Enter')
  await page.reload()
  await page.getByRole('button', { name: 'Publiceren' }).waitFor()
  expect(await notice.isVisible()).toBe(false)

  const stored = () => page.evaluate(() => localStorage.length)
  await page.goto(CHANGED.agency)
  await page.getByLabel('Naam', { exact: true }).first().fill('Lindehof Vastgoed')
  await expect.poll(stored).toBe(1)
  await page.getByRole('button', { name: 'Bewaren als concept', exact: true }).last().click()
  await page.getByRole('status').filter({ hasText: 'Bewaard als concept' }).waitFor()
  await expect.poll(stored).toBe(0)
  await page.getByRole('button', { name: 'Concept verwijderen' }).click()
  await page.getByRole('status').filter({ hasText: 'verwijderd' }).waitFor()
  expect(problems).toEqual([])
})
