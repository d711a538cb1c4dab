import { expect, test } from 'vitest'
import { translator } from '../src/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { HOMES } from './demo.ts'
import { axeProblems, open, wakeIsland } from './harness.ts'

const CHECK = '**/api/appointments/check-email'

/** The widget's own words. */
const WIDGET = {
  nl: { title: 'Wanneer komt u langs?', first: 'Voornaam', name: 'Naam', phone: 'Telefoon' },
  fr: { title: 'Quand passez-vous ?', first: 'Prénom', name: 'Nom', phone: 'Téléphone' },
}
const SEND = { nl: 'Vraag dit moment aan', fr: 'Demander ce moment' }
const DONE = { nl: 'Uw vraag is verstuurd', fr: 'Votre demande est envoyée' }
const ANSWER = {
  nl: { who: 'Alleen', step: 'Nee', send: 'Antwoorden doorgeven' },
  fr: { who: 'Seul', step: 'Non', send: 'Transmettre mes réponses' },
}

test.each(['nl', 'fr'] as const)(
  'a rental’s visit in %s goes by questionnaire and appointment widget',
  async (lang) => {
    const t = translator(lang)
    const { page, problems } = await open(propertyPath(lang, HOMES.rental))
    await page.route(CHECK, (route) => route.fulfill({ json: { status: 'failed' } }))
    await wakeIsland(page, 'visit')
    await page
      .getByRole('link', { name: t('visit.title') })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.getByLabel(t('form.email')).first().fill('an@example.com')
    await sheet.getByRole('button', { name: t('visit.check') }).click()

    const opened = page.waitForEvent('popup')
    await sheet.getByRole('link', { name: t('visit.questions') }).click()
    const questions = await opened
    await questions.getByRole('radio', { name: ANSWER[lang].who, exact: true }).check()
    await questions.getByRole('radio', { name: ANSWER[lang].step, exact: true }).check()
    expect(await axeProblems(questions)).toEqual([])
    await questions.getByRole('button', { name: ANSWER[lang].send }).click()

    await sheet.getByRole('heading', { name: t('visit.thanks') }).waitFor()
    await sheet.getByRole('button', { name: t('visit.picktime') }).click()
    const words = WIDGET[lang]
    const widget = page
      .locator('form')
      .filter({ has: page.getByRole('heading', { name: words.title }) })
    await widget.waitFor()
    expect(await widget.getByRole('textbox', { name: t('form.email') }).inputValue()).toBe(
      'an@example.com',
    )
    expect(await axeProblems(page)).toEqual([])
    await widget.getByRole('radio').first().check()
    await widget.getByLabel(words.first).fill('An')
    await widget.getByLabel(words.name, { exact: true }).fill('Peeters')
    await widget.getByLabel(words.phone).fill('0470 12 34 56')
    await widget.getByRole('checkbox').check()
    await widget.getByRole('button', { name: SEND[lang] }).click()
    await page.getByText(DONE[lang]).waitFor()
    expect(problems).toEqual([])
  },
)
