import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { csvOf } from '../../../platform/format/csv'
import { withoutTrailing } from '../../../platform/format/text'
import { sentFiles } from '../../../platform/http/sent-files'
import {
  addRedirect,
  GONE_TARGET,
  newPath,
  oldPath,
  type Redirect,
  type RedirectIssue,
  redirectLines,
  type Targets,
  trimmed,
} from '../../../site/redirects/redirect-targets'
import { doneOf, serveActions } from '../../../staff/actions'
import { announceChange } from '../../../staff/editing/editor'
import { serveHistory } from '../../../staff/editing/history'
import { sendStaffPage } from '../../../staff/staff-page'
import { countNotFoundPaths, listNotFoundPaths } from '../never-found'
import { deleteRedirect, listRedirects, redirectPairs, saveRedirects } from '../queries'
import { redirectHistory } from './redirect-history'
import {
  REDIRECT_RESULTS,
  RedirectsActions,
  RedirectsPage,
  type RefusedLine,
} from './redirects-page'
import { ownAddresses } from './site-addresses'

const NOT_FOUND_PER_PAGE = 50

/** The screens of redirects, which are used for paths without a page. */
export const redirects = new Hono<AppEnv>()

redirects.get('/redirects', (c) => send(c))

redirects.get('/redirects.csv', async (c) => {
  const redirectList = await listRedirects(c.get('db'))
  const lines = redirectList.map(({ path, target, gone }) => [path, gone ? GONE_TARGET : target])
  return c.body(csvOf(lines), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="redirects.csv"',
  })
})

serveHistory(redirects, '/redirects/history', redirectHistory)

serveActions(redirects, '/redirects', async (c) => c.get('db'), {
  ''(c, _, { from = '', to = '', gone, confirmed }) {
    const isGone = gone === 'yes'
    const target = trimmed(to)
    const line = { line: 1, from, to: isGone ? `${GONE_TARGET}${target}` : target }
    return importLines(c, [line], 'hand', { from, to, isGone }, confirmed === 'yes')
  },
  async '/import'(c, _, { lines = '', confirmed }) {
    const csv = await withFile(c, lines)
    return importLines(c, redirectLines(csv), 'csv', { lines: csv }, confirmed === 'yes')
  },
  async '/removal'(c, db, { from = '' }) {
    await deleteRedirect(db, from, c.get('actor'))
    await announceChange(c)
    return 'delete'
  },
})

/**
 * Returns the lines of an uploaded file, followed by the entered lines. If they are refused, all of them are shown in
 * the text field.
 */
async function withFile(c: Context<AppEnv>, entered: string): Promise<string> {
  const [file] = (await sentFiles(c)).get('file') ?? []
  if (!file) return entered
  // A spreadsheet may write a byte order mark, which decoding removes.
  const text = new TextDecoder().decode(await file.arrayBuffer())
  return entered.trim() ? `${text.trimEnd()}\n${entered}` : text
}

type Line = ReturnType<typeof redirectLines>[number]

/**
 * Stores the lines if all of them are valid. Otherwise returns the errors by line and stores none. A target without a
 * page must be confirmed.
 */
async function importLines(
  c: Context<AppEnv>,
  lines: Line[],
  source: 'hand' | 'csv',
  values: RedirectRefusal['values'],
  isConfirmed: boolean,
) {
  const db = c.get('db')
  const [pairs, siteAddresses] = await Promise.all([redirectPairs(db), ownAddresses(c)])
  const targets = new Map(pairs)
  const changed = new Map<string, Redirect['target']>()
  const refusedLines: RefusedLine[] = []
  for (const { line, from, to } of lines) {
    const result = readLine({ from, to }, { targets, siteAddresses, origin: c.get('origin') })
    if (typeof result === 'string') {
      refusedLines.push({ line, from, issue: result })
      continue
    }
    if (
      !isConfirmed &&
      result.some(({ path, target }) => path === oldPath(from) && !hasPage(target, siteAddresses))
    ) {
      refusedLines.push({ line, from, issue: 'missing' })
    }
    for (const { path, target } of result) {
      targets.set(path, target)
      changed.set(path, target)
    }
  }
  if (refusedLines.length > 0 || lines.length === 0) {
    const mustConfirm = refusedLines.some(({ issue }) => issue === 'missing')
    return send(c, {
      values: { ...values, mustConfirm },
      lines: refusedLines,
      source,
      isEmpty: lines.length === 0,
    })
  }
  const rows = [...changed].map(([path, target]) => ({ path, target }))
  await saveRedirects(db, rows, source, c.get('actor'))
  await announceChange(c)
  return 'save'
}

/** Addresses of listings and files, which are not in the list of pages. */
const UNLISTED = /^\/(?:(?:nl|fr|en|de)\/(?:property|project)|media|documents|images)(?:\/|$)/

/** Returns false for the address of a page that does not exist. A redirect without a target (gone) needs no page. */
function hasPage(target: Redirect['target'], siteAddresses: ReadonlySet<string>): boolean {
  if (target === null) return true
  const [path = ''] = target.split(/[?#]/)
  return siteAddresses.has(withoutTrailing(path, '/')) || UNLISTED.test(path)
}

interface RedirectContext {
  /** The target of each old address. */
  targets: Targets
  /** The existing addresses of the site. */
  siteAddresses: ReadonlySet<string>
  origin: string
}

/** Returns the changes of one line, or the reason why it is refused. */
function readLine(
  { from, to }: Pick<Line, 'from' | 'to'>,
  context: RedirectContext,
): Redirect[] | RedirectIssue {
  const path = oldPath(from)
  if (!path) return 'path'
  if (context.siteAddresses.has(path)) return 'ours'
  const isGone = to.startsWith(GONE_TARGET)
  if (isGone && to !== GONE_TARGET) return 'both'
  const target = isGone ? null : newPath(to, context.origin)
  if (!target && !isGone) return 'target'
  const added = addRedirect({ path, target }, context.targets)
  return added.status === 'ok' ? added.changed : added.issue
}

type RedirectRefusal = NonNullable<Parameters<typeof RedirectsPage>[0]['refusal']>

/** Sends the screen. `?from=` fills in an old address. */
async function send(c: Context<AppEnv>, refusal: RedirectRefusal | null = null) {
  const { db, view } = c.var
  const page = Math.max(1, Number.parseInt(c.req.query('page') ?? '', 10) || 1)
  const [redirectList, notFoundPaths, count] = await Promise.all([
    listRedirects(db),
    listNotFoundPaths(db, NOT_FOUND_PER_PAGE, (page - 1) * NOT_FOUND_PER_PAGE),
    countNotFoundPaths(db),
  ])
  const lastPage = Math.ceil(count / NOT_FOUND_PER_PAGE)
  const values = refusal?.values ?? { from: c.req.query('from') }
  return sendStaffPage(c, view, {
    status: refusal ? 422 : 200,
    title: view.t('staff.redirects'),
    intro: view.t('staff.redirects.text'),
    actions: <RedirectsActions view={view} hasRedirects={redirectList.length > 0} />,
    children: (
      <RedirectsPage
        {...{
          view,
          redirects: redirectList,
          values,
          refusal,
          done: doneOf(c, REDIRECT_RESULTS),
          notFoundPaths,
          page,
          lastPage,
        }}
      />
    ),
  })
}
