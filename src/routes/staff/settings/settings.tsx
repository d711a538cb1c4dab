import { type Context, Hono } from 'hono'
import { announceVersion } from '../../../current-content'
import { findRevision, forgetDraft, listRevisions } from '../../../data/content/revisions'
import {
  draftPart,
  keyOf,
  openPart,
  publishPart,
  type SaveResult,
} from '../../../data/content/save-settings'
import { primaryDb } from '../../../data/db/db'
import { readVersion } from '../../../data/db/version'
import { followPublishRules } from '../../../data/listings/listing-rules'
import {
  isSettingsPart,
  type SettingsPart,
  settingsParts,
} from '../../../domain/content/settings-parts'
import { DEFAULT_LANG } from '../../../domain/format/lang'
import type { AppEnv } from '../../../env'
import { actOn } from '../../../forms/fields/act-on'
import { differencesOf } from '../../../forms/fields/differences'
import { documentOf } from '../../../forms/fields/document-of'
import { entriesOf } from '../../../forms/fields/entries-of'
import type { Entries } from '../../../forms/fields/field'
import type { FieldIssue } from '../../../forms/fields/issues-of'
import { STAFF, withQuery } from '../../../urls'
import { readTexts } from '../../shared/read-body'
import { withTheirs } from '../editing/with-theirs'
import { requireRight, requireStaff } from '../guards'
import { sendStaffPage, staffAccount, staffView } from '../staff-page'
import { HistoryPage } from './history-page'
import { DEEDS, type Deed, PartPage } from './part-page'
import { PARTS, rightFor } from './parts'
import { readPartForm } from './read-part'
import { SettingsPage } from './settings-page'

/** The agency's settings: each part a form, with its drafts and its history. */
export const settings = new Hono<AppEnv>()

settings.use('/settings/:part/*', (c, next) => {
  const part = c.req.param('part')
  return requireRight(isSettingsPart(part) ? rightFor(part) : 'settings')(c, next)
})

settings.get('/settings', requireStaff, (c) => {
  const view = staffView(c)
  return sendStaffPage(c, view, {
    title: view.t('staff.settings'),
    children: <SettingsPage view={view} account={staffAccount(c)} />,
  })
})

/** A colleague who comes or leaves is looked for under this name. */
settings.get('/team', requireStaff, (c) => c.redirect(`${STAFF.settings}/team`, 303))

settings.get('/settings/:part', async (c, next) => {
  const part = c.req.param('part')
  const open = isSettingsPart(part) ? await openPart(primaryDb(c.env.DB), part) : null
  if (!isSettingsPart(part) || !open) return next()
  const done = DEEDS.find((deed) => deed === c.req.query('done')) ?? null
  const entries = entriesOf(PARTS[part].fields, open.document)
  return sendPart(c, part, { ...open, entries, done })
})

settings.post('/settings/:part', async (c, next) => {
  const part = c.req.param('part')
  const db = primaryDb(c.env.DB)
  const open = isSettingsPart(part) ? await openPart(db, part) : null
  if (!isSettingsPart(part) || !open) return next()
  const sent = await readTexts(c, ['form'])
  const { action = '', base = '' } = sent
  if (action === 'restore') return restore(c, part, open, Number(sent.revision))
  if (action === 'discard') {
    await forgetDraft(db, keyOf(part))
    return c.redirect(doneAt(part, 'discard'), 303)
  }
  const { fields } = PARTS[part]
  const entries = withTheirs(fields, sent, open.document)
  if (action !== 'publish' && action !== 'draft') {
    const acted = actOn(fields, entries, action)
    return sendPart(c, part, { ...open, base, entries: acted ?? entries })
  }
  return save(c, part, { ...open, base, entries }, action)
})

interface Opened {
  base: string
  isDraft: boolean
  entries: Entries
}

async function save(
  c: Context<AppEnv>,
  part: SettingsPart,
  opened: Opened,
  action: 'publish' | 'draft',
) {
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const read = readPartForm(part, opened.entries, main)
  if (read.status === 'refused') {
    return sendPart(c, part, { ...opened, issues: read.issues, status: 422 })
  }
  const saved = { part, document: read.document, base: opened.base, ...doer(c) }
  const db = primaryDb(c.env.DB)
  const result = await (action === 'draft' && PARTS[part].hasDraft
    ? draftPart(db, saved)
    : publishPart(db, saved))
  if (result.status === 'stored') {
    if (action === 'publish') await tellEverybody(c)
    return c.redirect(doneAt(part, action), 303)
  }
  return sendConflict(c, part, opened.entries, result)
}

/** The form again, over what somebody else saved meanwhile, with both texts of each field that differs. */
async function sendConflict(
  c: Context<AppEnv>,
  part: SettingsPart,
  entries: Entries,
  { theirs }: Extract<SaveResult, { status: 'conflict' }>,
) {
  const open = await openPart(primaryDb(c.env.DB), part)
  const { fields } = PARTS[part]
  const conflict = differencesOf(fields, theirs, documentOf(fields, entries))
  const { base = '', isDraft = false } = open ?? {}
  return sendPart(c, part, { base, isDraft, entries, conflict, status: 409 })
}

async function restore(
  c: Context<AppEnv>,
  part: SettingsPart,
  { base }: { base: string },
  id: number,
) {
  const db = primaryDb(c.env.DB)
  const revision = await findRevision(db, keyOf(part), id)
  if (!revision) return c.redirect(`${STAFF.settings}/${part}/history`, 303)
  const read = settingsParts[part].safeParse(revision.document)
  if (!read.success) return sendHistory(c, part, id, true)
  const saved = { part, document: read.data, base, ...doer(c) }
  const result = await publishPart(db, { ...saved, action: 'settings.restore' })
  if (result.status === 'conflict') return sendHistory(c, part, id)
  await tellEverybody(c)
  return c.redirect(doneAt(part, 'restore'), 303)
}

settings.get('/settings/:part/history', (c, next) => {
  const part = c.req.param('part')
  return isSettingsPart(part) ? sendHistory(c, part, Number(c.req.query('id'))) : next()
})

async function sendHistory(c: Context<AppEnv>, part: SettingsPart, id: number, isRefused = false) {
  const [db, view] = [primaryDb(c.env.DB), staffView(c)]
  const [revisions, open, revision] = await Promise.all([
    listRevisions(db, keyOf(part)),
    openPart(db, part),
    Number.isInteger(id) ? findRevision(db, keyOf(part), id) : null,
  ])
  const opened = revision && {
    id,
    at: revision.at,
    differences: differencesOf(PARTS[part].fields, revision.document, open?.live),
  }
  const title = `${view.t(PARTS[part].title)}: ${view.t('edit.history')}`
  return sendStaffPage(c, view, {
    status: isRefused ? 422 : 200,
    title,
    children: <HistoryPage {...{ view, part, revisions, opened, isRefused }} />,
  })
}

/** Every isolate sees what was published, and the lists follow the rules that changed. */
async function tellEverybody(c: Context<AppEnv>): Promise<void> {
  const db = primaryDb(c.env.DB)
  await followPublishRules(db)
  announceVersion({ version: await readVersion(db) }, db)
}

function doer(c: Context<AppEnv>): { by: number; now: Date } {
  return { by: staffAccount(c).id, now: new Date() }
}

function doneAt(part: SettingsPart, deed: Deed): string {
  return withQuery(`${STAFF.settings}/${part}`, `done=${deed}`)
}

type Shown = Opened &
  Pick<Parameters<typeof PartPage>[0], 'done' | 'conflict'> & {
    issues?: FieldIssue[]
    status?: 200 | 409 | 422
  }

function sendPart(
  c: Context<AppEnv>,
  part: SettingsPart,
  { entries, issues = [], status = 200, ...shown }: Shown,
) {
  const view = staffView(c)
  return sendStaffPage(c, view, {
    status,
    title: view.t(PARTS[part].title),
    children: <PartPage {...shown} part={part} form={{ view, entries, issues }} />,
  })
}
