import type { ReactNode } from 'react'
import type { View } from '../ui/view'
import { DocumentHead, type HeadProps } from './document-head'
import { LOCALES } from './locales'
import { themeStyle } from './theme'

interface LayoutProps extends HeadProps {
  /** True for pages of one visitor, which load no external scripts. */
  personal?: boolean
  children?: ReactNode
}

/** The placeholders of header and footer, as React renders them. */
export const HEADER_PLACEHOLDER = '<pand-header></pand-header>'
export const FOOTER_PLACEHOLDER = '<pand-footer></pand-footer>'

/** The placeholder of the style sheets for what follows it. Only the first one of a page counts. */
export const SHEETS_PLACEHOLDER = '<pand-sheets></pand-sheets>'

/** The document around every public page. It has no inline scripts, so all pages share one strict CSP. */
export function Layout(props: LayoutProps) {
  const { view, personal = false, children } = props
  return (
    <html lang={LOCALES[view.lang]} style={themeStyle(view.site.settings)}>
      <DocumentHead {...props} />
      <body data-external-scripts={listedScripts(view, personal)}>
        <a className="skip" href="#content">
          {view.t('nav.skip')}
        </a>
        <pand-header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <pand-sheets />
        <pand-footer />
      </body>
    </html>
  )
}

/** Returns the external scripts as JSON for the consent script, or undefined if there are none. */
function listedScripts(view: View, personal: boolean): string | undefined {
  const { externalScripts } = view.site.settings
  if (personal || externalScripts.length === 0) return undefined
  return JSON.stringify(externalScripts.map(({ hosts, template, ...listed }) => listed))
}
