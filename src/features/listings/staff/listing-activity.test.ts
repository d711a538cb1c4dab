import { beforeAll, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { newLead } from '../../../../test/leads'
import { wordsAt } from '../../../../test/open-page'
import { cookieOf } from '../../../../test/people'
import { propertyVisit } from '../../../platform/db/schema-history'
import { lead } from '../../../platform/db/schema-leads'
import { brusselsDay } from '../../../platform/format/local-time'
import { daysBefore } from '../../../platform/format/time-before'
import { type NewLead, storeLead } from '../../leads/queries'
import { ACTIVITY_DAYS, readListingActivity } from './listing-activity'

const [HOME, OTHER, PROJECT] = [410002, 410001, 9001]
const NOW = new Date()

beforeAll(async () => {
  await loadAgency()
  await db.delete(propertyVisit)
  await db.delete(lead)
  await db
    .insert(propertyVisit)
    .values([visitsAgo(HOME, 0, 5), visitsAgo(HOME, ACTIVITY_DAYS, 3), visitsAgo(HOME, 40, 100)])
  await storeAgo(1, { propertyId: HOME })
  await storeAgo(40, { propertyId: HOME })
  await storeAgo(2, { projectId: PROJECT })
})

const visitsAgo = (propertyId: number, days: number, visits: number) => ({
  propertyId,
  day: brusselsDay(daysBefore(NOW, days)),
  visits,
})

async function storeAgo(days: number, facts: Partial<NewLead>) {
  const createdAt = daysBefore(NOW, days)
  await storeLead(db, newLead(facts, `${days} days ago`), [], createdAt)
}

test('counts the views and leads of the last 30 days for each listing', async () => {
  const activityOf = await readListingActivity(db, [HOME, OTHER, PROJECT], NOW)
  expect(activityOf('property', HOME)).toEqual({ views: 8, leads: 1 })
  expect(activityOf('property', OTHER)).toEqual({ views: 0, leads: 0 })
  expect(activityOf('project', PROJECT)).toEqual({ views: 0, leads: 1 })
})

test.each([
  ['office', true],
  ['editor', false],
] as const)('the list shows the number of leads to the role %s: %s', async (role, isShown) => {
  const text = await wordsAt('/staff/listings', await cookieOf(role))
  expect(text).toContain(`Bekeken, ${ACTIVITY_DAYS} d`)
  expect(text.includes(`Aanvragen, ${ACTIVITY_DAYS} d`)).toBe(isShown)
})
