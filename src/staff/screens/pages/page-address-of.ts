import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { findContent } from '../../../site/content'
import { homePath, pagePath } from '../../../urls'

/** Where visitors find a page, in the reader's language; null where they find none. */
export async function publicAddressOf(
  c: Context<AppEnv>,
  id: number | undefined,
): Promise<string | null> {
  const { site } = c.get('content')
  const page = site.pages.find((one) => one.id === id)
  return page ? pagePath(site, c.get('view').lang, page) : null
}

/** Where the preview shows a page, in the reader's language; the home page for none. */
export async function pageAddressOf(c: Context<AppEnv>, id: number | undefined): Promise<string> {
  const { lang } = c.get('view')
  const content = await findContent(c.get('db'), { drafts: true })
  const page = content?.site.pages.find((one) => one.id === id)
  return content && page ? pagePath(content.site, lang, page) : homePath(lang)
}
