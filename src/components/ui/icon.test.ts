import { expect, test } from 'vitest'
import { ICONS } from './icon'
import sprite from './icons.svg?raw'

test('every icon has a symbol, and every symbol a name', () => {
  const ids = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...ICONS])
})
