import { beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { deleteAllLeads } from '../../../../test/forms'
import { parse, words } from '../../../../test/html'
import { at, newLead } from '../../../../test/leads'
import { wordsAt } from '../../../../test/open-page'
import { cookieOf, person, post } from '../../../../test/people'
import { translator } from '../../../platform/i18n'
import { findLead, storeLead } from '../queries'

const t = translator('nl')
let office = ''
let ids: string[] = []

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await deleteAllLeads()
  office = await cookieOf('office')
  const leads = [newLead({}, 'one'), newLead({}, 'two')]
  for (const lead of leads) await storeLead(db, lead, [], at(0))
  ids = leads.map(({ id }) => id)
})

const send = (
  action: string,
  selected: string[],
  values: Record<string, string>,
  cookie = office,
) =>
  post(
    `/staff/leads/selection/${action}?group=today`,
    { ...Object.fromEntries(selected.map((id) => [`selected.${id}`, 'on'])), ...values },
    { Cookie: cookie },
  )
const statuses = () => Promise.all(ids.map(async (id) => (await findLead(db, id))?.status))

describe('the actions on selected leads', () => {
  test('change the status of each and return to the filtered list', async () => {
    const response = await send('status', ids, { status: 'spam' })
    expect(response.headers.get('Location')).toBe('/staff/leads?group=today&changed=2')
    expect(await statuses()).toEqual(['spam', 'spam'])
    expect(await wordsAt('/staff/leads?group=done', office)).toContain(t('lead.group.done'))
  })

  test('assign leads to an account, and name those that failed', async () => {
    const { id: assignee } = await person('editor')
    office = await cookieOf('office')
    expect((await send('assignment', ids, { assignee: String(assignee) })).status).toBe(303)
    expect((await findLead(db, ids[0] ?? ''))?.assigneeId).toBe(assignee)
    const failed = await send('assignment', [...ids, 'nothing'], { assignee: '999999' })
    const text = words(parse(await failed.text()))
    expect(text).toContain(`An D’Hondt: ${t('staff.leads.select.choose')}`)
    expect(text).toContain(`nothing: ${t('staff.select.gone')}`)
  })

  test('are limited to the leads of an agent, who cannot assign any', async () => {
    const agent = await cookieOf('agent')
    const response = await send('status', ids, { status: 'lost' }, agent)
    expect(response.status).toBe(422)
    expect(await statuses()).toEqual(['new', 'new'])
    expect((await send('assignment', ids, { assignee: '1' }, agent)).status).toBe(403)
  })
})
