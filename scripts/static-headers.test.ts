import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('files served without the worker have security headers', () => {
  const [, rule = ''] =
    /^\/\*\n((?: {2}.+\n)+)/m.exec(readFileSync('public/_headers', 'utf8')) ?? []
  const headers = new Map(
    [...rule.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const policy = (headers.get('Content-Security-Policy') ?? '').split('; ')
  for (const name of ['default-src', 'base-uri', 'object-src', 'form-action', 'frame-ancestors']) {
    expect(policy).toContain(`${name} 'none'`)
  }
  expect(policy.join()).not.toContain('script-src')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})
