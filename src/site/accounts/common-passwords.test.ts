import { expect, test } from 'vitest'
import { isCommonPassword, isContextPassword } from './common-passwords'

test.each([
  ...['12345678', 'Password1', 'WACHTWOORD', 'motdepasse', 'Passwort123', 'azertyuiop'],
  ...[
    'jonathan',
    'swordfish',
    'zxcvbnm,./',
    'passwordpassword',
    'aaaaaaaaaaaaaa',
    'welkom1welkom1',
  ],
])('%s is one of the commonest passwords', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

const CONTEXT = ['Immo Lindehof', 'www.lindehof.be', 'Amélie Dujardin', 'a.dujardin@example.com']

test.each([
  ['Lindehof2026!', true],
  ['dujardin-dujardin', true],
  ['AMELIE.1987.07', true],
  ['welkom bij Lindehof', true],
  ['immo2026immo2027', true],
  ['lindehof-owner', false],
  ['four words of my own', false],
  ['8734-2210-9945', false],
])('%j consists of context words: %s', (password, isContext) => {
  expect(isContextPassword(password, CONTEXT)).toBe(isContext)
})
