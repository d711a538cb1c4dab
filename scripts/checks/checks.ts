import { join } from 'node:path'
import { configOption, isPlaceholder } from '../deploy/config.ts'
import { givenOrigin, siteOrigin, withoutSlash } from '../deploy/origin.ts'
import { CRM_SECRETS } from '../deploy/secrets.ts'
import {
  agencyIsLoaded,
  databaseAnswers,
  demoIsAway,
  migrationsAreApplied,
  noMailIsDead,
  secretsAreSet,
  someoneCanLogIn,
} from './deployed-checks.ts'
import type { Check, Facts } from './facts.ts'
import {
  httpLeadsToHttps,
  siteAnswers,
  siteHasContent,
  siteMails,
  siteReadsCrm,
} from './site-checks.ts'

const SHORTEST = 32
const DEMO_TOKEN = 'local-staff-token'

/** For a reachable deployment, checks the secret that it has. */
function tokenExists({ env, secretsFile, deployed }: Facts): string | null {
  if (env.STAFF_API_TOKEN || deployed) return null
  return `STAFF_API_TOKEN is missing: put one of ${SHORTEST} characters or more into ${secretsFile} or the environment; openssl rand -hex 32 makes one.`
}

function tokenIsStrong({ env, secretsFile }: Facts): string | null {
  const token = env.STAFF_API_TOKEN
  if (!token) return null
  const remedy = `replace it in ${secretsFile} or the environment; openssl rand -hex 32 makes one.`
  if (token === DEMO_TOKEN) return `STAFF_API_TOKEN is the demo's, which is public: ${remedy}`
  if (token.length < SHORTEST)
    return `STAFF_API_TOKEN has ${token.length} characters, fewer than ${SHORTEST}: ${remedy}`
  return null
}

function limitsHold({ config }: Facts): string | null {
  const factor = config.vars.RATE_LIMIT_FACTOR || '1'
  if (Number(factor) <= 1) return null
  return `RATE_LIMIT_FACTOR is "${factor}", which weakens every limit: write "1" under [vars] in ${config.file}.`
}

function originIsHttps(facts: Facts): string | null {
  const { file } = facts.config
  const configured = givenOrigin(facts)
  if (configured === '')
    return `SITE_ORIGIN is empty: write the site's address under [vars] in ${file}, as "https://www.example.be".`
  if (!siteOrigin(facts))
    return `SITE_ORIGIN is "${configured}", which is not an https address: write it as "https://www.example.be" in ${file}.`
  return null
}

function originHasNoPath(facts: Facts): string | null {
  const origin = siteOrigin(facts)?.origin
  const configured = givenOrigin(facts)
  if (!origin || origin === configured) return null
  return `SITE_ORIGIN is "${configured}", which is more than a host: write "${origin}" in ${facts.config.file}.`
}

/** A variable left over from another agency would give this site the wrong address. */
function originIsUnambiguous({ config, env }: Facts): string | null {
  const [inFile, inEnv] = [config.vars.SITE_ORIGIN ?? '', env.SITE_ORIGIN ?? ''].map(withoutSlash)
  if (!inFile || !inEnv || inFile === inEnv) return null
  return `SITE_ORIGIN is "${inFile}" in ${config.file} and "${inEnv}" in the environment: unset the one that is wrong.`
}

function routesLeadToOrigin(facts: Facts): string | null {
  const { routes, file } = facts.config
  const host = siteOrigin(facts)?.hostname
  if (!host || routes.length === 0 || routes.some((pattern) => matches(pattern, host))) return null
  return `No route in ${file} leads ${host} here, the host of SITE_ORIGIN: add it to routes, or correct SITE_ORIGIN.`
}

/** `www.example.be`, `www.example.be/*`, `*.example.be/*`. */
function matches(pattern: string, host: string): boolean {
  const [hostPattern = ''] = pattern.replace(/^https?:\/\//, '').split('/')
  return hostPattern.startsWith('*') ? host.endsWith(hostPattern.slice(1)) : host === hostPattern
}

const LEAD_MODES = ['', 'off', 'also', 'only']

function crmIsKnown({ config }: Facts): string | null {
  const { CRM_SOURCE, CRM_BASE_URL = '', CRM_LEADS = '' } = config.vars
  if (!CRM_SOURCE) return null
  if (!CRM_SECRETS.has(CRM_SOURCE)) {
    const names = [...CRM_SECRETS.keys()].map((name) => `"${name}"`).join(', ')
    return `CRM_SOURCE is "${CRM_SOURCE}", which does not exist: write ${names} or nothing in ${config.file}.`
  }
  if (!LEAD_MODES.includes(CRM_LEADS))
    return `CRM_LEADS is "${CRM_LEADS}": write "also", "only" or "off" in ${config.file}.`
  const isRequested = CRM_SECRETS.get(CRM_SOURCE)?.length !== 0
  if (!isRequested || CRM_BASE_URL.startsWith('https://')) return null
  return `CRM_BASE_URL is "${CRM_BASE_URL}", not an https address: write the CRM's own in ${config.file}.`
}

/** For a reachable deployment, checks the secrets that it has. */
function crmHasSecrets({ config, env, secretsFile, deployed }: Facts): string | null {
  const needed = CRM_SECRETS.get(config.vars.CRM_SOURCE ?? '') ?? []
  const missing = needed.filter((name) => !env[name])
  if (missing.length === 0 || deployed) return null
  return `CRM_SOURCE is "${config.vars.CRM_SOURCE}" without credentials: put ${missing.join(' and ')} into ${secretsFile} or the environment.`
}

/** Addresses of listings are sent to the geocoder, so its address must be https. */
function geocoderIsHttps({ config }: Facts): string | null {
  const { GEOCODER_URL = '' } = config.vars
  if (!GEOCODER_URL || GEOCODER_URL.startsWith('https://')) return null
  return `GEOCODER_URL is "${GEOCODER_URL}", not an https address: write that of a search in Nominatim's format, or nothing, in ${config.file}.`
}

const DRIVERS = ['smtp', 'cloudflare']

function mailLeaves({ config, allows }: Facts): string | null {
  const driver = config.vars.MAIL_DRIVER ?? ''
  if (DRIVERS.includes(driver) || allows.noMail) return null
  const choice = `write "smtp" or "cloudflare" under [vars] in ${config.file}`
  if (driver !== '' && driver !== 'local')
    return `MAIL_DRIVER is "${driver}", which does not exist: ${choice}.`
  return `MAIL_DRIVER is "${driver}", so that no lead would be mailed: ${choice}, or deploy with --no-mail.`
}

function smtpHasHost({ config }: Facts): string | null {
  const { MAIL_DRIVER, SMTP_HOST } = config.vars
  if (MAIL_DRIVER !== 'smtp' || SMTP_HOST) return null
  return `MAIL_DRIVER is "smtp" without a server: write SMTP_HOST under [vars] in ${config.file}.`
}

/** For a reachable deployment, checks the secret that it has. */
function smtpHasPassword({ config, env, secretsFile, deployed }: Facts): string | null {
  const { MAIL_DRIVER, SMTP_USER } = config.vars
  if (MAIL_DRIVER !== 'smtp' || !SMTP_USER || env.SMTP_PASSWORD || deployed) return null
  return `SMTP_USER is "${SMTP_USER}" without a password: put SMTP_PASSWORD into ${secretsFile} or the environment.`
}

function smtpIsEncrypted({ config }: Facts): string | null {
  const { MAIL_DRIVER, SMTP_TLS } = config.vars
  if (MAIL_DRIVER !== 'smtp' || SMTP_TLS !== 'off') return null
  return `SMTP_TLS is "off", so that leads and the password travel readable: write "starttls" or "implicit" in ${config.file}.`
}

function cloudflareIsBound({ config }: Facts): string | null {
  if (config.vars.MAIL_DRIVER !== 'cloudflare' || config.email) return null
  return `MAIL_DRIVER is "cloudflare" without its binding: add [[send_email]] with name = "EMAIL" to ${config.file}.`
}

const SECRETS = [
  'STAFF_API_TOKEN',
  'SMTP_PASSWORD',
  'CRM_USER',
  'CRM_PASSWORD',
  'CRM_CLIENT_ID',
  'CRM_HOOK_SECRET',
]

function bindingsExist({ config }: Facts): string | null {
  const bound = {
    DB: config.database,
    CACHE: config.namespace,
    MEDIA: config.bucket,
    ASSETS: config.assets,
  }
  const missing = Object.entries(bound).flatMap(([name, binding]) => (binding ? [] : name))
  if (missing.length === 0) return null
  return `${config.file} lacks the binding ${missing.join(', ')}: copy its lines from the wrangler.toml of the repository.`
}

function idsAreWritten({ config, allows }: Facts): string | null {
  const { database, namespace, file } = config
  const ids = { database: database?.id, namespace: namespace?.id }
  const open = Object.entries(ids).flatMap(([label, id]) =>
    id !== undefined && isPlaceholder(id) ? `the ${label}` : [],
  )
  if (open.length === 0 || allows.create) return null
  return `${file} has no id of ${open.join(' and ')}: npm run deploy -- --create${configOption(file)} makes what is missing and writes it there.`
}

function secretsAreSecret({ config }: Facts): string | null {
  const exposed = SECRETS.filter((name) => config.vars[name] !== undefined)
  if (exposed.length === 0) return null
  return `${exposed.join(' and ')} can be read in ${config.file}: take it out of [vars], put a new one into .env.deploy.`
}

/** A deployment does not start if one of these reports a problem. */
export const REFUSALS: Check[] = [
  bindingsExist,
  idsAreWritten,
  originIsHttps,
  originHasNoPath,
  originIsUnambiguous,
  routesLeadToOrigin,
  mailLeaves,
  smtpHasHost,
  smtpHasPassword,
  cloudflareIsBound,
  crmIsKnown,
  crmHasSecrets,
  geocoderIsHttps,
  tokenExists,
  tokenIsStrong,
  secretsAreSecret,
]

function agencyIsJson({ agency }: Facts): string | null {
  if (agency.unreadable.length === 0) return null
  return `${agency.unreadable.join(', ')} is not JSON: correct it, an editor shows where.`
}

function agencyHasAddress({ agency }: Facts): string | null {
  if (!agency.siteEmail.endsWith('.example')) return null
  return `siteEmail in ${join(agency.folder, 'settings.json')} is still ${agency.siteEmail}: write the address that leads are to reach.`
}

function agencyHasNoGaps({ agency }: Facts): string | null {
  if (agency.gaps.length === 0) return null
  const total = agency.gaps.reduce((sum, { count }) => sum + count, 0)
  const files = agency.gaps.map(({ file, count }) => `${file} (${count})`).join(', ')
  return `${total} ${total === 1 ? 'text' : 'texts'} in [[…]] must still be filled in: ${files}.`
}

/** Checks of the files of the agency's folder. */
export const AGENCY_CHECKS: Check[] = [agencyIsJson, agencyHasAddress, agencyHasNoGaps]

/** Checks of the deployment; they pass when no facts about it were read. */
export const DEPLOYED_CHECKS: Check[] = [
  secretsAreSet,
  databaseAnswers,
  migrationsAreApplied,
  agencyIsLoaded,
  someoneCanLogIn,
  demoIsAway,
  noMailIsDead,
  siteAnswers,
  siteHasContent,
  siteMails,
  siteReadsCrm,
  httpLeadsToHttps,
]

/** All checks of `npm run doctor`. */
export const CHECKS: Check[] = [
  ...REFUSALS,
  smtpIsEncrypted,
  limitsHold,
  ...AGENCY_CHECKS,
  ...DEPLOYED_CHECKS,
]
