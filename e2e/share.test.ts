import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { brochurePath, propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { axeInBothSchemes, axeProblems, islandOf, open } from './harness.ts'

describe('the share menu', () => {
  test('copies the URL and announces it', async () => {
    const { page, problems } = await open(propertyPath('fr', PROPERTIES.plain), { freshTab: true })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    const share = islandOf(page, 'share')
    await share.getByText('Partager').click()
    await share.getByRole('button', { name: 'Copier le lien' }).click()
    await expect.poll(() => share.getByRole('status').textContent()).toBe('Le lien est copié.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await share.getByRole('link').count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('opens the share dialog of the device if there is one', async () => {
    const { page } = await open(propertyPath('nl', PROPERTIES.plain))
    await page.evaluate(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data)
      }
    })
    const share = islandOf(page, 'share')
    await share.getByText(translator('nl')('share.open')).click()
    await expect.poll(() => page.title()).toContain(page.url())
    expect(await share.getByRole('link').count()).toBe(0)
  })

  test('prints a property on one sheet', async () => {
    // It has the longest text.
    const { page } = await open('/de/property/410020')
    await page.emulateMedia({ media: 'print' })
    const address = page.getByText(page.url().replace(/^https?:\/\//, ''))
    expect(await address.isVisible()).toBe(true)
    expect(await address.locator('..').locator('svg').isVisible()).toBe(true)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/Count 1\b/)
  })

  // The first of them has the most legal facts, the last is a project.
  test('prints a brochure with a sheet for each listing', async () => {
    const lang = 'fr'
    const { page, problems } = await open(brochurePath(lang, ['410001', '410020', 'p9001']), {
      width: 672,
    })
    expect(await axeInBothSchemes(page)).toEqual([])
    // Without a format a browser prints on American paper, where a sheet would fall in two.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/Count 4\b/)
    await page.emulateMedia({ media: 'print' })
    const truncatedSheets = await page
      .locator('.brochure :is(.cover, .poster > div)')
      .evaluateAll((sheets) =>
        sheets
          .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight)
          .map((sheet) => sheet.textContent),
      )
    expect(truncatedSheets).toEqual([])
    expect(problems).toEqual([])
  })
})
