import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'

/**
 * Closed content that costs no layout: with scripts it joins the page at the first sign of use, and
 * without them it is a part of the page. It holds no `noscript` of its own. An island that hydrates finds
 * it unfolded.
 */
export function Folded({ children }: { children: ReactNode }) {
  if (typeof document !== 'undefined') return children
  return <noscript {...hook('folded')}>{children}</noscript>
}
