import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import listingSeeds from '../../seeds/listings.json'
import team from '../../seeds/team.json'

interface Entry {
  id: string
  kind: string
  p: { season?: string; light?: string; [look: string]: unknown }
}

const FOLDER = fileURLToPath(new URL('../../public/images/demo/', import.meta.url))
const source = new URL('src/catalogue.mjs', import.meta.url).href
const catalogue: Entry[] = (await import(source)).default
const drawn = new Map(catalogue.map((entry) => [entry.id, entry]))

/** Land, parking, office, shop and industry: what nobody sleeps in. */
const BUSINESS: unknown[] = [3, 4, 5, 6, 7]
const ROOM = /(?:^|-)(living|kitchen|bedroom|bath|dining|hall|office)(?:-|$)/

function english(name: unknown): string {
  return typeof name === 'object' && name ? ((name as { en?: string }).en ?? '') : String(name ?? '')
}

interface Item {
  ID: number
  WebID?: unknown
  TypeOfPropertyName?: unknown
  LargePictureItems?: { Url: string }[] | null
  Divisions?: { RoomTypeName: unknown }[] | null
}

/** A project contains its units, or their numbers. */
type Project = Item & { Units?: (Item | number)[] }

const seeds = listingSeeds as unknown as { Items: Item[]; Projects: Project[] }
const units = seeds.Projects.flatMap(({ Units }) => Units ?? [])
const items = [...seeds.Items, ...seeds.Projects, ...units.filter((unit) => typeof unit === 'object')]
const listings = items.map((item) => ({
  id: item.ID,
  webId: item.WebID,
  type: english(item.TypeOfPropertyName),
  pictures: (item.LargePictureItems ?? []).map((picture) =>
    picture.Url.replace(/^.*\/|-960\.jpg$|\.svg$/g, ''),
  ),
  rooms: (item.Divisions ?? []).map(({ RoomTypeName }) => english(RoomTypeName)).sort(),
}))
const shown = listings.filter(({ pictures }) => pictures.length > 0)

const roomsOf = (pictures: string[]) => pictures.flatMap((name) => ROOM.exec(name)?.[1] ?? [])

describe('the pictures of the demo’s homes', () => {
  it('are files in every size', () => {
    const missing = [...new Set(shown.flatMap(({ pictures }) => pictures))]
      .flatMap((name) =>
        /^plan-\d{3,}$/.test(name)
          ? [`${name}.svg`]
          : [`${name}-480.avif`, `${name}-720.avif`, `${name}-960.avif`, `${name}-1600.avif`, `${name}-960.jpg`],
      )
      .filter((file) => !existsSync(FOLDER + file))
    expect(missing).toEqual([])
  })

  it('lead with a picture of the home’s own, never twice on a page', () => {
    const leads = shown.map(({ pictures }) => pictures[0])
    expect(leads.filter((lead, at) => leads.indexOf(lead) !== at)).toEqual([])
  })

  it('name no other listing’s home or plan', () => {
    const foreign = shown.flatMap(({ id, pictures }) =>
      pictures.filter((name) => /^(?:home|plan)-\d{3,}/.test(name) && !name.includes(String(id))),
    )
    expect(foreign).toEqual([])
  })

  it('leave no file of a home that is not for sale', () => {
    const ids = new Set(shown.map(({ id }) => String(id)))
    const left = readdirSync(FOLDER).filter((file) => {
      const id = /^(?:home|plan)-(\d{3,})[-.]/.exec(file)?.[1]
      return id && !ids.has(id)
    })
    expect(left).toEqual([])
  })

  it('show no bedroom of land and business', () => {
    const wrong = shown.filter(
      ({ webId, pictures }) => BUSINESS.includes(webId) && roomsOf(pictures).includes('bedroom'),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('show the one room of a studio, and beside it its bathroom at most', () => {
    const studios = shown.filter(({ type }) => /studio|^room$/i.test(type))
    expect(studios.length).toBeGreaterThan(0)
    for (const { id, pictures } of studios) {
      expect(drawn.get(pictures[0] ?? '')?.p, `${id}`).toBeDefined()
      expect(pictures[0], `${id}`).toBe(`home-${id}`)
      expect(roomsOf(pictures).filter((room) => room !== 'bath'), `${id}`).toEqual([])
    }
  })

  it('are of one interior, season and light', () => {
    for (const { id, pictures } of shown) {
      const looks = pictures.flatMap((name) => drawn.get(name) ?? []).filter(({ kind }) => kind !== 'plan')
      const interiors = new Set(pictures.flatMap((name) => /^room-(\w+)-/.exec(name)?.[1] ?? []))
      expect(interiors.size, `${id}`).toBeLessThanOrEqual(1)
      expect(new Set(looks.map(({ p }) => p.season ?? 'summer')).size, `${id}`).toBe(1)
      if (interiors.size) expect(new Set(looks.map(({ p }) => p.light)).size, `${id}`).toBe(1)
    }
  })

  it('match the back of a house to its front', () => {
    const backs = catalogue.filter(({ kind }) => kind === 'rear')
    expect(backs.length).toBeGreaterThan(0)
    for (const { id, p } of backs) {
      const front = drawn.get(id.replace('-rear', ''))?.p
      const walls = [front?.mats, front?.mat].flat()
      if (front?.mat || front?.mats) expect(walls, id).toContain([p.mats ?? p.mat].flat()[0])
    }
  })
})

describe('the floor plan of a home', () => {
  it('has the rooms of its listing, no more and no fewer', () => {
    const planned = listings.filter(({ pictures, id }) => pictures.includes(`plan-${id}`))
    expect(planned.length).toBeGreaterThan(40)
    for (const { id, rooms } of planned) {
      const svg = readFileSync(`${FOLDER}plan-${id}.svg`, 'utf8')
      const names = [...svg.matchAll(/data-room="([^"]+)"/g)].map(([, name]) => name).sort()
      expect(names, `${id}`).toEqual(rooms)
    }
  })

  it('is shown by every home that names its rooms, and by none that does not', () => {
    const wrong = shown.filter(
      ({ pictures, rooms }) => rooms.length > 0 !== pictures.some((name) => name.startsWith('plan-')),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('the portraits', () => {
  it('are of different people', () => {
    const photos = team.members.map(({ photo }) => photo)
    expect(new Set(photos).size).toBe(photos.length)
    const builds = catalogue
      .filter(({ kind }) => kind === 'portrait')
      .map(({ p }) => [p.jaw, p.wide, p.long, p.eyes, p.tilt, p.style].join(' '))
    expect(new Set(builds).size).toBe(builds.length)
    for (const part of [0, 4, 5])
      expect(new Set(builds.map((build) => build.split(' ')[part])).size).toBeGreaterThan(3)
  })
})
