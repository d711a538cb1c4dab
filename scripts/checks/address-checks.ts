import { givenOrigin, siteOrigin, withoutSlash } from '../deploy/origin.ts'
import type { Facts } from './facts.ts'

export function originIsHttps(facts: Facts): string | null {
  const { file } = facts.config
  const given = givenOrigin(facts)
  if (given === '')
    return `SITE_ORIGIN is empty: write the site's address under [vars] in ${file}, as "https://www.example.be".`
  if (!siteOrigin(facts))
    return `SITE_ORIGIN is "${given}", which is not an https address: write it as "https://www.example.be" in ${file}.`
  return null
}

export function originHasNoPath(facts: Facts): string | null {
  const origin = siteOrigin(facts)?.origin
  const given = givenOrigin(facts)
  if (!origin || origin === given) return null
  return `SITE_ORIGIN is "${given}", which is more than a host: write "${origin}" in ${facts.config.file}.`
}

/** A variable left over from another agency would give this one a foreign address. */
export function originIsOne({ config, env }: Facts): string | null {
  const [written, set] = [config.vars.SITE_ORIGIN ?? '', env.SITE_ORIGIN ?? ''].map(withoutSlash)
  if (!written || !set || written === set) return null
  return `SITE_ORIGIN is "${written}" in ${config.file} and "${set}" in the environment: unset the one that is wrong.`
}

export function routesLeadToOrigin(facts: Facts): string | null {
  const { routes, file } = facts.config
  const host = siteOrigin(facts)?.hostname
  if (!host || routes.length === 0 || routes.some((pattern) => matches(pattern, host))) return null
  return `No route in ${file} leads ${host} here, the host of SITE_ORIGIN: add it to routes, or correct SITE_ORIGIN.`
}

/** `www.example.be`, `www.example.be/*`, `*.example.be/*`. */
function matches(pattern: string, host: string): boolean {
  const [wanted = ''] = pattern.replace(/^https?:\/\//, '').split('/')
  return wanted.startsWith('*') ? host.endsWith(wanted.slice(1)) : host === wanted
}
