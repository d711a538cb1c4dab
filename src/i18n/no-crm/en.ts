import type { noCrmNl } from './nl'

/** Staff texts of an agency without a CRM, instead of those that name one. */
export const noCrmEn: Record<keyof typeof noCrmNl, string> = {
  'staff.roles.admin':
    'An admin may do everything: also invite colleagues, erase people’s data and purge the cached pages.',
  'staff.crm': 'Connection',
  'staff.crm.lead.pending': 'waiting to be passed on',
  'staff.crm.lead.taken': 'passed on',
  'staff.crm.lead.refused': 'not passed on',
  'staff.crm.lead.unknown': 'possibly passed on',
  'staff.crm.lead.unknown.text': 'It is not certain that this enquiry was passed on.',
  'staff.crm.lead.refused.text': 'This enquiry was not passed on.',
  'staff.crm.lead.settle': 'Dealt with',
  'staff.crm.lead.again': 'Pass on again',
  'staff.crm.lead.id': 'Number {id}',
  'record.list.text':
    'Your listings: those of an import and those that you make here. Price, status and address of an imported listing come from the import; what you add here remains.',
  'record.text': 'What you leave empty comes from the import.',
  'record.crm.only': 'Price, status and address come from the import alone.',
  'record.lacks.where': 'Add them below.',
  'record.lacks.crm': '(by the import only)',
  'record.description.help':
    'Your text replaces the imported one, language by language. Empty: the imported text.',
  'record.law': 'Legal details that are missing',
  'record.facts': 'Facts that are missing',
  'record.facts.help': 'As soon as an import fills one in, the site shows that.',
  'record.crm': 'Imported: {value}',
  'record.crm.changed': 'An import changed this text since; yours stays. Imported now: {value}',
  'record.crm.told': 'The last import says {value}, which the site shows.',
  'record.made': 'This property was made here: no import changes it.',
  'record.new.text': 'The property comes on the site once you change its status.',
  'record.project.new.text': 'The new-build project comes on the site once you change its status.',
  'record.project.made': 'This project was made here: no import changes it.',
  'record.document.name.help': 'Empty: the imported name, or else the kind.',
  'record.document.crm': '{name} (from the import)',
  'record.visit.crm': 'calendar',
  'part.valuation.goal.value': 'Number',
  'staff.owners.text':
    'Owners who entrust a property to you follow visits, appointments and documents here. You invite them yourself.',
  'staff.owners.homes.text':
    'The owner sees these properties only. Where an import names a property’s owners, what it says applies.',
  'settings.type.id': 'Number',
  'settings.marquees.help': 'Numbers, one a line.',
  'settings.documentHosts.help': 'Such as documents.example.be, one a line.',
  'settings.history.help': 'An import may say otherwise of one listing.',
  'settings.history.showAutomaticHistory': 'What is noted automatically',
  'settings.history.kinds.help': 'Numbers, one a line.',
  'staff.import.api': 'API',
  'staff.lacking.text':
    'What the law of the region wants in the advert and these listings do not say. Add it on the page of the listing.',
  'staff.person.erase.text':
    'Enquiries, emails, account, what histories say of this address and mentions elsewhere on the site disappear from here for good. In your mailbox and other software you erase them yourself.',
  'staff.accounts.member.help':
    'Listings that this person manages, and their enquiries, are then those of this account. The photo stands beside the name.',
  'settings.crmName': 'Name in the import',
  'settings.office.crmName.help':
    'Only where an import calls this office something else: by it the site knows which listings and enquiries belong to it.',
  'settings.member.crmName.help':
    'Exactly as an import names the manager of a listing. Not needed where the email address is the same there.',
  'import.sourceWithoutFiles': 'This site is not set up to read files',
}
