import { expect, it } from 'vitest'
import { isManager, managerFunction } from './manager'

it.each([
  ['Vastgoedmakelaar', ['Vastgoedmakelaar']],
  ['Zaakvoerder\r\nVastgoedmakelaar', ['Zaakvoerder', 'Vastgoedmakelaar']],
  ['Gérante<br/>Agent immobilier\n', ['Gérante', 'Agent immobilier']],
  ['-', null],
  [' . ', null],
  ['', null],
  [null, null],
])('shows the function %j as lines, if it is longer than one character', (text, lines) => {
  expect(managerFunction(text)).toEqual(lines)
})

const ANN = { emails: ['ann@example.org'], names: ['An Peeters'] }

it.each([
  ['An Peeters', null, true],
  ['Somebody', 'Ann@Example.org', true],
  ['an peeters', 'info@example.org', false],
  ['', null, false],
])('a manager %j with the address %j is Ann: %j', (name, email, isAnn) => {
  const manager = { name, email, photo: null, function: null, biv: null, mobile: null }
  expect(isManager(ANN, manager)).toBe(isAnn)
})

it('a listing without a manager is nobody’s', () => {
  expect(isManager(ANN, null)).toBe(false)
})
