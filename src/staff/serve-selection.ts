import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../env'
import { readTexts } from '../platform/http/read-body'
import type { LabelKey } from '../platform/i18n'
import { STAFF, withQuery } from '../urls'

/** Each row of a list takes several queries of D1, which allows 1000 of them for one request. */
const MAX_SELECTED = 100
const PREFIX = 'selected.'

const selectedIds = z.array(z.string().min(1).max(100)).min(1).max(MAX_SELECTED)

/** The result of an action on the selected rows. */
export interface SelectionResult {
  /** The number of rows that the action changed. */
  count: number
  failures: { id: string; name: string; reason: LabelKey }[]
  /** The reason why the action was not started. */
  issue?: LabelKey
}

/** The outcome for one row: its name, and the reason why it was not changed. */
export interface RowOutcome {
  name: string
  reason: LabelKey | null
}

/**
 * Changes the row with this id, and checks the right of the account for it. Null is a row that does not exist for the
 * account.
 */
type RowAction = (
  c: Context<AppEnv>,
  id: string,
  texts: Record<string, string>,
) => Promise<RowOutcome | null>

interface Selection {
  /** The address of the list. */
  path: string
  /** The actions, by the path to which their buttons post. */
  actions: Record<string, RowAction>
  /** Runs once after the rows, if one was changed. */
  finish?(c: Context<AppEnv>): Promise<void>
  /** Sends the list with the filters of the address, if a row was not changed. */
  send(c: Context<AppEnv>, result: SelectionResult): Promise<Response>
}

/**
 * Serves the actions on the selected rows of a list, one row after the other. A failed row does not prevent the others.
 * Without failures it redirects to the list with its filters and the number of rows, which `selectionResult` reads.
 */
export function serveSelection(
  area: Hono<AppEnv>,
  { path, actions, finish, send }: Selection,
): void {
  for (const [name, action] of Object.entries(actions)) {
    area.post(`${path.replace(STAFF.overview, '')}/selection/${name}`, async (c) => {
      const texts = await readTexts(c, ['form'])
      const rows = selectedRows(texts)
      const ids = selectedIds.safeParse(rows)
      if (!ids.success) {
        const issue = rows.length === 0 ? 'staff.select.none' : 'staff.select.toomany'
        return send(c, { count: 0, failures: [], issue })
      }
      const result: SelectionResult = { count: 0, failures: [] }
      for (const id of ids.data) {
        const { name = id, reason } = (await action(c, id, texts)) ?? {
          reason: 'staff.select.gone' as const,
        }
        if (reason) result.failures.push({ id, name, reason })
        else result.count += 1
      }
      if (result.count > 0) await finish?.(c)
      if (result.failures.length > 0) return send(c, result)
      const query = new URLSearchParams({ ...c.req.query(), changed: String(result.count) })
      return c.redirect(withQuery(path, query.toString()), 303)
    })
  }
}

/** Returns the result to which the redirect after an action leads, or null. */
export function selectionResult(c: Context<AppEnv>): SelectionResult | null {
  const count = z.coerce
    .number()
    .int()
    .positive()
    .max(MAX_SELECTED)
    .safeParse(c.req.query('changed'))
  return count.success ? { count: count.data, failures: [] } : null
}

/** Returns the ids of the selected rows of a posted form. */
export function selectedRows(texts: Record<string, string>): string[] {
  return Object.keys(texts)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
}
