import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { person } from '../../test/accounts'
import { db } from '../../test/agency'
import { findPerson, type ItemRow } from '../features/personal-data/person'
import { RECORD_KINDS } from '../features/personal-data/person-kinds'
import { erasure } from '../platform/db/schema-people'
import { findAccount } from '../site/accounts/queries'
import { personAnswer, personCall } from './people'

const EMAIL = "o'neil@example.org"

/** The steps of `npm run people:…` on a database that takes text alone. */
async function run(change?: 'erase' | 'disable' | 'enable' | 'delete') {
  const callTask = (more: object) =>
    personAnswer(db, personCall.parse({ email: EMAIL.toUpperCase(), ...more }), new Date())
  const { queries = [] } = callTask({})
  const answers = await env.DB.batch<ItemRow>(queries.map((text) => env.DB.prepare(text)))
  const rows = Object.fromEntries(
    RECORD_KINDS.map((kind, index) => [kind, answers[index]?.results]),
  )
  const { queries: further = [] } = callTask({ rows })
  const others = await env.DB.batch<ItemRow>(further.map((text) => env.DB.prepare(text)))
  const mentions = others.flatMap(({ results }) => results)
  const { person: found, counts, statements = [] } = callTask({ rows, mentions, change })
  if (statements.length > 0) await env.DB.batch(statements.map((text) => env.DB.prepare(text)))
  return { found, counts }
}

test('the statements of the commands have the effect of the staff area', async () => {
  await person(EMAIL)
  expect((await run()).found).toEqual(await findPerson(db, EMAIL))
  expect((await run('disable')).counts).toMatchObject({ accounts: 1 })
  expect(await findAccount(db, EMAIL)).toBeNull()
  await run('enable')
  expect(await findAccount(db, EMAIL)).toMatchObject({ role: 'owner' })
  await run('erase')
  expect(Object.values(await findPerson(db, EMAIL)).flat()).toEqual([])
  expect(await db.select().from(erasure)).toMatchObject([
    { source: 'command', counts: { accounts: 1 } },
  ])
  await person(EMAIL)
  await run('delete')
  expect(await findAccount(db, EMAIL)).toBeNull()
})
