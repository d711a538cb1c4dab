import { expect, test } from 'vitest'
import { addFavourites, compareCheckboxes, FAVOURITES_FR } from './favourites-page.ts'
import { axeInBothSchemes, open } from './harness.ts'

const { lang, list, favourites, compare, pick } = FAVOURITES_FR

test('favourites can be compared by keyboard in a table of three', async () => {
  const { page, problems } = await open(list, { lang })
  await addFavourites(page, ['410001', '410018', '410003', '410026', '410030'])
  await page.goto(favourites)
  await expect.poll(() => compareCheckboxes(page).count()).toBe(5)
  const submit = page.getByRole('button', { name: pick })
  expect(await submit.isDisabled()).toBe(true)
  for (const at of [0, 1, 2, 3]) {
    await compareCheckboxes(page).nth(at).focus()
    await page.keyboard.press('Space')
  }
  expect(await compareCheckboxes(page).nth(4).isDisabled()).toBe(true)
  await page.keyboard.press('Space')
  expect(await submit.textContent()).toBe(`${pick} (3)`)
  await submit.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${compare}?ids=410030,410026,410003`)
  expect(await page.getByRole('columnheader').getByRole('link').count()).toBe(3)
  expect(await axeInBothSchemes(page)).toEqual([])
  await page.locator('[data-uncompare="410026"]').click()
  await page.waitForURL(`**${compare}?ids=410030,410003`)
  await page.goto(compare)
  await page.waitForURL(`**${compare}?ids=410030,410003`)
  expect(problems).toEqual([])
})
