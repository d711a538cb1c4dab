import type { FormScope } from './form-scope'

/** Rules and validation messages for the script, the same as the server's. */
export function issueTexts({ t, rules }: Pick<FormScope, 't' | 'rules'>) {
  return {
    'data-rules': JSON.stringify(rules),
    'data-required': t('issue.required'),
    'data-choice': t('issue.choice'),
    'data-reach': t('issue.reach'),
    'data-email': t('issue.email'),
    'data-phone': t('issue.phone'),
    'data-number': t('issue.number'),
  }
}
