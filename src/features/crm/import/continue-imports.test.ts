import { env } from 'cloudflare:workers'
import { eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  db,
  deleteImports,
  importFile,
  now,
  propertyItem,
  whileRefused,
} from '../../../../test/imports'
import { MAIL } from '../../../../test/leads'
import { keepLogs } from '../../../../test/logs'
import { withoutWaiting } from '../../../../test/worker'
import { importRun, listing, property } from '../../../platform/db/schema'
import { ownerProperty } from '../../../platform/db/schema-history'
import { outbox } from '../../../platform/db/schema-leads'
import { account, resetToken } from '../../../platform/db/schema-people'
import { deleteExpiredTransfers } from '../sync/transfers'
import { continueImports, finishOpenImports } from './continue-imports'
import { importListings } from './import'
import { PART_SIZE } from './import-parts'
import { ownerInvitation } from './owner-invitation'

const PARTS = 3
const FIRST = 950_000
const HOMES = Array.from({ length: PARTS * PART_SIZE - 10 }, (_, at) =>
  propertyItem({ ID: FIRST + at }),
)
const REFUSED = { ID: 950_999, Goal: 0, Status: 1 }
const OWNER = { Email: 'new.owner@example.be', Name: 'Owner', PropertyIDs: [FIRST] }
const FILE = { Items: [...HOMES, REFUSED], DeletedIDs: [930_001], Owners: [OWNER] }

keepLogs()
beforeEach(async () => {
  await deleteImports()
  await db.batch([
    db.delete(outbox),
    db.delete(ownerProperty),
    db.delete(resetToken),
    db.delete(account).where(eq(account.email, OWNER.Email)),
  ])
  for (const { key } of (await env.MEDIA.list({ prefix: 'feeds/' })).objects) {
    await env.MEDIA.delete(key)
  }
  await importFile({ Items: [propertyItem({ ID: 930_001 }), propertyItem({ ID: FIRST })] })
})

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const inviteFor = () => async () => MAIL
const options = (seconds: number) => ({
  media: env.MEDIA,
  inviteFor,
  ownPictures: true,
  now: at(seconds),
})

/** Imports a file whose process ends after so many parts, and leaves its claim as it is. */
async function killAfter(done: number, file: object = FILE): Promise<void> {
  let partsLeft = done
  const storage = { media: env.MEDIA, text: JSON.stringify(file), url: 'https://example.be/' }
  const shouldStop = () => partsLeft-- <= 0
  await expect(
    importListings(db, file, { source: 'test', now, storage, shouldStop }),
  ).rejects.toThrow()
  await db
    .update(importRun)
    .set({ claim: 'of-a-killed-run', claimedUntil: at(40).toISOString() })
    .where(eq(importRun.partsDone, done))
}

async function lastReport() {
  const row = (await db.select().from(importRun)).at(-1)
  if (!row) throw new Error('There is no report')
  return row
}

function bodies() {
  return env.MEDIA.list({ prefix: 'feeds/' }).then(({ objects }) => objects.map(({ key }) => key))
}

describe('an import whose process ended', () => {
  test.each([0, 2])('is continued after %i parts, and reported completely', async (done) => {
    await killAfter(done)
    expect(await db.$count(property, eq(property.status, 1))).toBeLessThan(HOMES.length)

    await continueImports(db, options(60))

    expect(await lastReport()).toMatchObject({
      source: 'test',
      parts: PARTS,
      partsDone: PARTS,
      upserted: HOMES.length - 1,
      unchanged: 1,
      deleted: 1,
      refused: [{ ID: REFUSED.ID }],
      body: null,
    })
    expect(await db.$count(listing)).toBe(HOMES.length)
    expect(await db.$count(outbox)).toBe(1)
    expect(await bodies()).toEqual([])
  })

  test('deletes nothing, and assigns no properties to owners, before its last part', async () => {
    await killAfter(2)
    expect(await db.$count(listing, eq(listing.id, 930_001))).toBe(1)
    expect(await db.$count(account, eq(account.email, OWNER.Email))).toBe(0)
  })

  test('is not claimed by another run until the lease ends', async () => {
    await killAfter(1)
    await continueImports(db, options(30))
    expect(await lastReport()).toMatchObject({ partsDone: 1 })
  })

  test('is completed before a newer file, which overwrites it', async () => {
    await killAfter(1)
    await finishOpenImports(db, options(60))
    await importFile({ Items: [propertyItem({ ID: FIRST + 250, Price: 111_000 })] })
    await continueImports(db, options(120))
    const isHome = eq(listing.id, FIRST + 250)
    expect((await db.select().from(listing).where(isHome).get())?.price).toBe(111_000)
    expect(await db.$count(listing)).toBe(HOMES.length)
  })

  test('writes nothing more once another run has claimed it', async () => {
    let parts = 0
    const shouldStop = () => parts++ === 1 && steal()
    let stolen: Promise<unknown> = Promise.resolve()
    const steal = () => {
      stolen = Promise.resolve(db.update(importRun).set({ claim: 'of-another-run' }))
      return false
    }
    const storage = { media: env.MEDIA, text: JSON.stringify(FILE), url: '' }
    const first = importListings(db, FILE, { source: 'test', now, storage, shouldStop })
    await expect(first).rejects.toThrow()
    await stolen
    expect(await lastReport()).toMatchObject({ claim: 'of-another-run' })
    expect(await lastReport()).not.toMatchObject({ partsDone: PARTS })
  })

  test('is given up after ten attempts that stored nothing, and stays in the reports', async () => {
    await whileRefused(FIRST + 250, async () => {
      await killAfter(2)
      await db.update(importRun).set({ attempts: 6 })
      for (let minute = 1; minute <= 6; minute++)
        await continueImports(db, options(60 * minute)).catch(() => undefined)
    })
    expect(await lastReport()).toMatchObject({ parts: PARTS, partsDone: 2, body: null })
    expect(await db.$count(listing, eq(listing.id, 930_001))).toBe(1)
  })

  test('does not block the next file if it fails', async () => {
    await killAfter(2)
    await db.update(importRun).set({ attempts: 8 })
    await whileRefused(FIRST + 250, () => withoutWaiting(() => finishOpenImports(db, options(60))))
    expect(await lastReport()).toMatchObject({ partsDone: 2, body: null })
  })

  test('has its body stored until it is continued, and for another hour', async () => {
    await killAfter(1)
    const later = new Date(Date.now() + 2 * 3_600_000)
    await deleteExpiredTransfers(db, env.MEDIA, later)
    expect(await bodies()).toHaveLength(1)
    await db.update(importRun).set({ body: null })
    await deleteExpiredTransfers(db, env.MEDIA, later)
    expect(await bodies()).toEqual([])
  })
})

test('a large file that changes nothing adds no report', async () => {
  const send = () => {
    const storage = { media: env.MEDIA, text: JSON.stringify({ Items: HOMES }), url: '' }
    return importListings(db, { Items: HOMES }, { source: 'test', now, storage })
  }
  await send()
  const before = await db.$count(importRun)
  expect(await send()).toMatchObject({ upserted: 0, unchanged: HOMES.length, parts: PARTS })
  expect(await db.$count(importRun)).toBe(before)
})

test('a large file is refused before its first part if its new owner cannot be mailed', async () => {
  const invite = ownerInvitation(db, { SITE_ORIGIN: '' }, 'https://example.be/')
  const storage = { media: env.MEDIA, text: JSON.stringify(FILE), url: 'https://example.be/' }
  await expect(importListings(db, FILE, { source: 'test', now, storage, invite })).rejects.toThrow(
    'No agency is loaded yet',
  )
  expect(await db.$count(property, eq(property.status, 1))).toBe(2)
  expect(await db.$count(importRun, isNotNull(importRun.body))).toBe(0)
  expect(await bodies()).toEqual([])
})
