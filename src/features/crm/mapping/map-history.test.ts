import { describe, expect, test } from 'vitest'
import { NO_HISTORY } from '../../owner-area/history'
import { mapGraph } from './map-graph'
import { mapHistory } from './map-history'
import { mapOwner } from './map-owner'

describe('a history', () => {
  test('is read in the CRM’s own names and dates', () => {
    const mapped = mapHistory('410004', {
      AllPropertyTypesStatisticsGraph: [
        { Details: '[{"Date":"2026-11-20","NumberOfVisits":25,"AverageOfSimilar":13}]' },
      ],
      VisitStatistics: [{ SourceName: 'Immoweb', NumberOfVisitsInDay: 1, NumberOfVisits: '1045' }],
      CalendarHistories: [
        {
          StartTime: '/Date(1793201400000+0100)/',
          AppointmentName: 'Bezoek',
          AppointmentType: 'Plaatsbezoek',
          AppointmentStatus: 'Uitgevoerd',
          ContactIdent: 'Eva Maes',
          Comment: '-',
          TypeID: '1',
        },
      ],
      MediaOnlineHistories: [{ Date: '2026-11-01', TypeName: 'Online', MediaName: 'Zimmo' }],
      automaticHistories: [
        {
          Date: '2026-11-16 08:02:00',
          TypeID: 20,
          TypeName: 'E-mail',
          ContactIdent: 'Eva Maes',
          Subject: 'Dossier',
          Content: '<p>Dag <b>Eva</b>,</p><p>tot&nbsp;dan.</p><script>alert(1)</script>',
        },
      ],
    })
    expect(mapped).toEqual({
      status: 'ok',
      propertyId: 410004,
      history: {
        graph: [{ label: '2026-11-20', value: 25, compare: 13 }],
        visits: [{ name: 'Immoweb', day: 1, week: 0, month: 0, total: 1045 }],
        calendar: [
          {
            start: '2026-10-28T16:30:00',
            name: 'Bezoek',
            type: 'Plaatsbezoek',
            status: 'Uitgevoerd',
            contact: 'Eva Maes',
            comment: '',
            typeId: 1,
          },
        ],
        media: [{ date: '2026-11-01', type: 'Online', media: 'Zimmo', content: '' }],
        communications: [
          {
            date: '2026-11-16T08:02:00',
            typeId: 20,
            type: 'E-mail',
            contact: 'Eva Maes',
            subject: 'Dossier',
            content: 'Dag Eva,\ntot dan.',
          },
        ],
      },
    })
  })

  test.each([
    {},
    { VisitStatistics: null, CalendarHistories: 'x', automaticHistories: [null, 3, 'y'] },
    { AllPropertyTypesStatisticsGraph: [{ Details: '{broken' }] },
    { AllPropertyTypesStatisticsGraph: [] },
  ])('is empty for malformed data: %j', (value) => {
    expect(mapHistory('1', value)).toEqual({ status: 'ok', propertyId: 1, history: NO_HISTORY })
  })

  test.each([
    ['x1', {}, null],
    ['0', {}, null],
    ['7', 'text', 7],
    ['7', [], 7],
  ])('is refused with an invalid value: %s', (key, value, propertyId) => {
    const mapped = mapHistory(key, value)
    expect(mapped).toMatchObject({ status: 'refused', propertyId })
    expect(mapped.status === 'refused' && mapped.issues).toHaveLength(1)
  })
})

describe('a visit graph', () => {
  const one = { label: '2026-11-20', value: 5, compare: null }
  test.each<[string, unknown]>([
    ['of objects', '[{"Date":"2026-11-20","NumberOfVisits":5}]'],
    [
      'of objects with ids and weeks',
      '[{"ID":9,"Week":47,"Day":"2026-11-20T00:00:00","Count":"5"}]',
    ],
    ['with the CRM’s dates', '[{"date":"/Date(1795129200000+0100)/","value":5}]'],
    ['of pairs', '[["2026-11-20",5]]'],
    ['of labels', '{"2026-11-20":5}'],
    ['that is no text', [{ Date: '2026-11-20', Visits: 5 }]],
  ])('is read from a value %s', (_, details) => {
    expect(mapGraph(details)).toEqual([one])
  })
})

describe('an owner', () => {
  const owner = { Email: 'Els@Example.com ', Name: 'Els', PropertyIDs: [1, '2', 1] }

  test('is read with address, language and properties', () => {
    expect(mapOwner({ ...owner, LanguageId: 2 }, 'nl')).toEqual({
      status: 'ok',
      notes: [],
      owner: {
        email: 'els@example.com',
        name: 'Els',
        lang: 'fr',
        propertyIds: [1, 2],
        password: null,
      },
    })
  })

  test.each<[string, unknown]>([
    ['emailUnusable', { ...owner, Email: 'els' }],
    ['emailUnusable', { ...owner, Email: 'a@b.be, c@d.be' }],
    ['notArray', { ...owner, PropertyIDs: null }],
    ['passwordLength', { ...owner, Password: 'short' }],
    ['passwordLength', { ...owner, Password: 'x'.repeat(129) }],
    ['passwordCommon', { ...owner, Password: 'Welkom123' }],
    ['emailUnusable', 'text'],
  ])('is refused: %s', (code, value) => {
    const mapped = mapOwner(value, 'nl')
    expect(mapped.status === 'refused' && mapped.issues[0]?.code).toBe(code)
  })
})
