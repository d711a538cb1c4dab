import { expect, test } from 'vitest'
import { FakeCrm, type Faults } from '../../../../scripts/crm/fake-crm'
import { CRM_ENV, CRM_LEAD } from '../../../../test/crm'
import { keepLogs, loggedText } from '../../../../test/logs'
import type { CrmLead } from '../../leads/crm-lead'
import { crmSource } from './crm-source'

keepLogs()

function world(faults: Faults = {}) {
  const crm = new FakeCrm({ items: [], now: () => '2026-11-20 10:00:00' })
  crm.faults = faults
  const addresses: string[] = []
  const source = crmSource({ ...CRM_ENV, CRM_OFFICE: '7' }, (url) => {
    addresses.push(url)
    return crm.answer(url)
  })
  return {
    crm,
    addresses,
    send: (lead: Partial<CrmLead>) => source?.send?.({ ...CRM_LEAD, ...lead }),
  }
}

test('a question is sent by ContactOnMe, with the lead’s id and without a newsletter subscription', async () => {
  const { crm, send } = world()
  expect(await send({ propertyId: 410001 })).toEqual({ is: 'taken', id: '70001' })
  expect(crm.leads).toEqual([
    {
      id: 70001,
      call: 'ContactOnMe',
      params: {
        ObjectID: 410001,
        Name: 'Peeters',
        FirstName: 'Wilhelmina',
        Email: 'mina@example.be',
        PhoneNumber: '+32470000000',
        LanguageIdFromParameter: 2,
        SiteId: 7,
        Content: 'Is de tuin er nog?\n\nPand ref 3f1c',
      },
    },
  ])
})

const CRITERIA = { goal: 1 as const, typeIds: [2], zips: ['9000'], priceMax: 900 }
const criteria = { ...CRITERIA, priceMin: null, minRooms: null }
const WISHED = { Goal: 1, TypeOfPropertyIDs: [2], Zips: ['9000'], PriceMax: 900 }

test.each<[string, Partial<CrmLead>, string, object]>([
  ['about a project', { projectId: 9001 }, 'ContactOnMeProject', { ProjectIDs: [9001] }],
  ['with the box ticked', { wantsNews: true }, 'ContactOnMe', { IsReceivedEmail: true }],
  ['that is a search wish', { kind: 'wish', wish: criteria }, 'DemandRegister2', WISHED],
  ['for a valuation', { kind: 'valuation' }, 'RegisterPerson CreateTask', { PersonID: 70001 }],
])('a lead %s is sent by the calls of its kind', async (_, lead, calls, params) => {
  const { crm, send } = world()
  expect(await send(lead)).toMatchObject({ is: 'taken' })
  expect(crm.leads.map(({ call }) => call).join(' ')).toBe(calls)
  expect(crm.leads.at(-1)?.params).toMatchObject(params)
})

test.each<[string, Faults, string]>([
  ['says that it failed', { fail600: true }, 'refused'],
  ['answers 400', { status: 400 }, 'refused'],
  ['answers 429', { status: 429 }, 'later'],
  ['answers 503', { status: 503 }, 'unknown'],
  ['answers HTML', { html: true }, 'unknown'],
  ['sends half an answer', { halfJson: true }, 'unknown'],
  ['cuts the line', { answerLost: true }, 'unknown'],
])('a CRM that %s', async (_, faults, outcome) => {
  const { crm, send } = world(faults)
  expect(await send({ kind: 'valuation' })).toMatchObject({ is: outcome })
  expect(crm.leads.length).toBeLessThan(2)
  for (const secret of ['Peeters', 'mina@', 'crm.example', CRM_ENV.CRM_PASSWORD]) {
    expect(loggedText()).not.toContain(secret)
  }
})

test('a successful response with the value false leaves the outcome unknown', async () => {
  const answer = { ContactOnMeJsonResult: { Success: true, Value: false } }
  const source = crmSource(CRM_ENV, async () => Response.json(answer))
  expect(await source?.send?.(CRM_LEAD)).toMatchObject({ is: 'unknown' })
})

test('a valuation is not sent again if only its task failed', async () => {
  const { crm, send } = world()
  const answer = crm.answer
  let calls = 0
  Object.assign(crm, {
    answer: (url: string) =>
      ++calls === 2 ? Promise.resolve(new Response(null, { status: 429 })) : answer(url),
  })
  expect(await send({ kind: 'valuation' })).toMatchObject({ is: 'unknown' })
})
