import type { ReactNode } from 'react'

/** Returns the props as JSON that is safe inside a `script` element. */
export function serialise(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c')
}

/** Renders the content of `<pand-island>` identically on server and client: the component and its props as JSON. */
export function IslandContent({ json, children }: { json: string; children: ReactNode }) {
  return (
    <>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by `serialise`, and never executed */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
