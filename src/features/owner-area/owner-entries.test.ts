import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../test/agency'
import { byClass, parse, words, wordsOf } from '../../../test/html'
import { newLead } from '../../../test/leads'
import { insertAppointment, newAppointment } from '../../../test/new-appointment'
import { cookieOf, getAs, HOME, OTHER, OTHER_HOME, OWNER } from '../../../test/owner'
import { runBatch } from '../../platform/db/db'
import { appointment, ownerEntry } from '../../platform/db/schema-appointments'
import { propertyHistory } from '../../platform/db/schema-history'
import { lead } from '../../platform/db/schema-leads'
import { monthsBefore } from '../../platform/format/time-before'
import type { Feedback } from '../appointments/appointment'
import { storeAppointment } from '../appointments/queries'
import { storeLead } from '../leads/queries'
import { namesOneOf, namesVisitor } from './names-visitor'
import { addEntry, findEntry, releaseFeedback } from './owner-entries'

const DAY = 86_400_000
const NOW = Date.now()
const FEEDBACK: Feedback = {
  liking: 'yes',
  reasons: ['price', 'other'],
  comment: 'De buren zijn luid',
  wantsSimilar: false,
}

beforeAll(() => loadAgency({ withOwners: true }))
beforeEach(async () => {
  for (const table of [ownerEntry, appointment, lead]) await db.delete(table)
})

async function historyOf(owner: typeof OWNER, id: number, lang = 'nl'): Promise<string> {
  const response = await getAs(await cookieOf(owner), `/${lang}/history?property=${id}`)
  expect(response.status).toBe(200)
  return response.text()
}

async function visit(facts: Parameters<typeof newAppointment>[0]): Promise<string> {
  const row = newAppointment({ propertyId: HOME, ...facts })
  await storeAppointment(db, row, { now: new Date() })
  return row.id
}

describe('the history page', () => {
  test('shows visits of this site with their state, and never the visitor', async () => {
    await visit({ startAt: NOW + DAY, state: 'confirmed' })
    await visit({ startAt: NOW - DAY, state: 'took-place' })
    await visit({ startAt: NOW - 2 * DAY, state: 'missed' })
    await visit({ startAt: NOW - 3 * DAY, state: 'cancelled-by-visitor' })
    const html = await historyOf(OWNER, HOME)
    const [calendar = ''] = byClass(parse(html), 'timeline').map(words)
    for (const state of ['Gepland', 'Doorgegaan', 'Niet komen opdagen', 'Geannuleerd'])
      expect(calendar).toContain(state)
    expect(html).not.toMatch(/Peeters|an@example|0470123456|Sleutel/)
  })

  test.each([
    ['nl', 'Beviel de bezoeker: goed. Hield tegen: prijs, iets anders.'],
    ['fr', 'Le bien a plu au visiteur\u00a0: bien. Ce qui l’a freiné\u00a0: le prix, autre chose.'],
    ['en', 'The visitor liked it: well. What held them back: price, something else.'],
    ['de', 'Dem Besucher gefiel es: gut. Dagegen sprach: Preis, etwas anderes.'],
  ])('shows released feedback in %s, and no other', async (lang, sentence) => {
    const past = { startAt: NOW - DAY, state: 'took-place', feedback: FEEDBACK } as const
    const id = await visit(past)
    await visit({ ...past, feedback: { ...FEEDBACK, liking: 'no' } })
    expect(await historyOf(OWNER, HOME, lang)).not.toContain(sentence)
    await runBatch(db, [releaseFeedback(db, id, { text: '', feedback: FEEDBACK }, new Date())])
    const html = await historyOf(OWNER, HOME, lang)
    expect(html.split(sentence)).toHaveLength(2)
    expect(html).not.toMatch(/buren|: (?:niet|pas du tout|not at all|gar nicht)/)
    expect((await findEntry(db, id))?.feedback).toEqual({
      liking: 'yes',
      reasons: ['price', 'other'],
    })
  })

  test('shows the words of staff in place of the answers, until they are withdrawn', async () => {
    const id = await visit({ startAt: NOW - DAY, state: 'took-place', feedback: FEEDBACK })
    await runBatch(db, [
      releaseFeedback(db, id, { text: 'Vond het te klein', feedback: FEEDBACK }, new Date()),
    ])
    const html = await historyOf(OWNER, HOME)
    expect(html).toContain('Vond het te klein')
    expect(html).not.toContain('Beviel de bezoeker')
    await runBatch(db, [releaseFeedback(db, id, { text: '', feedback: null }, new Date())])
    expect(await historyOf(OWNER, HOME)).not.toMatch(/Vond het te klein|Beviel de bezoeker/)
  })

  test('has its sections with entries by hand for a property without history in the CRM', async () => {
    await db.delete(propertyHistory)
    const facts = { propertyId: OTHER_HOME, at: NOW - DAY, state: '' } as const
    for (const kind of ['call', 'message', 'media'] as const) {
      const entry = { ...facts, key: crypto.randomUUID(), kind, text: `Over ${kind}` }
      await addEntry(db, entry, { by: 1, now: new Date() })
    }
    const page = parse(await historyOf(OTHER, OTHER_HOME))
    const timelines = byClass(page, 'timeline').map(words)
    expect(timelines[0]).toMatch(/Online geplaatst.*Over media/)
    expect(timelines[1]).toMatch(/Telefoongesprek.*Over call/)
    expect(timelines[1]).toMatch(/Bericht.*Over message/)
    expect(wordsOf(page, 'accordion')).toContain('Afspraken0')
  })

  test('does not call a visit planned whose time has passed', async () => {
    await db.delete(propertyHistory)
    await visit({ startAt: NOW - DAY, state: 'confirmed' })
    const timelines = wordsOf(parse(await historyOf(OWNER, HOME)), 'timeline')
    expect(timelines).toContain('Bezoek')
    expect(timelines).not.toContain('Gepland')
  })
})

describe('a text for an owner names a visitor', () => {
  test.each([
    ['Mevrouw PEETERS kwam terug', true],
    ['An wil nog eens kijken', false],
    ['Zoe vond het mooi', true],
    ['De zoektocht gaat voort', false],
    ['Mail naar koper@example.be', true],
    ['Bel 0470 12 34 56', true],
    ['Vond de tuin te klein, 3 kamers volstaan', false],
  ])('%s: %s', (text, expected) => {
    expect(namesOneOf(['An Peeters', 'Zoë Maes', ''], text)).toBe(expected)
  })

  test('of the last twelve months of that property', async () => {
    await insertAppointment({ propertyId: HOME, name: 'Zoë Claes', startAt: NOW })
    const old = monthsBefore(new Date(), 13)
    await insertAppointment({ propertyId: HOME, name: 'Wim Goossens', startAt: old.getTime() })
    await storeLead(db, newLead({ propertyId: HOME }), [], new Date())
    const outcomes = ['Claes', 'Goossens', 'D’Hondt', 'Hondt'].map((name) =>
      namesVisitor(db, HOME, `Bezoek van ${name}`),
    )
    expect(await Promise.all(outcomes)).toEqual([true, false, true, true])
    expect(await namesVisitor(db, OTHER_HOME, 'Bezoek van Claes')).toBe(false)
  })
})
