import { expect, test } from 'vitest'
import { configuredOrigin, isLoopback, isPublicSite } from './site-origin'

test.each([
  'http://localhost/nl/',
  'http://localhost:8787',
  'https://LOCALHOST/x',
  'http://127.0.0.1:9000/',
  'http://[::1]:8787/',
])('%s is a loopback address', (url) => {
  expect(isLoopback(url)).toBe(true)
  expect(isPublicSite(url)).toBe(false)
})

test.each([
  'https://www.lindehof.be/',
  'http://localhost.evil.example/',
  'http://evil.example/localhost',
  'http://localhost@evil.example/',
  'http://192.168.0.10:8787/',
  'localhost',
])('%s is none', (url) => {
  expect(isLoopback(url)).toBe(false)
  expect(isPublicSite(url)).toBe(true)
})

test.each([
  ['https://www.lindehof.be', 'https://www.lindehof.be'],
  ['https://www.lindehof.be///', 'https://www.lindehof.be'],
  ['https://WWW.Lindehof.be:443/nl/?x', 'https://www.lindehof.be'],
  ['http://localhost:8787/', 'http://localhost:8787'],
  ['www.lindehof.be', null],
  ['ftp://www.lindehof.be', null],
  ['', null],
  [undefined, null],
])('SITE_ORIGIN %j names the origin %j', (siteOrigin, origin) => {
  expect(configuredOrigin(siteOrigin)).toBe(origin)
})

test.each(['', undefined])('SITE_ORIGIN %j is not a public site', (siteOrigin) => {
  expect(isPublicSite(siteOrigin)).toBe(false)
})
