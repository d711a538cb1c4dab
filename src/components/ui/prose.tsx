/** HTML that was sanitised when it was saved or imported; nothing else may come here. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
