import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { crc32 } from 'node:zlib'

/**
 * Sends a transfer of 200 listings with 2,000 pictures (60 MB) to the built worker, kills it with SIGKILL while it
 * copies, and starts it again. Prints what each took, and the largest memory of workerd. Run `npm run build` first.
 */
const HOMES = 200
const PICTURES = 10
const PICTURE_BYTES = 30_000
const TOKEN = 'transfer-bench'
const BASE = readFileSync('public/images/demo/home-410103-960.jpg')

const state = mkdtempSync(join(tmpdir(), 'pand-transfer-'))
const zip = makeZip()
console.log(`ZIP: ${(zip.length / 1e6).toFixed(1)} MB`)
let peak = 0
let server = await start()

const sentAt = performance.now()
const response = await fetch(`${server.origin}/api/staff/feed`, {
  method: 'PUT',
  headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/zip' },
  body: zip,
})
const answer: { run?: number; items?: number; issues?: unknown[] } = await response.json()
console.log(
  `PUT: ${response.status} in ${seconds(sentAt)} s, ${JSON.stringify(answer).slice(0, 200)}`,
)

await until(({ waiting }) => waiting < (HOMES * PICTURES) / 2, 'half copied')
process.kill(-(server.child.pid ?? 0), 'SIGKILL')
console.log(`Killed after ${seconds(sentAt)} s: ${JSON.stringify(progress())}`)
server = await start()
await until(({ state: run }) => run === 'done' || run === 'failed' || run === 'held', 'ended')
console.log(`Ended after ${seconds(sentAt)} s: ${JSON.stringify(progress())}`)

const again = performance.now()
await fetch(`${server.origin}/api/staff/feed`, {
  method: 'PUT',
  headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/zip' },
  body: zip,
})
await until(({ runs, state: run }) => runs === 2 && run === 'done', 'the same again')
console.log(`The same again took ${seconds(again)} s: ${JSON.stringify(progress())}`)
console.log(`Peak of workerd: ${(peak / 1024).toFixed(0)} MB`)
process.kill(-(server.child.pid ?? 0), 'SIGTERM')
await new Promise((resolve) => server.child.once('exit', resolve))
rmSync(state, { recursive: true, force: true })

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      STATE_DIR: state,
      CRM_SOURCE: 'openimmo',
      CRM_DEMO: 'off',
      CRON_SECONDS: '10',
      STAFF_API_TOKEN: TOKEN,
    },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      const address = /Pand is at (\S+)/.exec(String(data))?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return { child, origin }
}

/** Waits for a state of the run, and records the memory meanwhile. */
async function until(
  isReached: (now: ReturnType<typeof progress>) => boolean,
  name: string,
): Promise<void> {
  let lastLine = ''
  for (let tries = 0; tries < 6000; tries++) {
    const now = progress()
    peak = Math.max(peak, memory())
    if (isReached(now)) return
    const line = JSON.stringify(now)
    if (line !== lastLine && tries % 20 === 0) console.log(`  ${seconds(sentAt)} s: ${line}`)
    if (tries % 20 === 0) lastLine = line
    await delay(200)
  }
  throw new Error(`Not reached: ${name}`)
}

/** The state of the last run, the files that wait, and the listings of the file that are published. */
function progress() {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  const name = readdirSync(folder).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file)) ?? ''
  const db = new DatabaseSync(join(folder, name), { readOnly: true, timeout: 5000 })
  const read = (sql: string) => db.prepare(sql).get() ?? {}
  const run = read('select state, attempts from crm_run order by id desc limit 1')
  const counts = read(`select
    (select count(*) from crm_run) runs,
    (select count(*) from crm_picture where address is null and next_at is null) waiting,
    (select count(*) from crm_picture where address is not null) copied,
    (select count(*) from property where id >= 900000000) published`)
  db.close()
  return {
    state: String(run.state),
    attempts: Number(run.attempts),
    runs: Number(counts.runs),
    waiting: Number(counts.waiting),
    copied: Number(counts.copied),
    published: Number(counts.published),
  }
}

/** The resident memory of the largest workerd of the server, in KB. */
function memory(): number {
  const group = String(server.child.pid)
  const lines = execFileSync('ps', ['-eo', 'pgid=,rss=,comm='], { encoding: 'utf8' }).split('\n')
  const sizes = lines.flatMap((line) => {
    const [pgid, rss, command] = line.trim().split(/\s+/)
    return pgid === group && command?.startsWith('workerd') ? Number(rss) : []
  })
  return Math.max(0, ...sizes)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}

/** JPEGs of different content: the same picture, with noise in a segment that stays. */
function picture(): Buffer {
  const noise = crypto.getRandomValues(Buffer.alloc(PICTURE_BYTES - BASE.length - 4))
  const head = Buffer.from([0xff, 0xe2, (noise.length + 2) >> 8, (noise.length + 2) & 0xff])
  return Buffer.concat([BASE.subarray(0, 2), head, noise, BASE.subarray(2)])
}

function makeZip(): Buffer<ArrayBuffer> {
  const objects: string[] = []
  const files: [string, Buffer][] = []
  for (let index = 0; index < HOMES; index++) {
    const names = Array.from({ length: PICTURES }, (_, at) => `bilder/${index}-${at}.jpg`)
    for (const name of names) files.push([name, picture()])
    const attached = names.map((name, at) => {
      const group = at === 0 ? 'TITELBILD' : 'BILD'
      return `<anhang location="EXTERN" gruppe="${group}"><daten><pfad>${name}</pfad></daten></anhang>`
    })
    objects.push(`<immobilie><objektkategorie><vermarktungsart KAUF="true"/></objektkategorie>
      <geo><plz>9000</plz><ort>Gent</ort></geo><preise><kaufpreis>${200_000 + index}</kaufpreis></preise>
      <anhaenge>${attached.join('')}</anhaenge><verwaltung_techn><openimmo_obid>B${index}</openimmo_obid>
      <aktion aktionart="CHANGE"/></verwaltung_techn></immobilie>`)
  }
  const xml = `<openimmo><uebertragung umfang="TEIL"/><anbieter>${objects.join('')}</anbieter></openimmo>`
  return storedZip([...files, ['openimmo.xml', Buffer.from(xml)]])
}

function storedZip(files: readonly (readonly [string, Buffer])[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of files) {
    const name = Buffer.from(path)
    const facts = Buffer.alloc(12)
    facts.writeUInt32LE(crc32(content), 0)
    facts.writeUInt32LE(content.length, 4)
    facts.writeUInt32LE(content.length, 8)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    facts.copy(header, 14)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    facts.copy(entry, 16)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(header, name, content)
    directory.push(entry, name)
    offset += header.length + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
