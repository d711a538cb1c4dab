import { type Context, Hono } from 'hono'
import { announceVersion } from '../../../../current-content'
import {
  deleteRedirect,
  listRedirects,
  redirectPairs,
  saveRedirects,
} from '../../../../data/content/redirects'
import { primaryDb } from '../../../../data/db/db'
import {
  addRedirect,
  newPath,
  oldPath,
  type Redirect,
  type RedirectIssue,
  redirectLines,
} from '../../../../domain/content/redirects'
import { csvOf } from '../../../../domain/format/csv'
import type { AppEnv } from '../../../../env'
import { STAFF, withQuery } from '../../../../urls'
import { pageTable } from '../../../pages/page-lookup'
import { readTexts } from '../../../shared/read-body'
import { requireRight } from '../../guards'
import { doer, sendStaffPage, staffView } from '../../staff-page'
import { RedirectsPage, type RefusedLine } from './redirects-page'

/** Addresses of before, and where they lead: read for paths that no page has. */
export const redirects = new Hono<AppEnv>()

redirects.get('/redirects', requireRight('content'), (c) => send(c))

redirects.get('/redirects.csv', requireRight('content'), async (c) => {
  const all = await listRedirects(primaryDb(c.env.DB))
  const lines = all.map(({ path, target }) => [path, target])
  return c.body(csvOf(lines), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="redirects.csv"',
  })
})

redirects.post('/redirects', requireRight('content'), async (c, next) => {
  const { action, from = '', to = '', lines = '' } = await readTexts(c, ['form'])
  if (action === 'delete') {
    const db = primaryDb(c.env.DB)
    announceVersion({ version: await deleteRedirect(db, from, doer(c)) }, db)
    return c.redirect(withQuery(STAFF.redirects, 'done=delete'), 303)
  }
  if (action === 'add') return take(c, [{ line: 1, from, to }], 'hand', { from, to })
  return action === 'csv' ? take(c, redirectLines(lines), 'csv', { lines }) : next()
})

type Line = ReturnType<typeof redirectLines>[number]

/** Stores lines if all of them are right; else says what is wrong with which, and stores none. */
async function take(
  c: Context<AppEnv>,
  lines: Line[],
  source: 'hand' | 'csv',
  given: { from?: string; to?: string; lines?: string },
) {
  const db = primaryDb(c.env.DB)
  const all = new Map(await redirectPairs(db))
  const changed = new Map<string, string>()
  const refused: RefusedLine[] = []
  for (const { line, from, to } of lines) {
    const result = judge(c, { from, to }, new Map([...all, ...changed]))
    if (typeof result === 'string') refused.push({ line, from, issue: result })
    else for (const { path, target } of result) changed.set(path, target)
  }
  if (refused.length > 0 || lines.length === 0) {
    return send(c, { given, refused, source, isEmpty: lines.length === 0 })
  }
  const rows = [...changed].map(([path, target]) => ({ path, target }))
  announceVersion({ version: await saveRedirects(db, rows, source, doer(c)) }, db)
  return c.redirect(withQuery(STAFF.redirects, 'done=save'), 303)
}

/** What one line changes, or why it is refused. */
function judge(
  c: Context<AppEnv>,
  { from, to }: Pick<Line, 'from' | 'to'>,
  all: ReadonlyMap<string, string>,
): Redirect[] | RedirectIssue {
  const [path, target] = [oldPath(from), newPath(to, c.get('origin'))]
  if (!path) return 'path'
  if (pageTable(c.get('content').site).pages.has(path)) return 'ours'
  if (!target) return 'target'
  const added = addRedirect({ path, target }, all)
  return added.status === 'ok' ? added.changed : added.issue
}

type Refused = NonNullable<Parameters<typeof RedirectsPage>[0]['refused']>

async function send(c: Context<AppEnv>, refused: Refused | null = null) {
  const view = staffView(c)
  const all = await listRedirects(primaryDb(c.env.DB))
  const done = (['save', 'delete'] as const).find((one) => one === c.req.query('done')) ?? null
  return sendStaffPage(c, view, {
    status: refused ? 422 : 200,
    title: view.t('staff.redirects'),
    children: <RedirectsPage {...{ view, all, refused, done }} />,
  })
}
