import { glueUnits } from '../../platform/format/glue-units'
import { fallbackLang, type Lang, pick, type Translated } from '../../platform/format/lang'

interface ProseProps {
  lang: Lang
  /** The texts, which are joined in this order. */
  texts: (Translated | null | undefined)[]
}

/**
 * HTML from a trusted source: descriptions of listings, which the import sanitises (`platform/html/sanitise.ts`), and
 * articles and page texts of the agency with resolved links (`components/module/links.ts`). Texts of visitors must
 * never be passed here.
 */
export function Prose({ lang, texts }: ProseProps) {
  const html = glueUnits(texts.map((text) => pick(text, lang)).join(''))
  const other = texts.map((text) => fallbackLang(text, lang)).find(Boolean)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised imports and the agency's own texts
  return <div className="prose" lang={other} dangerouslySetInnerHTML={{ __html: html }} />
}
