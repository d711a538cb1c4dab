import type { View } from '../ui/view'

/** What a script says of fields that it judges before the server does; the server's own words. */
export function issueTexts({ t }: View) {
  return {
    'data-required': t('issue.required'),
    'data-choice': t('issue.choice'),
    'data-reach': t('issue.reach'),
    'data-email': t('issue.email'),
    'data-phone': t('issue.phone'),
    'data-number': t('issue.number'),
  }
}
