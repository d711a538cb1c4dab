import { expect, it } from 'vitest'
import { escapeXml } from './xml'

it('lets no text end its element or attribute', () => {
  expect(escapeXml(`</a> "b" 'c' & d\u0000\u000b`)).toBe(
    '&lt;/a&gt; &quot;b&quot; &apos;c&apos; &amp; d',
  )
})
