import { copyFileSync, existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4ModuleDefinition,
  type V4SharedOptions,
  type V4WorkerOptions,
  type V4WorkerOptionsShape,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWranglerToml } from 'wrangler'
import { CHUNKS, WORKER } from './bundle.ts'
import { failIfLocked } from './database-lock.ts'
import { fail } from './say.ts'
import { failIfUnreleased } from './unreleased.ts'

/** Settings of .dev.vars, which the environment overrides. */
export const SETTINGS = [
  'STAFF_API_TOKEN',
  'SITE_ORIGIN',
  'SITE_EMAIL',
  'MAIL_DRIVER',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'SMTP_TLS',
  'RATE_LIMIT_FACTOR',
  'HSTS_SUBDOMAINS',
  'CRM_SOURCE',
  'CRM_BASE_URL',
  'CRM_USER',
  'CRM_PASSWORD',
  'CRM_CLIENT_ID',
  'CRM_HOOK_SECRET',
  'CRM_OFFICE',
  'CRM_PICTURES',
  'CRM_LEADS',
  'CRM_EVERY',
  'CRM_PAUSE',
  'CRM_CALLS',
  'CRM_TIMEOUT',
  'GEOCODER_URL',
]

const SECRETS = ['STAFF_API_TOKEN']

export const STATE_DIR = resolve(process.env.STATE_DIR || '.wrangler/state')

export const LOCK_TIMEOUT_MS = 10_000

/** A worker on the local database, files and settings, from its entry and what that imports. */
export function startWorker(scripts: string[], shared: V4SharedOptions = {}): Promise<Miniflare> {
  return startMiniflare([{ ...configuration(), modules: modulesOf(scripts) }], shared)
}

/** Starts the same worker in several isolates, one for each name, that share database and files. */
export function startIsolates(
  names: readonly string[],
  bindings: Record<string, string>,
  shared: V4SharedOptions,
): Promise<Miniflare> {
  const options = configuration()
  const worker = { ...options, bindings: { ...options.bindings, ...bindings } }
  return startMiniflare(
    names.map((name) => ({ ...worker, name, modules: modulesOf([WORKER]) })),
    shared,
  )
}

/**
 * The same without public files: for work on the database. Waits for another process that locks the database, and
 * ends this process if the lock stays.
 */
export function startTasks(script: string): Promise<Miniflare> {
  failIfLocked(STATE_DIR, LOCK_TIMEOUT_MS)
  failIfUnreleased(STATE_DIR)
  return startMiniflare([{ ...configuration(), assets: undefined, modules: modulesOf([script]) }])
}

process.env.WRANGLER_LOG ??= 'warn'

function configuration(): V4WorkerOptionsShape {
  const options: V4WorkerOptionsShape = readWranglerToml('wrangler.toml').workerOptions
  return { ...options, bindings: { ...options.bindings, ...fromEnvironment() } }
}

/** Returns the setting `CRM_SOURCE`, or an empty string if none is set. */
export function crmSourceName(): string {
  return String(configuration().bindings?.CRM_SOURCE ?? '')
}

export function createDevVars(): void {
  if (!existsSync('.dev.vars')) copyFileSync('.dev.vars.example', '.dev.vars')
}

/** Names missing settings of the worker at the start, before a request fails. */
export function checkConfiguration(): void {
  const { bindings = {}, d1Databases, kvNamespaces, r2Buckets, assets } = configuration()
  const bound = { ...d1Databases, ...kvNamespaces, ...r2Buckets, [assets?.binding ?? '']: assets }
  const unbound = ['DB', 'CACHE', 'MEDIA', 'ASSETS'].filter((name) => !(name in bound))
  if (unbound.length) fail(`wrangler.toml lacks the binding ${unbound.join(', ')}.`)
  const missing = [...SECRETS, ...neededForMail(bindings)].filter((name) => !bindings[name])
  if (missing.length)
    console.warn(`Not set in .dev.vars or the environment: ${missing.join(', ')}.`)
}

function neededForMail({ MAIL_DRIVER, SMTP_USER }: Record<string, unknown>): string[] {
  if (MAIL_DRIVER !== 'smtp') return []
  return ['SMTP_HOST', 'SMTP_PORT', ...(SMTP_USER ? ['SMTP_PASSWORD'] : [])]
}

function fromEnvironment(): Record<string, string> {
  const entries = SETTINGS.map((name) => [name, process.env[name]])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The modules of a worker: its scripts, and the chunks of the site if it is one of them. */
function modulesOf(scripts: string[]): V4ModuleDefinition[] {
  const chunks = scripts.includes(WORKER) ? globSync(CHUNKS) : []
  return [...scripts, ...chunks].map((path) => ({ type: 'ESModule', path: resolve(path) }))
}

async function startMiniflare(
  workers: V4WorkerOptions[],
  shared: V4SharedOptions = {},
): Promise<Miniflare> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: workers.map((worker) => ({ name: 'pand', modulesRoot: resolve('.'), ...worker })),
      cf: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: `${STATE_DIR}/v3`,
      telemetry: { enabled: false },
      ...shared,
    }),
  )
  await miniflare.ready
  return miniflare
}
