import type { Lead } from '../queries'

/** Returns the title of a lead in lists: its sender's name, or else the e-mail address. */
export function leadName(lead: Pick<Lead, 'data'>): string {
  return senderName(lead) || lead.data.Email || '–'
}

/** Returns the sender's name, or '' if the form does not ask for it. */
export function senderName({ data }: Pick<Lead, 'data'>): string {
  return [data.FirstName, data.Name].filter(Boolean).join(' ')
}
