/** What is stored of where a lead came from: the host of the page before, and the campaign of the address. */
export interface LeadOrigin {
  /** The host of the page that led to the form; '' without one. */
  host: string
  /** The campaign's parameters, as a query. */
  campaign: string
  /** True for searches that get mails, whose way here is not kept. */
  isSearch?: boolean
  leads: number
}

/**
 * Where leads came from: a campaign by its own name, an advertisement on Google, another site by its host, another
 * page of this site, or no page at all. Searches that get mails are a source of their own.
 */
type LeadSource =
  | { kind: 'campaign' | 'elsewhere'; name: string }
  | { kind: 'google-ad' | 'site' | 'direct' | 'search'; name: '' }

export type CountedSource = LeadSource & { leads: number }

/** The hosts of one company, of which each device has its own. */
const VARIANT = /^(?:www|m|l|lm|mobile)\./

/** The source of a lead; `own` is the host of this site. */
export function leadSource({ host, campaign, isSearch }: LeadOrigin, own: string): LeadSource {
  if (isSearch) return { kind: 'search', name: '' }
  const params = new URLSearchParams(campaign)
  const source = params.get('utm_source')?.trim() || params.get('utm_campaign')?.trim()
  if (source) return { kind: 'campaign', name: source.toLowerCase() }
  if (params.has('gclid')) return { kind: 'google-ad', name: '' }
  const from = host.toLowerCase().replace(VARIANT, '')
  if (from && from !== own.toLowerCase().replace(VARIANT, '')) {
    return { kind: 'elsewhere', name: from }
  }
  if (params.has('fbclid')) return { kind: 'elsewhere', name: 'facebook.com' }
  return { kind: from ? 'site' : 'direct', name: '' }
}

/** How many leads came from each source, the most first. */
export function countSources(origins: readonly LeadOrigin[], own: string): CountedSource[] {
  const counted = new Map<string, CountedSource>()
  for (const origin of origins) {
    const source = leadSource(origin, own)
    const key = `${source.kind} ${source.name}`
    const before = counted.get(key)?.leads ?? 0
    counted.set(key, { ...source, leads: before + origin.leads })
  }
  return [...counted.values()].sort((a, b) => b.leads - a.leads || a.name.localeCompare(b.name))
}
