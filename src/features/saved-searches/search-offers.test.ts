import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { PERSON, postForm, sendForm, storedLeads } from '../../../test/forms'
import { all, attributes, byClass, words } from '../../../test/html'
import { keepLogs } from '../../../test/logs'
import { documentAt } from '../../../test/open-page'
import { deleteExpiredSearches, searchMails, storedSearches } from '../../../test/searches'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(deleteExpiredSearches)

describe('the form for search mails', () => {
  test.each([
    ['/nl/te-koop?region=Gent|9000&budget=-900000', 'budget=-900000&goal=0&region=Gent%7C9000'],
    ['/fr/a-louer', 'goal=1'],
    ['/de/zu-verkaufen?budget=-1', 'budget=-1&goal=0'],
  ])('is on %s with the filter of the list', async (path, query) => {
    const page = await documentAt(path)
    const [form, ...others] = all(page, 'form', { action: '/api/searches' })
    expect(others).toEqual([])
    expect(form && attributes(all(form, 'input', { name: 'query' }), 'value')).toEqual([query])
    const [box] = byClass(page, 'search-mails')
    const openers = all(page, 'button').filter(
      ({ attribs }) => attribs.popovertarget === box?.attribs.id,
    )
    expect(openers.length).toBeGreaterThan(1)
    const fields = { query, lang: path.slice(1, 3), email: 'an@example.be', page: path }
    const sent = await postForm('/api/searches', fields)
    expect(sent.status).toBe(303)
    expect(await storedSearches()).toMatchObject([{ query, lang: path.slice(1, 3) }])
  })

  test.each([
    [
      '/nl/te-koop?region=Gent|9000&type=1,2&bedrooms=3&budget=-900000',
      'een huis of een appartement te koop in 9000 Gent met 3 slaapkamers tot € 900.000',
    ],
    ['/fr/a-louer', 'un bien à louer'],
    ['/nl/favorieten?ids=410001,410002', '2 bewaarde panden'],
  ])('is on %s with a sentence about the search', async (path, sentence) => {
    const [form] = all(await documentAt(path), 'form', { action: '/api/searches' })
    expect(form && words(form)).toContain(sentence)
  })

  test('is on the favourites page only if there are favourites', async () => {
    const page = await documentAt('/nl/favorieten?ids=410001,410002')
    const [form] = all(page, 'form', { action: '/api/searches' })
    expect(form && attributes(all(form, 'input', { name: 'ids' }), 'value')).toEqual([
      '410001,410002',
    ])
    expect(all(await documentAt('/nl/favorieten'), 'form', { action: '/api/searches' })).toEqual([])
  })
})

describe('a search request', () => {
  const criteria = { ...PERSON, Goal: '0', Zips: '9000', PriceMax: '400000', lang: 'fr' }

  test('becomes a saved search and a lead if its checkbox is ticked', async () => {
    await sendForm('/api/forms/demand', { ...criteria, MailMe: 'true' })
    expect(await storedSearches()).toMatchObject([
      {
        state: 'asked',
        email: PERSON.Email,
        lang: 'fr',
        query: 'budget=-400000&goal=0&region=Gand%7C9000',
      },
    ])
    expect((await searchMails(PERSON.Email))[0]?.mail.subject).toBe('Confirmez votre recherche')
    expect(await storedLeads()).toMatchObject([{ kind: 'demand', data: { MailMe: true } }])
  })
})
