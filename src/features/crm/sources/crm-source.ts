import type { Fetch } from '../../../platform/http/fetch-json'
import { isLoopback } from '../../../platform/http/site-origin'
import { omnicasa } from './omnicasa'
import { FILE_SOURCES, type FileSource } from './read-feed'
import type { CrmSource } from './source'
import { sweepBright } from './sweepbright'
import type { WebhookSource } from './webhook-source'
import { whise } from './whise'

/** The settings of the CRM; the user, password and client are secrets. */
export interface CrmSettings {
  /** A name of `SOURCES`; absent without a CRM. */
  CRM_SOURCE?: string
  CRM_BASE_URL?: string
  CRM_USER?: string
  CRM_PASSWORD?: string
  /** The agency's ID in a CRM of many agencies (Whise's `ClientId`, SweepBright's `client_id`). */
  CRM_CLIENT_ID?: string
  /** The last part of the address to which a CRM sends webhooks. */
  CRM_HOOK_SECRET?: string
  /** The agency's office in the CRM (`SiteID`, `OfficeId`); absent for all of them. */
  CRM_OFFICE?: string
  /** `mirror` (the default) copies the CRM's pictures; `link` keeps their addresses. */
  CRM_PICTURES?: string
  /** `also` (the default) sends leads to the CRM and by mail, `only` replaces the office's mail, `off` sends none. */
  CRM_LEADS?: string
  /** The seconds between two runs of changes (600), and between two calls (3). */
  CRM_EVERY?: string
  CRM_PAUSE?: string
  /** The number of calls in one minute's run (20), and the timeout of a call in seconds (20). */
  CRM_CALLS?: string
  CRM_TIMEOUT?: string
}

/** The pauses between calls to a CRM, and the number of calls in a minute. */
export interface CrmRateLimit {
  everySeconds: number
  pauseMs: number
  calls: number
}

const LEAD_MODES = ['off', 'also', 'only'] as const
type LeadMode = (typeof LEAD_MODES)[number]

/** The differences between sources: the required settings, and how listings are fetched. */
interface SourceKind {
  needs: readonly (keyof CrmSettings)[]
  takesLeads: boolean
  /** Returns the issue of the source's own settings, or null. */
  issue(settings: CrmSettings): string | null
  /** Opens a CRM whose lists are fetched. */
  open?: (settings: CrmSettings, fetch: Fetch) => CrmSource
  /** Opens a CRM that sends webhooks about changes. A source without both has its listings in files. */
  openWebhook?: (settings: CrmSettings, fetch: Fetch) => WebhookSource
}

const BY_FILE: SourceKind = { needs: [], takesLeads: false, issue: () => null }
/** The minimum length of a secret that cannot be guessed. */
const LEAST_SECRET = 32

const SOURCES: Record<string, SourceKind> = {
  omnicasa: {
    needs: ['CRM_BASE_URL', 'CRM_USER', 'CRM_PASSWORD'],
    takesLeads: true,
    issue: (settings) => wholeNumberIssue(settings, 'CRM_OFFICE'),
    open: (settings, fetch) => omnicasa({ ...accountOf(settings), fetch }),
  },
  whise: {
    needs: ['CRM_BASE_URL', 'CRM_USER', 'CRM_PASSWORD', 'CRM_CLIENT_ID'],
    takesLeads: true,
    issue: (settings) =>
      wholeNumberIssue(settings, 'CRM_OFFICE') ?? wholeNumberIssue(settings, 'CRM_CLIENT_ID'),
    open: (settings, fetch) =>
      whise({ ...accountOf(settings), client: Number(settings.CRM_CLIENT_ID), fetch }),
  },
  sweepbright: {
    needs: ['CRM_BASE_URL', 'CRM_CLIENT_ID', 'CRM_PASSWORD', 'CRM_HOOK_SECRET'],
    takesLeads: true,
    issue: sweepBrightIssue,
    openWebhook: (settings, fetch) =>
      sweepBright({
        baseUrl: settings.CRM_BASE_URL ?? '',
        client: settings.CRM_CLIENT_ID ?? '',
        secret: settings.CRM_PASSWORD ?? '',
        timeoutMs: timeoutOf(settings),
        fetch,
      }),
  },
  openimmo: BY_FILE,
  csv: BY_FILE,
}

function sweepBrightIssue({ CRM_HOOK_SECRET = '', CRM_PICTURES }: CrmSettings): string | null {
  if (CRM_PICTURES === 'link') return "CRM_PICTURES is link, but SweepBright's addresses expire"
  return CRM_HOOK_SECRET.length < LEAST_SECRET
    ? `CRM_HOOK_SECRET is shorter than ${LEAST_SECRET} characters`
    : null
}

function accountOf(settings: CrmSettings) {
  return {
    baseUrl: settings.CRM_BASE_URL ?? '',
    user: settings.CRM_USER ?? '',
    password: settings.CRM_PASSWORD ?? '',
    office: settings.CRM_OFFICE ? Number(settings.CRM_OFFICE) : null,
    timeoutMs: timeoutOf(settings),
  }
}

function timeoutOf({ CRM_TIMEOUT }: CrmSettings): number {
  return 1000 * positive(CRM_TIMEOUT, 20)
}

function wholeNumberIssue(
  settings: CrmSettings,
  name: 'CRM_OFFICE' | 'CRM_CLIENT_ID',
): string | null {
  const value = settings[name]
  return value && !/^\d+$/.test(value) ? `${name} is not a number` : null
}

/** Returns the issue of a setting that is missing or wrong; null if the sync is off or complete. */
export function crmSettingIssue(settings: CrmSettings): string | null {
  if (!settings.CRM_SOURCE) return null
  const kind = kindOf(settings)
  if (!kind) return `CRM_SOURCE is not ${nameSources()}`
  const missing = kind.needs.find((name) => !settings[name])
  if (missing) return `${missing} is missing`
  const pictures = settings.CRM_PICTURES || 'mirror'
  if (pictures !== 'mirror' && pictures !== 'link') return 'CRM_PICTURES is not mirror or link'
  if (settings.CRM_LEADS && !LEAD_MODES.some((mode) => mode === settings.CRM_LEADS)) {
    return 'CRM_LEADS is not off, also or only'
  }
  const url = settings.CRM_BASE_URL ?? ''
  const isSafe = URL.parse(url)?.protocol === 'https:' || isLoopback(url)
  if (url && !isSafe) return 'CRM_BASE_URL is not an https address'
  return kind.issue(settings)
}

/** Returns the configured CRM whose lists are fetched, or null. Throws if the settings have an issue. */
export function crmSource(settings: CrmSettings, fetch: Fetch): CrmSource | null {
  return workingKind(settings)?.open?.(settings, fetch) ?? null
}

/** Returns the configured CRM that sends webhooks, or null. Throws if the settings have an issue. */
export function webhookSource(settings: CrmSettings, fetch: Fetch): WebhookSource | null {
  return workingKind(settings)?.openWebhook?.(settings, fetch) ?? null
}

/** Returns how listings come in: from the lists of a CRM, by its webhooks, or in files. */
export function crmChannel(settings: CrmSettings): 'lists' | 'webhooks' | 'files' {
  if (fileSource(settings)) return 'files'
  return kindOf(settings)?.openWebhook ? 'webhooks' : 'lists'
}

function workingKind(settings: CrmSettings): SourceKind | null {
  const issue = crmSettingIssue(settings)
  if (issue) throw new Error(issue)
  return kindOf(settings)
}

/** Returns the source whose listings come in files; null for a CRM, and without a source. */
export function fileSource({ CRM_SOURCE }: CrmSettings): FileSource | null {
  return FILE_SOURCES.find((name) => name === CRM_SOURCE) ?? null
}

function kindOf({ CRM_SOURCE = '' }: CrmSettings): SourceKind | null {
  return Object.hasOwn(SOURCES, CRM_SOURCE) ? (SOURCES[CRM_SOURCE] ?? null) : null
}

function nameSources(): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(SOURCES))
}

/** Returns true if pictures are copied, so that browsers of visitors load none from the CRM. */
export function copiesPictures({ CRM_PICTURES }: CrmSettings): boolean {
  return CRM_PICTURES !== 'link'
}

/**
 * Returns if leads go to the CRM, and if they replace the office's mail. It is `off` if the source takes no leads or a
 * setting has an issue.
 */
export function leadMode(settings: CrmSettings): LeadMode {
  if (crmSettingIssue(settings)) return 'off'
  if (!kindOf(settings)?.takesLeads) return 'off'
  return LEAD_MODES.find((mode) => mode === settings.CRM_LEADS) ?? 'also'
}

/** Returns the pace of the settings, or the default one. */
export function crmRateLimit(settings: CrmSettings): CrmRateLimit {
  return {
    everySeconds: positive(settings.CRM_EVERY, 600),
    pauseMs: 1000 * positive(settings.CRM_PAUSE, 3),
    calls: positive(settings.CRM_CALLS, 20),
  }
}

function positive(text: string | undefined, standard: number): number {
  const number = Number(text || standard)
  return Number.isFinite(number) && number >= 0 ? number : standard
}
