import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../test/agency'
import { all, parse, words } from '../../test/html'
import { spaced } from '../../test/spaced'

beforeAll(() => loadAgency())

test.each([
  [undefined, '/nl/'],
  ['fr', '/fr/'],
  ['FR-be,nl;q=0.9', '/fr/'],
  ['nl;q=0.4,de;q=0.8', '/de/'],
  ['es,it;q=0.9', '/nl/'],
  ['es,en-GB;q=0.2', '/en/'],
  ['fr;q=0,en;q=0.1', '/en/'],
  ['fr;q=0', '/nl/'],
  ['*', '/nl/'],
  [';;;,,q=', '/nl/'],
])('the root path redirects visitors that prefer %s to %s', async (header, path) => {
  const headers = header === undefined ? undefined : { 'Accept-Language': header }
  const response = await get('/', { headers })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(path)
  expect(response.headers.get('Vary')).toBe('Accept-Language')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  ['/nl', '/nl/'],
  ['/fr/home', '/fr/'],
  ['/fr/home/', '/fr/'],
  ['/nl/home', '/nl/'],
  ['/fr/vendu', '/fr/sold'],
  ['/NL/te-koop', '/nl/te-koop'],
  ['/Fr', '/fr/'],
  ['/DE/', '/de/'],
  ['/NL/Te-Koop/?page=2', '/nl/te-koop?page=2'],
  ['/nl/Te-Koop', '/nl/te-koop'],
  ['/nl//te-koop', '/nl/te-koop'],
  ['//nl/te-koop', '/nl/te-koop'],
  ['/nl/te-koop//', '/nl/te-koop'],
  ['/nl//', '/nl/'],
  ['/fr/A-Louer', '/fr/a-louer'],
  ['/nl/For-Sale', '/nl/te-koop'],
  ['/nl/Property/410001', '/nl/property/410001'],
  ['/nl/property//410001', '/nl/property/410001'],
  ['/nl/project/P/9001/', '/nl/project/p/9001'],
  ['/nl/Favorieten', '/nl/favorieten'],
  ['/nl/Login', '/nl/login'],
  ['/fr/Budget', '/fr/budget'],
  ['/fr/budget/?monthly=900', '/fr/budget?monthly=900'],
  ['/nl//login?returnTo=%2Fnl', '/nl/login?returnTo=%2Fnl'],
  ['/fr/verkocht', '/fr/sold'],
  ['/nl/te-koop/', '/nl/te-koop'],
  ['/nl/a-vendre', '/nl/te-koop'],
  ['/nl/for-sale', '/nl/te-koop'],
  ['/de/te-huur', '/de/zu-vermieten'],
  ['/en/privacyverklaring', '/en/privacy-statement'],
  ['/fr/vendre-avec-lindehof/', '/fr/vendre-avec-lindehof'],
  [
    '/nl/sell-with-lindehof/selling-step-by-step',
    '/nl/verkopen-met-lindehof/verkopen-stap-voor-stap',
  ],
  ['/nl/te-koop/?page=2&type=1', '/nl/te-koop?page=2&type=1'],
  ['/nl/for-rent?budget=-900', '/nl/te-huur?budget=-900'],
])('another address of a page redirects permanently %s to %s', async (path, target) => {
  const response = await get(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(target)
})

describe('an unknown path', () => {
  test.each([
    ['/nl/bestaat-niet', '/nl/'],
    ['/fr/bestaat-niet/ook-niet', '/fr/'],
    ['/de/te-koop/te-koop', '/de/'],
    ['/nl/verkopen-stap-voor-stap', '/nl/'],
    ['/nl/propertyx/1', '/nl/'],
    ['/nl/api', '/nl/'],
    ['/nl/Bestaat-Niet/', '/nl/'],
  ])('%s redirects to %s', async (path, home) => {
    const response = await get(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(`${home}#unknown-page`)
  })

  test.each(['/bestaat-niet', '/es/te-koop', '/ES/te-koop', '//example.com/', '/apix', '/nl%20/'])(
    '%s redirects to the home page in the language of the visitor',
    async (path) => {
      const response = await get(path, { headers: { 'Accept-Language': 'de' } })
      expect(response.status).toBe(302)
      expect(response.headers.get('Location')).toBe('/de/#unknown-page')
      expect(response.headers.get('Vary')).toBe('Accept-Language')
    },
  )

  test.each(
    spaced(`
    /.env /.git/HEAD /nl/login/x.css /favicon.png /wp-login.php /nl/.well-known /staff/unknown
    /data/unknown /images/unknown /assets/unknown /nl/te-koop.html
  `),
  )('%s answers 404 without a page', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each(['/api/unknown', '/api/', '/api/properties/1', '/api/staff2'])(
    '%s answers 404 as JSON',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ status: 'failed', issues: [] })
    },
  )
})

test.each([
  ['nl', 'Deze pagina bestaat niet (meer)'],
  ['fr', 'Cette page n’existe pas ou plus'],
  ['en', 'This page does not exist or no longer exists'],
  ['de', 'Diese Seite gibt es nicht (mehr)'],
])('the redirect leads to a line on the home page in %s that explains it', async (lang, text) => {
  for (let visit = 0; visit < 2; visit++) {
    const response = await get(`/${lang}/x-y-z`)
    const target = new URL(response.headers.get('Location') ?? '', 'http://localhost')
    const document = parse(await (await get(target.pathname)).text())
    const [line] = all(document, 'p', { id: target.hash.slice(1) })
    expect(line && words(line)).toContain(text)
  }
  expect(await (await get('/nl/te-koop')).text()).not.toContain('unknown-page')
})

describe('another method', () => {
  test.each([
    ['POST', '/nl/', 'GET, HEAD'],
    ['PUT', '/nl/te-koop', 'GET, HEAD'],
    ['DELETE', '/nl/property/410001', 'GET, HEAD'],
    ['PATCH', '/', 'GET, HEAD'],
    ['OPTIONS', '/nl/te-koop', 'GET, HEAD'],
    ['PROPFIND', '/nl/te-koop', 'GET, HEAD'],
    ['POST', '/api/properties', 'GET, HEAD'],
    ['DELETE', '/api/projects', 'GET, HEAD'],
    ['GET', '/api/error/', 'POST'],
    ['HEAD', '/api/error', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/sitemap.xml', 'GET, HEAD'],
    ['DELETE', '/sitemap-pages.xml', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['PUT', '/manifest.webmanifest', 'GET, HEAD'],
    ['PATCH', '/nl/rss/sale.xml', 'GET, HEAD'],
    ['PUT', '/favicon.ico', 'GET, HEAD'],
    ['PUT', '/.well-known/security.txt', 'GET, HEAD'],
    ['PUT', '/tiles/8/131/85.png', 'GET, HEAD'],
    ['PUT', '/styles/page-1.css', 'GET, HEAD'],
  ])('%s %s answers 405 with the allowed methods', async (method, path, allowed) => {
    const response = await get(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allowed)
  })
})
