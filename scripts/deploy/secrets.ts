import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'

export type Env = Record<string, string | undefined>

/** The local file with the secrets: `.env.deploy.NAME` for wrangler.NAME.toml, else `.env.deploy`. */
export function secretsFile(config: string): string {
  const name = /^wrangler\.(.+)\.toml$/.exec(basename(config))?.[1]
  return name && existsSync(`.env.deploy.${name}`) ? `.env.deploy.${name}` : '.env.deploy'
}

/** Returns the environment, which overrides the file of secrets. */
export function deployEnvironment(config: string): Env {
  const file = secretsFile(config)
  const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return { ...stored, ...process.env }
}

/** The values of CRM_SOURCE, and the secrets that each requires. */
export const CRM_SECRETS = new Map([
  ['omnicasa', ['CRM_USER', 'CRM_PASSWORD']],
  ['whise', ['CRM_USER', 'CRM_PASSWORD', 'CRM_CLIENT_ID']],
  ['sweepbright', ['CRM_CLIENT_ID', 'CRM_PASSWORD', 'CRM_HOOK_SECRET']],
  ['openimmo', []],
  ['csv', []],
])

/** Returns the names of the secrets that a worker with these variables requires. */
export function neededSecrets(vars: Record<string, string>): string[] {
  const mail = vars.MAIL_DRIVER === 'smtp' && vars.SMTP_USER ? ['SMTP_PASSWORD'] : []
  const crm = CRM_SECRETS.get(vars.CRM_SOURCE ?? '') ?? []
  return ['STAFF_API_TOKEN', ...mail, ...crm]
}
