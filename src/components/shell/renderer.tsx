import { entry } from 'virtual:assets'
import { reactRenderer } from '@hono/react-renderer'
import type { ReactNode } from 'react'
import type { PreviewPicture } from '../../platform/files/preview-picture'
import type { PicturePreload } from '../media/picture'
import type { View } from '../ui/view'
import type { SharingTexts } from './document-head'
import type { Overlay } from './header'
import { Layout } from './layout'
import { linkedSheets, type SheetName } from './sheets'

/** Metadata of a page, which the layout renders into the document. */
export interface ShellProps {
  view: View
  title: string
  description?: string
  canonical: string
  /** The header overlays the page's hero until the visitor scrolls. */
  overlay?: Overlay | undefined
  noindex?: boolean | 'follow'
  /** True for pages of one visitor: never cached and without external scripts. */
  personal?: boolean
  /** The picture and texts of a shared link. The default picture is one of the home page. */
  image?: PreviewPicture | null
  sharing?: SharingTexts
  /** The style sheets that the first screen of the page needs in addition to the common ones. */
  sheets: readonly SheetName[]
  /** The page's own style sheet. */
  stylesheet?: string
  /** The path of the page as Markdown. */
  markdown?: string
  preload?: PicturePreload[]
  children?: ReactNode
}

declare module '@hono/react-renderer' {
  interface Props extends Omit<ShellProps, 'children'> {}
}

export const renderer = reactRenderer(
  ({ children, Layout: _, c: __, sheets, overlay: ___, ...props }) => (
    <Layout {...props} assets={{ entry, sheets: linkedSheets(sheets).head }}>
      {children}
    </Layout>
  ),
)
