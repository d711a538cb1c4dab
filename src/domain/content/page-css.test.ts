import { describe, expect, it } from 'vitest'
import { safeCss } from './page-css'

describe('a page’s own css', () => {
  it('is unchanged where it is harmless', () => {
    const css =
      '.prose h2 { color: #123456; background: url(/images/a.svg); }\n@media (width > 1px) { p { margin: 0 } }'
    expect(safeCss(css)).toBe(css)
  })

  it.each([
    '@import "https://evil.example/a.css";',
    "@import url('/a.css');",
    'p { background: url(https://evil.example/a.png); color: red }',
    'p { background: url("//evil.example/a.png"); color: red }',
    'p { background: url(\\68ttps://evil.example); color: red }',
    'p { background: image-set("https://evil.example/a.png" 1x); color: red }',
    'p { width: expression(alert(1)); color: red }',
    '@im/**/port "//evil.example/a.css"; p { color: red }',
  ])('loses what could reach another host: %s', (css) => {
    const safe = safeCss(css)
    expect(safe).not.toMatch(/evil|import|expression|\\/)
    if (css.includes('red')) expect(safe).toMatch(/color: red/)
  })

  it('is of bounded length', () => {
    expect(safeCss('p{color:red}'.repeat(5000)).length).toBeLessThanOrEqual(20_000)
  })
})
