// node plans.mjs: the floor plan of every home of the demo that names its rooms (see README.md)
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { plan } from './src/plan.mjs'
import { LETTERS, layoutOf } from './src/rooms.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const { Items } = JSON.parse(fs.readFileSync(path.join(root, 'seeds/listings.json'), 'utf8'))

for (const { ID, Divisions } of Items) {
  if (!Divisions?.length) continue
  const rooms = Divisions.map(({ Floor, RoomTypeName, Surface }) => {
    const name = RoomTypeName.en
    if (!LETTERS[name]) throw new Error(`${ID}: no drawing of a ${name}`)
    return { floor: Number(Floor), name, letter: LETTERS[name], surface: Number(Surface) || 4 }
  })
  const levels = [...new Set(rooms.map(({ floor }) => floor))]
    .sort((a, b) => a - b)
    .map((floor) => [floor, rooms.filter((room) => room.floor === floor)])
  const inside = levels.filter(([, list]) => list.some(({ letter }) => letter !== 'terrace'))
  const ground = inside.find(([floor]) => floor >= 0)?.[0]
  const floors = inside.map(([floor, list]) =>
    layoutOf(list, {
      entrance: floor === ground,
      stairs: inside.length > 1,
      wide: inside.length > 1 ? 0.8 : 1.45,
    }),
  )
  const scene = plan({ seed: `plan-${ID}`, floors })
  scene.finish = () => ''
  fs.writeFileSync(path.join(root, `public/images/demo/plan-${ID}.svg`), scene.svg())
}
