import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { TASKS, WORKER } from '../scripts/bundle.ts'
import { DEMO_LOGINS } from '../scripts/demo-accounts.ts'
import { prepareDatabase } from '../scripts/prepare.ts'
import { startTasks, startWorker } from '../scripts/runtime.ts'
import { callTask } from '../scripts/tasks.ts'
import { type SitePaths, type VisitorRequest, visitorRequests } from './visitor-requests.ts'

const SEED = 20_261_123
const CONNECTIONS = 20
const SECONDS = 60
const LISTINGS = 1000
const IMPORTED = 2000
const LOGINS = 12
/** The import and the log-ins begin when the first caches are filled. */
const SIDE_WORK_AFTER_MS = 5000
const TIMEOUT_MS = 30_000
const TOKEN = 'token-of-the-load-test'

export interface Answer {
  kind: string
  path: string
  /** The status of the response; 0 without a response. */
  status: number
  ms: number
  isCached: boolean
}

export interface SideWork {
  what: string
  ms: number
  /** The number of log-ins that were refused with 429 and tried again. */
  refused: number
  result: string
}

export interface MixedLoad {
  seconds: number
  answers: Answer[]
  sideWork: SideWork[]
}

/** Runs visitors, an import and log-ins against a built site with a separate database. */
async function run(count: number): Promise<MixedLoad> {
  await prepareDatabase()
  const body = await prepareListings()
  process.env.STAFF_API_TOKEN = TOKEN
  process.env.RATE_LIMIT_FACTOR = '1'
  const server = await startWorker([WORKER], { host: '127.0.0.1', port: 0 })
  const { origin } = await server.ready
  const agent = new Agent({ keepAlive: true })
  const requests = visitorRequests(SEED, count, await sitePaths(agent, origin))
  const begin = performance.now()
  const [answers, sideWork] = await Promise.all([
    sendAll(agent, origin, requests),
    delay(SIDE_WORK_AFTER_MS).then(() => runSideWork(agent, origin, body)),
  ])
  const seconds = (performance.now() - begin) / 1000
  agent.destroy()
  await server.dispose()
  return { seconds, answers, sideWork }
}

/** Adds the listings that the site has before, and returns the file that is imported during the load. */
async function prepareListings(): Promise<string> {
  const tasks: Miniflare = await startTasks(TASKS)
  await callTask(tasks, `/generate?n=${LISTINGS}`)
  const { Items } = await callTask(tasks, `/generated?n=${IMPORTED}`)
  await tasks.dispose()
  return JSON.stringify({ Items })
}

/** Sends the requests in order over several connections, each not before its time. */
async function sendAll(
  agent: Agent,
  origin: string,
  requests: VisitorRequest[],
): Promise<Answer[]> {
  const begin = performance.now()
  const interval = (SECONDS * 1000) / requests.length
  const answers: Answer[] = []
  let next = 0
  async function connection() {
    for (let at = next++; at < requests.length; at = next++) {
      await delay(begin + at * interval - performance.now())
      const { kind, path, ...init } = requests[at] as VisitorRequest
      const { status, ms, headers } = await send(agent, origin + path, init)
      answers.push({ kind, path, status, ms, isCached: headers['server-timing'] === 'page' })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return answers
}

function runSideWork(agent: Agent, origin: string, body: string): Promise<SideWork[]> {
  const logins = Array.from({ length: LOGINS }, (_, at) => logIn(agent, origin, at))
  return Promise.all([importListings(agent, origin, body), ...logins])
}

async function importListings(agent: Agent, origin: string, body: string): Promise<SideWork> {
  const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
  const options = { method: 'PUT', headers, body, timeout: 10 * TIMEOUT_MS }
  const { status, ms, text } = await send(agent, `${origin}/api/staff/listings`, options)
  return { what: 'import', ms, refused: 0, result: `${status} ${text.slice(0, 80)}` }
}

/** Logs in as an owner or a staff member, and tries again after each 429 by its Retry-After. */
async function logIn(agent: Agent, origin: string, at: number): Promise<SideWork> {
  const { path, ...account } = DEMO_LOGINS[at % DEMO_LOGINS.length] as (typeof DEMO_LOGINS)[number]
  const headers = {
    'CF-Connecting-IP': `198.51.100.${at + 1}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
  }
  const options = { method: 'POST', headers, body: String(new URLSearchParams(account)) }
  const begin = performance.now()
  for (let refused = 0; ; refused++) {
    const { status, headers } = await send(agent, origin + path, options)
    const ms = performance.now() - begin
    if (status !== 429) return { what: `log-in at ${path}`, ms, refused, result: String(status) }
    await delay(1000 * Number(headers['retry-after'] ?? 1))
  }
}

/** The pages and listings of the sitemap. */
async function sitePaths(agent: Agent, origin: string): Promise<SitePaths> {
  const { text } = await send(agent, `${origin}/sitemap.xml`, {})
  const parts = text.includes('<sitemapindex') ? locationsIn(text) : ['/sitemap.xml']
  const paths: string[] = []
  for (const part of parts) {
    paths.push(...locationsIn((await send(agent, origin + part, {})).text))
  }
  const isListing = (path: string) => /\/(?:property|project)\//.test(path)
  return { pages: paths.filter((path) => !isListing(path)), listings: paths.filter(isListing) }
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
  timeout?: number
}

interface Received {
  status: number
  ms: number
  headers: IncomingMessage['headers']
  text: string
}

/** Sends a request and reads its complete answer; the status is 0 after a time-out. */
function send(agent: Agent, url: string, { body, ...options }: Options): Promise<Received> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number, headers: IncomingMessage['headers'], text: string) =>
      resolve({ status, headers, text, ms: performance.now() - begin })
    const sent = request(url, { timeout: TIMEOUT_MS, ...options, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        finish(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()),
      )
      response.on('error', () => finish(0, {}, ''))
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => finish(0, {}, ''))
    sent.end(body)
  })
}

const load = await run(Number(process.argv[2]))
process.stdout.write(`${JSON.stringify({ load })}\n`)
