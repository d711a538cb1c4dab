import { safeJson } from '../../platform/format/json'

/** Facts for search engines: a block of data that no browser runs. */
export function JsonLd({ data }: { data: object }) {
  const json = safeJson({ '@context': 'https://schema.org', ...data })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `safeJson` lets nothing end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
