import type { scriptsNl } from './nl'

/** The words of scripts of other firms, by their templates. */
export const scriptsEn: Record<keyof typeof scriptsNl, string> = {
  'script.template': 'Kind',
  'script.template.help':
    'Of a Google tag the number is enough: name, address and hosts are then filled in. Hosts other than those of this kind are refused.',
  'script.template.google': 'Google tag',
  'script.template.reviews': 'Reviews',
  'script.template.booking': 'Booking of visits',
  'script.template.own': 'Own script',
  'script.wrong.host': '{value} does not belong to this kind.',
  'script.wrong.tag': 'The number of a Google tag, such as G-ABC1234567.',
  'script.wrong.consent': 'This loads with consent alone: choose for what.',
  'script.policy': 'This changes on every page',
  'script.policy.text':
    'Nothing is saved yet. Check which sites your pages will let in from now on, then publish again.',
  'script.policy.what': 'For what',
  'script.policy.added': 'Added',
  'script.policy.removed': 'Removed',
}
