import { Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { cleanText } from '../../../platform/format/text'
import { STAFF } from '../../../urls'
import { listingScopeOf } from '../../listings/staff-listings'
import { MAX_SEARCH_LENGTH } from '../../parts/find-field'
import { pageNumber } from '../../staff-page'
import { loadReferences } from '../references'
import { findItems, type ItemKind } from './find-items'

/** The search for the items that forms refer to, by a part of their name. The searchable selects use it. */
export const choices = new Hono<AppEnv>()

choices.get(STAFF.choices.replace(STAFF.overview, ''), async (c) => {
  const { db, view } = c.var
  const references = await loadReferences(c)
  const allKinds = [...Object.keys(references), 'listing', 'home'] as ItemKind[]
  const kinds = c.req.queries('of') ?? []
  const query = {
    kinds: allKinds.filter((kind) => kinds.includes(kind)),
    q: cleanText(c.req.query('for') ?? '', MAX_SEARCH_LENGTH),
    page: pageNumber(c.req.query('page')),
  }
  const scope = await listingScopeOf(db, c.get('staffMember'))
  return c.json(await findItems({ db, view, references, scope }, query))
})
