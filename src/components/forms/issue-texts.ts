import type { View } from '../ui/view'

/** Validation messages for the script, the same as the server's. */
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
