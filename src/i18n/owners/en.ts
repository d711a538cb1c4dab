import type { ownersNl } from './nl'

export const ownersEn: Record<keyof typeof ownersNl, string> = {
  'staff.owners': 'Owners',
  'staff.owners.text':
    'Whoever entrusts a property to you follows visits, appointments and documents here. Owners come from the CRM with the listings, or you invite them yourself.',
  'staff.owners.invite': 'Invite an owner',
  'staff.owners.invite.text':
    'The owner gets a mail with a link to choose a password. The link works once, for seven days.',
  'staff.owners.search': 'Search by name, email address or a property’s address',
  'staff.owners.homesearch': 'Search a property by street, town or number',
  'staff.owners.find': 'Search',
  'staff.owners.count.one': '{count} owner',
  'staff.owners.count.other': '{count} owners',
  'staff.owners.homes': 'Properties',
  'staff.owners.homes.text':
    'The owner sees these properties only. Where the CRM names a property’s owners, the next import applies what it says.',
  'staff.owners.nohomes': 'no property yet',
  'staff.owners.nonefound': 'No other property found.',
  'staff.owners.language': 'The owner’s language',
  'staff.owners.login': 'Last log-in',
  'staff.owners.never': 'not known',
  'staff.owners.active': 'can log in',
  'staff.owners.invited': 'invited, no password yet',
  'staff.owners.revoked': 'access revoked',
  'staff.owners.change.text':
    'Another email address ends links that were sent, and logs the owner out everywhere.',
  'staff.owners.act.invite': 'Invite again',
  'staff.owners.act.revoke': 'Revoke access',
  'staff.owners.act.restore': 'Let in again',
  'staff.owners.act.add': 'Add',
  'staff.owners.act.remove': 'Remove',
  'staff.owners.done.invite': '{name} gets a mail with a link.',
  'staff.owners.done.change': 'What you changed about {name} is saved.',
  'staff.owners.done.revoke': '{name} has no access any more and is logged out everywhere.',
  'staff.owners.done.restore': '{name} can log in again.',
  'staff.owners.done.add': 'The property is added.',
  'staff.owners.done.remove': 'The property is removed.',
  'staff.owners.look': 'See as owner',
  'staff.owners.look.text':
    'For a quarter of an hour you see what this owner sees, and can change nothing. The log tells of it.',
  'look.label': 'Seeing as owner',
  'look.text':
    'You see what {name} sees, since {time}. You can change nothing; it ends by itself after {minutes} minutes.',
  'look.end': 'End',
  'look.refused': 'You are only looking',
  'look.refused.text':
    'While you see the area as an owner you can’t log in or out here, nor change a password. End it first.',
  'audit.owner.invite': 'invited an owner',
  'audit.owner.change': 'changed an owner’s details',
  'audit.owner.revoke': 'revoked an owner’s access',
  'audit.owner.restore': 'let an owner in again',
  'audit.owner.add-home': 'gave an owner a property',
  'audit.owner.remove-home': 'took a property from an owner',
  'audit.owner.view': 'looked as an owner',
}
