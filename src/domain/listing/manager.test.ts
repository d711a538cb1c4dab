import { expect, it } from 'vitest'
import { managerFunction } from './manager'

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
