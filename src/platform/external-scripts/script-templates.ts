import type { ExternalScript, ScriptSources } from './external-scripts'

/** The template of a script: Google's tag, customer reviews, booking of visits, or any other. */
type ScriptTemplate = ExternalScript['template']
export const TEMPLATES: readonly ScriptTemplate[] = ['google', 'reviews', 'booking', 'own']

/** The default values of a script of a template, for empty fields. */
type TemplateDefaults = Partial<Pick<ExternalScript, 'id' | 'src'>> & {
  hosts?: Partial<ScriptSources>
}

const TAG_HOST = 'https://www.googletagmanager.com'

/**
 * Returns the default values of a script of a template. The island for visits finds its script by the id `appointment`.
 */
export function templateDefaults(template: ScriptTemplate, tagId: string): TemplateDefaults {
  switch (template) {
    case 'google':
      return {
        id: 'google-tag',
        src: `${TAG_HOST}/gtag/js?id=${tagId}`,
        hosts: {
          connect: [
            'https://www.google-analytics.com',
            'https://region1.google-analytics.com',
            TAG_HOST,
          ],
        },
      }
    case 'reviews':
      return { id: 'reviews' }
    case 'booking':
      return { id: 'appointment' }
    case 'own':
      return {}
  }
}

/** The domains of Google's tag. It may use these and their subdomains. */
const GOOGLE = [
  'googletagmanager.com',
  'google-analytics.com',
  'analytics.google.com',
  'doubleclick.net',
  'googleadservices.com',
  'googlesyndication.com',
]
const TAG_ID = /^(?:G|GT|AW|DC)-[A-Z0-9]+$/

/** An issue of a script under its template: the invalid key, and the kind of issue. */
interface ScriptIssue {
  key: 'src' | 'tagId' | 'category' | `hosts.${keyof ScriptSources}`
  is: 'host' | 'tag' | 'consent'
  value: string
}

/**
 * Returns the issues of a script under its template: a host that the template does not allow, a tag without a valid ID,
 * or reviews and tags that do not require consent.
 */
export function scriptIssues(script: ExternalScript): ScriptIssue[] {
  const { template, src, tagId = '', category, hosts } = script
  if (template === 'own') return []
  const known = template === 'google' ? GOOGLE : siteOf(src)
  const isKnown = (address: string) => known.some((site) => isBelow(address, site))
  const kinds = Object.keys(hosts) as (keyof ScriptSources)[]
  return [
    ...(template === 'google' && !isKnown(src)
      ? [{ key: 'src', is: 'host', value: src } as const]
      : []),
    ...(template === 'google' && !TAG_ID.test(tagId)
      ? [{ key: 'tagId', is: 'tag', value: tagId } as const]
      : []),
    ...(template !== 'booking' && category === 'necessary'
      ? [{ key: 'category', is: 'consent', value: category } as const]
      : []),
    ...kinds.flatMap((kind) =>
      hosts[kind]
        .filter((host) => !isKnown(host))
        .map((value): ScriptIssue => ({ key: `hosts.${kind}`, is: 'host', value })),
    ),
  ]
}

/**
 * Returns the registrable domain of the script's provider, to which additional hosts must belong. Returns an empty
 * array for a file of this site.
 */
function siteOf(src: string): string[] {
  const host = URL.parse(src)?.hostname
  return host ? [host.split('.').slice(-2).join('.')] : []
}

function isBelow(address: string, site: string): boolean {
  const host = URL.parse(address)?.hostname ?? ''
  return host === site || host.endsWith(`.${site}`)
}

/** The hosts that a content security policy would newly allow, and those that it would no longer allow. */
export interface PolicyChange {
  kind: keyof ScriptSources
  added: string[]
  removed: string[]
}

/** Returns the changes of the content security policy if `after` replaces `before`. */
export function policyChanges(before: ScriptSources, after: ScriptSources): PolicyChange[] {
  const kinds = Object.keys(after) as (keyof ScriptSources)[]
  return kinds
    .map((kind) => ({
      kind,
      added: after[kind].filter((host) => !before[kind].includes(host)),
      removed: before[kind].filter((host) => !after[kind].includes(host)),
    }))
    .filter(({ added, removed }) => added.length + removed.length > 0)
}

/** Returns a key for these changes. A form sends it to confirm exactly these changes. */
export function changeMark(changes: readonly PolicyChange[]): string {
  return changes
    .flatMap(({ kind, added, removed }) => [
      ...added.map((host) => `${kind}+${host}`),
      ...removed.map((host) => `${kind}-${host}`),
    ])
    .join(' ')
}
