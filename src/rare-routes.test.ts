import { expect, test } from 'vitest'
import { createApp } from './app'
import { app } from './full-app'
import { isRare } from './urls'

const PREVIEW = { Cookie: 'consent=1; __Host-preview=on.1.a' }

/** The routes of single addresses, by method. `ALL` routes are middleware and 405 responses of other methods. */
function routesOf({ routes }: ReturnType<typeof createApp>): Set<string> {
  const single = routes.filter(({ method }) => method !== 'ALL')
  return new Set(single.map(({ method, path }) => `${method} ${path}`))
}

function request(method: string, path: string, headers = {}): Request {
  return new Request(`https://www.example.be${path}`, { method, headers })
}

test('each route that only the full app has is rare', () => {
  const site = routesOf(createApp())
  const rare = [...routesOf(app)].filter((route) => !site.has(route))
  const missing = rare.filter((route) => {
    const [method = '', path = ''] = route.split(' ')
    return !isRare(request(method, path))
  })
  expect(missing).toEqual([])
  expect(rare.length).toBeGreaterThan(100)
})

test.each([
  ['GET', '/nl', {}, false],
  ['HEAD', '/fr/a-vendre', {}, false],
  ['GET', '/api/search?q=gent', {}, false],
  ['GET', '/nl/loginhulp', {}, false],
  ['GET', '/nl/login', {}, true],
  ['GET', '/staff', {}, true],
  ['GET', '/embed/list?list=sale', {}, true],
  ['GET', '/nl/te-koop?from=partner.be', {}, false],
  ['POST', '/api/consent', {}, true],
  ['POST', '/nl/contact', {}, true],
  ['GET', '/nl', PREVIEW, true],
  ['GET', '/nl?share=abc', {}, true],
])('%s %s with %o is rare: %s', (method, path, headers, expected) => {
  expect(isRare(request(method, path, headers))).toBe(expected)
})
