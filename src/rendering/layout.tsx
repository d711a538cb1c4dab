import type { ReactNode } from 'react'
import { DocumentHead, type HeadProps } from '../components/shell/document-head'
import { Drawer } from '../components/shell/drawer'
import { ExtraMenu } from '../components/shell/extra-menu'
import { SiteFooter } from '../components/shell/footer'
import { SiteHeader } from '../components/shell/header'
import { LOCALES } from '../components/shell/locales'
import { Popup } from '../components/shell/popup'
import { PreviewBar } from '../components/shell/preview-bar'
import { themeStyle } from '../components/shell/theme'
import type { View } from '../components/ui/view'
import { Consent } from './consent'

interface LayoutProps extends HeadProps {
  overlay?: boolean
  /** True for pages of one visitor: no external script runs on them. */
  personal?: boolean
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

/** The external scripts as JSON for the consent script; undefined where there are none. */
function listedScripts(view: View, personal: boolean): string | undefined {
  const { externalScripts } = view.site.settings
  if (personal || externalScripts.length === 0) return undefined
  return JSON.stringify(externalScripts.map(({ hosts, ...listed }) => listed))
}
