import { z } from 'zod'
import type { ListingCard } from '../../../../listing/published'
import type { TeamMember } from '../../../../site/team'
import type { Article } from '../../../articles/queries'

/** The article has the customer's name as its title and the quote as its intro. */
export const customerStoryConfig = z.object({
  articleId: z.number().int(),
  /** The id of the property in the story. */
  propertyId: z.number().int().optional(),
  /** The id of the agent in the story. */
  personId: z.number().int().optional(),
})

export interface CustomerStoryData {
  article: Article | null
  /** Null if the property is in no list any more. */
  home: ListingCard | null
  person: TeamMember | null
}
