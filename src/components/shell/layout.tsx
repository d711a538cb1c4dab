import type { ReactNode } from 'react'
import type { Lang } from '../../domain/format/lang'
import type { PicturePreload } from '../media/picture'
import type { View } from '../ui/view'
import { Consent } from './consent'
import { DocumentHead } from './document-head'
import { Drawer } from './drawer'
import { ExtraMenu } from './extra-menu'
import { SiteFooter } from './footer'
import { SiteHeader } from './header'
import { Popup } from './popup'
import { PreviewBar } from './preview-bar'
import { themeStyle } from './theme'

/** Belgian usage: hyphenation and speech follow it. */
export const LOCALES: Record<Lang, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }

export interface Assets {
  styles: string[]
  entry: string | null
  fonts: string[]
}

export interface SharingTexts {
  ogTitle?: string
  ogDescription?: string
  twitterTitle?: string
  twitterDescription?: string
}

export interface LayoutProps {
  view: View
  title: string
  description?: string
  /** Absolute. */
  canonical: string
  overlay?: boolean
  noindex?: boolean
  /** For one visitor's eyes: no script of anybody else runs here. */
  personal?: boolean
  /** The picture that others show beside a link here, absolute. */
  image?: string
  /** Words of their own for those who share a link here. */
  sharing?: SharingTexts
  /** The picture that the page opens on, when it is known before its modules are. */
  preload?: PicturePreload | null
  /** The page's own style sheet. */
  stylesheet?: string
  assets: Assets
  children?: ReactNode
}

/** The document around every public page; no inline script in it, so that one strict CSP fits all. */
export function Layout(props: LayoutProps) {
  const { view, overlay = false, personal = false, children } = props
  return (
    <html lang={LOCALES[view.lang]} style={themeStyle(view.site.settings)}>
      <DocumentHead {...props} />
      <body data-external-scripts={listedScripts(view, personal)}>
        <a className="skip" href="#content">
          {view.t('nav.skip')}
        </a>
        <Consent view={view} />
        <SiteHeader view={view} overlay={overlay} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter view={view} />
        <Drawer view={view} />
        {view.preview ? <PreviewBar view={view} /> : null}
        <ExtraMenu view={view} />
        {personal ? null : <Popup view={view} />}
      </body>
    </html>
  )
}

/** For the browser, which loads them when they are allowed; undefined where there are none. */
function listedScripts(view: View, personal: boolean): string | undefined {
  const { externalScripts } = view.site.settings
  if (personal || externalScripts.length === 0) return undefined
  return JSON.stringify(externalScripts.map(({ hosts, ...listed }) => listed))
}
