import type { PageModule } from './page'

/**
 * Returns the modules of a page with one `h1` among them, or none if the page has it already. It is that of the first
 * banner or titled module. The headings of the others are lowered by one level.
 */
export function withOneTopHeading(modules: PageModule[], isTaken: boolean): PageModule[] {
  let hasHeading = isTaken
  return modules.map((module) => {
    if (!asksForTop(module)) return module
    const titleSize = hasHeading ? ('h2' as const) : ('h1' as const)
    hasHeading = true
    return { ...module, placement: { ...module.placement, titleSize } }
  })
}

/** Returns true if one of the modules has the page's `h1`. */
export function hasTopHeading(modules: readonly PageModule[]): boolean {
  return modules.some((module) => module.placement.titleSize === 'h1' && asksForTop(module))
}

function asksForTop({ kind, config, placement }: PageModule): boolean {
  if (kind === 'banner') return (config as { layout?: string } | null)?.layout !== 'split'
  return placement.titleSize === 'h1' && Object.values(placement.title ?? {}).some(Boolean)
}
