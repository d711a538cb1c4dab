import type { View } from './components/ui/view'
import type { CrmSettings } from './features/crm/sources/crm-source'
import type { Impersonation } from './features/owner-area/impersonation'
import type { showUnsaved } from './features/pages/show-unsaved'
import type { Account, Realm, StaffMember } from './platform/accounts/account'
import type { Actor } from './platform/audit/audit'
import type { CacheContext } from './platform/cache'
import type { Db } from './platform/db/db'
import type { Lang } from './platform/format/lang'
import type { TranslationModel } from './platform/translation/translate-texts'
import type { Content } from './site/content'
import type { FormState } from './site/forms/form-state'
import type { Collection } from './staff/collections/collection'
import type { DocumentKind } from './staff/collections/document-kind'

export interface Bindings extends CrmSettings {
  DB: D1Database
  CACHE: KVNamespace
  MEDIA: R2Bucket
  /** Resizes the CRM's pictures. Without this binding they are copied in their original size only. */
  IMAGES?: ImagesBinding
  /** Prints brochures as PDF. Without this binding visitors print the page themselves. */
  BROWSER?: BrowserRun
  /** Proposes translations in the editors. Without this binding staff write all translations. */
  AI?: TranslationModel
  /** The canonical origin of the site, for redirects and absolute links: `https://www.lindehof.be`. */
  SITE_ORIGIN?: string
  /** `true` if HSTS also applies to all subdomains of the site's host. */
  HSTS_SUBDOMAINS?: string
  /** The agency's address for leads and as sender. It replaces the address in the settings. */
  SITE_EMAIL?: string
  STAFF_API_TOKEN?: string
  /** `off` disables the page cache. Only the bench and tests set it. */
  PAGE_CACHE?: 'off'
  RATE_LIMIT_FACTOR?: string
  /** The address of a search in Nominatim's format, for the points of addresses. Without it staff set them on a map. */
  GEOCODER_URL?: string
  /** `local` (the default), `smtp` or `cloudflare`. */
  MAIL_DRIVER?: string
  SMTP_HOST?: string
  SMTP_PORT?: string
  SMTP_USER?: string
  SMTP_PASSWORD?: string
  /** `off`, `starttls` (the default) or `implicit`. */
  SMTP_TLS?: string
  /** Required if MAIL_DRIVER is `cloudflare`. */
  EMAIL?: SendEmail
}

export interface FailedForm {
  status: 413 | 422 | 429 | 503
  state: FormState
}

/** A complete page as every anonymous visitor receives it. */
export interface CachedPage {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** The value of the `Link` header. */
  link: string
  lang: Lang
}

export interface Variables {
  db: Db
  cache: CacheContext
  lang: Lang
  origin: string
  content: Content
  /** Set in the staff area, which also works without an agency: true if one is loaded. */
  hasAgency: boolean
  /** The account that is logged in to this realm, or null without a session. */
  account: Account | null
  /** Set in the staff area: the kinds of documents. */
  collections: readonly Collection[]
  documentKinds: readonly DocumentKind[]
  /** Set in the staff area: the view of the current reader. */
  view: View
  /** Set in the staff area behind the guards: the account of the session. */
  staffMember: Account
  /** Set in the staff area: returns the number of leads that wait for an account, or 0 if it may not see leads. */
  countWaitingLeads: (db: Db, account: Account) => Promise<number>
  /** Set in the staff area: renders a page of the site with a document that is not stored. */
  showUnsaved: typeof showUnsaved
  /** Set with `staffMember`: the actor of changes, and the current time. */
  actor: Actor
  /** The session that this request started or whose token it renewed; its cookie still contains the old token. */
  newSession?: { realm: Realm; token: string }
  /** Set while a staff member views an owner’s area. `account` is then the owner’s account. */
  looking?: Impersonation | undefined
  /** The staff member who uses the preview. */
  editor?: StaffMember | undefined
  /** The form that failed, with its submitted values and its issues. */
  failedForm?: FailedForm | undefined
  /** The Content-Security-Policy of a response with a policy of its own. */
  contentPolicy?: string
  /** The page of this address in the page cache, even if this request must not receive it. */
  cachedPage?: CachedPage | undefined
  /** Stores the page in the page cache. Absent if the page must not be cached. */
  cachePage?: (page: CachedPage) => void
}

export interface AppEnv {
  Bindings: Bindings
  Variables: Variables
}
