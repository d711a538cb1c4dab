import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { hydrateIsland, open } from './harness.ts'

const CHECK = '**/api/appointments/check-email'

/** Labels and messages of the appointment widget. */
const WIDGET = {
  title: 'Quand passez-vous ?',
  first: 'Prénom',
  name: 'Nom',
  phone: 'Téléphone',
  send: 'Demander ce moment',
  done: 'Votre demande est envoyée',
}
/** Labels and answers of the questionnaire. */
const ANSWER = { who: 'Seul', step: 'Non', send: 'Transmettre mes réponses' }

test('a visit to a rental is booked with the questionnaire and the appointment widget', async () => {
  const lang = 'fr'
  const t = translator(lang)
  const { page, problems } = await open(propertyPath(lang, PROPERTIES.rental))
  await page.route(CHECK, (route) => route.fulfill({ json: { status: 'failed' } }))
  await hydrateIsland(page, 'visit')
  await page
    .getByRole('link', { name: t('visit.title') })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: t('visit.title') })
  await sheet.getByLabel(t('form.email')).first().fill('an@example.com')
  await sheet.getByRole('button', { name: t('visitsteps.check') }).click()

  const opened = page.waitForEvent('popup')
  await sheet.getByRole('link', { name: t('visitsteps.questions') }).click()
  const questions = await opened
  await questions.getByRole('radio', { name: ANSWER.who, exact: true }).check()
  await questions.getByRole('radio', { name: ANSWER.step, exact: true }).check()
  await questions.getByRole('button', { name: ANSWER.send }).click()

  await sheet.getByRole('heading', { name: t('visitsteps.thanks') }).waitFor()
  await sheet.getByRole('button', { name: t('visitsteps.picktime') }).click()
  const widget = page
    .locator('form')
    .filter({ has: page.getByRole('heading', { name: WIDGET.title }) })
  await widget.waitFor()
  expect(await widget.getByRole('textbox', { name: t('form.email') }).inputValue()).toBe(
    'an@example.com',
  )
  await widget.getByRole('radio').first().check()
  await widget.getByLabel(WIDGET.first).fill('An')
  await widget.getByLabel(WIDGET.name, { exact: true }).fill('Peeters')
  await widget.getByLabel(WIDGET.phone).fill('0470 12 34 56')
  await widget.getByRole('checkbox').check()
  await widget.getByRole('button', { name: WIDGET.send }).click()
  await page.getByText(WIDGET.done).waitFor()
  expect(problems).toEqual([])
})
