import type { ReactNode } from 'react'
import type { Texts } from '../platform/i18n/texts'

/** Returns the props in a data block. Its `texts` add to those of the script in the page's language. */
export function parseProps(json: string, texts: Texts): object {
  return JSON.parse(json, (key, value) => (key === 'texts' ? { ...texts, ...value } : value))
}

/** Renders the content of `<pand-island>` identically on server and client: the component and its props as JSON. */
export function IslandContent({ json, children }: { json: string; children: ReactNode }) {
  return (
    <>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `Hydrated`, and never executed */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
