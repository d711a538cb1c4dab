import { z } from 'zod'
import type { TeamMember } from '../../../site/team'
import type { Article } from '../../articles/queries'

/**
 * All team members, some of them by their ids, or none. The articles are the placement's relations. An agency's folder
 * may list the ids as `people`.
 */
export const teamConfig = z.preprocess(
  withPersons,
  z.object({
    people: z.enum(['all', 'some', 'none']).default('all'),
    persons: z.array(z.number().int()).default([]),
  }),
)
export type TeamConfig = z.output<typeof teamConfig>

export interface TeamData {
  people: TeamMember[]
  articles: Article[]
}

function withPersons(config: unknown): unknown {
  const people = (config as { people?: unknown } | null)?.people
  return Array.isArray(people) ? { people: 'some', persons: people } : config
}
