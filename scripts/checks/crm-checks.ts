import { CRM_SECRETS } from '../deploy/secrets.ts'
import type { Facts } from './facts.ts'

const LEAD_MODES = ['', 'off', 'also', 'only']

export function crmIsKnown({ config }: Facts): string | null {
  const { CRM_SOURCE, CRM_BASE_URL = '', CRM_LEADS = '' } = config.vars
  if (!CRM_SOURCE) return null
  if (!CRM_SECRETS.has(CRM_SOURCE)) {
    const names = [...CRM_SECRETS.keys()].map((name) => `"${name}"`).join(', ')
    return `CRM_SOURCE is "${CRM_SOURCE}", which does not exist: write ${names} or nothing in ${config.file}.`
  }
  if (!LEAD_MODES.includes(CRM_LEADS))
    return `CRM_LEADS is "${CRM_LEADS}": write "also", "only" or "off" in ${config.file}.`
  const isAsked = CRM_SECRETS.get(CRM_SOURCE)?.length !== 0
  if (!isAsked || CRM_BASE_URL.startsWith('https://')) return null
  return `CRM_BASE_URL is "${CRM_BASE_URL}", not an https address: write the CRM's own in ${config.file}.`
}

/** At a deployment that can be asked, what counts is the secrets that it has. */
export function crmHasSecrets({ config, env, secretsFile, deployed }: Facts): string | null {
  const needed = CRM_SECRETS.get(config.vars.CRM_SOURCE ?? '') ?? []
  const missing = needed.filter((name) => !env[name])
  if (missing.length === 0 || deployed) return null
  return `CRM_SOURCE is "${config.vars.CRM_SOURCE}" without credentials: put ${missing.join(' and ')} into ${secretsFile} or the environment.`
}
