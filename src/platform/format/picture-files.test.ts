import { describe, expect, test } from 'vitest'
import { pictureFiles, pictureType, storedWidths } from './picture-files'

const COPY = '/pictures/0123456789abcdef01234567-1500x1000-a0b1c2'

describe('the files of a picture', () => {
  test('of the site are named by their widths', () => {
    expect(pictureFiles('/images/demo/home-1-960.jpg')).toEqual({
      src: '/images/demo/home-1-960.jpg',
      srcSet:
        '/images/demo/home-1-480.avif 480w, /images/demo/home-1-720.avif 720w, /images/demo/home-1-960.avif 960w, /images/demo/home-1-1600.avif 1600w',
      facts: null,
    })
  })

  test('of a copy have the size and colour in their address', () => {
    expect(pictureFiles(`${COPY}-960.jpg`)).toEqual({
      src: `${COPY}-960.jpg`,
      srcSet: [480, 720, 960, 1440].map((width) => `${COPY}-${width}.avif ${width}w`).join(', '),
      facts: { width: 1500, height: 1000, average: '#a0b1c2' },
    })
  })

  test.each([
    'https://crm.example/a.jpg',
    '/media/front.jpg',
    '/pictures/0123456789abcdef01234567',
    `${COPY.slice(0, -1)}-960.jpg`,
  ])('of %s are a single file', (src) => {
    expect(pictureFiles(src)).toEqual({ src, srcSet: null, facts: null })
  })
})

test.each([
  [300, [300]],
  [480, [480]],
  [1000, [480, 720, 960]],
  [4000, [480, 720, 960, 1440, 1920]],
])('a picture of %d px is copied at the widths %j', (width, widths) => {
  expect(storedWidths(width, 'pictures')).toEqual(widths)
})

test.each([
  ['/images/demo/home-1-960.jpg', 'image/jpeg'],
  ['https://b.example/a.PNG?v=2', 'image/png'],
  ['https://b.example/plan.svg', 'image/svg+xml'],
  ['https://b.example/photo', 'image/jpeg'],
])('the file name %s has the type %s', (url, type) => {
  expect(pictureType(url)).toBe(type)
})
