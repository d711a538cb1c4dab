import { expect, it } from 'vitest'
import { codeOf } from './codes'

it.each([
  ['zone', 'WGLK', 'wglk'],
  ['zone', 'Lwag', 'lwag'],
  ['zone', 'zone d’habitat', null],
  ['permit', ' Gvg ', 'gvg'],
  ['summons', 'Gmo', 'gmo'],
  ['preemption', 'VKr', 'vkr'],
  ['electrical', 'non-conform', 'nonconform'],
  ['electrical', 'niet conform', 'nonconform'],
  ['electrical', 'conform', 'conform'],
  ['asbestos', 'available', 'available'],
  ['flood', 'overstromingsgebied', 'delimited'],
  ['flood', 'élevé', 'high'],
  ['floodscore', 'D', 'd'],
  ['floodscore', 'E', null],
  ['construction', 2, '2'],
  ['construction', 4, null],
  ['construction', -2, null],
  ['heating', 7, '7'],
  ['heating', 3, null],
  ['available', null, null],
] as const)('reads the code of %s %j as %j', (table, value, code) => {
  expect(codeOf(table, value)).toBe(code)
})
