import { Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { listAuditEntries } from '../../../platform/audit/audit'
import { Pager } from '../../../staff/parts/pager'
import { pageNumber, sendStaffPage } from '../../../staff/staff-page'
import { STAFF } from '../../../urls'
import { AuditList } from './audit-list'
import { readSubjects } from './subjects'

const ENTRIES_A_PAGE = 50

/** The audit log, for staff members who manage accounts. */
export const audit = new Hono<AppEnv>()

audit.get('/audit', async (c) => {
  const { db, view } = c.var
  const page = pageNumber(c.req.query('page'))
  const { auditEntries, count } = await listAuditEntries(db, page, ENTRIES_A_PAGE)
  const subjects = await readSubjects(db, view, c.var.documentKinds, auditEntries)
  return sendStaffPage(c, view, {
    title: view.t('staff.audit'),
    intro: view.t('staff.audit.text'),
    children: (
      <section className="panel stack">
        <AuditList
          view={view}
          auditEntries={auditEntries}
          subjects={subjects}
          kinds={c.var.documentKinds}
        />
        <Pager
          view={view}
          path={STAFF.audit}
          page={page}
          lastPage={Math.ceil(count / ENTRIES_A_PAGE)}
        />
      </section>
    ),
  })
})
