import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../../../env'
import { readTexts } from '../../../../../platform/http/read-body'
import { announceChange } from '../../../../../staff/editing/editor'
import { sendStaffPage } from '../../../../../staff/staff-page'
import { STAFF, withQuery } from '../../../../../urls'
import { createManualListings } from '../../../edit-manual-listing'
import { canPublish, readTable, rowsLeft, type TableRow } from './read-table'
import { TablePage, type TablePageProps } from './table-page'

/** The screen that makes many properties from rows of a spreadsheet. */
export const listingTable = new Hono<AppEnv>()

listingTable.get('/listings/new/table', (c) => send(c, { text: '', table: null }))

listingTable.post('/listings/new/table', async (c) => {
  const { rows: text = '', action } = await readTexts(c, ['form'])
  const table = await readTable(c, text)
  const rows = table.rows.flatMap((row) =>
    row.document ? [{ ...row, document: row.document }] : [],
  )
  if ((action !== 'make' && action !== 'publish') || rows.length === 0)
    return send(c, { text, table })
  const isPublished = (row: TableRow) => action === 'publish' && canPublish(row)
  const ids = await createManualListings(
    c.get('db'),
    rows.map((row) => ({ document: row.document, isPublished: isPublished(row) })),
    c.get('actor'),
  )
  const published = rows.filter(isPublished).length
  if (published > 0) await announceChange(c)
  const drafts = rows.flatMap((row, index) =>
    isPublished(row) ? [] : [{ ...row, address: `${STAFF.listings}/${ids[index]}` }],
  )
  const left = rowsLeft(table)
  if (left.rows.length === 0 && published === 0)
    return c.redirect(withQuery(STAFF.listings, 'show=drafts&done=table'), 303)
  if (left.rows.length === 0 && drafts.length === 0)
    return c.redirect(withQuery(STAFF.listings, 'done=published'), 303)
  const isDone = left.rows.length === 0
  return send(c, {
    text: isDone ? '' : left.text,
    table: isDone ? null : left,
    published,
    drafts: action === 'publish' ? drafts : [],
    made: action === 'make' ? drafts.length : 0,
  })
})

function send(c: Context<AppEnv>, props: Omit<TablePageProps, 'view'>) {
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
