import { describe, expect, it } from 'vitest'
import { cleanText, normalise } from './text'

describe('texts', () => {
  it.each([
    ['Liège', 'liege'],
    ["  L'Œuvre-du-Cœur, 12 ", 'l oeuvre du coeur 12'],
    ['Große Straße', 'grosse strasse'],
    ['SINT-ÁMANDSBERG', 'sint amandsberg'],
    ['Ærø ﬁnale', 'aero finale'],
    ['%_*', ''],
    ['\u0000\uD800', ''],
  ])('compares %j as %j', (text, folded) => {
    expect(normalise(text)).toBe(folded)
    expect(normalise(folded)).toBe(folded)
  })

  it('removes control characters from typed text and limits its length', () => {
    expect(cleanText('  a\u0000b\u200B\uDC00\n c  ', 80)).toBe('a b c')
    expect(cleanText('x'.repeat(100_000), 80)).toHaveLength(80)
    expect(cleanText('aa😀', 3)).toBe('aa')
  })
})
