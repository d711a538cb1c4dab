import type { furnitureNl } from './nl'

export const furnitureEn: Record<keyof typeof furnitureNl, string> = {
  'consent.ask': 'We use necessary cookies. May we also measure how you use this site?',
  'consent.text':
    'What the site needs to work is always on. We ask before anything else: without your yes, nothing is loaded. You can change your mind at the foot of every page.',
  'consent.refuse': 'Refuse all',
  'consent.accept': 'Accept all',
  'consent.choose': 'Choose for yourself',
  'consent.save': 'Save my choice',
  'consent.necessary': 'Necessary.',
  'consent.necessarytext': 'Remembers your choice here and what you keep yourself. Always on.',
  'consent.analytics_storage': 'Statistics.',
  'consent.analytics_storage.text': 'Counts visits and forms that were sent, to improve the site.',
  'consent.ad_storage': 'Measuring advertisements.',
  'consent.ad_storage.text': 'Remembers which advertisement brought you here.',
  'consent.ad_user_data': 'Data for advertising.',
  'consent.ad_user_data.text': 'Sends data about your visit to advertising services.',
  'consent.ad_personalization': 'Personalised advertising.',
  'consent.ad_personalization.text': 'Shows you advertisements elsewhere that match your visit.',
  'nav.subof': 'Submenu of {name}',
  'nav.extra': 'Extra menu',
  'nav.openextra': 'Open extra menu',
  'popup.more': 'Find out more',
}
