import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

test('a plain page has the content without scripts, styles and prefetched files', () => {
  const page = `<head><title>Huis</title><link rel="canonical" href="/nl/"/><link rel="stylesheet"
    href="/a.css"/><link as="font" rel="preload" href="/f.woff2"/><style>p{color:red}</style><script
    type="module" src="/b.js"></script></head><body style="--x:1"><p style="color:red">style="mooi"</p>
    <script type="application/json">{"a":1}</script><img src="/c.avif" width="4"/></body>`
  const squeezed = plainPage(page).replace(/\s+/g, ' ')
  expect(squeezed).toBe(
    '<head><title>Huis</title><link rel="canonical" href="/nl/"/></head><body><p>style="mooi"</p> ' +
      '<img src="/c.avif" width="4"/></body>',
  )
})
