/** The client's files by the names a page links to; made by scripts/vite-assets.ts. */
declare module 'virtual:assets' {
  /** The module script of every page. */
  export const entry: string
  /** The module script of staff's forms. */
  export const staffEntry: string
  export const styles: Record<import('./components/shell/sheets').SheetName, string>
  /** Fonts worth a preload. */
  export const fonts: string[]
  /** The scripts of each island that hydrates, React among them; empty in development. */
  export const chunks: Record<string, string[]>
  /** Another one for every build that changed. */
  export const build: string
}
