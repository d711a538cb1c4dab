import { describe, expect, test } from 'vitest'
import { instantOf } from '../../platform/format/local-time'
import { type HistoryFlags, historyFlags } from '../../site/history-flags'
import type { Words } from '../personal-data/anonymise'
import { type History, NO_HISTORY, type ShownHistory, shownHistory } from './history'
import type { EntryKind, OwnerEntry } from './owner-entries'

const NOW = '2026-11-21T11:00:00'

const RECORD: History = {
  graph: [{ label: '2026-11-20', value: 25, compare: 13 }],
  visits: [
    { name: 'www.lindehof.example', day: 1, week: 2, month: 3, total: 4 },
    { name: 'Immoweb', day: 5, week: 6, month: 7, total: 8 },
  ],
  calendar: [
    appointment('2026-11-14T18:00:00', 1, 'Eva Maes', 'Eva vond het mooi'),
    appointment('2026-11-26T17:30:00', 2, 'Sara Willems', ''),
    appointment('2026-11-20T08:30:00', 13, '', 'Intern: de prijs'),
  ],
  media: [
    { date: '2026-11-01T09:00:00', type: 'Online', media: 'Website', content: '' },
    { date: '2026-11-02T09:00:00', type: 'Online', media: 'Zimmo', content: '' },
  ],
  communications: [
    message('2026-11-16T08:02:00', 20, 'Eva Maes', 'Dossier voor Eva'),
    message('2026-11-16T08:02:00', 20, 'Eva Maes', 'Dossier voor Eva (2)'),
    message('2026-11-17T08:02:00', 21, 'Wim Goossens', 'Herinnering'),
    message('2026-11-18T08:02:00', 13, 'Lindehof', 'Interne opvolging'),
  ],
}

describe('with the flags of the settings an owner sees', () => {
  test('every section, newest first', () => {
    const shown = show()
    expect(shown.graph).toEqual(RECORD.graph)
    expect(shown.visits).toHaveLength(2)
    expect(shown.calendar?.map(({ start }) => start)).toEqual([
      '2026-11-26T17:30:00',
      '2026-11-14T18:00:00',
    ])
    expect(shown.media?.map(({ date }) => date)).toEqual([
      '2026-11-02T09:00:00',
      '2026-11-01T09:00:00',
    ])
    expect(shown.communications?.map(({ typeId }) => typeId)).toEqual([21, 20])
    expect(shown.documents).toBe(true)
  })

  test.each<[keyof HistoryFlags, keyof ShownHistory]>([
    ['showVisitStats', 'visits'],
    ['showCalendarHistory', 'calendar'],
    ['showMediaOnline', 'media'],
    ['showAutomaticHistory', 'communications'],
  ])('no section of %2$s without %1$s', (flag, section) => {
    const shown = show({ [flag]: false })
    expect(shown[section]).toBeNull()
    expect({ ...shown, [section]: show()[section] }).toEqual(show())
  })

  test('no documents without showDocuments', () => {
    expect(show({ showDocuments: false })).toEqual({ ...show(), documents: false })
  })

  test('appointments without comments if showComments is off', () => {
    const { calendar } = show({ showComments: false })
    expect(calendar?.map(({ comment }) => comment)).toEqual([[], []])
    expect(calendar?.map(({ status }) => status)).toEqual(['Gepland', 'Gepland'])
  })

  test('communications without texts if hideCommentsCommunication is on', () => {
    const { communications } = show({ hideCommentsCommunication: true })
    expect(communications?.map(({ content }) => content)).toEqual([[], []])
    expect(communications?.map(({ subject }) => plainText(subject))).toEqual([
      'Herinnering',
      'Dossier voor …',
    ])
  })

  test('no future entries with showPastOnly', () => {
    expect(show().calendar?.map(({ ahead }) => ahead)).toEqual([true, false])
    expect(show({ showPastOnly: true }).calendar?.map(({ start }) => start)).toEqual([
      '2026-11-14T18:00:00',
    ])
  })

  test('no entries of the types in hideTypeIDs and hideCalendarTypeIDs', () => {
    const shown = show({ hideTypeIDs: [20, 1], hideCalendarTypeIDs: [1, 21] })
    expect(shown.communications?.map(({ typeId }) => typeId)).toEqual([21])
    expect(shown.calendar?.map(({ typeId }) => typeId)).toEqual([2])
  })

  test('no internal note with any flags', () => {
    const flags = { anonimizeContacts: false, hideTypeIDs: [], hideCalendarTypeIDs: [] }
    expect(JSON.stringify(show(flags))).not.toMatch(/intern/i)
  })

  test('random characters instead of contacts, also in texts', () => {
    const shown = JSON.stringify(show())
    expect(shown).not.toMatch(/Eva|Maes|Wim|Goossens|Sara|Willems/i)
    expect(shown).toContain('"blurred":true')
    const open = JSON.stringify(show({ anonimizeContacts: false }))
    expect(open).toMatch(/Eva Maes/)
    expect(open).not.toContain('"blurred":true')
  })
})

describe('the entries of the agency', () => {
  const entry = (kind: EntryKind, at: string, facts: Partial<OwnerEntry> = {}): OwnerEntry => ({
    id: `${kind} ${at}`,
    propertyId: 1,
    kind,
    at: instantOf(at)?.getTime() ?? 0,
    state: '',
    text: `Woorden over ${kind}`,
    feedback: null,
    releasedAt: null,
    ...facts,
  })
  const ENTRIES = [
    entry('call', '2026-11-19T00:00:00'),
    entry('visit', '2026-11-20T10:00:00', {
      state: 'took-place',
      text: '',
      feedback: { liking: 'yes', reasons: [] },
    }),
    entry('visit', '2026-11-28T10:00:00', { state: 'planned', text: '' }),
    entry('media', '2026-11-18T09:00:00'),
    entry('message', '2026-11-17T09:00:00', { text: 'Eva belde, mail eva@example.be' }),
  ]
  const entriesWith = (flags: Partial<HistoryFlags> = {}) => show(flags, RECORD, ENTRIES).entries
  const kindsWith = (flags: Partial<HistoryFlags>) => entriesWith(flags).map(({ kind }) => kind)

  test('are shown newest first, without a time if there is none', () => {
    expect(entriesWith().map(({ date }) => date)).toEqual([
      '2026-11-28T10:00:00',
      '2026-11-20T10:00:00',
      '2026-11-19',
      '2026-11-18T09:00:00',
      '2026-11-17T09:00:00',
    ])
    expect(entriesWith().map(({ ahead }) => ahead)).toEqual([true, false, false, false, false])
  })

  test.each<[Partial<HistoryFlags>, EntryKind[]]>([
    [{ showCalendarHistory: false }, ['call', 'media', 'message']],
    [{ showPastOnly: true }, ['visit', 'call', 'media', 'message']],
    [{ showMediaOnline: false }, ['visit', 'visit', 'call', 'message']],
    [{ showAutomaticHistory: false }, ['visit', 'visit', 'media']],
  ])('with %o are only those of the shown sections', (flags, kinds) => {
    expect(kindsWith(flags)).toEqual(kinds)
  })

  test('have no words and no feedback without showComments', () => {
    for (const { text, feedback } of entriesWith({ showComments: false })) {
      expect([text, feedback]).toEqual([[], null])
    }
    const [, visit, call] = entriesWith({ hideCommentsCommunication: true })
    expect(visit?.feedback).toEqual({ liking: 'yes', reasons: [] })
    expect(call?.text).toEqual([])
  })

  test('have random characters instead of the CRM’s contacts and mail addresses', () => {
    expect(plainText(entriesWith().at(-1)?.text ?? [])).toBe('… belde, mail …')
  })
})

describe('communications', () => {
  const mail = (date: string | null, contact: string, typeId = 20) =>
    message(date, typeId, contact, `${date} ${contact}`)
  const shownOf = (...communications: History['communications']) =>
    show({ anonimizeContacts: false }, { communications }).communications?.map(
      ({ date, contact }) => `${date?.slice(8, 10)} ${plainText(contact)}`,
    )

  const [A, B] = [mail('2026-11-02', 'A'), mail('2026-11-02', 'B')]
  test.each([
    ['of the same date and contact are one', [A, A], ['02 A']],
    ['three in a row too', [A, A, A], ['02 A']],
    ['of another contact are two', [A, B], ['02 A', '02 B']],
    ['of another date are two', [A, mail('2026-11-01', 'A')], ['02 A', '01 A']],
    ['that do not follow each other are all there', [A, B, A], ['02 A', '02 B', '02 A']],
    ['behind a hidden one are no duplicates of it', [mail('2026-11-02', 'A', 13), A], ['02 A']],
  ])('%s', (_, communications, expected) => {
    expect(shownOf(...communications)).toEqual(expected)
  })
})

function show(
  flags: Partial<HistoryFlags> = {},
  changes: Partial<History> = RECORD,
  entries: OwnerEntry[] = [],
): ShownHistory {
  return shownHistory({ ...NO_HISTORY, ...changes }, historyFlags.parse(flags), {
    now: NOW,
    entries,
    site: { names: ['Lindehof', 'lindehof.example'], host: 'www.lindehof.be' },
    random: () => 0,
  })
}

function appointment(start: string, typeId: number, contact: string, comment: string) {
  return { start, name: 'Bezoek', type: 'Bezoek', status: 'Gepland', contact, comment, typeId }
}

function message(date: string | null, typeId: number, contact: string, subject: string) {
  return { date, typeId, type: 'E-mail', contact, subject, content: 'Tot dan.' }
}

function plainText(words: Words): string {
  return words.map(({ text, blurred }) => (blurred ? '…' : text)).join('')
}
