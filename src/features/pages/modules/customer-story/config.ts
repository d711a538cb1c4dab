import { z } from 'zod'
import type { ListingCard } from '../../../../listing/published'
import type { TeamMember } from '../../../../site/team'
import type { Article } from '../../../articles/queries'

/** The article has the customer as its title and what they say as its intro. */
export const customerStoryConfig = z.object({
  articleId: z.number().int(),
  /** The home that it is about. */
  propertyId: z.number().int().optional(),
  /** The agent who was there. */
  personId: z.number().int().optional(),
})

export interface CustomerStoryData {
  article: Article | null
  /** Null when the home is in no list any more. */
  home: ListingCard | null
  person: TeamMember | null
}
