import { z } from 'zod'
import type { ModuleViewProps } from '../../../../components/module/module'
import type { ListChoices } from '../../../../listing/filter/list-choices'
import type { ListFilter } from '../../../../listing/filter/list-filter'
import { translated } from '../../../../listing/property'
import { PAGE_ROLES } from '../../../../site/page-role'
import { videoFiles } from '../video/video'

/**
 * `hero` is the header of the home page, `band` that of other pages, and `split` has a picture next to text. The type
 * of a band is a background colour, a picture or video beside the title, or nothing.
 */
export const bannerConfig = z.object({
  layout: z.enum(['hero', 'band', 'split']),
  type: z.enum(['colour', 'image', 'video', 'transparent']).default('colour'),
  title: translated,
  text: translated.optional(),
  image: z.string().optional(),
  /** The picture for the dark scheme. Absent: the same one. */
  darkImage: z.string().optional(),
  alt: translated.optional(),
  /** The words of a `hero` are dark: its picture is light behind them. */
  inkWords: z.boolean().default(false),
  /** The average colour of the picture, shown until it has loaded. */
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
  /** In `split`: the button starts a valuation with the address that is typed next to it. */
  askAddress: z.boolean().default(false),
  button: z.object({ label: translated, role: z.enum(PAGE_ROLES) }).optional(),
})
export type BannerConfig = z.output<typeof bannerConfig>

interface SearchData {
  filter: ListFilter
  /** True if the search is shown as a sentence. */
  isSentence: boolean
  choices: ListChoices
}

export type BannerProps = ModuleViewProps<BannerConfig, SearchData | null>
