import { describe, expect, test } from 'vitest'
import { comparePath } from '../src/urls.ts'
import { addFavourites, compareCheckboxes, FAVOURITES_FR } from './favourites-page.ts'
import { axeInBothSchemes, open } from './harness.ts'

describe('favourites stored in the browser', () => {
  const words = FAVOURITES_FR
  const { lang, list, favourites, compare } = words

  test('can be compared by keyboard in a table of three', async () => {
    const { page, problems } = await open(list, { lang })
    await addFavourites(page, ['410001', '410018', '410003', '410026', '410030'])
    await page.goto(favourites)
    await expect.poll(() => compareCheckboxes(page).count()).toBe(5)
    const submit = page.getByRole('button', { name: words.pick })
    expect(await submit.isDisabled()).toBe(true)
    for (const at of [0, 1, 2, 3]) {
      await compareCheckboxes(page).nth(at).focus()
      await page.keyboard.press('Space')
    }
    expect(await compareCheckboxes(page).nth(4).isDisabled()).toBe(true)
    await page.keyboard.press('Space')
    expect(await submit.textContent()).toBe(`${words.pick} (3)`)
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

  test.each([true, false])(
    'are not called missing before a script has looked for them (JavaScript: %s)',
    async (javascript) => {
      const { page } = await open(list, { lang, javascript })
      if (javascript) await page.route('**/*compare*.js', () => undefined)
      await page.goto(compare, { waitUntil: 'commit' })
      const nothing = page.getByRole('heading', {
        name: words.nothingToCompare,
        includeHidden: true,
      })
      await nothing.waitFor({ state: 'attached' })
      // The style sheet that hides it can load after the heading.
      await expect.poll(() => nothing.isVisible()).toBe(!javascript)
      if (!javascript) return
      await page.unroute('**/*compare*.js')
      await page.reload()
      await nothing.waitFor({ state: 'visible' })
    },
  )
})

test('two of three listings are completely visible next to each other on a phone', async () => {
  const path = comparePath(
    'de',
    [410001, 410002, 410014].map((id) => ({ kind: 'property', id })),
  )
  const { page } = await open(path, { width: 390, scrollbars: true })
  const heads = await page
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') })
    .all()
  const boxes = await Promise.all(heads.map((head) => head.boundingBox()))
  const inView = boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= 390)
  expect(inView).toHaveLength(2)
  const name = page.getByRole('rowheader', { name: 'Preis pro m²' })
  const room = await name.evaluate((cell) => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    return words.getBoundingClientRect().toJSON()
  })
  expect(room.width).toBeGreaterThan(60)
  expect(room.x).toBeGreaterThanOrEqual(0)
})
