import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { at, person } from '../../../test/accounts'
import { db } from '../../../test/agency'
import type { StaffRole } from '../../platform/accounts/account'
import { listAuditEntries } from '../../platform/audit/audit'
import { account, audit, resetToken, session } from '../../platform/db/schema-people'
import { accessStatements } from '../../site/accounts/access'
import { startMailLink, upsertAccount } from '../../site/accounts/queries'
import { startSession } from '../../site/accounts/sessions'
import {
  addStaffMember,
  changeStaffMember,
  disableStaffMember,
  enableStaffMember,
  findStaff,
  listStaff,
  logOutStaffMember,
} from './staff-accounts'

let adminId: number
let by: { by: number; now: Date }

beforeEach(async () => {
  await db.batch([db.delete(session), db.delete(resetToken), db.delete(account), db.delete(audit)])
  adminId = (await person('boss@example.com', 'admin')).id
  by = { by: adminId, now: at(1) }
})

const NOWHERE = { officeId: null, memberId: null }

async function staffOf(id: number) {
  const account = await findStaff(db, id, at(1))
  if (!account) throw new Error(`${id} is not a staff member`)
  return account
}

function become(id: number, role: StaffRole) {
  return staffOf(id).then((account) =>
    changeStaffMember(db, account, { name: 'New', role, lang: 'fr', ...NOWHERE }, by),
  )
}

async function actions() {
  return (await db.select().from(audit).orderBy(desc(audit.id))).map(({ action }) => action)
}

describe('a staff member', () => {
  const fields = {
    email: ' Jan@Example.com',
    name: 'Jan',
    role: 'editor',
    lang: 'nl',
    ...NOWHERE,
  } as const

  test('is added once for any spelling of the address, without a password', async () => {
    const added = await addStaffMember(db, fields, by)
    expect(added).toMatchObject({ email: 'jan@example.com', role: 'editor' })
    expect(await addStaffMember(db, { ...fields, email: 'JAN@example.com' }, by)).toBeNull()
    expect(await staffOf(added?.id ?? 0)).toMatchObject({ hasPassword: false, disabledAt: null })
    expect(await actions()).toEqual(['account.invite'])
  })

  test('is not created from an owner', async () => {
    await person('jan@example.com')
    expect(await addStaffMember(db, fields, by)).toBeNull()
    expect(await actions()).toEqual([])
  })

  test('is logged out and has no valid link after being disabled', async () => {
    const jan = await person('jan@example.com', 'office')
    await startSession(db, { account: jan, userAgent: '' }, undefined, at(0))
    await startMailLink(db, jan.id, at(60))
    expect(await disableStaffMember(db, jan.id, by)).toBe(true)
    expect((await staffOf(jan.id)).disabledAt).toBe(at(1).getTime())
    expect(await db.select().from(session)).toEqual([])
    expect(await db.select().from(resetToken)).toEqual([])
    await enableStaffMember(db, jan.id, by)
    expect((await staffOf(jan.id)).disabledAt).toBeNull()
    expect(await actions()).toEqual(['account.enable', 'account.disable'])
  })

  test('can end all sessions at once', async () => {
    const jan = await person('jan@example.com', 'office')
    await startSession(db, { account: jan, userAgent: '' }, undefined, at(0))
    await startSession(db, { account: jan, userAgent: '' }, undefined, at(0))
    expect((await staffOf(jan.id)).sessions).toBe(2)
    await logOutStaffMember(db, jan.id, by)
    expect((await staffOf(jan.id)).sessions).toBe(0)
  })
})

describe('the last admin', () => {
  test('cannot be disabled or given another role, and no audit entry is written', async () => {
    const account = await person('boss@example.com', 'admin')
    await startSession(db, { account, userAgent: '' }, undefined, at(0))
    expect(await disableStaffMember(db, adminId, by)).toBe(false)
    expect(await become(adminId, 'office')).toBe(false)
    expect(await staffOf(adminId)).toMatchObject({ role: 'admin', disabledAt: null, sessions: 1 })
    expect(await actions()).toEqual([])
  })

  test('can change the name and language', async () => {
    expect(await become(adminId, 'admin')).toBe(true)
    expect(await staffOf(adminId)).toMatchObject({ name: 'New', lang: 'fr' })
  })

  test('remains when two administrators disable each other at the same time', async () => {
    const otherAdmin = await adminWithPassword('other@example.com')
    await setPassword(adminId)
    const results = await Promise.all(
      [adminId, otherAdmin].map((id) => disableStaffMember(db, id, by)),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    const open = (await listStaff(db, at(1))).filter(({ disabledAt }) => disabledAt === null)
    expect(open).toHaveLength(1)
  })

  test('remains when two administrators remove each other’s role at the same time', async () => {
    const otherAdmin = await adminWithPassword('other@example.com')
    await setPassword(adminId)
    const results = await Promise.all([become(adminId, 'editor'), become(otherAdmin, 'office')])
    expect(results.filter(Boolean)).toHaveLength(1)
    const admins = (await listStaff(db, at(1))).filter(({ role }) => role === 'admin')
    expect(admins).toHaveLength(1)
  })

  test.each<[who: string, other: () => Promise<unknown>]>([
    ['a disabled administrator', disabledAdmin],
    ['an invited administrator without a password', () => person('new@example.com', 'admin')],
    ['a staff member with another role', () => person('office@example.com', 'office')],
  ])('stays while the only other administrator is %s', async (_, description) => {
    await setPassword(adminId)
    await description()
    expect(await disableStaffMember(db, adminId, by)).toBe(false)
    expect(await become(adminId, 'editor')).toBe(false)
    const email = 'boss@example.com'
    for (const change of ['disable', 'delete'] as const)
      await db.batch(accessStatements(db, change, email, at(1)))
    const fields = { email, name: 'Boss', role: 'editor', lang: 'nl' } as const
    expect(await upsertAccount(db, fields, at(1))).toBeNull()
    expect(await staffOf(adminId)).toMatchObject({ role: 'admin', disabledAt: null })
  })

  test('keeps the sessions after a refused command', async () => {
    const account = await person('boss@example.com', 'admin')
    await startSession(db, { account, userAgent: '' }, undefined, at(0))
    await db.batch(accessStatements(db, 'delete', account.email, at(1)))
    expect(await staffOf(adminId)).toMatchObject({ sessions: 1 })
  })

  test('can be deleted once another administrator has a password', async () => {
    await adminWithPassword('other@example.com')
    await db.batch(accessStatements(db, 'delete', 'boss@example.com', at(1)))
    expect(await findStaff(db, adminId, at(1))).toBeNull()
  })
})

/** Gives an account a password without the time that hashing takes. */
async function setPassword(id: number): Promise<void> {
  await db.update(account).set({ password: 'a hash' }).where(eq(account.id, id))
}

async function adminWithPassword(email: string): Promise<number> {
  const { id } = await person(email, 'admin')
  await setPassword(id)
  return id
}

async function disabledAdmin(): Promise<void> {
  const id = await adminWithPassword('disabled@example.com')
  await setPassword(adminId)
  expect(await disableStaffMember(db, id, by)).toBe(true)
}

test('an audit entry has the actor and the roles, and remains after the account is deleted', async () => {
  const jan = await person('jan@example.com', 'editor')
  await become(jan.id, 'admin')
  expect((await listAuditEntries(db, 1, 10)).auditEntries[0]).toMatchObject({
    by: 'boss@example.com',
    action: 'account.change',
    subjectId: String(jan.id),
    detail: { from: 'editor', to: 'admin' },
  })
  await db.delete(account).where(eq(account.id, adminId))
  const { auditEntries, count } = await listAuditEntries(db, 1, 10)
  expect(auditEntries[0]?.by).toBeNull()
  expect(count).toBe(1)
})
