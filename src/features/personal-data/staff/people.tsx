import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { emailAddress } from '../../../platform/accounts/account'
import { auditRow } from '../../../platform/audit/audit'
import { logSecurity } from '../../../platform/log'
import { serveActions } from '../../../staff/actions'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { listConsents } from '../../consent/consent.staff'
import { erasePerson, listErasures } from '../erasures'
import { countsOf, findPerson, type Person } from '../person'
import { PersonPage } from './person-page'
import { RegistersPage } from './registers-page'

const LINES_SHOWN = 200

/**
 * The screens to export and erase a person's data, for admins. E-mail addresses are sent in request bodies, so that
 * they are not in logs or the browser history.
 */
export const people = new Hono<AppEnv>()

people.get('/leads/person', async (c) => {
  const { db, view } = c.var
  const [erasures, consents] = await Promise.all([
    listErasures(db, LINES_SHOWN),
    listConsents(db, LINES_SHOWN),
  ])
  const props = { view, erasures, consents, isErased: c.req.query('erased') === 'yes' }
  return sendStaffPage(c, view, {
    title: view.t('staff.person'),
    children: <RegistersPage {...props} />,
  })
})

/** The records found for the e-mail address in a form. */
interface PersonQuery {
  email: string
  person: Person
  /** True if the form confirms the erasure. */
  isConfirmed: boolean
}

serveActions(people, '/leads/person', findPersonOfForm, {
  '': (c, query) => sendPerson(c, query),
  '/export': exportPerson,
  '/erasure': erase,
})

async function findPersonOfForm(
  c: Context<AppEnv>,
  { email: entered = '', sure }: Record<string, string>,
) {
  const { data: email } = emailAddress.safeParse(entered)
  if (email === undefined) return c.redirect(STAFF.person, 303)
  const person = await findPerson(c.get('db'), email)
  return { email, person, isConfirmed: sure === 'yes' }
}

async function sendPerson(c: Context<AppEnv>, { email, person }: PersonQuery, mustConfirm = false) {
  const view = c.get('view')
  const props = { view, email, counts: countsOf(person), isOfStaff: isOfStaff(person), mustConfirm }
  return sendStaffPage(c, view, {
    title: view.t('staff.person'),
    children: <PersonPage {...props} />,
  })
}

async function exportPerson(c: Context<AppEnv>, { person }: PersonQuery) {
  await auditRow(c.get('db'), { ...c.get('actor'), action: 'person.export' })
  return c.body(JSON.stringify(person, null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="person.json"',
    'Cache-Control': 'no-store',
  })
}

async function erase(c: Context<AppEnv>, query: PersonQuery) {
  const { email, person, isConfirmed } = query
  if (!isConfirmed || isOfStaff(person)) return sendPerson(c, query, !isConfirmed)
  const { db, actor } = c.var
  await erasePerson(db, email, actor.now)
  await auditRow(db, { ...actor, action: 'person.erase' })
  logSecurity('person erased', { account: actor.by })
  return c.redirect(withQuery(STAFF.person, 'erased=yes'), 303)
}

/** Returns true if an account is that of a staff member. Such accounts can be erased only from the command line. */
function isOfStaff({ accounts }: Person): boolean {
  return accounts.some((account) => 'role' in account && account.role !== 'owner')
}
