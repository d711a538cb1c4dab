import type { PageModule } from './page'

/**
 * The modules of a page with one `h1` among them, or none where the page has it already: the first
 * banner's or titled module's; the headings of the others go down one level.
 */
export function withOneTopHeading(modules: PageModule[], isTaken: boolean): PageModule[] {
  let taken = isTaken
  return modules.map((module) => {
    if (!asksForTop(module)) return module
    const titleSize = taken ? ('h2' as const) : ('h1' as const)
    taken = true
    return { ...module, placement: { ...module.placement, titleSize } }
  })
}

/** True where one of the modules has the page's `h1`. */
export function hasTopHeading(modules: readonly PageModule[]): boolean {
  return modules.some((module) => module.placement.titleSize === 'h1' && asksForTop(module))
}

function asksForTop({ kind, config, placement }: PageModule): boolean {
  if (kind === 'banner') return (config as { layout?: string } | null)?.layout !== 'split'
  return placement.titleSize === 'h1' && Object.values(placement.title ?? {}).some(Boolean)
}
