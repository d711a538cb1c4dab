import { expect, test } from 'vitest'
import { csvOf } from './csv'

test.each([
  ['Gent', 'Gent'],
  ['', ''],
  ['a;b', '"a;b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+32 470', "'+32 470"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
])('the cell %j is %j', (text, cell) => {
  expect(csvOf([[text, 'end']])).toBe(`\ufeff${cell};end\r\n`)
})
