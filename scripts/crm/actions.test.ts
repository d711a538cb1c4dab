import { expect, test } from 'vitest'
import { fakeCrmAct } from './actions.ts'
import { FakeCrm } from './fake-crm.ts'

test('a published home has another address than its model, or the site would hold it', () => {
  const model = {
    ID: 410001,
    Goal: 0,
    Status: 1,
    Zip: '9000',
    Street: 'Lindenlei',
    HouseNumber: '1',
  }
  const crm = new FakeCrm({ items: [model], projects: [], now: () => '2026-11-20 10:00:00' })
  fakeCrmAct(crm, new URLSearchParams({ act: 'publish' }))
  expect([...crm.records.property.values()]).toMatchObject([
    { ID: 410001, HouseNumber: '1' },
    { ID: 410002, Street: 'Lindenlei', HouseNumber: '2', Status: 1 },
  ])
})
