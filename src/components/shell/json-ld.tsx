import { safeJson } from '../../platform/format/json'

/** Structured data for search engines as JSON-LD, which browsers do not run. */
export function JsonLd({ data }: { data: object }) {
  const json = safeJson({ '@context': 'https://schema.org', ...data })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `safeJson` escapes the end tag of the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
