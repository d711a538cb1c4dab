import type { View } from '../components/ui/view'
import type { Placement } from '../domain/content/page'
import { pick } from '../domain/format/lang'

/** What heads the parts of a module: one below its title, or in its place where it has none. */
export function partHeading(
  view: View,
  { title, titleSize }: Placement,
): 'h1' | 'h2' | 'h3' | 'h4' {
  if (!pick(title, view.lang)) return titleSize
  return ({ h1: 'h2', h2: 'h3', h3: 'h4' } as const)[titleSize]
}
