/** The client's files by the names a page links to; made by scripts/vite-assets.ts. */
declare module 'virtual:assets' {
  /** The module script of every page. */
  export const entry: string
  export const styles: string[]
  /** Fonts worth a preload. */
  export const fonts: string[]
  /** An island's file name and the scripts it needs, for `modulepreload`; empty in development. */
  export const chunks: Record<string, string[]>
  /** Another one for every build that changed. */
  export const build: string
}

declare namespace Cloudflare {
  interface Env extends Bindings {
    TEST_MIGRATIONS: D1Migration[]
  }
  interface GlobalProps {
    mainModule: typeof import('./index')
  }
}

type Bindings = import('./env').Bindings
type D1Migration = import('cloudflare:test').D1Migration
