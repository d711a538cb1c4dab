import type { ReactNode } from 'react'
import type { Lang } from '../domain/lang'
import { DocumentHead } from './document-head'
import { Drawer } from './drawer'
import { SiteFooter } from './footer'
import { SiteHeader } from './header'
import type { PicturePreload } from './picture'
import { themeStyle } from './theme'
import type { View } from './view'

/** Belgian usage: hyphenation and speech follow it. */
export const LOCALES: Record<Lang, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }

export interface Assets {
  styles: string[]
  entry: string | null
  fonts: string[]
}

export interface LayoutProps {
  view: View
  title: string
  description?: string
  /** Absolute. */
  canonical: string
  overlay?: boolean
  noindex?: boolean
  /** The picture that others show beside a link here, absolute. */
  image?: string
  /** The picture that the page opens on, when it is known before its modules are. */
  preload?: PicturePreload | null
  assets: Assets
  children?: ReactNode
}

/** The document around every public page; no inline script in it, so that one strict CSP fits all. */
export function Layout(props: LayoutProps) {
  const { view, overlay = false, children } = props
  return (
    <html lang={LOCALES[view.lang]} style={themeStyle(view.site.settings)}>
      <DocumentHead {...props} />
      <body>
        <a className="skip" href="#content">
          {view.t('nav.skip')}
        </a>
        <SiteHeader view={view} overlay={overlay} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter view={view} />
        <Drawer view={view} />
      </body>
    </html>
  )
}
