import type { startNl } from './nl'

export const startEn: Record<keyof typeof startNl, string> = {
  'staff.start.leads': 'New enquiries',
  'staff.start.leads.none': 'No new enquiry waits for you.',
  'staff.start.adverts': 'Adverts',
  'staff.start.adverts.mine': 'My adverts',
  'staff.start.adverts.none': 'None of your homes is on the market.',
  'staff.start.lacking.one': '{count} of {total} adverts lacks what the law asks for.',
  'staff.start.lacking.other': '{count} of {total} adverts lack what the law asks for.',
  'staff.start.lacking.of.one':
    'Of the {checked} adverts changed last ({total} in all), {count} lacks what the law asks for.',
  'staff.start.lacking.of.other':
    'Of the {checked} adverts changed last ({total} in all), {count} lack what the law asks for.',
  'staff.start.week': 'This week',
  'staff.start.page': 'Page {name}',
  'staff.start.article': 'Article {name}',
  'staff.start.popup': 'Popup',
  'staff.start.appears': 'appears on {at}',
  'staff.start.ends': 'goes off the site on {at}',
  'staff.start.popup.ends': 'last day on {at}',
  'staff.start.health': 'Health',
  'staff.start.fine': 'fine',
  'staff.start.refused.one': '{count} refused',
  'staff.start.refused.other': '{count} refused',
  'staff.start.mails': 'Emails',
  'staff.start.mails.stuck.one': '{count} did not leave',
  'staff.start.mails.stuck.other': '{count} did not leave',
}
