import type { View } from './components/ui/view'
import type { CrmSettings } from './features/crm/sources/crm-source'
import type { Looking } from './features/owner-area/impersonation'
import type { Account, Realm, StaffMember } from './platform/accounts/account'
import type { Actor } from './platform/audit/audit'
import type { CacheContext } from './platform/cache'
import type { Db } from './platform/db/db'
import type { Lang } from './platform/format/lang'
import type { FormState } from './platform/forms/form-state'
import type { Content } from './site/content'

export interface Bindings extends CrmSettings {
  DB: D1Database
  CACHE: KVNamespace
  MEDIA: R2Bucket
  /** Makes the sizes of the CRM's pictures; without it they are copied in the one size that they have. */
  IMAGES?: ImagesBinding
  /** Prints brochures as PDF; without it visitors print the page themselves. */
  BROWSER?: BrowserRun
  /** The site's one address, for redirects and every absolute link: `https://www.lindehof.be`. */
  SITE_ORIGIN?: string
  /** `true` where https is promised for every host under the site's own as well. */
  HSTS_SUBDOMAINS?: string
  /** The agency's address for leads and as sender, instead of the settings'. */
  SITE_EMAIL?: string
  STAFF_API_TOKEN?: string
  /** Renders every page anew: set by the bench and tests, not by an agency. */
  PAGE_CACHE?: 'off'
  RATE_LIMIT_FACTOR?: string
  /** `local` (the default), `smtp` or `cloudflare`. */
  MAIL_DRIVER?: string
  SMTP_HOST?: string
  SMTP_PORT?: string
  SMTP_USER?: string
  SMTP_PASSWORD?: string
  /** `off`, `starttls` (the default) or `implicit`. */
  SMTP_TLS?: string
  /** Bound where MAIL_DRIVER is `cloudflare`. */
  EMAIL?: SendEmail
}

export interface FailedForm {
  status: 413 | 422 | 429 | 503
  state: FormState
}

/** A whole page as every anonymous visitor gets it. */
export interface CachedPage {
  body: Uint8Array<ArrayBuffer>
  etag: string
  lang: Lang
}

export interface Variables {
  db: Db
  cache: CacheContext
  lang: Lang
  origin: string
  content: Content
  /** Set in the staff area, which works without an agency too. */
  hasAgency: boolean
  /** The account that is logged in to this realm; null without a session. */
  account: Account | null
  /** Set in the staff area: the view of its reader. */
  view: View
  /** Set in the staff area behind the guards: the account of the session. */
  staffMember: Account
  /** Set with `staffMember`: who changes something now. */
  actor: Actor
  /** The session that this request started or whose token it renewed; its cookie still contains the old token. */
  newSession?: { realm: Realm; token: string }
  /** Set while a colleague looks at an owner’s area: `account` is the owner’s then. */
  looking?: Looking | undefined
  /** The colleague who looks in the preview. */
  editor?: StaffMember | undefined
  /** The form that a page shows again, with what was typed and what is wrong with it. */
  failedForm?: FailedForm | undefined
  /** Set where the page's script converts HEIC pictures in a worker. */
  convertsHeic?: boolean
  /** The page of this address in the page cache, whether this request may get it or not. */
  cachedPage?: CachedPage | undefined
  /** Puts the page into the page cache; not set where it must not get there. */
  cachePage?: (page: Pick<CachedPage, 'body' | 'etag' | 'lang'>) => void
}

export interface AppEnv {
  Bindings: Bindings
  Variables: Variables
}
