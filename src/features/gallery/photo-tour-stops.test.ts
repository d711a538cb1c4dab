import { describe, expect, it } from 'vitest'
import { groupPhotos, roomNamed } from './photo-tour-stops'

it.each([
  ['room-terra-kitchen-line', 'kitchen'],
  ['Slaapkamer2.jpg', 'bedroom'],
  ['Salle à manger', 'dining'],
  ['KÜCHE', 'kitchen'],
  ['living room', 'living'],
  ['IMG_20260412_0007', null],
  ['home-410001', null],
  ['Tuinwijk 12', null],
  ['keuken en living', null],
  ['', null],
])('the room of a picture with the name %j is %s', (name, room) => {
  expect(roomNamed(name)).toBe(room)
})

describe('the photo tour', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))

  it('groups the pictures of a room at the position of the first one', () => {
    const stops = groupPhotos(named('1', 'keuken', 'tuin', 'keuken-2', '2'), [])
    expect(stops.map(({ room, pictures }) => [room, pictures])).toEqual([
      [null, [0]],
      ['kitchen', [1, 3]],
      ['garden', [2]],
      [null, [4]],
    ])
  })
})
