import type { Lead } from '../../../features/leads/queries'

/** The title of a lead in lists: its sender's name, else the email address. */
export function leadName(lead: Pick<Lead, 'data'>): string {
  return senderName(lead) || lead.data.Email || '–'
}

/** The sender's own name; '' where none was asked. */
export function senderName({ data }: Pick<Lead, 'data'>): string {
  return [data.FirstName, data.Name].filter(Boolean).join(' ')
}
