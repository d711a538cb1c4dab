import { describe, expect, it } from 'vitest'
import { CODES } from '../format/codes'
import { LANGS } from '../format/lang'
import { type LabelKey, translator } from '.'
import { TEXTS } from './full-dictionary'

describe('the labels of codes', () => {
  const expected = Object.entries(CODES).flatMap(([table, codes]) =>
    codes.map((code) => `code.${table}.${code}`),
  )

  it('exist for every code, and for no other', () => {
    const known = Object.keys(TEXTS).filter((key) => key.startsWith('code.'))
    expect(known.sort()).toEqual(expected.sort())
  })

  it.each(LANGS)('are not empty in %s', (lang) => {
    const t = translator(lang)
    for (const key of expected) expect(t(key as LabelKey).length, key).toBeGreaterThan(1)
  })
})
