// node seeds.mjs: names the pictures of every listing in seeds/listings.json (see README.md)
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const file = path.join(root, 'seeds/listings.json')
const { homes, shown } = JSON.parse(
  fs.readFileSync(path.join(root, 'scripts/imagery/homes.json'), 'utf8'),
)

/** Types without bedrooms: land, parking, office, shop, industry. */
const BUSINESS = [3, 4, 5, 6, 7]

/** The pictures of a home in the order of a visit, by name. */
function namesOf({ ID, WebID, Divisions }) {
  const home = homes[ID]
  const id = `home-${ID}`
  const plan = Divisions?.length ? [`plan-${ID}`] : []
  const room = (kind) => `room-${home.interior ?? home.studio ?? home.unit}-${kind}`
  if (home.studio) return [id, ...(home.room ? [] : [room('bath')]), ...plan]
  if (home.unit) {
    const rooms = ['living', 'kitchen', 'bedroom', 'bath'].filter((kind) => kind !== home.lead)
    return [id, ...rooms.map(room), ...plan]
  }
  const own = (part) => (home[part] ? [`${id}-${part}`] : [])
  const sleeping = BUSINESS.includes(WebID) ? [] : [room('bedroom')]
  const rooms = home.interior ? [room('living'), room('kitchen'), ...own('rear'), ...sleeping, room('bath')] : []
  return [id, ...own('office'), ...rooms, ...own('view'), ...plan]
}

const address = (name) => `/images/demo/${name}${name.startsWith('plan-4') ? '.svg' : '-960.jpg'}`

const seeds = JSON.parse(fs.readFileSync(file, 'utf8'))
const units = seeds.Projects.flatMap(({ Units }) => Units ?? []).filter(({ ID }) => ID)
for (const item of [...seeds.Items, ...seeds.Projects, ...units]) {
  const names = homes[item.ID] ? namesOf(item) : shown[item.ID]
  if (!names) continue
  const large = names.map(address)
  item.SmallPictureItem = { Url: `/images/demo/${names[0]}-480.avif` }
  item.MediumPictureItem = { Url: large[0] }
  item.LargePictureItems = large.map((Url, at) => ({ Url, Name: names[at] }))
  if (item.XLargePictureItems) item.XLargePictureItems = names.map((name, at) => ({ Url: large[at].replace(/-960\.jpg$/, '-1600.avif') }))
}
fs.writeFileSync(file, `${JSON.stringify(seeds, null, 1)}\n`)
