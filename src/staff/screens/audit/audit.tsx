import { Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { listDeeds } from '../../../platform/audit/audit'
import { STAFF } from '../../../urls'
import { Pager } from '../../parts/pager'
import { pageNumber, sendStaffPage } from '../../staff-page'
import { DeedList } from './audit-list'
import { readSubjects } from './subjects'

const DEEDS_A_PAGE = 50

/** What colleagues did, for who looks after people. */
export const audit = new Hono<AppEnv>()

audit.get('/audit', async (c) => {
  const { db, view } = c.var
  const page = pageNumber(c.req.query('page'))
  const { deeds, count } = await listDeeds(db, page, DEEDS_A_PAGE)
  const subjects = await readSubjects(db, view, deeds)
  return sendStaffPage(c, view, {
    title: view.t('staff.audit'),
    children: (
      <section className="panel stack">
        <p className="muted">{view.t('staff.audit.text')}</p>
        <DeedList view={view} deeds={deeds} subjects={subjects} />
        <Pager view={view} path={STAFF.audit} page={page} last={Math.ceil(count / DEEDS_A_PAGE)} />
      </section>
    ),
  })
})
