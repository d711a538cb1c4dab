import type { Lead } from '../../../data/leads/leads'

/** The sender's own name. */
export function leadName({ data }: Pick<Lead, 'data'>): string {
  return [data.FirstName, data.Name].filter(Boolean).join(' ') || data.Email || '–'
}
