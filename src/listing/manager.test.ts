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
])('splits the function %j into the lines %j', (text, lines) => {
  expect(managerFunction(text)).toEqual(lines)
})

const ANN = { emails: ['ann@example.org'], names: ['An Peeters'] }

it.each([
  ['An Peeters', null, true],
  ['Visitor', 'Ann@Example.org', true],
  ['an peeters', 'info@example.org', false],
  ['', null, false],
])('the manager %j with the email address %j is Ann: %j', (name, email, isAnn) => {
  const manager = { name, email, photo: null, function: null, biv: null, mobile: null }
  expect(isManager(ANN, manager)).toBe(isAnn)
})
