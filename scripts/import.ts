import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Miniflare } from 'miniflare'
import { readJson } from './agency/folder.ts'
import { ON_SITE, readArguments } from './arguments.ts'
import { readConfig } from './deploy/config.ts'
import { givenOrigin } from './deploy/origin.ts'
import { deployEnvironment, secretsFile } from './deploy/secrets.ts'
import { countsLine, feedLines, reportLines } from './import-report.ts'
import { readLines } from './read-lines.ts'
import { fail, message } from './say.ts'
import { splitListings } from './split-listings.ts'
import { callTask, callTaskByLines, withTasks } from './tasks.ts'

/** Files that the site's cron imports, by the ends of their names. */
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
  const requests = splitListings(readJson(file))
  if (values.remote) await importAll(requests, send)
  else await withTasks((tasks) => importAll(requests, (request) => importHere(tasks, request)))
}

/** Sends a file in requests of a size that the site takes, what it deletes with the last one. */
async function importAll(
  requests: readonly unknown[],
  importOne: (listings: unknown) => Promise<Record<string, unknown>>,
): Promise<void> {
  for (const [index, listings] of requests.entries()) {
    if (requests.length > 1) console.log(`Request ${index + 1} of ${requests.length}`)
    for (const line of reportLines(await importOne(listings))) console.log(line)
  }
}

function importHere(tasks: Miniflare, listings: unknown): Promise<Record<string, unknown>> {
  return callTaskByLines(tasks, '/import', listings, showProgress)
}

function showProgress({
  done,
  parts,
  isWaiting,
  isEarlier,
  earlier,
}: Record<string, unknown>): void {
  if (isWaiting) console.log('Waiting for an earlier import that is not complete yet …')
  else if (isRecord(earlier)) console.log(`The earlier import is complete: ${countsLine(earlier)}`)
  else if (parts !== 1)
    console.log(`Part ${done} of ${parts} is stored${isEarlier ? ' (earlier import)' : ''}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
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
  for (const line of feedLines({ status, counts, issues })) console.log(line)
}

async function sendFeed(name: string, type: string): Promise<void> {
  const answer = await put('/api/staff/feed', type, readFileSync(name))
  const { run, items, deleted, issues } = await answer.json()
  console.log(
    `Run ${run}: ${items} read, ${deleted} to delete. The site imports them within a minute.`,
  )
  for (const issue of Array.isArray(issues) ? issues : []) console.log(issue)
}

async function send(listings: unknown): Promise<Record<string, unknown>> {
  const body = JSON.stringify(listings)
  const answer = await put('/api/staff/listings', 'application/json', body, 'application/x-ndjson')
  const result = await readLines(answer, showProgress)
  if (result.status !== 'success') fail(`The site did not import it: ${JSON.stringify(result)}`)
  return result
}

async function put(
  path: string,
  type: string,
  body: BodyInit,
  accept = 'application/json',
): Promise<Response> {
  const { config = 'wrangler.toml' } = values
  const env = deployEnvironment(config)
  const named = values.config ? '' : process.env.SITE_ORIGIN
  const origin = named || givenOrigin({ config: readConfig(config), env })
  const token = env.STAFF_API_TOKEN
  if (!origin) fail(`--remote needs SITE_ORIGIN, in ${config} or the environment.`)
  if (!token) fail(`--remote needs STAFF_API_TOKEN, in ${secretsFile(config)} or the environment.`)
  const answer = await fetch(new URL(path, origin), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type, Accept: accept },
    body,
  }).catch((error) => fail(`${origin} can't be reached: ${message(error)}`))
  if (answer.ok) return answer
  const text = await answer.text()
  fail(`${origin} answered ${answer.status}: ${text.slice(0, 1000)}`)
}
