import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../env'
import {
  addOwner,
  addOwnerProperty,
  auditImpersonation,
  changeOwner,
  removeOwnerProperty,
  restoreOwner,
  revokeOwner,
} from '../../../features/owner-area/owner-accounts'
import { endImpersonation, startImpersonation } from '../../../features/owner-area/owner-session'
import {
  findHomes,
  findOwner,
  findOwnerAccount,
  type ListedOwner,
  listOwners,
  OWNERS_PER_PAGE,
  readHomes,
} from '../../../features/owner-area/owners'
import { sendOwnerInvitation } from '../../../features/owner-area/password-link'
import { normaliseEmail } from '../../../platform/accounts/account'
import { listAuditEntriesOn } from '../../../platform/audit/audit'
import { enabledLang, LANGS } from '../../../platform/format/lang'
import { readTexts } from '../../../platform/http/read-body'
import { queueMail } from '../../../platform/mail/outbox'
import { sendSoon } from '../../../platform/mail/send-mails'
import { historyPath, STAFF, withQuery } from '../../../urls'
import { ownerAddressMail } from '../../editing/receiver-change-mail'
import { pageNumber, sendStaffPage } from '../../staff-page'
import { NewOwnerPage } from './new-owner-page'
import { OWNER_ACTIONS, OWNER_PATHS, type OwnerAction } from './owner-actions'
import type { OwnerIssues } from './owner-fields'
import { OwnerPage } from './owner-page'
import { OwnersPage } from './owners-page'

const ENTRIES_SHOWN = 50
const MAX_SEARCH_LENGTH = 120
const MAX_HOMES = 50

const ownerForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().pipe(z.email().max(254)).transform(normaliseEmail),
  lang: z.enum(LANGS),
})

/** The screens of owners' accounts and their properties. */
export const owners = new Hono<AppEnv>()

owners.get('/owners', async (c) => {
  const view = c.get('view')
  const [q, page] = [searched(c.req.query('q')), pageNumber(c.req.query('page'))]
  const found = await listOwners(c.get('db'), { q, page })
  const last = Math.ceil(found.total / OWNERS_PER_PAGE)
  return sendStaffPage(c, view, {
    title: view.t('staff.owners'),
    children: <OwnersPage view={view} {...found} q={q} page={page} last={last} />,
  })
})

owners.get('/owners/new', (c) => showNew(c, { texts: {} }))

owners.post('/owners/new', async (c) => {
  const texts = await readTexts(c, ['form'])
  if (texts.action === 'find') return showNew(c, { texts })
  const given = ownerForm.safeParse(texts)
  if (!given.success) return showNew(c, { texts, issues: issuesOf(given.error), status: 422 })
  const { db, actor: by } = c.var
  const added = await addOwner(db, { ...given.data, homes: chosenHomes(texts) }, by)
  if (!added) return showNew(c, { texts, issues: { email: 'staff.accounts.taken' }, status: 422 })
  await sendOwnerInvitation(c, added, by)
  return c.redirect(withQuery(`${STAFF.owners}/${added.id}`, 'done=invite'), 303)
})

owners.get('/owners/:id{[0-9]+}', async (c, next) => {
  const owner = await findOwner(c.get('db'), idOf(c))
  return owner ? showOwner(c, owner, {}) : next()
})

for (const action of OWNER_ACTIONS) {
  owners.post(`/owners/:id{[0-9]+}${OWNER_PATHS[action]}`, async (c, next) => {
    const owner = await findOwner(c.get('db'), idOf(c))
    if (!owner) return next()
    const refused = await DO[action](c, owner, await readTexts(c, ['form']))
    return refused instanceof Response
      ? refused
      : c.redirect(withQuery(`${STAFF.owners}/${owner.id}`, `done=${action}`), 303)
  })
}

owners.post('/owners/:id{[0-9]+}/view', async (c, next) => {
  const { db, view, actor } = c.var
  const id = idOf(c)
  const owner = await findOwnerAccount(db, id)
  if (!owner) return next()
  await auditImpersonation(db, id, actor)
  await startImpersonation(c, id)
  const { languages } = c.get('content').site.settings
  return c.redirect(historyPath(enabledLang(owner.lang, languages) ?? view.lang), 303)
})

owners.post('/owners/:id{[0-9]+}/view/end', (c) => {
  endImpersonation(c)
  return c.redirect(`${STAFF.owners}/${idOf(c)}`, 303)
})

/** Sends a mail to the old and the new address of an owner whose login address has changed. */
async function mailNewAddress(
  c: Context<AppEnv>,
  before: Pick<ListedOwner, 'email'>,
  after: Pick<ListedOwner, 'email' | 'name' | 'lang'>,
): Promise<void> {
  if (before.email === after.email) return
  const db = c.get('db')
  for (const email of [before.email, after.email]) {
    const mail = ownerAddressMail(c.get('content').site, { ...after, email })
    await queueMail(db, { mail }, new Date())
  }
  sendSoon(c)
}

type Texts = Record<string, string>

/** Each action returns a response if the form is refused. */
const DO: Record<
  OwnerAction,
  (c: Context<AppEnv>, owner: ListedOwner, texts: Texts) => Promise<unknown>
> = {
  change,
  async invite(c, { id, hasPassword }) {
    const account = await findOwnerAccount(c.get('db'), id)
    if (account && !hasPassword) await sendOwnerInvitation(c, account, c.get('actor'))
  },
  revoke: (c, owner) => revokeOwner(c.get('db'), owner, c.get('actor')),
  restore: (c, owner) => restoreOwner(c.get('db'), owner, c.get('actor')),
  add: (c, { id }, { home }) => addOwnerProperty(c.get('db'), id, Number(home), c.get('actor')),
  remove: (c, { id }, { home }) =>
    removeOwnerProperty(c.get('db'), id, Number(home), c.get('actor')),
}

async function change(c: Context<AppEnv>, owner: ListedOwner, texts: Texts) {
  const given = ownerForm.safeParse(texts)
  if (!given.success) {
    return showOwner(c, owner, { given: texts, issues: issuesOf(given.error), status: 422 })
  }
  if (!(await changeOwner(c.get('db'), owner, given.data, c.get('actor')))) {
    const issues = { email: 'staff.accounts.taken' } as const
    return showOwner(c, owner, { given: texts, issues, status: 422 })
  }
  await mailNewAddress(c, owner, given.data)
}

function idOf(c: Context<AppEnv>): number {
  return Number(c.req.param('id'))
}

function searched(text = ''): string {
  return text.trim().slice(0, MAX_SEARCH_LENGTH)
}

/** Returns the ids of the properties selected in a form, from fields such as `home.410004`. */
function chosenHomes(texts: Record<string, string>): number[] {
  const ids = Object.keys(texts).flatMap((name) => /^home\.(\d{1,15})$/.exec(name)?.[1] ?? [])
  return ids.slice(0, MAX_HOMES).map(Number)
}

function issuesOf({ issues }: z.ZodError): OwnerIssues {
  const wrong = issues.map(({ path }) => path[0])
  return {
    ...(wrong.includes('email') && { email: 'staff.accounts.noemail' as const }),
    ...(wrong.includes('name') && { name: 'staff.accounts.noname' as const }),
  }
}

interface ShownNew {
  texts: Record<string, string>
  issues?: OwnerIssues
  status?: 200 | 422
}

async function showNew(c: Context<AppEnv>, { texts, issues = {}, status = 200 }: ShownNew) {
  const { db, view } = c.var
  const q = searched(texts.q)
  const [chosen, found] = await Promise.all([readHomes(db, chosenHomes(texts)), findHomes(db, q)])
  const taken = new Set(chosen.map(({ id }) => id))
  const others = found.filter(({ id }) => !taken.has(id))
  return sendStaffPage(c, view, {
    status,
    title: view.t('staff.owners.invite'),
    children: <NewOwnerPage {...{ view, given: texts, issues, q, chosen, found: others }} />,
  })
}

interface ShownOwner {
  given?: Record<string, string>
  issues?: OwnerIssues
  status?: 200 | 422
}

async function showOwner(
  c: Context<AppEnv>,
  owner: ListedOwner,
  { given, issues = {}, status = 200 }: ShownOwner,
) {
  const { db, view } = c.var
  const q = searched(c.req.query('q'))
  const [auditEntries, homes] = await Promise.all([
    listAuditEntriesOn(db, 'owner', owner.id, ENTRIES_SHOWN),
    findHomes(db, q),
  ])
  const found = homes.filter(({ id }) => !owner.homes.some((home) => home.id === id))
  const done = OWNER_ACTIONS.find((action) => action === c.req.query('done')) ?? null
  const props = { view, owner, auditEntries, q, found, done, issues, given: given ?? owner }
  return sendStaffPage(c, view, {
    status,
    title: owner.name,
    children: <OwnerPage {...props} />,
  })
}
