import { configOption } from '../deploy/config.ts'
import { siteOrigin } from '../deploy/origin.ts'
import { isUnreachable } from '../deploy/wrangler-answer.ts'
import type { Facts } from './facts.ts'

export function siteAnswers({ config, deployed }: Facts): string | null {
  const health = deployed?.health
  if (!health) return null
  const logs = `npx wrangler tail${configOption(config.file)}`
  if (isUnreachable(health))
    return `${health.unreachable}: check the domain's routes and DNS, or deploy; ${logs} shows what arrives.`
  if (health.status === 'ok' || health.content === 'missing') return null
  return `/healthz says "${health.status}": ${logs} shows why.`
}

export function siteHasContent({ config, agency, deployed }: Facts): string | null {
  const health = deployed?.health
  if (!health || isUnreachable(health) || health.content !== 'missing') return null
  return `/healthz says that content is "missing": npm run agency:load -- ${agency.folder} --remote${configOption(config.file)} loads an agency.`
}

export function siteMails({ deployed }: Facts): string | null {
  const health = deployed?.health
  if (!health || isUnreachable(health)) return null
  if (!health.mail || health.mail === 'ok') return null
  return `/healthz says that mail is "${health.mail}": the last error of each mail stands at /staff/leads.`
}

const CALM = ['ok', 'starting', 'off']

export function siteReadsCrm({ deployed }: Facts): string | null {
  const health = deployed?.health
  if (!health || isUnreachable(health)) return null
  if (!health.crm || CALM.includes(health.crm)) return null
  return `/healthz says that crm is "${health.crm}": /staff/crm says why and goes on.`
}

export function httpLeadsToHttps(facts: Facts): string | null {
  const http = facts.deployed?.http
  const origin = siteOrigin(facts)?.origin
  if (!http || !origin) return null
  if (isUnreachable(http)) return `${http.unreachable}: let the domain answer on port 80 too.`
  if (http.status === 308 && http.location === `${origin}/`) return null
  const answer = `${http.status}${http.location && ` to ${http.location}`}`
  return `${origin.replace('https', 'http')}/ answers ${answer} instead of 308 to ${origin}/: switch off redirects of the zone, such as "Always Use HTTPS".`
}
