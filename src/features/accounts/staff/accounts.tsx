import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../env'
import { emailAddress, STAFF_ROLES } from '../../../platform/accounts/account'
import { auditRow, listAuditEntriesOn } from '../../../platform/audit/audit'
import { LANGS } from '../../../platform/format/lang'
import { readTexts } from '../../../platform/http/read-body'
import { logSecurity } from '../../../platform/log'
import { mailAbout } from '../../../site/accounts/mail-account-change'
import { sendInvitation } from '../../../site/accounts/password-link'
import { findAccount } from '../../../site/accounts/queries'
import { switchOff } from '../../../site/accounts/second-factor/second-factor'
import { listTeam } from '../../../site/team'
import { doneOf, serveActions } from '../../../staff/actions'
import { sendStaffPage } from '../../../staff/staff-page'
import { HeadButton } from '../../../staff/staff-shell'
import { STAFF, withQuery } from '../../../urls'
import {
  addStaffMember,
  changeStaffMember,
  disableStaffMember,
  enableStaffMember,
  findStaff,
  listStaff,
  logOutStaffMember,
  type StaffAccount,
} from '../staff-accounts'
import { ACCOUNT_RESULTS, AccountPage } from './account-page'
import { AccountsPage } from './accounts-page'
import { NewStaffMemberPage } from './new-staff-member-page'
import type { StaffMemberIssues } from './staff-member-form'

const ENTRIES_SHOWN = 50

/** The id of an option, or null if none is selected. */
const idOfChoice = z.coerce.number().int().positive().nullable().catch(null)

export const staffMemberSchema = z.object({
  name: z.string().trim().min(1).max(120),
  role: z.enum(STAFF_ROLES),
  lang: z.enum(LANGS),
  officeId: idOfChoice,
  memberId: idOfChoice,
})
const newStaffMemberSchema = staffMemberSchema.extend({
  email: emailAddress,
})

/**
 * Returns the schema of an account's form. It accepts only offices and team members of the agency, and the current ones
 * of the account.
 */
async function staffMemberForm<Form extends typeof staffMemberSchema>(
  c: Context<AppEnv>,
  form: Form,
  { officeId = null, memberId = null }: Partial<Pick<StaffAccount, 'officeId' | 'memberId'>> = {},
): Promise<Form> {
  const team = await listTeam(c.get('db'))
  const offices = c.get('content').site.settings.offices
  const isOffered = (
    id: number | null,
    options: readonly { id: number }[],
    current: number | null,
  ) => id === null || id === current || options.some((option) => option.id === id)
  return form
    .refine((values) => isOffered(values.officeId, offices, officeId), { path: ['officeId'] })
    .refine((values) => isOffered(values.memberId, team, memberId), { path: ['memberId'] })
}

/** The screens of staff accounts, for staff members who manage them. */
export const accounts = new Hono<AppEnv>()

accounts.get('/accounts', async (c) => {
  const view = c.get('view')
  const all = await listStaff(c.get('db'), new Date())
  return sendStaffPage(c, view, {
    title: view.t('staff.accounts'),
    intro: view.t('staff.accounts.text'),
    actions: (
      <HeadButton href={`${STAFF.accounts}/new`} icon="mail">
        {view.t('staff.accounts.invite')}
      </HeadButton>
    ),
    children: <AccountsPage view={view} accounts={all} />,
  })
})

accounts.get('/accounts/new', (c) => sendNew(c, {}))

accounts.post('/accounts', async (c) => {
  const texts = await readTexts(c, ['form'])
  const parsed = (await staffMemberForm(c, newStaffMemberSchema)).safeParse({
    ...texts,
    email: texts.email?.trim(),
  })
  if (!parsed.success) return sendNew(c, submittedValues(texts), issuesOf(parsed.error))
  const added = await addStaffMember(c.get('db'), parsed.data, c.get('actor'))
  if (!added) return sendNew(c, submittedValues(texts), { email: 'staff.accounts.taken' })
  await sendInvitation(c, added)
  return c.redirect(withQuery(`${STAFF.accounts}/${added.id}`, 'done=invite'), 303)
})

accounts.get('/accounts/:id{[0-9]+}', async (c, next) => {
  const account = await accountOf(c)
  return account ? showAccount(c, account, { done: doneOf(c, ACCOUNT_RESULTS) }) : next()
})

serveActions(accounts, '/accounts/:id{[0-9]+}', accountOf, {
  async ''(c, account, texts) {
    const parsed = (await staffMemberForm(c, staffMemberSchema, account)).safeParse(texts)
    if (!parsed.success)
      return showAccount(c, account, { values: texts, issues: issuesOf(parsed.error), status: 422 })
    const isChanged = await changeStaffMember(c.get('db'), account, parsed.data, c.get('actor'))
    return isChanged ? 'change' : refuseLastAdmin(c, account)
  },
  async '/invitation'(c, { email, id }) {
    const db = c.get('db')
    const account = await findAccount(db, email)
    if (account) await sendInvitation(c, account)
    await auditRow(db, { ...c.get('actor'), action: 'account.invite', subjectId: id })
    return 'invite'
  },
  async '/deactivation'(c, account) {
    const isDisabled = await disableStaffMember(c.get('db'), account.id, c.get('actor'))
    return isDisabled ? 'disable' : refuseLastAdmin(c, account)
  },
  async '/activation'(c, { id }) {
    await enableStaffMember(c.get('db'), id, c.get('actor'))
    return 'enable'
  },
  async '/logout'(c, { id }) {
    await logOutStaffMember(c.get('db'), id, c.get('actor'))
    return 'logout'
  },
  async '/second-factor/removal'(c, account) {
    if (await switchOff(c.get('db'), account.id, c.get('actor'))) {
      logSecurity('second factor reset', { account: account.id })
      await mailAbout(c, account, 'reset')
    }
    return 'reset'
  },
})

/** Shows the account after a change that would leave the agency without an admin. */
function refuseLastAdmin(c: Context<AppEnv>, account: StaffAccount): Promise<Response> {
  return showAccount(c, account, { isLastAdmin: true, status: 409 })
}

function accountOf(c: Context<AppEnv>): Promise<StaffAccount | null> {
  return findStaff(c.get('db'), Number(c.req.param('id')), new Date())
}

/** Returns the issues of a person's name and e-mail address. */
export function personIssues({ issues }: z.ZodError): Pick<StaffMemberIssues, 'email' | 'name'> {
  const name = issues.find(({ path }) => path[0] === 'name')
  return {
    ...(issues.some(({ path }) => path[0] === 'email') && { email: 'staff.accounts.noemail' }),
    ...(name && { name: name.code === 'too_big' ? 'refusal.toolong' : 'staff.accounts.noname' }),
  }
}

function issuesOf(error: z.ZodError): StaffMemberIssues {
  const fields = error.issues.map(({ path }) => path[0])
  return {
    ...personIssues(error),
    ...(fields.includes('officeId') && { officeId: 'field.wrong.offered' as const }),
    ...(fields.includes('memberId') && { memberId: 'field.wrong.offered' as const }),
  }
}

/** Sends the form to invite a staff member. `given` contains the values that were refused with `issues`. */
async function sendNew(
  c: Context<AppEnv>,
  values: ReturnType<typeof submittedValues> | Record<string, never>,
  issues: StaffMemberIssues = {},
) {
  const view = c.get('view')
  const team = await listTeam(c.get('db'))
  return sendStaffPage(c, view, {
    status: Object.keys(issues).length > 0 ? 422 : 200,
    title: view.t('staff.accounts.invite'),
    children: <NewStaffMemberPage {...{ view, team, values, issues }} />,
  })
}

type AccountPageState = Omit<
  Parameters<typeof AccountPage>[0],
  'view' | 'account' | 'auditEntries' | 'team' | 'given'
> & {
  values?: Record<string, string>
  status?: 200 | 409 | 422
}

async function showAccount(
  c: Context<AppEnv>,
  account: StaffAccount,
  { status = 200, values, ...pageState }: AccountPageState,
) {
  const { db, view } = c.var
  const [auditEntries, team] = await Promise.all([
    listAuditEntriesOn(db, 'account', account.id, ENTRIES_SHOWN),
    listTeam(db),
  ])
  const props = {
    ...pageState,
    view,
    account,
    auditEntries,
    team,
    ...(values && { values: submittedValues(values) }),
  }
  return sendStaffPage(c, view, {
    status,
    title: account.name,
    children: <AccountPage {...props} />,
  })
}

/** Returns the posted values to show again, without an unknown role or language. */
function submittedValues({ email = '', name = '', ...choices }: Record<string, string>) {
  const parsed = staffMemberSchema.omit({ name: true }).partial().safeParse(choices)
  return { email, name, ...(parsed.success && parsed.data) }
}
