import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { DEAD_DB } from '../../../test/faults'
import { type Issues, postForm, sendForm } from '../../../test/forms'
import { all, attributes, parse, words } from '../../../test/html'
import { keepLogs } from '../../../test/logs'
import {
  deleteExpiredSearches,
  linkIn,
  askFor as requestSearch,
  SEARCHER,
  savedPath,
  searchMails,
  storedSearches,
  tokenOf,
} from '../../../test/searches'
import { savedSearch } from '../../platform/db/schema-searches'
import { tokenHash } from '../../platform/db/tokens'
import { SEARCH_MONTHS } from './saved-search'

const QUERY = 'goal=0&budget=-400000&region=Gent|9000'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(deleteExpiredSearches)

describe('a request for search mails', () => {
  test('stores the unconfirmed search and sends one mail with a confirmation link', async () => {
    const response = await requestSearch({
      query: `${QUERY}&page=4&order=Price+asc&x=1`,
      frequency: 'daily',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/nl/searches?sent=1')
    const [search, ...others] = await storedSearches()
    expect(others).toEqual([])
    expect(search).toMatchObject({
      email: SEARCHER,
      lang: 'nl',
      kind: 'list',
      query: 'budget=-400000&goal=0&region=Gent%7C9000',
      name: 'een pand te koop in 9000 Gent tot €\u00a0400.000',
      frequency: 'daily',
      state: 'asked',
    })
    const [mail, ...more] = await searchMails()
    expect(more).toEqual([])
    expect(mail?.mail.subject).toBe('Bevestig uw zoekopdracht')
    const token = tokenOf(linkIn(mail, '/nl/searches/confirm'))
    expect(search?.tokenHash).toBe(await tokenHash(token))
    expect(JSON.stringify(search)).not.toContain(token)
  })

  test.each([
    ['nl', 'een huis te koop in 9000 Gent tot €\u00a0400.000. Was u dat?'],
    ['fr', 'une maison à vendre à 9000 Gand jusqu’à €\u00a0400.000. C’était vous'],
    ['en', 'a house for sale in 9000 Ghent up to '],
    ['de', 'ein Haus zum Kauf in 9000 Gent bis €\u00a0400.000. Waren'],
  ])('names its filter in the mail, and repeats no typed text (%s)', async (lang, facts) => {
    const query = new URLSearchParams(`${QUERY}&type=1`)
    query.set('streetcity', 'Win at evil.example')
    for (const region of ['Evil one|9000', 'Evil two|0001', 'Evil three|AB-12345', 'Evil four'])
      query.append('region', region)
    await requestSearch({ lang, query: query.toString() })
    const [row] = await searchMails()
    const mail = JSON.stringify(row?.mail).replace(/token=[\w-]+/g, '')
    expect(mail).not.toMatch(/evil|0001|12345/i)
    expect(row?.mail.text.replaceAll('\n', ' ')).toContain(facts)
    expect((await storedSearches())[0]?.name).toContain('evil.example')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'does not link to %s',
    async (page) => {
      const html = await (await get(`/nl/searches?sent=1&page=${encodeURIComponent(page)}`)).text()
      expect(html).not.toContain('evil.example/"')
      expect(html).not.toContain('href="//evil')
    },
  )

  test.each([
    [{ email: '' }, 'email', 'Vul uw e-mailadres in, dan kunnen we u nieuwe panden mailen.'],
    [{ email: 'unknown' }, 'email', 'Dit is geen geldig e-mailadres'],
    [{ ids: 'none' }, 'ids', 'Hier staat iets'],
    [{ query: 'x'.repeat(8001) }, 'query', 'Dit is te lang'],
  ])('with %j is rejected, and the typed values are shown again', async (fields, path, message) => {
    const sent = { query: QUERY, lang: 'nl', email: SEARCHER, ...fields }
    const response = await sendForm('/api/searches', sent)
    expect(response.status).toBe(422)
    const { issues } = await response.json<Issues>()
    expect(issues).toEqual([{ path: [path], message: expect.stringContaining(message) }])
    const again = await postForm('/api/searches', sent)
    expect(again.status).toBe(422)
    const page = parse(await again.text())
    expect(words(page)).toContain(message)
    expect(attributes(all(page, 'input', { name: 'email' }), 'value')).toEqual([sent.email])
    expect(await storedSearches()).toEqual([])
  })

  test('gets the same response for known, unknown and rate-limited addresses', async () => {
    const known = await savedPath({ query: QUERY })
    expect(known).toContain('token=')
    const answers = []
    for (let sent = 0; sent < 7; sent++) {
      const response = await sendForm(
        '/api/searches',
        { email: SEARCHER, query: QUERY },
        {},
        { RATE_LIMIT_FACTOR: '1' },
      )
      answers.push([response.status, await response.text()])
    }
    const unknown = await sendForm('/api/searches', { email: 'new@example.be', query: QUERY })
    expect(new Set(answers.map(String))).toEqual(new Set([`200,${await unknown.text()}`]))
    const waiting = (await storedSearches()).filter(({ state }) => state === 'asked')
    expect(waiting.filter(({ email }) => email === SEARCHER)).toHaveLength(4)
  })

  test('is rejected from other sites', async () => {
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await sendForm('/api/searches', { email: SEARCHER }, elsewhere)).status).toBe(403)
    expect((await get('/api/searches')).status).toBe(405)
  })

  test('gets an error with the phone number while D1 is unavailable', async () => {
    await get('/nl/')
    const response = await sendForm(
      '/api/searches',
      { email: SEARCHER, query: QUERY, lang: 'nl' },
      {},
      { DB: DEAD_DB },
    )
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('09 555 01 40')
  })
})

describe('the page after the request', () => {
  test('shows the address and the search, and links back to the list', async () => {
    const page = '/nl/te-koop?budget=-400000'
    const sent = await requestSearch({ query: `${QUERY}&type=1`, page })
    const cookie = cookieFrom(sent)
    const location = sent.headers.get('Location') ?? ''
    expect(decodeURIComponent(location)).not.toContain(SEARCHER)
    const response = await get(location, { headers: { Cookie: cookie } })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const shown = parse(await response.text())
    expect(words(shown)).toContain(SEARCHER)
    expect(words(shown)).toContain('een huis te koop in 9000 Gent tot € 400.000')
    expect(attributes(all(shown, 'a'), 'href')).toContain(page)
  })
})

describe('the confirmation', () => {
  test('needs one click on the link in the browser of the request', async () => {
    const requested = await requestSearch({ query: QUERY })
    const link = linkIn((await searchMails())[0], '/searches/confirm')
    const headers = { Cookie: cookieFrom(requested) }
    const response = await get(link, { headers })
    expect(response.status).toBe(303)
    expect((await storedSearches()).map(({ state }) => state)).toEqual(['on'])
    const page = await get(response.headers.get('Location') ?? '')
    expect(words(parse(await page.text()))).toContain('Bevestigd.')
    expect((await get(link, { headers })).status).toBe(404)
  })

  test('needs a button in another browser, where opening the link changes nothing', async () => {
    await requestSearch({ query: QUERY })
    const link = linkIn((await searchMails())[0], '/searches/confirm')
    for (let opened = 0; opened < 2; opened++) {
      const page = await get(link)
      expect(page.status).toBe(200)
      expect(page.headers.get('Cache-Control')).toBe('no-store')
      expect(words(parse(await page.text()))).toContain(
        'een pand te koop in 9000 Gent tot € 400.000',
      )
    }
    expect((await storedSearches())[0]?.state).toBe('asked')
  })

  test('works once and starts a search of a year', async () => {
    const before = Date.now()
    const path = await savedPath({ query: QUERY })
    const [search] = await storedSearches()
    expect(search).toMatchObject({ state: 'on', tokenHash: null })
    const end = new Date(before)
    end.setUTCMonth(end.getUTCMonth() + SEARCH_MONTHS)
    expect(search?.endsAt).toBeGreaterThanOrEqual(end.getTime())
    expect(words(parse(await (await get(path)).text()))).toContain('Bevestigd.')
    const link = linkIn((await searchMails())[0], '/searches/confirm')
    expect((await get(link)).status).toBe(404)
    const again = { token: tokenOf(link), lang: 'nl' }
    expect((await postForm('/api/searches/confirm', again)).status).toBe(404)
    expect((await sendForm('/api/searches/confirm', again)).status).toBe(404)
  })

  test('of the same search replaces the earlier one', async () => {
    await savedPath({ query: QUERY, frequency: 'now' })
    await savedPath({ query: QUERY, frequency: 'weekly' })
    expect(await storedSearches()).toMatchObject([{ frequency: 'weekly', state: 'on' }])
  })

  test('can replace another search of the same address only', async () => {
    await savedPath({ query: 'goal=1' })
    await savedPath({ query: 'goal=1', email: 'other@example.be' })
    const [mine, others] = await storedSearches()
    await requestSearch({ query: QUERY })
    const link = linkIn((await searchMails())[0], '/searches/confirm')
    const page = parse(await (await get(link)).text())
    const choices = attributes(all(page, 'input', { name: 'replaces' }), 'value')
    expect(choices).toEqual(['', mine?.id])
    expect(words(page)).toContain('In plaats van: een pand te huur')
    const token = tokenOf(link)
    await postForm('/api/searches/confirm', { token, replaces: others?.id ?? '' })
    expect(await storedSearches()).toHaveLength(3)
    await requestSearch({ query: 'goal=2' })
    const next = tokenOf(linkIn((await searchMails())[0], '/searches/confirm'))
    await postForm('/api/searches/confirm', { token: next, replaces: mine?.id ?? '' })
    const left = await storedSearches()
    expect(left.map(({ query }) => query).toSorted()).toEqual([
      'budget=-400000&goal=0&region=Gent%7C9000',
      'goal=1',
      'goal=2',
    ])
    expect(left.find(({ query }) => query === 'goal=1')?.email).toBe('other@example.be')
  })

  test('expires after some days', async () => {
    await requestSearch({ query: QUERY })
    const link = linkIn((await searchMails())[0], '/searches/confirm')
    await db.update(savedSearch).set({ endsAt: Date.now() - 1 })
    expect((await get(link)).status).toBe(404)
    expect((await postForm('/api/searches/confirm', { token: tokenOf(link) })).status).toBe(404)
  })
})

function cookieFrom(response: Response): string {
  const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';')
  return cookie
}
