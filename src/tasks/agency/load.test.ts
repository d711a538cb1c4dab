import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import pages from '../../../seeds/pages.json'
import settings from '../../../seeds/settings.json'
import { db, importItems, listing, loadAgency, loadFolder, storedRows } from '../../../test/agency'
import { listing as listingRow, listingRules } from '../../platform/db/schema'
import { page, pageModule } from '../../platform/db/schema-content'
import { readVersion } from '../../platform/db/version'
import { agencyChanges } from './changes'
import { exportFolder } from './export'
import { readFolder } from './read-folder'
import { rowsOf } from './rows'

const NOW = new Date('2026-11-22T09:00:00Z')

beforeEach(() => loadAgency({ withListings: false }))

describe('a folder that is loaded', () => {
  test('changes nothing when it is loaded again', async () => {
    const before = await storedRows()
    const version = await readVersion(db)
    await loadFolder({ settings, pages })
    expect(await storedRows()).toEqual(before)
    expect(await readVersion(db)).toBe(version)
  })

  test('equals its export, which loads into the same rows', async () => {
    const stored = await storedRows()
    const read = readFolder(exportFolder(stored), null)
    expect(read.status === 'failed' && read.issues).toBe(false)
    if (read.status === 'failed') return
    const { tables, statements } = agencyChanges(stored, rowsOf(read.folder, null, NOW), NOW)
    expect({ tables, statements }).toEqual({ tables: {}, statements: [] })
  })

  test('deletes rows that it no longer contains, and keeps tables whose files it lacks', async () => {
    const [, , third, ...rest] = pages
    expect(third?.role).toBe('rent')
    await loadFolder({ pages: [pages[0], pages[1], ...rest] })
    expect(await db.select().from(page).where(eq(page.role, 'rent'))).toEqual([])
    expect(await db.select().from(pageModule).where(eq(pageModule.pageId, 3))).toEqual([])
    const { article, site_setting: stored } = await storedRows()
    expect([article?.length, stored?.length]).toEqual([30, 1])
  })

  test('preserves the creation and modification dates of pages', async () => {
    const [before] = await db.select().from(page).where(eq(page.id, 2))
    const renamed = pages.map((one) => (one.id === 3 ? { ...one, name: 'Lettings' } : one))
    const read = readFolder({ pages: renamed }, null)
    if (read.status === 'failed') throw new Error(JSON.stringify(read.issues))
    const later = new Date('2027-01-01T00:00:00Z')
    const rows = rowsOf(read.folder, null, later)
    const { statements } = agencyChanges(await storedRows(), rows, later)
    for (const statement of statements) {
      if (statement.includes("'Lettings'")) expect(statement).toContain('2027-01-01')
      else expect(statement).not.toContain('2027-01-01')
    }
    expect(statements.some((one) => one.includes(before?.modifiedAt ?? '?'))).toBe(true)
  })

  test('with new publication settings changes the lists', async () => {
    await importItems(listing({ Marquee: 5, Street: 'Hoogstraat' }))
    const [stored] = await db.select().from(listingRow)
    expect(stored?.street).toContain('Hoogstraat')
    await loadFolder({ settings: { ...settings, marqueesWithoutStreet: [5] } })
    const [hidden] = await db.select().from(listingRow)
    expect(JSON.stringify(hidden)).not.toMatch(/hoogstraat/i)
    expect((await db.select().from(listingRules))[0]?.rules.marqueesWithoutStreet).toEqual([5])
  })
})
