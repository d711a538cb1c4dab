import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { get, loadAgency, ORIGIN } from '../../../test/agency'
import {
  deleteAllLeads,
  postForm,
  QUESTION,
  sendForm,
  storedLeads,
  visitDays,
} from '../../../test/forms'
import { all, attributes, parse, words } from '../../../test/html'
import { keepLogs } from '../../../test/logs'

const VISIT = { VisitDate: visitDays(1), VisitPart: 'am' }

keepLogs()
beforeAll(() => loadAgency())
beforeEach(deleteAllLeads)

describe('a plain post', () => {
  test.each([
    ['contact', '/nl/merci/contact'],
    ['site-contact', '/nl/merci/contact'],
    ['contact-download', '/nl/merci/'],
    ['project-contact', '/nl/merci/contact-me'],
    ['property-info', '/nl/merci/contact-me'],
    ['demand', '/nl/merci/recherche'],
    ['valuation', '/nl/merci/estimation'],
    ['visit', '/nl/merci/contact-me'],
  ])('of %s redirects to %s', async (kind, thanks) => {
    const response = await postForm(`/api/forms/${kind}`, { ...QUESTION, ...VISIT, page: '/nl/' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(thanks)
    expect((await get(thanks)).status).toBe(200)
  })

  test('without a required field returns its page with the typed values', async () => {
    const page = parse(await (await get('/fr/contact')).text())
    const form = all(page, 'form', { method: 'post' }).find(({ attribs }) =>
      attribs.action?.endsWith('/contact'),
    )
    const moduleId = form && all(form, 'input', { name: 'moduleId' })[0]?.attribs.value
    const sent = { lang: 'fr', page: '/fr/contact', moduleId: moduleId ?? '' }
    const response = await postForm('/api/forms/contact', {
      ...sent,
      FirstName: '',
      Name: '<b>"Ané"</b>',
      Email: 'no address',
      Content: 'Ligne 1\nLigne 2',
    })
    const html = await response.text()
    const document = parse(html)
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Language')).toBe('fr')
    expect(response.headers.get('ETag')).toBeNull()
    expect(html).not.toContain('<b>"Ané"')
    const typed = (name: string) => all(document, 'input', { name })[0]?.attribs.value
    expect(typed('Email')).toBe('no address')
    expect(all(document, 'textarea', { name: 'Content' }).map(words)).toEqual(['Ligne 1 Ligne 2'])
    expect(words(document)).toContain('Indiquez votre prénom.')
    expect(attributes(all(document, 'input', { 'aria-invalid': 'true' }), 'name')).toEqual([
      'FirstName',
      'Email',
    ])
    expect(await storedLeads()).toEqual([])

    const fresh = await get('/fr/contact')
    expect(fresh.status).toBe(200)
    expect(await fresh.text()).not.toContain('no address')
  })

  test.each([
    [{ page: 'https://evil.example/nl/contact' }],
    [{ page: '//evil.example' }],
    [{ page: '/api/properties' }],
    [{ page: '/nl/nowhere' }],
    [{ page: '/nl/property/999999' }],
    [{}],
  ])('with the page %j returns a page that has the form', async (sent) => {
    for (const [kind, path] of [
      ['contact', '/nl/contact'],
      ['demand', '/nl/zoekopdracht'],
      ['valuation', '/nl/waardebepaling'],
    ]) {
      const response = await postForm(`/api/forms/${kind}`, { ...sent, lang: 'nl' })
      const document = parse(await response.text())
      expect(response.status).toBe(422)
      const canonical = all(document, 'link', { rel: 'canonical' })
      expect(attributes(canonical, 'href')).toEqual([`${ORIGIN}${path}`])
      expect(words(document)).toContain('Vul uw voornaam in.')
    }
  })

  test('has its page and campaign stored from the Referer header', async () => {
    const Referer = `${ORIGIN}/de/property/410001?utm_source=brief&utm_medium=print&x=1`
    const headers = { Accept: 'text/html', Referer }
    const response = await sendForm('/api/forms/property-info', QUESTION, headers)
    expect(response.headers.get('Location')).toBe('/de/merci/contact-me')
    expect(await storedLeads()).toMatchObject([
      { lang: 'de', page: '/de/property/410001?utm_source=brief&utm_medium=print&x=1' },
    ])
    expect((await storedLeads())[0]?.campaign).toBe('utm_source=brief&utm_medium=print')
  })
})

describe('the action address of a form, opened in a browser, redirects', () => {
  const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const openedBy = (path: string, headers: Record<string, string>) =>
    get(path, { headers: { Accept: HTML, 'Accept-Language': 'fr-BE', ...headers } })
  const STAFF_ADDRESSES = ['login', 'logout', 'language', 'purge', 'preview']

  test.each([
    ['/api/forms/contact', '/fr/contact'],
    ['/api/forms/site-contact', '/fr/contact'],
    ['/api/forms/contact-download', '/fr/contact'],
    ['/api/forms/property-info', '/fr/contact'],
    ['/api/forms/visit', '/fr/contact'],
    ['/api/forms/demand', '/fr/recherche'],
    ['/api/forms/valuation', '/fr/estimation'],
    ['/api/login', '/fr/login'],
    ['/api/login/link', '/fr/login'],
    ['/api/login/open', '/fr/login'],
    ['/api/logout', '/fr/login'],
    ['/api/password/forgot', '/fr/login/forgot'],
    ['/api/password/set', '/fr/login/forgot'],
    ...STAFF_ADDRESSES.map((name) => [`/staff/${name}`, '/staff']),
    ['/staff/crm/file', '/staff/crm'],
    ['/staff/leads/abc/crm-delivery', '/staff/leads/abc'],
  ])('from %s to %s', async (path, page) => {
    const response = await openedBy(path, {})
    expect([response.status, response.headers.get('Location')]).toEqual([303, page])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const elsewhere = await openedBy(path, { Referer: 'https://evil.example/nl/login' })
    expect(elsewhere.headers.get('Location')).toBe(page)
    expect((await get(path)).status).toBe(405)
  })
})
