import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../../../env'
import { readTexts } from '../../../../../platform/http/read-body'
import { sendStaffPage } from '../../../../../staff/staff-page'
import { STAFF, withQuery } from '../../../../../urls'
import { createManualListings } from '../../../edit-manual-listing'
import { type ReadTable, readTable, rowsLeft } from './read-table'
import { TablePage } from './table-page'

/** The screen that makes many properties from rows of a spreadsheet. */
export const listingTable = new Hono<AppEnv>()

listingTable.get('/listings/new/table', (c) => send(c, { text: '', table: null, made: 0 }))

listingTable.post('/listings/new/table', async (c) => {
  const { rows: text = '', action } = await readTexts(c, ['form'])
  const table = await readTable(c, text)
  const drafts = table.rows.flatMap(({ document }) => document ?? [])
  if (action !== 'make' || drafts.length === 0) return send(c, { text, table, made: 0 })
  await createManualListings(c.get('db'), drafts, c.get('actor'))
  const left = rowsLeft(table)
  const made = drafts.length
  if (left.rows.length > 0) return send(c, { text: left.text, table: left, made })
  return c.redirect(withQuery(STAFF.listings, 'show=drafts&done=table'), 303)
})

function send(c: Context<AppEnv>, props: { text: string; table: ReadTable | null; made: number }) {
  const { view } = c.var
  const isRefused =
    props.table?.refused || props.table?.rows.some(({ issues }) => issues.length > 0)
  return sendStaffPage(c, view, {
    status: isRefused ? 422 : 200,
    title: view.t('record.table'),
    intro: view.t('record.table.text'),
    children: <TablePage view={view} {...props} />,
  })
}
