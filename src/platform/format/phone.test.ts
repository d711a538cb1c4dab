import { describe, expect, it } from 'vitest'
import { formatPhone, mailHref, phoneHref } from './phone'

describe('phone numbers', () => {
  it.each([
    ['0470 12 34 56', 'tel:+32470123456', '+32 470 12 34 56'],
    ['02/512.34.56', 'tel:+3225123456', '+32 2 512 34 56'],
    ['04 222 33 44', 'tel:+3242223344', '+32 4 222 33 44'],
    ['081 22 33 44', 'tel:+3281223344', '+32 81 22 33 44'],
    ['+32 (0)470 12 34 56', 'tel:+32470123456', '+32 470 12 34 56'],
    ['+32 9 222 33 44', 'tel:+3292223344', '+32 9 222 33 44'],
    ['0032 470 12 34 56', 'tel:+32470123456', '+32 470 12 34 56'],
    ['0032 (0)470 12 34 56', 'tel:+32470123456', '+32 470 12 34 56'],
    ['0032(0)2/512.34.56', 'tel:+3225123456', '+32 2 512 34 56'],
    ['00 32 0470 12 34 56', 'tel:+32470123456', '+32 470 12 34 56'],
    ['(0)470 12 34 56', 'tel:+32470123456', '+32 470 12 34 56'],
    ['+352 26 12 34', 'tel:+352261234', '+352 26 12 34'],
    ['00352 26 12 34', 'tel:+352261234', '+352 26 12 34'],
    ['0123', 'tel:+32123', '0123'],
  ])('the number %s links to %s and is shown as %s', (text, href, expected) => {
    expect(phoneHref(text)).toBe(href)
    expect(formatPhone(text)).toBe(expected)
  })
})

describe('mail links', () => {
  it('have the listing’s address as subject', () => {
    expect(mailHref('lotte@demo.invalid', 'Lindenlei 22 bus 3, 9000 Gent & meer')).toBe(
      'mailto:lotte@demo.invalid?subject=Lindenlei%2022%20bus%203%2C%209000%20Gent%20%26%20meer',
    )
    expect(mailHref('a?cc=x@demo.invalid')).toBe('mailto:a%3Fcc%3Dx@demo.invalid')
  })
})
