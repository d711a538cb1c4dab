import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Miniflare } from 'miniflare'
import { readJson } from './agency/folder.ts'
import { ON_SITE, readArguments } from './arguments.ts'
import { readConfig } from './deploy/config.ts'
import { givenOrigin } from './deploy/origin.ts'
import { deployEnvironment, secretsFile } from './deploy/secrets.ts'
import { fail, message } from './say.ts'
import { splitListings } from './split-listings.ts'
import { callTask, withTasks } from './tasks.ts'

const MOST_NOTES = 20
/** Files that the site's own cron takes in, by the ends of their names. */
const FEEDS = new Map([
  ['.xml', 'application/xml'],
  ['.zip', 'application/zip'],
  ['.csv', 'text/csv'],
])

const USAGE = `Name the file: npm run listings:import -- FILE (JSON, XML, ZIP or CSV)
  --remote        into the deployed site
  --config FILE   of which agency (wrangler.toml)`

const { values, positionals } = readArguments(USAGE, ON_SITE, 1)
const [file] = positionals
if (!file) fail(USAGE)
if (!existsSync(file) || !statSync(file).isFile()) fail(`There is no file ${file}.`)
const feedType = FEEDS.get(extname(file).toLowerCase())
if (feedType && values.remote) await sendFeed(file, feedType)
else if (feedType) await withTasks((tasks) => importFeedHere(tasks, file, feedType))
else {
  const parts = splitListings(readJson(file))
  if (values.remote) for (const part of parts) report(await send(part))
  else await withTasks((tasks) => importHere(tasks, parts))
}

/** One worker for all parts. */
async function importHere(tasks: Miniflare, parts: readonly unknown[]): Promise<void> {
  for (const part of parts) report(await callTask(tasks, '/import', part))
}

interface FeedImport {
  status: string
  message?: string
  counts?: Record<string, number>
  issues?: string[]
}

/** Imports the file completely: no cron runs here. */
async function importFeedHere(tasks: Miniflare, name: string, type: string): Promise<void> {
  const answer = await callTask(tasks, '/feed', readFileSync(name), type)
  const { status, message: reason, counts = {}, issues = [] } = answer as unknown as FeedImport
  if (status === 'refused') fail(`${name} was not imported. ${reason}.`)
  if (status === 'failed') fail(`${name} was read, but its import failed.`)
  const { upserted, unchanged, left, refused } = counts
  console.log(`${upserted} taken in, ${unchanged} unchanged, ${left} deleted, ${refused} refused.`)
  if (status === 'held') console.log('Staff decide at /staff/crm about the rest.')
  for (const issue of issues.slice(0, MOST_NOTES)) console.log(issue)
  if (issues.length > MOST_NOTES) console.log(`… and ${issues.length - MOST_NOTES} more notes`)
}

async function sendFeed(name: string, type: string): Promise<void> {
  const { run, items, deleted, issues } = await put('/api/staff/feed', type, readFileSync(name))
  console.log(
    `Run ${run}: ${items} read, ${deleted} to delete. The site takes them in within a minute.`,
  )
  for (const issue of Array.isArray(issues) ? issues : []) console.log(issue)
}

function send(listings: unknown): Promise<Record<string, unknown>> {
  return put('/api/staff/listings', 'application/json', JSON.stringify(listings))
}

async function put(path: string, type: string, body: BodyInit): Promise<Record<string, unknown>> {
  const { config = 'wrangler.toml' } = values
  const env = deployEnvironment(config)
  const named = values.config ? '' : process.env.SITE_ORIGIN
  const origin = named || givenOrigin({ config: readConfig(config), env })
  const token = env.STAFF_API_TOKEN
  if (!origin) fail(`--remote needs SITE_ORIGIN, in ${config} or the environment.`)
  if (!token) fail(`--remote needs STAFF_API_TOKEN, in ${secretsFile(config)} or the environment.`)
  const answer = await fetch(new URL(path, origin), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
    body,
  }).catch((error) => fail(`${origin} can't be reached: ${message(error)}`))
  const text = await answer.text()
  if (!answer.ok) fail(`${origin} answered ${answer.status}: ${text.slice(0, 1000)}`)
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
