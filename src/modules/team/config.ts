import { z } from 'zod'
import type { Article } from '../../data/content/articles'
import type { TeamMember } from '../../data/content/team'

/** `people`: all, none, or those with these ids; the articles are the placement's relations. */
export const teamConfig = z.object({
  people: z.union([z.enum(['all', 'none']), z.array(z.number().int())]).default('all'),
})
export type TeamConfig = z.output<typeof teamConfig>

export interface TeamData {
  people: TeamMember[]
  articles: Article[]
}
