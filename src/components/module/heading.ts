import { pick } from '../../platform/format/lang'
import type { Placement } from '../../site/page'
import type { View } from '../ui/view'

/** Returns the heading level of a module's parts: one below its title, or the level of the title if it is empty. */
export function partHeading(view: View, { title, titleSize }: Placement): 'h2' | 'h3' | 'h4' {
  if (!pick(title, view.lang)) return titleSize === 'h1' ? 'h2' : titleSize
  return ({ h1: 'h2', h2: 'h3', h3: 'h4' } as const)[titleSize]
}
