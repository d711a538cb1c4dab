import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import pages from '../seeds/pages.json'
import { importItems, listing, loadAgency } from '../test/agency'
import { deleteAllLeads, PERSON, sendForm, theMails } from '../test/forms'
import { openPage } from '../test/open-page'
import { cookieOf } from '../test/people'
import { cron, deleteExpiredSearches, newsMails, savedPath, searchMails } from '../test/searches'
import { LANGS, type Lang } from './platform/format/lang'
import { GOAL } from './platform/goal'
import { brochurePath, comparePath, favouritesPath, feedPath, POSTERS_PATH } from './urls'

const AMOUNT = /€\u00a0-?\d{1,3}(?:\.\d{3})*(?:,\d{2})?(?![.,]?\d)/g
/** A sign or name of the euro in another place, and amounts with other separators. */
const OTHER_AMOUNT =
  /.{0,20}(?:€|\d\s?(?:EUR|euros?)\b|\b(?:EUR|euros?)\s?\d|487[.,\s]650|499[.,\s]500|1[.,\s]234[.,]5|\d{3},000\b).{0,20}/gi

const SALE = listing({ ID: 781_001, Price: 487_650, CadastralIncome: 1234, SurfaceLiving: 140 })
const RENTAL = listing({
  ID: 781_002,
  Goal: GOAL.rent,
  Price: 1234.5,
  Charges: 1250,
  Deposit: 2469,
})
const ANNUITY = listing({
  ID: 781_003,
  Price: 487_650,
  MonthlyAnnuity: 1234.5,
  SaleMethod: 'lijfrente',
})
const HOMES = [SALE, RENTAL, ANNUITY].map(({ ID }) => String(ID))
const IDS = [...HOMES, 'p9001']

beforeAll(async () => {
  await loadAgency()
  await importItems({ ...SALE, Price: 499_500 }, RENTAL, ANNUITY)
  await importItems(SALE)
})

describe.each(LANGS)('every amount in %s is € 485.000', (lang) => {
  test.each([
    ['the home page', `/${lang}/`],
    ['a list', list(lang, 'sale')],
    ['its heading and chips', `${list(lang, 'sale')}?pricemin=200000&pricemax=900000&type=1`],
    ['rentals', `${list(lang, 'rent')}?pricemax=2000`],
    ['projects', list(lang, 'projects')],
    ['a property with a former price', `/${lang}/property/${SALE.ID}`],
    ['a rental', `/${lang}/property/${RENTAL.ID}`],
    ['a life annuity', `/${lang}/property/${ANNUITY.ID}`],
    ['a project', `/${lang}/project/p/9001`],
    ['the favourites', favouritesPath(lang, IDS)],
    ['the comparison', comparePath(lang, HOMES)],
    ['the brochure', brochurePath(lang, IDS)],
    ['the feed', feedPath(lang, 'sale')],
    ['the JSON feed', feedPath(lang, 'rent', 'json')],
    ['the map', `/api/map?lang=${lang}&list=sale`],
  ])('on %s', async (_, path) => {
    const { status, html } = await openPage(path)
    expect(status).toBe(200)
    expectOneNotation(html)
  })

  test('on posters', async () => {
    const ids = IDS.map((id) => `ids=${id}`).join('&')
    const { html } = await openPage(`${POSTERS_PATH}?lang=${lang}&${ids}`, await cookieOf('office'))
    expectOneNotation(html)
  })

  describe('in mails', () => {
    beforeEach(async () => {
      await deleteExpiredSearches()
      await deleteAllLeads()
    })

    test('of a saved search', async () => {
      await savedPath({ query: 'goal=0&pricemin=200000', lang })
      const [confirmation] = await searchMails()
      expectOneNotation(confirmation?.mail.html)
      const home = listing({ Price: 499_500 })
      await importItems(home)
      await importItems({ ...home, Price: 487_650 })
      await cron()
      const [mail] = await newsMails()
      expectOneNotation(mail?.mail.html)
      expectOneNotation(mail?.mail.text)
      expectOneNotation(mail?.mail.subject)
    })

    test('of a search request', async () => {
      const budget = { Goal: '0', PriceMin: '200000', PriceMax: '487650' }
      await sendForm('/api/forms/demand', { ...PERSON, ...budget, lang, Zips: ['9000'] })
      const { office } = await theMails()
      expectOneNotation(office.mail.html)
      expectOneNotation(office.mail.text)
    })
  })
})

function list(lang: Lang, role: string): string {
  const page = pages.find((one) => one.role === role)
  return `/${lang}/${page?.slugs[lang]}`
}

/** Expects at least one amount, and all of them in the one notation. Data blocks of scripts are no text. */
function expectOneNotation(html = ''): void {
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  expect(text.match(AMOUNT)).not.toBeNull()
  expect(text.replaceAll(AMOUNT, '').match(OTHER_AMOUNT)).toBeNull()
}
