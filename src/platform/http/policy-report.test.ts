import { expect, test } from 'vitest'
import { readPolicyReport } from './policy-report'

const SENT = {
  'document-uri': 'https://www.lindehof.example/nl/te-koop?streetcity=Kerkstraat+5#x',
  'blocked-uri': 'https://evil.example/tag.js?visitor=jan@example.com',
  'effective-directive': 'script-src-elem',
  'violated-directive': 'script-src',
  'original-policy': "default-src 'none'",
  'script-sample': 'alert("Jan Peeters")',
}

test.each([
  [{}, { page: '/nl/te-koop', directive: 'script-src-elem', blocked: 'https://evil.example' }],
  [{ 'blocked-uri': 'inline' }, { blocked: 'inline' }],
  [{ 'blocked-uri': '' }, { blocked: 'unknown' }],
  [{ 'blocked-uri': 'data' }, { blocked: 'data' }],
  [{ 'blocked-uri': 'blob:https://lindehof.example/9a' }, { blocked: 'https://lindehof.example' }],
  [{ 'blocked-uri': 'data:text/html,Jan' }, { blocked: 'data' }],
  [
    { 'effective-directive': undefined, 'violated-directive': "img-src 'self'" },
    { directive: 'img-src' },
  ],
])('a report with %j is stored as %j, without data about the visitor', (facts, expected) => {
  const report = readPolicyReport({ 'csp-report': { ...SENT, ...facts } })
  expect(report).toMatchObject(expected)
  expect(JSON.stringify(report)).not.toMatch(/jan|kerkstraat|9a/i)
})

test.each([
  { 'source-file': 'moz-extension://2a/content.js' },
  { 'blocked-uri': 'chrome-extension' },
  { 'blocked-uri': 'safari-web-extension://2a/x.js' },
])('what a browser extension did (%j) is foreign', (facts) => {
  expect(readPolicyReport({ 'csp-report': { ...SENT, ...facts } })).toBe('foreign')
})
