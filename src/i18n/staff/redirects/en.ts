import type { redirectsNl } from './nl'

export const redirectsEn: Record<keyof typeof redirectsNl, string> = {
  'staff.redirects.file': 'A CSV file',
  'staff.redirects.file.help':
    'As you download it here: on each line the old address, then the new one or 410. You can paste lines below too, or both.',
  'staff.redirects.gone': 'Gone for good: nothing takes its place',
  'staff.redirects.gone.help':
    'Visitors then read that the page no longer exists, and search engines forget it (410). Leave the new address empty.',
  'staff.redirects.gone.told': 'Gone for good',
  'staff.redirects.issue.both': 'is gone for good or leads somewhere, not both.',
  'staff.redirects.missed': 'Never found',
  'staff.redirects.missed.text':
    'Pages that visitors looked for and that do not exist: they came to the home page. After 90 days without a visit the site forgets them.',
  'staff.redirects.missed.none': 'Nobody has looked for a page that does not exist.',
  'staff.redirects.missed.lead': 'Lead it on',
  'staff.redirects.missed.where': 'Address looked for',
  'staff.redirects.missed.hits': 'Asked for',
}
