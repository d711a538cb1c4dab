import { Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { cleanText, normalise } from '../../../platform/format/text'
import { MAX_SEARCH_LENGTH } from '../../../staff/parts/find-field'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF } from '../../../urls'
import { FindPage, type FoundGroup } from './find-page'
import type { HitQuery, Source } from './hits'
import { sourcesOf } from './sources'

const MAX_WORDS = 8

/** The search of pages, listings, leads, people, settings and all other data that the account may see. */
export const finding = new Hono<AppEnv>()

finding.get(STAFF.find.replace(STAFF.overview, ''), async (c) => {
  const view = c.get('view')
  const q = cleanText(c.req.query('for') ?? '', MAX_SEARCH_LENGTH)
  const words = normalise(q).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  const query = { db: c.get('db'), view, account: c.get('staffMember'), q, words }
  const groups =
    words.length > 0
      ? await findAll(sourcesOf(c.var.collections), { ...query, now: new Date() })
      : []
  return sendStaffPage(c, view, {
    title: view.t('staff.find.title'),
    children: <FindPage view={view} q={q} groups={groups} />,
  })
})

async function findAll(sources: readonly Source[], query: HitQuery): Promise<FoundGroup[]> {
  const mine = sources.filter(({ right }) => !right || mayDo(query.account.role, right))
  const groups = await Promise.all(
    mine.map(async (source) => ({ source, hits: await source.find(query) })),
  )
  return groups.filter(({ hits }) => hits.length > 0)
}
