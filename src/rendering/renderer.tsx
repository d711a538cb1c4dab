import { entry, fonts, styles } from 'virtual:assets'
import { reactRenderer } from '@hono/react-renderer'
import type { ReactNode } from 'react'
import type { PicturePreload } from '../components/media/picture'
import type { SharingTexts } from '../components/shell/document-head'
import type { View } from '../components/ui/view'
import { Layout } from './layout'

/** Metadata of a page, which the layout renders into the document. */
export interface ShellProps {
  view: View
  title: string
  description?: string
  canonical: string
  /** The header overlays the page's hero until the visitor scrolls. */
  overlay?: boolean
  noindex?: boolean
  /** True for pages of one visitor: never cached and without external scripts. */
  personal?: boolean
  /** The picture (an absolute URL) and texts of a shared link. */
  image?: string
  sharing?: SharingTexts
  /** The page's own style sheet. */
  stylesheet?: string
  preload?: PicturePreload | null
  children?: ReactNode
}

declare module '@hono/react-renderer' {
  interface Props extends Omit<ShellProps, 'children'> {}
}

const ASSETS = { entry, fonts, styles }

export const renderer = reactRenderer(({ children, Layout: _, c: __, ...props }) => (
  <Layout {...props} assets={ASSETS}>
    {children}
  </Layout>
))
