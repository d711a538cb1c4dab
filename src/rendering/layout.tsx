import type { ReactNode } from 'react'
import { DocumentHead, type HeadProps } from '../components/shell/document-head'
import { LOCALES } from '../components/shell/locales'
import { themeStyle } from '../components/shell/theme'
import type { View } from '../components/ui/view'

interface LayoutProps extends HeadProps {
  /** True for pages of one visitor: no external script runs on them. */
  personal?: boolean
  children?: ReactNode
}

/**
 * The document around every public page, with slots for what stands before and after its content; no
 * inline script in it, so that one strict CSP fits all.
 */
export function Layout(props: LayoutProps) {
  const { view, personal = false, children } = props
  return (
    <html lang={LOCALES[view.lang]} style={themeStyle(view.site.settings)}>
      <DocumentHead {...props} last="footer" />
      <body data-external-scripts={listedScripts(view, personal)}>
        <a className="skip" href="#content">
          {view.t('nav.skip')}
        </a>
        <pand-slot />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <pand-slot />
      </body>
    </html>
  )
}

/** The external scripts as JSON for the consent script; undefined where there are none. */
function listedScripts(view: View, personal: boolean): string | undefined {
  const { externalScripts } = view.site.settings
  if (personal || externalScripts.length === 0) return undefined
  return JSON.stringify(externalScripts.map(({ hosts, template, ...listed }) => listed))
}
