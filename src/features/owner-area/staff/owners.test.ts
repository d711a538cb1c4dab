import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { openPage } from '../../../../test/open-page'
import { HOME, OTHER_HOME } from '../../../../test/owner'
import { cookieOf, post } from '../../../../test/people'
import { ownerProperty } from '../../../platform/db/schema-history'
import { outbox } from '../../../platform/db/schema-leads'
import { account, audit } from '../../../platform/db/schema-people'
import { translator } from '../../../platform/i18n'
import { findAccount } from '../../../site/accounts/queries'
import { readSession, startSession } from '../../../site/accounts/sessions'

const t = translator('nl')
let office: string
let jan = newOwner()

function newOwner() {
  return { email: `${crypto.randomUUID()}@example.org`, name: 'Jan Peeters', lang: 'fr' }
}

beforeAll(() => loadAgency())
beforeEach(async () => {
  await db.batch([db.delete(outbox), db.delete(audit)])
  jan = newOwner()
  office = await cookieOf('office')
})

function send(path: string, fields: Record<string, string> = {}) {
  return post(path, fields, { Cookie: office })
}

const page = async (path: string) => (await openPage(path, office)).document

/** Invites the owner of a property and returns the path of the owner’s page. */
async function invited(fields: Record<string, string> = {}): Promise<string> {
  const form = { action: 'invite', ...jan, [`home.${HOME}`]: 'on', ...fields }
  const response = await send('/staff/owners/new', form)
  expect(response.status).toBe(303)
  return response.headers.get('Location')?.split('?')[0] ?? ''
}

function idOf(path: string): number {
  return Number(path.split('/').at(-1))
}

async function homesOf(path: string): Promise<number[]> {
  const ofOwner = eq(ownerProperty.accountId, idOf(path))
  const rows = await db.select().from(ownerProperty).where(ofOwner)
  return rows.map(({ propertyId }) => propertyId)
}

async function actions(): Promise<string[]> {
  const rows = await db.select().from(audit).orderBy(audit.id)
  return rows.map(({ action }) => action.slice('owner.'.length))
}

async function mails() {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt))
  return rows.map(({ mail }) => mail)
}

describe('an invitation', () => {
  test('creates one account and one mail, even if it is sent twice', async () => {
    const path = await invited()
    expect(await invited()).toBe(path)
    const sent = await mails()
    expect(sent.map(({ to }) => to)).toEqual([{ email: jan.email, name: jan.name }])
    expect(sent[0]?.subject).toBe(translator('fr')('mail.invite.subject', { agency: 'Lindehof' }))
    expect(sent[0]?.text).toContain('/fr/login/password?token=')
    expect(await homesOf(path)).toEqual([HOME])
    expect(await actions()).toEqual(['add-home', 'invite'])
    const rows = await db.select().from(audit)
    expect(JSON.stringify(rows)).not.toMatch(/Peeters|@/)
  })

  test('that is refused keeps the form’s values', async () => {
    const form = { action: 'invite', ...jan, q: 'Coupure', [`home.${OTHER_HOME}`]: 'on' }
    for (const [changed, issue] of [
      [{ email: 'jan@@x' }, 'staff.accounts.noemail'],
      [{ name: ' ' }, 'staff.accounts.noname'],
      [{ name: 'x'.repeat(121) }, 'refusal.toolong'],
      [{ email: 'Office@example.org' }, 'staff.accounts.taken'],
    ] as const) {
      const typed = { ...form, ...changed }
      const response = await send('/staff/owners/new', typed)
      expect(response.status).toBe(422)
      const page = parse(await response.text())
      expect(byClass(page, 'help').map(words)).toEqual([t(issue)])
      for (const name of ['name', 'email', 'q'] as const) {
        expect(all(page, 'input', { name })[0]?.attribs.value).toBe(typed[name])
      }
      expect(all(page, 'option', { selected: '' })[0]?.attribs.value).toBe('fr')
      const [box] = all(page, 'input', { name: `home.${OTHER_HOME}` })
      expect(box?.attribs.checked).toBe('')
    }
    expect(await mails()).toEqual([])
  })
})

describe('the list', () => {
  test('finds owners by name, e-mail address and property address', async () => {
    const path = await invited()
    for (const q of [jan.email, 'peeters JAN', `${jan.email} coupure`, `${jan.email} ${HOME}`]) {
      const results = await page(`/staff/owners?${new URLSearchParams({ q })}`)
      const href = `${path}?${new URLSearchParams({ list: new URLSearchParams({ q }).toString() })}`
      expect(all(results, 'a', { href }), q).toHaveLength(1)
    }
    const none = await page(`/staff/owners?q=${jan.email}+100%25`)
    expect(all(none, 'a').filter(({ attribs }) => attribs.href?.startsWith(path))).toEqual([])
    const known = words(await page(`/staff/owners?q=${jan.email}`))
    expect(known).toContain(t('staff.owners.invited'))
    expect(known).toContain(t('staff.owners.never'))
    expect(known).toContain('Coupure')
    expect(known).not.toContain('office@example.org')
  })
})

describe('an owner’s page', () => {
  test('revokes access at once and restores it', async () => {
    const path = await invited()
    const owner = await findAccount(db, jan.email)
    if (!owner) throw new Error('No account')
    const now = new Date()
    const token = await startSession(db, { account: owner, userAgent: '' }, undefined, now)
    for (const _ of [1, 2]) await send(`${path}/revocation`)
    expect(await readSession(db, token, 'owner', now)).toBeNull()
    expect(await findAccount(db, jan.email)).toBeNull()
    expect(words(await page(path))).toContain(t('staff.owners.revoked'))
    expect((await send(`${path}/view`, {})).status).toBe(404)
    await send(`${path}/invitation`)
    expect(await mails()).toHaveLength(1)
    for (const _ of [1, 2]) await send(`${path}/restoration`)
    expect(await findAccount(db, jan.email)).toMatchObject({ id: owner.id })
    expect(await actions()).toEqual(['add-home', 'invite', 'revoke', 'restore'])
  })

  test('mails the old and the new address if the address changes, but not for a new name', async () => {
    const path = await invited()
    await db.delete(outbox)
    await send(path, { ...jan, name: 'Jan De Smet' })
    expect(await mails()).toEqual([])
    const email = newOwner().email
    await send(path, { ...jan, email, lang: 'nl' })
    const sent = await mails()
    expect(sent.map(({ to }) => to.email).sort()).toEqual([jan.email, email].sort())
    for (const { subject, text } of sent) {
      expect(subject).toBe(t('mail.owneraddress', { agency: 'Lindehof' }))
      expect(text).not.toContain(email)
    }
  })

  test('changes name, address and language, and a new address invalidates old links', async () => {
    const path = await invited()
    const other = await invited(newOwner())
    const owner = await findAccount(db, jan.email)
    if (!owner) throw new Error('No account')
    const now = new Date()
    const token = await startSession(db, { account: owner, userAgent: '' }, undefined, now)
    const same = { ...jan, name: 'Jan De Smet' }
    for (const _ of [1, 2]) expect((await send(path, same)).status).toBe(303)
    expect(await readSession(db, token, 'owner', now)).not.toBeNull()

    const taken = await send(other, { ...same, email: jan.email.toUpperCase(), name: 'An' })
    const page = parse(await taken.text())
    expect(taken.status).toBe(422)
    expect(all(page, 'input', { name: 'name' })[0]?.attribs.value).toBe('An')
    expect((await send(path, { ...same, name: '' })).status).toBe(422)

    const email = newOwner().email
    await send(path, { ...same, email, lang: 'en' })
    expect(await readSession(db, token, 'owner', now)).toBeNull()
    const row = await db
      .select()
      .from(account)
      .where(eq(account.id, idOf(path)))
      .get()
    expect(row).toMatchObject({ email, name: 'Jan De Smet', lang: 'en' })
    expect((await actions()).filter((action) => action === 'change')).toHaveLength(2)
  })

  test('answers 404 for a staff account and for an unknown action', async () => {
    const { id } = (await findAccount(db, 'office@example.org')) ?? {}
    for (const path of [`/staff/owners/${id}`, '/staff/owners/999999']) {
      expect((await get(path, { headers: { Cookie: office } })).status).toBe(404)
      for (const below of ['/revocation', '', '/homes']) {
        expect((await send(path + below)).status).toBe(404)
      }
      expect((await send(`${path}/view`, {})).status).toBe(404)
    }
    expect((await send(`${await invited()}/deletion`)).status).toBe(404)
    expect((await db.select().from(audit)).length).toBe(2)
  })
})
