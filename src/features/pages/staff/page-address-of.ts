import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { findContent } from '../../../site/content'
import { homePath, pagePath } from '../../../urls'

/** Returns the public address of a page in the language of the view, or null if it has none. */
export async function publicAddressOf(
  c: Context<AppEnv>,
  id: number | undefined,
): Promise<string | null> {
  const { site } = c.get('content')
  const page = site.pages.find((candidate) => candidate.id === id)
  return page ? pagePath(site, c.get('view').lang, page) : null
}

/** Returns the address of a page in the preview, in the language of the view. The default is the home page. */
export async function pageAddressOf(c: Context<AppEnv>, id: number | undefined): Promise<string> {
  const { lang } = c.get('view')
  const content = await findContent(c.get('db'), { drafts: true })
  const page = content?.site.pages.find((candidate) => candidate.id === id)
  return content && page ? pagePath(content.site, lang, page) : homePath(lang)
}
