import { embedEntry } from 'virtual:assets'
import type { ReactNode } from 'react'
import { StylesheetLinks } from '../../components/shell/document-head'
import { LOCALES } from '../../components/shell/locales'
import { themeStyle } from '../../components/shell/theme'
import { EmptyState } from '../../components/ui/empty-state'
import type { View } from '../../components/ui/view'
import { FROM_PARAM, homePath } from '../../urls'

/** A view of a frame, with the host of the site that shows it, or null if that is unknown. */
export interface EmbedView extends View {
  from: string | null
}

/** Returns the path with the host of the site that shows the frame, if it is known. */
export function withFrom(path: string, { from }: EmbedView): string {
  if (!from) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [FROM_PARAM]: from })}`
}

interface EmbedPageProps {
  view: EmbedView
  title: string
  children: ReactNode
}

/** The document of a frame. It has no islands. All its links and forms open in the window around the frame. */
export function EmbedPage({ view, title, children }: EmbedPageProps) {
  const { settings } = view.site
  return (
    <html lang={LOCALES[view.lang]} style={themeStyle(settings)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${settings.name}`}</title>
        <base target="_top" />
        <StylesheetLinks sheets={['embed']} />
        <script type="module" src={embedEntry} />
      </head>
      <body className="embed">
        <main>{children}</main>
      </body>
    </html>
  )
}

/** The content of a frame that can't show what was requested, with a link to the agency's site. */
export function EmbedMessage({
  view,
  title,
  text,
}: Omit<EmbedPageProps, 'children'> & { text: string }) {
  const { t, lang, site } = view
  return (
    <EmptyState picture="key" heading="h1" title={title} text={text}>
      <a className="button" href={withFrom(homePath(lang), view)}>
        {t('embeds.tosite', { name: site.settings.name })}
      </a>
    </EmptyState>
  )
}
