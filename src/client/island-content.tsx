import type { ReactNode } from 'react'

/** Props as the JSON of a data block, safe inside an element `script`. */
export function serialise(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c')
}

/** The content of `<pand-island>`, the same on both sides: the component, and its props for the other side. */
export function IslandContent({ json, children }: { json: string; children: ReactNode }) {
  return (
    <>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `serialise`, and never executed */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
