import { expect, test } from 'vitest'
import { mediaPage } from './media-page'

const COMMITTED = import.meta.glob<string>('../../docs/media.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('docs/media.md equals the output of `npm run docs`', () => {
  expect(Object.values(COMMITTED)).toEqual([mediaPage()])
})
