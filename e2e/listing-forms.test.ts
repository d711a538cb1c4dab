import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { fillPerson, formReady } from './form-page.ts'
import { axeProblems, isFocused, open, waitForIsland } from './harness.ts'

describe('the forms of a listing', () => {
  const lang = 'fr'
  const t = translator(lang)
  const path = propertyPath(lang, PROPERTIES.plain)

  test('send a question in a dialog and return the focus', async () => {
    const { page, problems } = await open(path, { width: 390, height: 800 })
    await page.evaluate(() => scrollTo(0, 400))
    const ask = page
      .getByRole('complementary', { name: t('manager.title') })
      .getByRole('link', { name: t('manager.ask') })
    await ask.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: t('manager.ask') })
    await sheet.waitFor()
    for (let press = 0; press < 14; press++) await page.keyboard.press('Tab')
    const isInside = () =>
      page.evaluate(() => {
        const { activeElement: focused } = document
        return focused === document.body || focused?.closest('dialog#ask') !== null
      })
    expect(await isInside()).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(ask)).toBe(true)

    await page.keyboard.press('Enter')
    const form = await formReady(page, 'property-info')
    await fillPerson(form)
    await form.getByRole('button', { name: t('form.send') }).click()
    await page.waitForURL(`**/${lang}/merci/contact-me`)
    expect(problems).toEqual([])
  })

  test('open a document after submission, and later without the form', async () => {
    const { page, problems } = await open(path)
    const documents = page.locator('#documents')
    await documents.scrollIntoViewIfNeeded()
    await waitForIsland(page, 'documents')
    const link = documents.getByRole('link').nth(1)
    await link.click()
    const sheet = page.getByRole('dialog', { name: t('gate.title') })
    await sheet.waitFor()
    expect(await axeProblems(page)).toEqual([])
    const form = await formReady(page, 'document-request')
    const file = await form.getAttribute('action')
    expect(file).toBe(await form.locator('[formaction]').nth(1).getAttribute('formaction'))
    await fillPerson(form)
    await page.evaluate(() => {
      window.open = (url) => {
        document.body.dataset.opened = String(url)
        return null
      }
    })
    await form.getByRole('button', { name: t('gate.send') }).click()
    const thanks = sheet.getByRole('status')
    await thanks.getByText(t('form.sent')).waitFor()
    await expect.poll(() => isFocused(thanks)).toBe(true)
    expect(await form.count()).toBe(0)
    expect(await sheet.getByText(t('gate.text')).count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    expect(await page.locator('body').getAttribute('data-opened')).toContain(file)

    await page.reload()
    await documents.scrollIntoViewIfNeeded()
    await expect.poll(() => link.getAttribute('href')).toBe(file)
    expect(await link.getAttribute('target')).toBe('_blank')
    const answer = await page.request.get(file ?? '')
    expect(answer.headers()['content-type']).toContain('application/pdf')
    expect(problems).toEqual([])
  })
})
