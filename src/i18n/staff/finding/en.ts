import type { findingNl } from './nl'

export const findingEn: Record<keyof typeof findingNl, string> = {
  'staff.find': 'Search everywhere',
  'staff.find.button': 'Search',
  'staff.find.title': 'Search results',
  'staff.find.screens': 'Screens',
  'staff.find.all': 'All results',
  'staff.find.none': 'Nothing found for ‘{words}’. Try part of a name, an address or a number.',
  'staff.find.text':
    'Search for a property, an enquiry, a person, a page or a setting: by a name, an address, a number or a word.',
}
