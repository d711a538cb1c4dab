import { expect, it } from 'vitest'
import { formatIpi } from './ipi'

it.each([
  ['502162', '502.162'],
  ['IPI 900.101', '900.101'],
  ['BIV-nr. 123 456', '123.456'],
  ['12345', null],
  ['1234567', null],
  ['', null],
  [null, null],
])('shows the professional number %j as %j', (text, expected) => {
  expect(formatIpi(text)).toBe(expected)
})
