import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { GUIDE_PAGE_ID, pathOfId } from './demo.ts'
import { fillPerson, formReady, sendButton, summaryOf } from './form-page.ts'
import { isFocused, open } from './harness.ts'

test('an empty select that is the first error opens', async () => {
  const lang = 'fr'
  const t = translator(lang)
  const path = pathOfId(GUIDE_PAGE_ID, lang)
  const { page } = await open('/healthz', { lang: `${lang}-BE` })
  const number = { name: 'Rooms', type: 'number', label: 'Kamers', required: true, options: [] }
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const extra = html.replace(/("name":"SellingWhen".*?\]\})/, `$1,${JSON.stringify(number)}`)
    await route.fulfill({ response, body: extra })
  })
  await page.goto(path)
  const form = await formReady(page, 'contact-download')
  await fillPerson(form)
  const rooms = form.getByLabel('Kamers')
  await rooms.pressSequentially('1e')
  await sendButton(form).click()
  await expect.poll(() => summaryOf(form).getByRole('link').count()).toBe(2)
  expect(
    await form.getByText(t('issue.number.extra', { label: 'Kamers' }), { exact: true }).isVisible(),
  ).toBe(true)
  const list = form.getByRole('combobox')
  await expect.poll(() => list.evaluate((select) => select.matches(':open'))).toBe(true)
  await expect.poll(() => isFocused(list)).toBe(true)

  await page.keyboard.press('Escape')
  await rooms.fill('12.5')
  await rooms.dispatchEvent('wheel', { deltaY: 200 })
  await expect.poll(() => isFocused(rooms)).toBe(false)
  expect(await rooms.inputValue()).toBe('12.5')
})
