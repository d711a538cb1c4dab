import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords'

test.each(['12345678', 'Password1', 'WACHTWOORD', 'motdepasse', 'Passwort123', 'azertyuiop'])(
  '%s is one of the commonest passwords',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['', 'lindehof-owner', 'a-new-password', 'trees in a row'])('%j is none', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
