import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { patternsIn, sourcePatterns } from './patterns/source-patterns.ts'

test('finds the regular expressions of literals, constructors and routes', () => {
  const found = (code: string) => patternsIn('a.ts', code).map(({ source }) => source)
  expect(found('const A = /a+/g')).toEqual(['a+'])
  const constructed = 'const N = "a"; const A = `[$'.concat(
    '{N}-z]`; new RegExp(`^$',
    '{A}$',
    '{x}$`)',
  )
  expect(found(constructed)).toEqual(['^[a-z]x$'])
  expect(found("app.get('/:id{[0-9]+}/:name{[a-z]{2}}')")).toEqual(['^[0-9]+$', '^[a-z]{2}$'])
  expect(() => found('new RegExp(parts.join())')).toThrow('a.ts')
})

test('no regular expression is super-linear for a repeated character', () => {
  const patterns = sourcePatterns()
  expect(patterns.length).toBeGreaterThan(400)
  const slow = patterns.filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
  expect(slow).toEqual([])
})
