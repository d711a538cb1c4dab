import { expect, it } from 'vitest'
import { escapeMarkup } from './xml'

it('lets no text end its element or attribute', () => {
  expect(escapeMarkup(`</a> "b" 'c' & d\u0000\u000b`)).toBe(`&lt;/a&gt; &quot;b&quot; 'c' &amp; d`)
})
