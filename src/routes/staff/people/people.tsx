import { Hono } from 'hono'
import { z } from 'zod'
import { auditRow } from '../../../data/people/audit'
import { listConsents } from '../../../data/people/consents'
import { erasePerson, listErasures } from '../../../data/people/erasures'
import { countsOf, findPerson, type Person } from '../../../data/people/person'
import { normaliseEmail } from '../../../domain/people/account'
import type { AppEnv } from '../../../env'
import { logSecurity } from '../../../log'
import { STAFF, withQuery } from '../../../urls'
import { readTexts } from '../../shared/read-body'
import { sendStaffPage } from '../staff-page'
import { PersonPage } from './person-page'
import { RegistersPage } from './registers-page'

const LINES_SHOWN = 200

/** Exports and erases a person's records, for admins; addresses travel in bodies, so that no log or history has them. */
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

const address = z.email().transform(normaliseEmail)

people.post('/leads/person', async (c) => {
  const texts = await readTexts(c, ['form'])
  const email = address.safeParse(texts.email?.trim())
  if (!email.success) return c.redirect(STAFF.person, 303)
  const { db, actor } = c.var
  const person = await findPerson(db, email.data)
  if (texts.do === 'export') {
    await auditRow(db, { ...actor, action: 'person.export' })
    return download(person)
  }
  const isSure = texts.sure === 'yes'
  if (texts.do === 'erase' && isSure && !isOfStaff(person)) {
    await erasePerson(db, email.data, actor.now)
    await auditRow(db, { ...actor, action: 'person.erase' })
    logSecurity('person erased', { account: actor.by })
    return c.redirect(withQuery(STAFF.person, 'erased=yes'), 303)
  }
  const view = c.get('view')
  const props = { view, email: email.data, counts: countsOf(person), isOfStaff: isOfStaff(person) }
  return sendStaffPage(c, view, {
    title: view.t('staff.person'),
    children: <PersonPage {...props} isUnsure={texts.do === 'erase' && !isSure} />,
  })
})

/** Colleagues are taken away by who may deploy. */
function isOfStaff({ accounts }: Person): boolean {
  return accounts.some((account) => 'role' in account && account.role !== 'owner')
}

function download(person: Person): Response {
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
      'Cache-Control': 'no-store',
    },
  })
}
