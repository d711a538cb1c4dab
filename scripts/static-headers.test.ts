import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAWING_POLICY } from '../src/middleware/content-policy'

test('files served without the worker have its security headers', () => {
  const [, rule = ''] =
    /^\/\*\n((?: {2}.+\n)+)/m.exec(readFileSync('public/_headers', 'utf8')) ?? []
  const headers = new Map(
    [...rule.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(headers.get('Content-Security-Policy')).toBe(DRAWING_POLICY)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})
