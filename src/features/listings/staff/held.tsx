import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { listingAuditName } from '../../../listing/audit-name'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow } from '../../../platform/audit/audit'
import { readVersions } from '../../../platform/db/version'
import { announceVersion } from '../../../site/current-content'
import { doneOf } from '../../../staff/actions'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { decideHeld, importApproved, listComparedHeld, listImports } from '../../crm/crm.staff'
import { ImportsPage } from './imports-page'

const IMPORTS_SHOWN = 20
const HELD_SHOWN = 100
const APPROVED_AT_ONCE = 50

/** The screens of the last imports and of the decisions on held properties. */
export const held = new Hono<AppEnv>()

held.get('/imports', async (c) => {
  const { db, view } = c.var
  const props = {
    view,
    imports: await listImports(db, IMPORTS_SHOWN),
    held: await listComparedHeld(db, HELD_SHOWN),
    mayDecide: mayDo(c.get('staffMember').role, 'listings.all'),
    done: doneOf(c, DECISIONS),
  }
  return sendStaffPage(c, view, {
    title: view.t('staff.imports'),
    intro: view.t('staff.imports.text', { count: props.imports.length }),
    actions: (
      <a className="link small" href={withQuery(STAFF.listings, 'show=incomplete')}>
        {view.t('staff.incomplete.title')}
      </a>
    ),
    children: <ImportsPage {...props} />,
  })
})

const DECISIONS = ['approved', 'rejected'] as const

held.post('/imports/held/:id{[0-9]+}/approval', (c) => decide(c, 'approved'))

held.post('/imports/held/:id{[0-9]+}/rejection', (c) => decide(c, 'rejected'))

async function decide(c: Context<AppEnv>, decision: (typeof DECISIONS)[number]) {
  const { db, actor } = c.var
  const id = Number(c.req.param('id'))
  const record = await decideHeld(db, id, decision)
  if (!record) return c.redirect(STAFF.imports, 303)
  if (decision === 'approved' && (await importApproved(db, actor.now, APPROVED_AT_ONCE)) > 0) {
    announceVersion(await readVersions(db), db)
  }
  await auditRow(db, {
    ...actor,
    action: decision === 'approved' ? 'listing.approve' : 'listing.reject',
    subjectId: id,
    detail: { name: listingAuditName(record) },
  })
  return c.redirect(withQuery(STAFF.imports, `done=${decision}`), 303)
}
