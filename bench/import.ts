import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Measures how long cached pages take while 2,000 listings are imported, and without an import. Run
 * `npm run build` first, then `npx node bench/import.ts [HOMES]`.
 */
const HOMES = Number(process.argv[2] ?? 2000)
const TOKEN = 'import-bench'
const PATHS = ['/nl/', '/nl/te-koop', '/fr/', '/fr/a-vendre', '/nl/te-huur', '/en/for-sale']
const QUIET_SECONDS = 15
const PAUSE_MS = 20
const FIRST_ID = 7_000_000

const state = mkdtempSync(join(tmpdir(), 'pand-import-'))
const server = await start()
try {
  for (const path of [...PATHS, ...PATHS, ...PATHS]) await timeOf(path)
  const quiet = await timesWhile(delay(QUIET_SECONDS * 1000))
  const began = performance.now()
  const busy = await timesWhile(send(HOMES))
  const seconds = (performance.now() - began) / 1000
  const again = await timesWhile(send(HOMES))
  print('without an import', quiet)
  print(`${HOMES} new homes (${seconds.toFixed(1)} s)`, busy)
  print('the same file again', again)
  console.log(
    `p99 with an import / without: ${(quantile(busy, 0.99) / quantile(quiet, 0.99)).toFixed(1)}`,
  )
} finally {
  process.kill(-(server.child.pid ?? 0), 'SIGTERM')
  await new Promise((resolve) => server.child.once('exit', resolve))
  rmSync(state, { recursive: true, force: true })
}

/** The milliseconds of requests for cached pages, two at a time, until the work is done. */
async function timesWhile(work: Promise<unknown>): Promise<number[]> {
  let isFinished = false
  const end = work.finally(() => {
    isFinished = true
  })
  const times: number[] = []
  let sent = 0
  const visitor = async () => {
    while (!isFinished) {
      times.push(await timeOf(PATHS[sent++ % PATHS.length] ?? '/nl/'))
      await delay(PAUSE_MS)
    }
  }
  await Promise.all([end, visitor(), visitor()])
  return times.toSorted((a, b) => a - b)
}

async function timeOf(path: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(server.origin + path)
  await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - began
}

async function send(count: number): Promise<void> {
  const response = await fetch(`${server.origin}/api/staff/listings`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ Items: Array.from({ length: count }, (_, at) => item(FIRST_ID + at)) }),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`The import answered ${response.status}: ${text}`)
  const { upserted, unchanged } = JSON.parse(text)
  console.log(`${upserted} imported, ${unchanged} unchanged`)
}

/** A property as large as those of a CRM: texts in four languages and 12 pictures. */
function item(id: number): object {
  const text = (lang: string) => `${lang} ${id} `.padEnd(400, 'ruime woning met tuin en garage ')
  const texts = { nl: text('nl'), fr: text('fr'), en: text('en'), de: text('de') }
  return {
    ID: id,
    Goal: id % 3 === 0 ? 1 : 0,
    Status: 1,
    Zip: String([9000, 2000, 1000, 4000, 8000][id % 5]),
    City: 'Gent',
    Street: 'Lindenlei',
    HouseNumber: String(id % 200),
    Price: id % 3 === 0 ? 700 + (id % 900) : 200_000 + (id % 2000) * 200,
    WebID: 1 + (id % 2),
    NumberOfBedRooms: id % 5,
    TypeDescription: { nl: `Woning ${id}`, fr: `Maison ${id}` },
    DescriptionA: texts,
    LargePictureItems: Array.from({ length: 12 }, (_, at) => ({
      Url: `https://pictures.example/${id}/${at}.jpg`,
    })),
  }
}

function print(name: string, times: number[]): void {
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share))
  const ms = [p50, p95, p99, max].map((value) => (value ?? 0).toFixed(0).padStart(6)).join('')
  console.log(
    `${name.padEnd(32)} ${String(times.length).padStart(6)} requests, p50 p95 p99 max (ms):${ms}`,
  )
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STATE_DIR: state, PORT: '0', CRM_DEMO: 'off', STAFF_API_TOKEN: TOKEN },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      if (process.env.SHOW) process.stderr.write(data)
      const address = /Pand is at (\S+)/.exec(String(data))?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return { child, origin }
}
