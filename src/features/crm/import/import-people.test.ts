import { beforeEach, describe, expect, test } from 'vitest'
import { db, listing } from '../../../../test/agency'
import { importRun } from '../../../platform/db/schema'
import {
  ownerProperty,
  ownerReport,
  propertyHistory,
  propertyVisit,
} from '../../../platform/db/schema-history'
import { outbox } from '../../../platform/db/schema-leads'
import { account, resetToken, session } from '../../../platform/db/schema-people'
import { logIn } from '../../../site/accounts/login'
import { findAccount, findMailLink, upsertAccount } from '../../../site/accounts/queries'
import { importListings } from './import'

const now = new Date('2026-11-21T10:00:00Z')
const ELS = { Email: 'els@example.com', Name: 'Els', PropertyIDs: [7, 8] }
const links: string[] = []

beforeEach(async () => {
  links.length = 0
  await db.batch([
    db.delete(ownerProperty),
    db.delete(propertyHistory),
    db.delete(resetToken),
    db.delete(session),
    db.delete(outbox),
    db.delete(importRun),
    db.delete(account),
  ])
})

describe('an owner in an import file', () => {
  test('with a password can log in and sees the listed properties', async () => {
    await take({ Owners: [{ ...ELS, Password: 'els-at-home', LanguageId: 2 }] })
    expect(await findAccount(db, 'els@example.com')).toMatchObject({ role: 'owner', lang: 'fr' })
    expect(await homesOf('els@example.com')).toEqual([7, 8])
    expect((await logInAs('els-at-home')).status).toBe('success')
    expect(links).toEqual([])
  })

  test('without a password gets a mail with a link to set one', async () => {
    await take({ Owners: [ELS] })
    const [mail, ...more] = await db.select().from(outbox)
    expect(more).toEqual([])
    expect(mail?.mail.to.email).toBe('els@example.com')
    const token = links[0] ?? ''
    expect(await findMailLink(db, token, later(6))).toMatchObject({ email: 'els@example.com' })
    expect(await findMailLink(db, token, later(8))).toBeNull()
  })

  test('loses a property that a later file assigns only to others', async () => {
    const jan = { ...ELS, Email: 'jan@example.com', PropertyIDs: [8, 9] }
    await take({ Owners: [{ ...ELS, PropertyIDs: [7] }, jan] })
    await take({ Owners: [{ ...ELS, PropertyIDs: [7, 8] }] })
    expect(await homesOf('els@example.com')).toEqual([7, 8])
    expect(await homesOf('jan@example.com')).toEqual([9])
    const together = { ...ELS, PropertyIDs: [7, 8] }
    await take({ Owners: [together, { ...jan, PropertyIDs: [8] }] })
    expect(await homesOf('els@example.com')).toEqual([7, 8])
    expect(await homesOf('jan@example.com')).toEqual([8])
  })

  test('is reported with the reason if refused, and the others are imported', async () => {
    const report = await take({ Owners: [{ Email: 'x' }, ELS, { ...ELS, Password: 'short' }] })
    expect(report.refused.map(({ issues, ...position }) => [position, issues.length])).toEqual([
      [{ ID: null, index: 0, place: 'Owners[0]' }, 2],
      [{ ID: null, index: 2, place: 'Owners[2]' }, 1],
    ])
    expect(await homesOf('els@example.com')).toEqual([7, 8])
  })

  test('has no misspelled address in the stored report, where an erasure could not find it', async () => {
    const report = await take({ Owners: [{ ...ELS, Email: 'els.maes@example,com' }] })
    expect(report.refused).toMatchObject([
      { place: 'Owners[0]', issues: [{ code: 'emailUnusable' }] },
    ])
    const stored = JSON.stringify(await db.select().from(importRun))
    expect(stored).toContain('emailUnusable')
    expect(stored).not.toContain('els.maes')
  })

  test('never takes over the address of a staff member', async () => {
    const staff = { email: 'els@example.com', name: 'Els', role: 'admin', lang: 'nl' } as const
    await upsertAccount(db, staff, now)
    const report = await take({ Owners: [{ ...ELS, Password: 'els-at-home' }] })
    expect(report.refused).toHaveLength(1)
    expect(await findAccount(db, 'els@example.com')).toMatchObject({ role: 'admin' })
    expect(await homesOf('els@example.com')).toEqual([])
  })
})

describe('a history in an import file', () => {
  const history = (name: string) => ({ VisitStatistics: [{ SourceName: name }] })

  test('is deleted with its property, as are the visits and the link to the owner', async () => {
    const home = listing({ ID: 773_001 })
    await take({
      Items: [home],
      Owners: [{ ...ELS, PropertyIDs: [home.ID, 8] }],
      Histories: { [home.ID]: history('A'), 8: history('B') },
    })
    await db.insert(propertyVisit).values({ propertyId: home.ID, day: '2026-11-20', visits: 3 })
    await db.insert(ownerReport).values({ propertyId: home.ID, weeks: 1, note: 'Hi', origin: '' })
    await take({ DeletedIDs: [home.ID] })
    expect(await sources()).toEqual({ 8: 'B' })
    expect(await db.select().from(propertyVisit)).toEqual([])
    expect(await db.select().from(ownerReport)).toEqual([])
    expect(await homesOf('els@example.com')).toEqual([8])
  })

  test('is reported with the reason if refused, and the previous history remains', async () => {
    await take({ Histories: { 7: history('A') } })
    const report = await take({ Histories: { 7: 'text', x: {}, 8: history('B') } })
    expect(report.refused.map(({ ID }) => ID)).toEqual([7, null])
    expect(await sources()).toEqual({ 7: 'A', 8: 'B' })
  })
})

async function take(body: object) {
  const invite = async (owner: { email: string }, token: string) => {
    links.push(token)
    return { to: { email: owner.email }, subject: 'Welcome', html: token, text: token }
  }
  const result = await importListings(db, body, { source: 'test', now, invite })
  if (result.status === 'failed') throw new Error(JSON.stringify(result.issues))
  return result
}

async function homesOf(email: string): Promise<number[]> {
  const found = await findAccount(db, email)
  const rows = await db.select().from(ownerProperty)
  return rows.filter((row) => row.accountId === found?.id).map((row) => row.propertyId)
}

async function sources() {
  const rows = await db.select().from(propertyHistory)
  return Object.fromEntries(rows.map(({ propertyId, data }) => [propertyId, data.visits[0]?.name]))
}

function logInAs(password: string) {
  const from = {
    realm: 'owner',
    caller: { address: '192.0.2.1', network: null },
    factor: 100,
  } as const
  return logIn(db, { email: 'els@example.com', password }, from, now)
}

function later(days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}

test('two concurrent imports with the same new owner succeed and send one invitation', async () => {
  const results = await Promise.all([take({ Owners: [ELS] }), take({ Owners: [ELS] })])
  expect(results.map(({ status }) => status)).toEqual(['success', 'success'])
  expect(await homesOf('els@example.com')).toEqual([7, 8])
  expect(await db.$count(outbox)).toBe(1)
  expect(await db.$count(resetToken)).toBe(1)
})
