import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import priceRanges from '../../seeds/price-ranges.json'
import propertyTypes from '../../seeds/property-types.json'
import settings from '../../seeds/settings.json'
import team from '../../seeds/team.json'
import { siteSettings } from '../domain/site'
import { primaryDb } from './db'
import { readPublishSettings } from './listing-index'
import {
  listing,
  listingTotal,
  page,
  pageModule,
  priceRange,
  property,
  propertyType,
  siteSetting,
  teamMember,
} from './schema'
import { loadSeeds } from './seed'

const db = primaryDb(env.DB)
const now = new Date('2026-11-21T10:00:00Z')

const home = { ID: 1, Goal: 0, Status: 1, Zip: '9000', City: 'Gent', Street: 'Hoog', Marquee: 5 }
const slugs = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }
const pages = [
  { id: 2, parentId: 1, name: 'Child', status: 'Hidden', sort: 1, slugs, params: { title: {} } },
  {
    id: 1,
    role: 'sale',
    name: 'For sale',
    status: 'Published',
    sort: 0,
    slugs,
    params: { title: { nl: 'Te koop' } },
    modules: [
      { id: 11, kind: 'property-list', placement: { titleSize: 'h1' }, config: { goal: 0 } },
      { id: 12, kind: 'article' },
    ],
  },
]
const seeds = {
  settings,
  'property-types': propertyTypes,
  'price-ranges': priceRanges,
  team,
  pages,
  listings: { Items: [home] },
  documents: { 'plan.pdf': btoa('%PDF-1.7') },
}

beforeEach(async () => {
  await db.batch([
    db.delete(pageModule),
    db.delete(page),
    db.delete(property),
    db.delete(listing),
    db.delete(listingTotal),
    db.delete(siteSetting),
  ])
})

test('an agency is loaded whole, and once however often', async () => {
  for (const upserted of [1, 0]) {
    const loaded = await loadSeeds(db, env.MEDIA, seeds, now)
    expect(loaded).toMatchObject({ documents: 1, listings: { upserted } })
    const [stored] = await db.select().from(siteSetting)
    expect(stored?.data).toEqual(siteSettings.parse(settings))
    expect(await db.$count(propertyType)).toBe(
      propertyTypes.reduce((count, { subs }) => count + 1 + (subs?.length ?? 0), 0),
    )
    expect(await db.$count(priceRange)).toBeGreaterThan(40)
    expect(await db.select().from(teamMember)).toHaveLength(team.members.length)
    expect(await db.select().from(page).orderBy(page.id)).toMatchObject([
      { id: 1, role: 'sale', slugs, params: { title: { nl: 'Te koop' } } },
      { id: 2, parentId: 1, role: null },
    ])
    expect(await db.select().from(pageModule).orderBy(pageModule.id)).toMatchObject([
      { id: 11, pageId: 1, sort: 0, placement: { titleSize: 'h1' }, config: { goal: 0 } },
      { id: 12, pageId: 1, sort: 1, status: 'Published', placement: { titleSize: 'h2' } },
    ])
    expect(await db.$count(listing)).toBe(1)
  }
  const document = await env.MEDIA.get('plan.pdf')
  expect(await document?.text()).toBe('%PDF-1.7')
  expect(document?.httpMetadata?.contentType).toBe('application/pdf')
})

test('new rules on what is told reach the lists', async () => {
  await loadSeeds(db, env.MEDIA, seeds, now)
  const [shown] = await db.select().from(listing)
  expect(shown?.text).toContain('hoog')

  const stricter = { ...settings, marqueesWithoutStreet: [5] }
  await loadSeeds(db, env.MEDIA, { settings: stricter }, now)

  expect(await readPublishSettings(db)).toMatchObject({ marqueesWithoutStreet: [5] })
  const [hidden] = await db.select().from(listing)
  expect(hidden?.text).not.toContain('hoog')
  expect(JSON.stringify(hidden?.card)).not.toContain('Hoog')
})

test('a file of the wrong shape loads nothing', async () => {
  const wrong = { ...seeds, settings: { ...settings, name: 5 } }
  await expect(loadSeeds(db, env.MEDIA, wrong, now)).rejects.toThrow()
  expect(await db.$count(page)).toBe(0)
})
