import { describe, expect, test } from 'vitest'
import { resolveFigures } from './figures'

const URL = '/media/0123456789abcdef01234567-1200x800-a1b2c3-960.jpg'
const pictureOf = (id: number) =>
  id === 7 ? { url: URL, alt: { nl: 'Tuin & "terras"', fr: 'Jardin' } } : null

describe('a figure of a text', () => {
  test('is rendered with its widths, size and colour, and loads lazily', () => {
    const html = '<p>A</p><figure><img src="file:7" /></figure><p>B</p>'
    expect(resolveFigures(html, 'nl', pictureOf)).toBe(
      '<p>A</p><figure><picture><source type="image/avif" srcset="/media/0123456789abcdef01234567-1200x800-a1b2c3-480.avif 480w, /media/0123456789abcdef01234567-1200x800-a1b2c3-720.avif 720w, /media/0123456789abcdef01234567-1200x800-a1b2c3-960.avif 960w" sizes="(min-width: 44rem) 42rem, 100vw">' +
        '<img src="/media/0123456789abcdef01234567-1200x800-a1b2c3-960.jpg" alt="Tuin &amp; &quot;terras&quot;" width="1200" height="800" loading="lazy" decoding="async" style="background:#a1b2c3"></picture></figure><p>B</p>',
    )
  })

  test.each([
    ['<figure><img src="file:7" /></figure>', 'alt="Jardin"', ''],
    ['<figure><img src="file:7" alt="Vu du toit" /></figure>', 'alt="Vu du toit"', ''],
    [
      '<figure><img src="file:7" /><figcaption>Le <em>jardin</em></figcaption></figure>',
      'alt="Jardin"',
      '<figcaption>Le <em>jardin</em></figcaption></figure>',
    ],
  ])('%s has its own words, else those of the library', (html, alt, end) => {
    const shown = resolveFigures(html, 'fr', pictureOf)
    expect(shown).toContain(alt)
    expect(shown.endsWith(end)).toBe(true)
  })

  test('is removed with its caption if its picture is deleted', () => {
    const html = '<p>A</p><figure><img src="file:8" /><figcaption>B</figcaption></figure>'
    expect(resolveFigures(html, 'nl', pictureOf)).toBe('<p>A</p>')
  })
})
