import type { CacheContext } from './cache'
import type { Content } from './data/content'
import type { Db } from './data/db'
import type { Account } from './domain/account'
import type { Lang } from './domain/lang'

export interface Bindings {
  DB: D1Database
  CACHE: KVNamespace
  MEDIA: R2Bucket
  /** The site's own address, for every absolute link: `https://www.lindehof.be`. */
  SITE_ORIGIN?: string
  STAFF_API_TOKEN?: string
  RATE_LIMIT_FACTOR?: string
}

/** A whole page as every anonymous visitor gets it. */
export interface KeptPage {
  body: Uint8Array
  etag: string
  lang: Lang
}

export interface Variables {
  db: Db
  cache: CacheContext
  lang: Lang
  origin: string
  content: Content
  /** Who is logged in at this door; null for nobody. */
  account: Account | null
  /** Set where the page may be kept for the next visitor. */
  keepPage?: (page: KeptPage) => void
}

export interface AppEnv {
  Bindings: Bindings
  Variables: Variables
}
