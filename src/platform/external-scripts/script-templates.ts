import type { ExternalScript, ScriptSources } from './external-scripts'

/** What a script is: Google's tag, reviews of customers, booking of visits, or anything else. */
type ScriptTemplate = ExternalScript['template']
export const TEMPLATES: readonly ScriptTemplate[] = ['google', 'reviews', 'booking', 'own']

/** What a script of a template begins with, where nothing is written. */
type Beginning = Partial<Pick<ExternalScript, 'id' | 'src'>> & { hosts?: Partial<ScriptSources> }

const TAG_HOST = 'https://www.googletagmanager.com'

/** Returns the beginning of a script of a template; the island of visits knows its own by its name. */
export function beginningOf(template: ScriptTemplate, tagId: string): Beginning {
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

/** The firms behind Google's tag: it reaches these and what stands below them. */
const GOOGLE = [
  'googletagmanager.com',
  'google-analytics.com',
  'analytics.google.com',
  'doubleclick.net',
  'googleadservices.com',
  'googlesyndication.com',
]
const TAG_ID = /^(?:G|GT|AW|DC)-[A-Z0-9]+$/

/** What is wrong with a script of a template: the key that it is wrong in, and how. */
interface ScriptIssue {
  key: 'src' | 'tagId' | 'category' | `hosts.${keyof ScriptSources}`
  is: 'host' | 'tag' | 'consent'
  value: string
}

/** What a script must not be under its template: a host that is not known there, a tag without a number, or reviews and tags that ask for no consent. */
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

/** Returns the firm's own site, to which a script's further hosts belong; none of a file of this site. */
function siteOf(src: string): string[] {
  const host = URL.parse(src)?.hostname
  return host ? [host.split('.').slice(-2).join('.')] : []
}

function isBelow(address: string, site: string): boolean {
  const host = URL.parse(address)?.hostname ?? ''
  return host === site || host.endsWith(`.${site}`)
}

/** The hosts that a content security policy would let in for the first time, and those that it would no more. */
export interface PolicyChange {
  kind: keyof ScriptSources
  added: string[]
  removed: string[]
}

/** How the policy of pages changes when some sources take the place of others. */
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

/** Returns the mark by which somebody agrees to just these changes. */
export function changeMark(changes: readonly PolicyChange[]): string {
  return changes
    .flatMap(({ kind, added, removed }) => [
      ...added.map((host) => `${kind}+${host}`),
      ...removed.map((host) => `${kind}-${host}`),
    ])
    .join(' ')
}
