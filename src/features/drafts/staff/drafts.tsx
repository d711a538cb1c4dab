import { desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { account } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import { pick } from '../../../platform/format/lang'
import { readTexts } from '../../../platform/http/read-body'
import { isSettingsPart } from '../../../site/settings-parts'
import { publishDraft } from '../../../staff/change-selected'
import { announceChange } from '../../../staff/editing/editor'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { PARTS, rightFor } from '../../settings/settings.staff'
import { type Draft, DraftsPage } from './drafts-page'

/** The screen with all drafts that the account may publish. */
export const drafts = new Hono<AppEnv>()

drafts.get('/drafts', async (c) => {
  const view = c.get('view')
  return sendStaffPage(c, view, {
    title: view.t('staff.drafts'),
    intro: view.t('staff.drafts.text'),
    children: (
      <DraftsPage
        view={view}
        drafts={await listDrafts(c)}
        publishedCount={Number(c.req.query('published') ?? 0)}
        isLeft={c.req.query('left') !== undefined}
      />
    ),
  })
})

drafts.post('/drafts', async (c) => {
  const selected = await readTexts(c, ['form'])
  const chosen = (await listDrafts(c)).filter(({ name }) => name && selected[name])
  let published = 0
  for (const { kind, id } of chosen)
    if (kind && (await publishDraft(c, kind, id)) === null) published++
  if (published > 0) await announceChange(c)
  const result = `published=${published}${published < chosen.length ? '&left' : ''}`
  return c.redirect(withQuery(STAFF.drafts, result), 303)
})

/** Lists the drafts by kind, the newest first. Those of the settings are published on their own screens. */
async function listDrafts(c: Context<AppEnv>): Promise<Draft[]> {
  const { db, view, documentKinds, staffMember } = c.var
  const { t, lang } = view
  const rows = await db
    .select({
      subjectType: revision.subjectType,
      id: revision.subjectId,
      at: revision.at,
      by: account.name,
    })
    .from(revision)
    .leftJoin(account, eq(account.id, revision.accountId))
    .where(eq(revision.state, 'draft'))
    .orderBy(desc(revision.at))
  const kinds = documentKinds.filter(({ right }) => mayDo(staffMember.role, right))
  const documents = kinds.map(async (kind): Promise<Draft[]> => {
    const ofKind = rows.filter(({ subjectType }) => subjectType === kind.kind)
    const names = await kind.readNames(
      db,
      ofKind.map(({ id }) => id),
    )
    return ofKind.flatMap((row) => {
      const found = names.get(row.id)
      if (found === undefined) return []
      const name = typeof found === 'string' ? found : pick(found, lang)
      return {
        ...row,
        kind,
        name: `${kind.kind}.${row.id}`,
        href: `${kind.path}/${row.id}`,
        title: t(kind.nameText, { name: name || row.id }),
      }
    })
  })
  const settings = rows.flatMap((row): Draft[] => {
    const { subjectType, id } = row
    if (subjectType !== 'settings' || !isSettingsPart(id)) return []
    if (!mayDo(staffMember.role, rightFor(id))) return []
    const title = t('staff.drafts.setting', { name: t(PARTS[id].title) })
    return [{ ...row, kind: null, name: null, href: `${STAFF.settings}/${id}`, title }]
  })
  return [...(await Promise.all(documents)).flat(), ...settings]
}
