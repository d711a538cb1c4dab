import { z } from 'zod'
import { PAGE_ROLES } from '../../domain/content/site'
import { type ListFilter, type ListSettings, parseListFilter } from '../../domain/list/list-filter'
import { GOAL } from '../../domain/listing/goal'
import { translated } from '../../domain/listing/property'
import { defineModule } from '../module'
import { videoFiles } from '../video/video'
import { BannerView } from './banner-view'
import { bannerExamples } from './examples'

/**
 * `hero` opens the home page, `band` heads another page, `split` sets a picture beside words.
 * The type is a band's ground: of a colour, a picture, a film, or none at all.
 */
export const bannerConfig = z.object({
  layout: z.enum(['hero', 'band', 'split']),
  type: z.enum(['colour', 'image', 'video', 'transparent']).default('colour'),
  title: translated,
  text: translated.optional(),
  image: z.string().optional(),
  alt: translated.optional(),
  /** Average colour, shown until the picture is there. */
  average: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  video: videoFiles.optional(),
  showSearch: z.boolean().default(false),
  button: z.object({ label: translated, role: z.enum(PAGE_ROLES) }).optional(),
})
export type BannerConfig = z.output<typeof bannerConfig>

export const banner = defineModule({
  kind: 'banner',
  config: bannerConfig,
  load: ({ view, params }, config) =>
    config.showSearch ? emptyFilter(view.site.settings, params.get('goal')) : null,
  View: BannerView,
  examples: bannerExamples,
})

/** Nothing but the goal: for sale, unless the address asks otherwise. */
function emptyFilter(settings: ListSettings, asked: string | null): ListFilter {
  const goal = Object.values(GOAL).find((one) => String(one) === asked) ?? GOAL.sale
  return parseListFilter({}, settings, { goal })
}
