import { describe, expect, test } from 'vitest'
import { previewPicture } from './preview-picture'

const ORIGIN = 'https://www.lindehof.example'
const KEY = '0123456789abcdef01234567'

/** The addresses, the end of the chosen one, and its size if it is known. */
const CASES: [string[], string, number?, number?][] = [
  [[`/pictures/${KEY}-4000x3000-aabbcc-960.jpg`], `${KEY}-4000x3000-aabbcc-960.jpg`, 960, 720],
  [[`/pictures/${KEY}-600x900-aabbcc-960.jpg`], `${KEY}-600x900-aabbcc-960.jpg`, 600, 900],
  [[`/pictures/${KEY}.avif`, `/pictures/${KEY}-1600x1200-480k.jpg`], '-480k.jpg', 1600, 1200],
  [[`/pictures/${KEY}.webp`, `/pictures/${KEY}-800x600-90k.png`], '-800x600-90k.png', 800, 600],
  [['/images/logo.svg', '/media/film.gif', '/media/b.jpg#focus=20,30'], '/media/b.jpg'],
  [
    [`/pictures/${KEY}-4000x3000-5200k.jpg`, '/pictures/a-900x600-80k.jpg'],
    'a-900x600-80k.jpg',
    900,
    600,
  ],
  [['/media/a.webp', `/pictures/${KEY}-4000x3000-600k.jpg`], '-600k.jpg', 4000, 3000],
  [[`/pictures/${KEY}`, '/media/b.jpeg'], '/media/b.jpeg'],
  [['/images/demo/hero-quay-1600.avif#focus=10,10'], '/images/demo/hero-quay-960.jpg', 960, 480],
  [['/images/demo/home-410001-960.jpg'], '/images/demo/home-410001-960.jpg', 960, 640],
  [['/images/demo/team-01-480.avif'], '/images/demo/team-01-960.jpg', 960, 1152],
  [['/media/share-1200x630.jpg'], '/media/share-1200x630.jpg', 1200, 630],
]

describe('the picture that leaves the site', () => {
  test.each(CASES)('of %j is %s', (urls, end, width, height) => {
    const picture = previewPicture(candidatesOf(urls), ORIGIN)
    expect(picture?.url.startsWith(`${ORIGIN}/`)).toBe(true)
    expect(picture?.url.endsWith(end)).toBe(true)
    expect(picture?.type).toBe(end.endsWith('.png') ? 'image/png' : 'image/jpeg')
    expect([picture?.width, picture?.height]).toEqual([width, height])
    expect(picture?.alt).toMatch(/^Picture \d$/)
  })

  test.each([[[]], [['/images/logo.svg']], [['/media/a.avif', '/media/b.webp', '']]])(
    'is absent for %j',
    (urls) => {
      expect(previewPicture(candidatesOf(urls), ORIGIN)).toBeNull()
    },
  )
})

function candidatesOf(urls: string[]) {
  return urls.map((url, at) => ({ url, alt: `Picture ${at}` }))
}
