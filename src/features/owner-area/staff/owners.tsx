import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../env'
import { emailAddress } from '../../../platform/accounts/account'
import { listAuditEntriesOn } from '../../../platform/audit/audit'
import { CHECKBOX_VALUE } from '../../../platform/fields/field'
import { enabledLang, LANGS } from '../../../platform/format/lang'
import { readTexts } from '../../../platform/http/read-body'
import { queueMail } from '../../../platform/mail/outbox'
import { sendSoon } from '../../../platform/mail/send-mails'
import { doneOf, serveActions } from '../../../staff/actions'
import { ownerAddressMail } from '../../../staff/editing/receiver-change-mail'
import { listAddress } from '../../../staff/list-query'
import { pageNumber, sendStaffPage } from '../../../staff/staff-page'
import { HeadButton } from '../../../staff/staff-shell'
import { historyPath, STAFF, withQuery } from '../../../urls'
import { personIssues } from '../../accounts/accounts.staff'
import {
  addOwner,
  addOwnerProperty,
  auditImpersonation,
  changeOwner,
  removeOwnerProperty,
  restoreOwner,
  revokeOwner,
  sendOwnerInvitation,
} from '../owner-accounts'
import { endImpersonation, startImpersonation } from '../owner-session'
import {
  findHomes,
  findOwner,
  findOwnerAccount,
  type ListedOwner,
  listOwners,
  OWNERS_PER_PAGE,
  readHomes,
} from '../owners'
import { NewOwnerPage } from './new-owner-page'
import type { OwnerIssues } from './owner-fields'
import { OWNER_RESULTS, OwnerPage } from './owner-page'
import { OwnersPage } from './owners-page'

const ENTRIES_SHOWN = 50
const MAX_SEARCH_LENGTH = 120
const MAX_PROPERTIES = 50

const ownerForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: emailAddress,
  lang: z.enum(LANGS),
})

/** The screens of owners' accounts and their properties. */
export const owners = new Hono<AppEnv>()

owners.get('/owners', async (c) => {
  const view = c.get('view')
  const [q, page] = [searched(c.req.query('q')), pageNumber(c.req.query('page'))]
  const result = await listOwners(c.get('db'), { q, page })
  const lastPage = Math.ceil(result.total / OWNERS_PER_PAGE)
  return sendStaffPage(c, view, {
    title: view.t('staff.owners'),
    intro: view.t('staff.owners.text'),
    actions: (
      <HeadButton href={`${STAFF.owners}/new`} icon="mail">
        {view.t('staff.owners.invite')}
      </HeadButton>
    ),
    children: <OwnersPage view={view} {...result} q={q} page={page} lastPage={lastPage} />,
  })
})

owners.get('/owners/new', (c) => {
  const home = c.req.query('home')
  return showNew(c, { texts: home ? { [`home.${home}`]: CHECKBOX_VALUE } : {} })
})

owners.post('/owners/new', async (c) => {
  const texts = await readTexts(c, ['form'])
  if (texts.action === 'find') return showNew(c, { texts })
  const parsed = ownerForm.safeParse(texts)
  if (!parsed.success) return showNew(c, { texts, issues: personIssues(parsed.error), status: 422 })
  const { db, actor } = c.var
  const added = await addOwner(db, { ...parsed.data, homes: selectedProperties(texts) }, actor)
  if (!added) return showNew(c, { texts, issues: { email: 'staff.accounts.taken' }, status: 422 })
  await sendOwnerInvitation(c, added, actor)
  return c.redirect(withQuery(`${STAFF.owners}/${added.id}`, 'done=invite'), 303)
})

owners.get('/owners/:id{[0-9]+}', async (c, next) => {
  const owner = await findOwner(c.get('db'), idOf(c))
  return owner ? showOwner(c, owner, {}) : next()
})

serveActions(owners, '/owners/:id{[0-9]+}', (c) => findOwner(c.get('db'), idOf(c)), {
  '': change,
  async '/invitation'(c, { id, hasPassword }) {
    const account = await findOwnerAccount(c.get('db'), id)
    if (account && !hasPassword) await sendOwnerInvitation(c, account, c.get('actor'))
    return 'invite'
  },
  async '/revocation'(c, owner) {
    await revokeOwner(c.get('db'), owner, c.get('actor'))
    return 'revoke'
  },
  async '/restoration'(c, owner) {
    await restoreOwner(c.get('db'), owner, c.get('actor'))
    return 'restore'
  },
  async '/homes'(c, { id }, { home }) {
    await addOwnerProperty(c.get('db'), id, Number(home), c.get('actor'))
    return 'add'
  },
  async '/homes/removal'(c, { id }, { home }) {
    await removeOwnerProperty(c.get('db'), id, Number(home), c.get('actor'))
    return 'remove'
  },
})

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
  const { db, origin, content } = c.var
  for (const email of [before.email, after.email]) {
    const mail = ownerAddressMail(content.site, { ...after, origin, email })
    await queueMail(db, { mail }, new Date())
  }
  sendSoon(c)
}

type Texts = Record<string, string>

async function change(c: Context<AppEnv>, owner: ListedOwner, texts: Texts) {
  const parsed = ownerForm.safeParse(texts)
  if (!parsed.success) {
    return showOwner(c, owner, { values: texts, issues: personIssues(parsed.error), status: 422 })
  }
  if (!(await changeOwner(c.get('db'), owner, parsed.data, c.get('actor')))) {
    const issues = { email: 'staff.accounts.taken' } as const
    return showOwner(c, owner, { values: texts, issues, status: 422 })
  }
  await mailNewAddress(c, owner, parsed.data)
  return 'change'
}

function idOf(c: Context<AppEnv>): number {
  return Number(c.req.param('id'))
}

function searched(text = ''): string {
  return text.trim().slice(0, MAX_SEARCH_LENGTH)
}

/** Returns the ids of the properties selected in a form, from fields such as `home.410004`. */
function selectedProperties(texts: Record<string, string>): number[] {
  const ids = Object.keys(texts).flatMap((name) => /^home\.(\d{1,15})$/.exec(name)?.[1] ?? [])
  return ids.slice(0, MAX_PROPERTIES).map(Number)
}

interface NewOwnerState {
  texts: Record<string, string>
  issues?: OwnerIssues
  status?: 200 | 422
}

async function showNew(c: Context<AppEnv>, { texts, issues = {}, status = 200 }: NewOwnerState) {
  const { db, view } = c.var
  const q = searched(texts.q)
  const [selected, results] = await Promise.all([
    readHomes(db, selectedProperties(texts)),
    findHomes(db, q),
  ])
  const selectedIds = new Set(selected.map(({ id }) => id))
  const notSelected = results.filter(({ id }) => !selectedIds.has(id))
  return sendStaffPage(c, view, {
    status,
    title: view.t('staff.owners.invite'),
    children: (
      <NewOwnerPage {...{ view, values: texts, issues, q, selected, results: notSelected }} />
    ),
  })
}

interface OwnerPageState {
  values?: Record<string, string>
  issues?: OwnerIssues
  status?: 200 | 422
}

async function showOwner(
  c: Context<AppEnv>,
  owner: ListedOwner,
  { values, issues = {}, status = 200 }: OwnerPageState,
) {
  const { db, view } = c.var
  const q = searched(c.req.query('q'))
  const [auditEntries, matches] = await Promise.all([
    listAuditEntriesOn(db, 'owner', owner.id, ENTRIES_SHOWN),
    findHomes(db, q),
  ])
  const results = matches.filter(({ id }) => !owner.homes.some((property) => property.id === id))
  const props = {
    view,
    owner,
    auditEntries,
    q,
    results,
    done: doneOf(c, OWNER_RESULTS),
    issues,
    values: values ?? owner,
    backHref: listAddress(c, STAFF.owners),
  }
  return sendStaffPage(c, view, {
    status,
    title: owner.name,
    children: <OwnerPage {...props} />,
  })
}
