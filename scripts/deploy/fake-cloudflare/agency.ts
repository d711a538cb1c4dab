import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'

/** The Cloudflare account that the fake for wrangler answers from. */
interface Account {
  databases: { name: string; uuid: string; jurisdiction?: string }[]
  namespaces: { title: string; id: string }[]
  buckets: { name: string; where?: string }[]
  migrations: string[]
  /** Rows of the database besides the migrations. */
  rows: { kind: string; value: string }[]
  secrets: string[] | null
  /** The beginning of the command that fails, and its error message. */
  fails?: string
  error?: string
  upload?: { file: string; mode: number; secrets: Record<string, string> }
}

export const TOKEN = 'a-token-of-thirty-two-characters-or-more'
const REPOSITORY = resolve('.')
const IDS = {
  'your-d1-database-id': '11111111-2222-4333-8444-555555555555',
  'your-kv-namespace-id': '0123456789abcdef0123456789abcdef',
}

/** Each test works in a separate folder: the repository's configuration, a build, an agency. */
export function inAgencyFolder(): void {
  // Each call starts a process, which takes its time on a busy machine.
  vi.setConfig({ testTimeout: 30_000 })
  beforeEach(() => {
    process.chdir(mkdtempSync(join(tmpdir(), 'pand-deploy-')))
    vi.stubEnv('STAND_IN', process.cwd())
    vi.stubEnv('WRANGLER', join(REPOSITORY, 'scripts/deploy/fake-cloudflare/wrangler.mjs'))
    vi.stubEnv('STAFF_API_TOKEN', TOKEN)
    vi.stubEnv('HEALTH_SECONDS', '0')
    vi.stubEnv('SITE_ORIGIN', undefined)
    cpSync(join(REPOSITORY, 'wrangler.toml'), 'wrangler.toml')
    configure({
      SITE_ORIGIN: 'https://www.immo.be',
      MAIL_DRIVER: 'smtp',
      SMTP_HOST: 'smtp.immo.be',
    })
    for (const [placeholder, id] of Object.entries(IDS)) replaceInConfig(placeholder, id)
    put('migrations/0001_initial.sql', 'SELECT 1;')
    put('agency/settings.json', JSON.stringify({ siteEmail: 'office@immo.be' }))
    setAccount({
      databases: [],
      namespaces: [],
      buckets: [],
      migrations: [],
      rows: [],
      secrets: null,
    })
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    const folder = process.cwd()
    process.chdir(REPOSITORY)
    rmSync(folder, { recursive: true })
  })
}

/** Sets variables of the configuration. */
export function configure(vars: Record<string, string>): void {
  for (const [name, value] of Object.entries(vars)) {
    const toml = readFileSync('wrangler.toml', 'utf8')
    const line = new RegExp(`^${name} = .*$`, 'm')
    writeFileSync('wrangler.toml', toml.replace(line, `${name} = "${value}"`))
  }
}

export function replaceInConfig(text: string, replacement: string): void {
  writeFileSync('wrangler.toml', readFileSync('wrangler.toml', 'utf8').replace(text, replacement))
}

export function put(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

export function account(): Account {
  return JSON.parse(readFileSync('account.json', 'utf8'))
}

export function setAccount(change: Partial<Account>): void {
  const before = existsSync('account.json') ? account() : {}
  writeFileSync('account.json', JSON.stringify({ ...before, ...change }))
}
