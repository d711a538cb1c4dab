import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { DEAD_DB } from '../../../../test/faults'
import { all, byClass, parse, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import { getWith } from '../../../../test/worker'
import { insertRows } from '../../../platform/db/insert-rows'
import { neverFound, redirect } from '../../../platform/db/schema-redirects'
import { LANGS } from '../../../platform/format/lang'
import { utcDay } from '../../../platform/format/time-before'
import { translator } from '../../../platform/i18n'
import { countNotFoundPath, listNotFoundPaths, MAX_NOT_FOUND_PATHS } from '../never-found'
import { listRedirects } from '../queries'

const t = translator('nl')
let editor: string

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  editor = await cookieOf('editor')
  await db.delete(redirect)
  await purge()
})

function send(fields: Record<string, string>, path = '') {
  return post(`/staff/redirects${path}`, fields, { Cookie: editor })
}

async function visited(path: string) {
  const response = await get(path)
  return [response.status, response.headers.get('Location')]
}

describe('a redirect', () => {
  test.each([
    ['/aanbod/oud', '/aanbod/oud/'],
    ['/nl/oude-pagina', '/nl/oude-pagina?utm_source=mail'],
    ['/pand.php?id=12', '/pand.php?id=12'],
    ['https://oud.example/index.html', '/index.html'],
  ])('from %s is used from the next request on and counted', async (from, path) => {
    const added = await send({ from, to: '/nl/te-koop?type=1' })
    expect(added.headers.get('Location')).toBe('/staff/redirects?done=save')
    expect(await visited(path)).toEqual([301, '/nl/te-koop?type=1'])
    await expect.poll(async () => (await listRedirects(db))[0]?.hits).toBe(1)
    expect(await visited('/nl/elsewhere')).toEqual([302, '/nl/#unknown-page'])
    expect((await get('/other.php')).status).toBe(404)
    await send({ from: (await listRedirects(db))[0]?.path ?? '' }, '/removal')
    expect((await visited(path))[0]).not.toBe(301)
  })

  test('writes its count at most sixty times a minute', async () => {
    await send({ from: '/aanbod/oud', to: '/nl/te-koop' })
    for (let nth = 0; nth < 63; nth++) expect((await getWith({}, '/aanbod/oud')).status).toBe(301)
    expect((await listRedirects(db))[0]?.hits).toBe(60)
  })

  test('to an unknown page is stored only after a confirmation', async () => {
    for (const to of ['/nl/bestaat-niet', '/nl/te-kopen/?type=1']) {
      const rejection = await send({ from: '/oud', to })
      expect(rejection.status).toBe(422)
      const page = parse(await rejection.text())
      expect(words(page)).toContain(t('staff.redirects.issue.missing'))
      const fields = all(page, 'input').map(({ attribs }) => [attribs.name, attribs.value])
      expect(fields).toContainEqual(['confirmed', 'yes'])
      expect(fields).toContainEqual(['to', to])
      expect(await listRedirects(db)).toEqual([])
    }
    await send({ lines: '/oud;/nl/bestaat-niet\n/ander;/nl/te-koop' }, '/import')
    expect(await listRedirects(db)).toEqual([])
    const to = '/nl/bestaat-niet'
    const added = await send({ from: '/oud', to, confirmed: 'yes' })
    expect(added.status).toBe(303)
    expect(await visited('/oud')).toEqual([301, to])
  })

  test.each(['/nl/te-koop?type=1#lijst', '/nl/', '/fr/favoris', '/nl/property/410001', ''])(
    'that leads to the page %j needs no confirmation',
    async (to) => {
      const gone: Record<string, string> = to ? {} : { gone: 'yes' }
      const added = await send({ from: '/oud', to, ...gone })
      expect(added.status).toBe(303)
    },
  )

  test('cannot start at an existing page or a machine address', async () => {
    for (const [from, issue] of [
      ['/nl/te-koop', 'ours'],
      ['/fr/favoris', 'ours'],
      ['/de/login/forgot', 'ours'],
      ['/en/', 'ours'],
      ['/staff/leads', 'path'],
      ['/media/logo.svg', 'path'],
    ] as const) {
      const rejection = await send({ from, to: '/nl/contact' })
      expect(rejection.status).toBe(422)
      const page = parse(await rejection.text())
      expect(words(page)).toContain(t(`staff.redirects.issue.${issue}`))
      const [typed] = all(page, 'input', { id: 'from' })
      expect(typed?.attribs.value).toBe(from)
    }
    expect(await db.$count(redirect)).toBe(0)
  })
})

test('an unknown path redirects to the home page while D1 is unavailable', async () => {
  await send({ from: '/a', to: '/nl/contact' })
  await get('/nl/')
  const response = await getWith({ DB: DEAD_DB }, '/nl/elsewhere')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/nl/#unknown-page'])
})

test('a list is imported completely or not at all, and exported as CSV', async () => {
  const wrong = await send({ lines: 'from;to\n/a;/nl/contact\n/b;nowhere' }, '/import')
  expect(wrong.status).toBe(422)
  const page = words(parse(await wrong.text()))
  expect(page).toContain(t('staff.redirects.line', { line: 3 }))
  expect(await db.$count(redirect)).toBe(0)
  await send({ lines: '/b;/nl/contact\r\n/a,/b' }, '/import')
  const csv = await get('/staff/redirects.csv', { headers: { Cookie: editor } })
  expect(await csv.text()).toBe('/a;/nl/contact\r\n/b;/nl/contact\r\n')
  expect((await send({ lines: '\n' }, '/import')).status).toBe(422)
})

describe('an address that is gone for good', () => {
  test.each(LANGS)('answers 410 with a page in the visitor’s language: %s', async (lang) => {
    await send({ from: '/aanbod/weg', to: '', gone: 'yes' })
    await send({ from: `/${lang}/weg`, to: '', gone: 'yes' })
    await send({ from: '/weg.php?id=1', to: '', gone: 'yes' })
    for (const path of ['/aanbod/weg', `/${lang}/weg`, '/weg.php?id=1']) {
      const response = await get(path, { headers: { 'Accept-Language': lang } })
      expect([path, response.status]).toEqual([path, 410])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const page = parse(await response.text())
      expect(all(page, 'h1').map((heading) => words(heading))).toEqual([
        translator(lang)('error.pagegone'),
      ])
      expect(all(page, 'html')[0]?.attribs.lang).toContain(lang)
      expect(byClass(page, 'empty').flatMap((message) => all(message, 'a'))).not.toEqual([])
    }
    await expect
      .poll(async () => (await listRedirects(db)).map(({ hits }) => hits))
      .toEqual([1, 1, 1])
  })

  test('cannot have a target too', async () => {
    const rejection = await send({ from: '/a', to: '/nl/contact', gone: 'yes' })
    expect(rejection.status).toBe(422)
    const page = parse(await rejection.text())
    expect(words(page)).toContain(t('staff.redirects.issue.both'))
    expect(all(page, 'input', { id: 'to' })[0]?.attribs.value).toBe('/nl/contact')
    expect(all(page, 'input', { name: 'gone' })[0]?.attribs).toHaveProperty('checked')
    expect((await send({ from: '/a', to: '' })).status).toBe(422)
  })
})

describe('a path that is not found', () => {
  const missed = () => listNotFoundPaths(db, MAX_NOT_FOUND_PATHS, 0)
  beforeEach(() => db.delete(neverFound))

  test('is counted and can be redirected from the list', async () => {
    for (const path of ['/aanbod/oud', '/aanbod/oud/?utm_source=jan@example.org', '/nl/oud']) {
      expect((await get(path)).status).toBe(302)
    }
    for (const path of [
      '/',
      '/nl',
      '/nl/te-koop',
      '/oud.jpg',
      '/wp-login.php',
      '/wp-admin',
      '/api/oud',
    ]) {
      await get(path)
    }
    for (const path of ['/te-koop.php?id=5', '/te-koop.php?id=6', '/aanbod.aspx?ref=12'])
      expect((await get(path)).status).toBe(404)
    await get('/aanbod/oud', { method: 'HEAD' })
    await get('/aanbod.aspx', { method: 'HEAD' })
    const day = utcDay(new Date())
    await expect.poll(missed).toEqual([
      { path: '/aanbod/oud', hits: 2, lastHit: day },
      { path: '/te-koop.php', hits: 2, lastHit: day },
      { path: '/aanbod.aspx', hits: 1, lastHit: day },
      { path: '/nl/oud', hits: 1, lastHit: day },
    ])
    const screen = await documentAt('/staff/redirects', editor)
    const [link] = all(screen, 'a', { href: '/staff/redirects?from=%2Faanbod%2Foud#add' })
    expect(link && words(link)).toContain(t('staff.redirects.missed.lead'))
    const form = await get('/staff/redirects?from=%2Faanbod%2Foud', { headers: { Cookie: editor } })
    const [from] = all(parse(await form.text()), 'input', { id: 'from' })
    expect(from?.attribs.value).toBe('/aanbod/oud')
    await send({ from: '/aanbod/oud', to: '/nl/te-koop' })
    await send({ from: '/te-koop.php', to: '/nl/te-koop' })
    expect((await missed()).map(({ path }) => path)).toEqual(['/aanbod.aspx', '/nl/oud'])
    expect((await get('/te-koop.php?id=5')).headers.get('Location')).toBe('/nl/te-koop')
  })

  test('replaces an old path if there are 500 of them', async () => {
    const [before, now] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')]
    const rows = Array.from({ length: MAX_NOT_FOUND_PATHS }, (_, at) => ({
      path: `/oud/${at}`,
      hits: 5,
      lastHit: utcDay(at === 7 ? before : now),
    }))
    await db.batch([...insertRows(db, neverFound, rows)] as never)
    await countNotFoundPath(db, '/nieuw', now)
    await countNotFoundPath(db, '/te-veel', now)
    await countNotFoundPath(db, '/oud/8', now)
    const paths = new Map((await missed()).map(({ path, hits }) => [path, hits]))
    expect(paths.size).toBe(MAX_NOT_FOUND_PATHS)
    expect([paths.get('/nieuw'), paths.get('/te-veel'), paths.get('/oud/7')]).toEqual([
      1,
      undefined,
      undefined,
    ])
    expect(paths.get('/oud/8')).toBe(6)
  })
})
