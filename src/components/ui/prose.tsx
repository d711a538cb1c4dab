/**
 * HTML from a trusted source: descriptions of listings, which the import sanitises (`crm/sanitise.ts`),
 * and articles and page texts of the agency's own folder, which are loaded as they are written.
 * Text of visitors must never be passed here.
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised imports and the agency's own texts
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
