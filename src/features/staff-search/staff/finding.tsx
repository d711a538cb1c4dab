import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { cleanText, normalise } from '../../../platform/format/text'
import { RESULTS_PARAM } from '../../../staff/client/find-parts'
import { MAX_SEARCH_LENGTH } from '../../../staff/parts/find-field'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF } from '../../../urls'
import { FindPage, type FoundGroup, FoundGroups } from './find-page'
import type { HitQuery, Source } from './hits'
import { actionSources, sourcesOf } from './sources'

const MAX_WORDS = 8

/** The search of pages, listings, leads, people, settings and all other data that the account may see. */
export const finding = new Hono<AppEnv>()

finding.get(STAFF.find.replace(STAFF.overview, ''), async (c) => {
  const view = c.get('view')
  const q = cleanText(c.req.query('for') ?? '', MAX_SEARCH_LENGTH)
  const words = normalise(q).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  const query = { db: c.get('db'), view, account: c.get('staffMember'), q, words, now: new Date() }
  const sources = words.length > 0 ? sourcesOf : actionSources
  const found = { view, q, groups: await findAll(sources(c.var.collections), query) }
  if (c.req.query(RESULTS_PARAM)) return c.html(renderToString(<FoundGroups {...found} />))
  return sendStaffPage(c, view, {
    title: view.t('staff.find.title'),
    children: <FindPage {...found} />,
  })
})

async function findAll(sources: readonly Source[], query: HitQuery): Promise<FoundGroup[]> {
  const mine = sources.filter(({ right }) => !right || mayDo(query.account.role, right))
  const groups = await Promise.all(
    mine.map(async (source) => ({ source, hits: await source.find(query) })),
  )
  return groups.filter(({ hits }) => hits.length > 0)
}
