import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import type { Lang } from '../../platform/format/lang'
import type { SiteSettings } from '../../site/site'
import { StylesheetLinks } from '../shell/document-head'
import { LOCALES } from '../shell/locales'
import { linkedSheets } from '../shell/sheets'
import { themeStyle } from '../shell/theme'
import { EmptyState } from '../ui/empty-state'

interface PlainPageProps extends Omit<ComponentProps<typeof EmptyState>, 'heading' | 'className'> {
  lang: Lang
  /** The agency's settings, or null if they are not known. */
  settings: SiteSettings | null
}

/** Returns a document for when the site's layout is not available. It loads only style sheets. */
export function plainPage(props: PlainPageProps): string {
  return `<!DOCTYPE html>${renderToString(<PlainPage {...props} />)}`
}

function PlainPage({ lang, settings, ...message }: PlainPageProps) {
  const { title } = message
  return (
    <html lang={LOCALES[lang]} style={settings ? themeStyle(settings) : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{settings ? `${title} · ${settings.name}` : title}</title>
        <link rel="icon" href={settings?.favicon ?? 'data:,'} />
        <StylesheetLinks sheets={linkedSheets(['plain']).head} />
      </head>
      <body className="plain-page">
        <main>
          {settings ? <p className="name">{settings.name}</p> : null}
          <EmptyState {...message} heading="h1" />
        </main>
      </body>
    </html>
  )
}
