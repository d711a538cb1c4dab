import type { SiteSettings } from '../../site/site'
import { type ScriptSources, sourcesOf } from '../external-scripts/external-scripts'
import { FRAME_ORIGINS } from '../format/embed-target'
import { POLICY_REPORTS } from './policy-report'

const NO_SCRIPTS: ScriptSources = { script: [], connect: [], frame: [], style: [] }

/** The policy of errors and personal responses, without external scripts. */
export const BASE_POLICY = policyWith(NO_SCRIPTS)

/** The policy of staff pages whose script converts HEIC pictures. The library starts its worker from a Blob. */
export const HEIC_POLICY = `${BASE_POLICY}; worker-src blob:`

/**
 * The policy of SVG files, which are stored as they came: they neither run nor load anything. It allows inline styles
 * and embedded pictures, because hidden parts would appear without them.
 */
export const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const policies = new WeakMap<SiteSettings, string>()

/**
 * Returns the Content-Security-Policy of pages. It allows the site's files, and the sources of the settings' external
 * scripts.
 */
export function policyFor(settings: SiteSettings): string {
  const known = policies.get(settings)
  if (known) return known
  const policy = policyWith(sourcesOf(settings.externalScripts))
  policies.set(settings, policy)
  return policy
}

/**
 * Returns a policy with these sources. It is the same for all visitors, so that pages can be cached byte for byte:
 * there are no inline scripts. Style attributes contain colours that the settings' schema validated. All pictures are
 * from this site, and style sheets contain small ones as data URLs.
 */
function policyWith({ script, connect, frame, style }: ScriptSources): string {
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...script],
    ["style-src 'self'", ...style],
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["media-src 'self'"],
    ["connect-src 'self'", ...connect],
    ['frame-src', ...FRAME_ORIGINS, ...frame],
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
    ['report-uri', POLICY_REPORTS],
  ]
    .map((words) => words.join(' '))
    .join('; ')
}
