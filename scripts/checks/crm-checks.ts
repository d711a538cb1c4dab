import type { Facts } from './facts.ts'

const SECRETS = ['CRM_USER', 'CRM_PASSWORD']
const LEAD_MODES = ['', 'off', 'also', 'only']

export function crmIsKnown({ config }: Facts): string | null {
  const { CRM_SOURCE, CRM_BASE_URL = '', CRM_LEADS = '' } = config.vars
  if (!CRM_SOURCE) return null
  if (CRM_SOURCE !== 'omnicasa')
    return `CRM_SOURCE is "${CRM_SOURCE}", which does not exist: write "omnicasa" or nothing in ${config.file}.`
  if (!LEAD_MODES.includes(CRM_LEADS))
    return `CRM_LEADS is "${CRM_LEADS}": write "also", "only" or "off" in ${config.file}.`
  if (CRM_BASE_URL.startsWith('https://')) return null
  return `CRM_BASE_URL is "${CRM_BASE_URL}", not an https address: write the CRM's own in ${config.file}.`
}

/** At a deployment that can be asked, what counts is the secrets that it has. */
export function crmHasSecrets({ config, env, secretsFile, deployed }: Facts): string | null {
  const missing = SECRETS.filter((name) => !env[name])
  if (!config.vars.CRM_SOURCE || missing.length === 0 || deployed) return null
  return `CRM_SOURCE is "${config.vars.CRM_SOURCE}" without credentials: put ${missing.join(' and ')} into ${secretsFile} or the environment.`
}
