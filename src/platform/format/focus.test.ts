import { expect, test } from 'vitest'
import { focusOf, plainAddress, withFocus } from './focus'
import { pictureFiles } from './picture-files'

const PICTURE = '/media/0123456789abcdef01234567-4000x3000-aabbcc-960.jpg'

test('a picture’s address contains its focus point, and its files are the same', () => {
  const pointed = withFocus(PICTURE, { x: 30.4, y: 72 })
  expect(pointed).toBe(`${PICTURE}#focus=30,72`)
  expect(focusOf(pointed)).toEqual({ x: 30, y: 72 })
  expect(plainAddress(pointed)).toBe(PICTURE)
  expect(pictureFiles(pointed)).toEqual({ ...pictureFiles(PICTURE), focus: '30% 72%' })
})

test('a new focus point replaces the first one, and null removes it', () => {
  const pointed = withFocus(PICTURE, { x: 30, y: 72 })
  expect(withFocus(pointed, { x: 0, y: 100 })).toBe(`${PICTURE}#focus=0,100`)
  expect(withFocus(pointed, null)).toBe(PICTURE)
  expect(focusOf(PICTURE)).toBeNull()
})

test.each(['#focus=3', '#focus=1,2;color:red', '#top', '#focus=1000,2'])(
  '%s is not a focus point',
  (end) => {
    expect(pictureFiles(PICTURE + end).focus).toBeUndefined()
  },
)
