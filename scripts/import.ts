import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fail, message } from './say.ts'
import { runTask } from './tasks.ts'

const MOST_NOTES = 20

const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (!file) fail('Name the file: npm run listings:import -- FILE.json [--remote]')
const body = read(file)
const result = values.remote ? await send(body) : await runTask('/import', body)
report(result)

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    fail(`${path} can't be read as JSON: ${message(error)}`)
  }
}

async function send(listings: unknown): Promise<Record<string, unknown>> {
  const { SITE_ORIGIN, STAFF_API_TOKEN } = process.env
  if (!SITE_ORIGIN || !STAFF_API_TOKEN) fail('--remote needs SITE_ORIGIN and STAFF_API_TOKEN set.')
  const answer = await fetch(new URL('/api/staff/listings', SITE_ORIGIN), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${STAFF_API_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(listings),
  }).catch((error) => fail(`${SITE_ORIGIN} can't be reached: ${message(error)}`))
  const text = await answer.text()
  if (!answer.ok) fail(`${SITE_ORIGIN} answered ${answer.status}: ${text.slice(0, 1000)}`)
  return JSON.parse(text)
}

function report({ upserted, unchanged, deleted, refused, notes }: Record<string, unknown>): void {
  console.log(`${upserted} taken in, ${unchanged} unchanged, ${deleted} deleted.`)
  for (const item of Array.isArray(refused) ? refused : []) {
    console.log(`Refused ${JSON.stringify(item)}`)
  }
  const noted = Array.isArray(notes) ? notes : []
  for (const item of noted.slice(0, MOST_NOTES)) console.log(`Note ${JSON.stringify(item)}`)
  if (noted.length > MOST_NOTES) console.log(`… and ${noted.length - MOST_NOTES} more notes`)
}
