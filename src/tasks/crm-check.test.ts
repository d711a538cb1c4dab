import { expect, test } from 'vitest'
import { FakeCrm } from '../../scripts/crm/fake-crm'
import { CRM_ENV, crmHome } from '../../test/crm'
import { keepLogs } from '../../test/logs'
import { crmSource } from '../features/crm/sources/crm-source'
import { checkCrm } from './crm-check'
import { reportLines } from './crm-report'

keepLogs()

const PACE = { everySeconds: 600, pauseMs: 0, calls: 20 }

function checking(items: object[], faults = {}, settings = CRM_ENV) {
  const crm = new FakeCrm({ items: items.map((one) => ({ ...one })), now: () => '' })
  crm.faults = faults
  const source = crmSource(settings, crm.answer)
  if (!source) throw new Error('No source')
  return checkCrm(source, ['nl', 'fr'], PACE)
}

test('a check reports the imported and refused listings, the reasons and the ignored fields', async () => {
  const properties = [
    crmHome(1, { OwnerName: 'Wilhelmina Peeters', EnergyIndex: 7 }),
    crmHome(2, { Status: 9 }),
    crmHome(3, { PublishPrice: null }),
  ]
  const report = await checking(properties)
  expect(report).toEqual({
    connection: 'ok',
    kinds: [
      expect.objectContaining({ kind: 'project', total: 0, read: 0 }),
      {
        kind: 'property',
        total: 3,
        read: 3,
        imports: 2,
        refused: [
          {
            ID: 2,
            address: 'Lindenlei 22, 9000 Gent',
            issues: [expect.objectContaining({ code: 'codeUnknown' })],
          },
        ],
        notes: { 'PublishPrice is missing: hidden': 1 },
        unread: {
          ownername: { records: 1, example: '…' },
          energyindex: { records: 1, example: '7' },
        },
        trouble: null,
      },
    ],
    langs: [{ lang: 'fr', answers: true }],
  })
  expect(reportLines(report)).toEqual([
    'The CRM answers and accepts the credentials.',
    'project: 0 there, 0 read, 0 would come in',
    'property: 3 there, 3 read, 2 would come in',
    '  refused 2, Lindenlei 22, 9000 Gent: Status is missing or not one of 0, 1, 2, 3, 4, 5, 6: ‘9’',
    '  1 × PublishPrice is missing: hidden',
    '  fields that the site does not use:',
    '    ownername (1), such as …',
    '    energyindex (1), such as 7',
    'In fr it answers.',
  ])
})

test('a check of a failing CRM names the failed call', async () => {
  const failing = await checking([crmHome(1)], { fail600: true })
  expect(failing.kinds[1]?.trouble).toBe('failed: GetPropertyList, code 600')
  expect((await checking([crmHome(1)], { language: 2 })).langs).toEqual([
    { lang: 'fr', answers: false },
  ])
  const settings = { ...CRM_ENV, CRM_USER: 'unknown' }
  expect(await checking([], {}, settings)).toEqual({ connection: 'denied', kinds: [], langs: [] })
})
