import { beforeAll, expect, test } from 'vitest'
import seedArticles from '../../../../seeds/articles.json'
import starterArticles from '../../../../starter/articles.json'
import { changeSettings, get, loadAgency } from '../../../../test/agency'
import { parse, words } from '../../../../test/html'
import { LANGS } from '../../../platform/format/lang'

const PAGES = {
  nl: '/nl/privacyverklaring',
  fr: '/fr/privacy-statement',
  en: '/en/privacy-statement',
  de: '/de/datenschutz',
}
const TIMES = {
  nl: ['7 maanden', '12 maanden', '5 maanden', '9 dagen', '8 maanden', '14 maanden'],
  fr: ['7 mois', '12 mois', '5 mois', '9 jours', '8 mois', '14 mois'],
  en: ['7 months', '12 months', '5 months', '9 days', '8 months', '14 months'],
  de: ['7 Monate', '12 Monate', '5 Monate', '9 Tage', '8 Monate', '14 Monate'],
}

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await changeSettings({
    leadMonths: { other: 7, demand: 12 },
    retention: { accountMonths: 5, errorDays: 9, historyMonths: 8, auditMonths: 14 },
  })
})

test.each(LANGS)(
  'the privacy page shows the retention times of the settings (%s)',
  async (lang) => {
    const response = await get(PAGES[lang])
    const text = words(parse(await response.text())).replaceAll('\u00a0', ' ')
    for (const time of TIMES[lang]) expect(text).toContain(time)
    expect(text).not.toContain('{{')
  },
)

test('the privacy page states that data without a period is stored until erasure is requested', async () => {
  await changeSettings({ leadMonths: { other: null, demand: 12 } })
  expect(await (await get(PAGES.nl)).text()).toContain('tot u vraagt ze te wissen')
})

test.each([
  ['the demo agency', seedArticles],
  ['a new agency', starterArticles],
])('the statement of %s contains no fixed number', (_, { articles }) => {
  const statement = articles.find(({ id }) => id === 31)?.fullText
  for (const lang of LANGS) {
    expect(statement?.[lang]).toContain('<ul><li>{{retention}}</li></ul>')
    expect(statement?.[lang]).not.toMatch(/\d (?:maanden|mois|months|Monate)/)
  }
})
