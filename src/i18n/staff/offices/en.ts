import type { officesNl } from './nl'

/** The words of offices and who works there. */
export const officesEn: Record<keyof typeof officesNl, string> = {
  'staff.office': 'Office',
  'staff.accounts.nooffice': 'No office',
  'staff.accounts.member': 'In the team',
  'staff.accounts.nomember': 'Nobody of the team',
  'staff.accounts.member.help':
    'Homes that this person manages in the CRM, and their enquiries, are then those of this account. The photo stands beside the name.',
  'settings.number': 'Number',
  'settings.crmName': 'Name in the CRM',
  'settings.office.crmName.help':
    'Only where the CRM calls this office something else: by it the site knows which homes and enquiries belong to it.',
  'settings.member.crmName.help':
    'Exactly as the CRM names the manager of a home. Not needed where the e-mail address is the same there.',
  'settings.member.status': 'On the website',
  'settings.member.status.Published': 'Shown',
  'settings.member.status.Hidden': 'Not shown',
  'settings.member.office': 'Office',
  'settings.sendToOffice': 'Enquiries go to the office that they belong to',
  'settings.sendToOffice.help':
    'To that office’s e-mail address; what belongs to none goes to the e-mail address of the website.',
  'part.askOffice': 'Asks which office it is for',
  'part.askOffice.help': 'Only where there is more than one office.',
  'form.office': 'For which office?',
  'staff.figures.alloffices': 'All offices',
  'staff.figures.offices': 'By office',
  'staff.figures.answered': 'Answered',
  'staff.figures.offices.text':
    'An enquiry belongs to the office of its home or of the home’s manager, or to the one that the visitor chose. Visits are those to the homes of each office.',
  'settings.hours': 'Opening hours',
  'settings.hours.help': 'At most two parts a day, such as 9-12.30 and 13.30-18. Empty: closed.',
  'settings.hours.appointment': 'By appointment',
  'settings.hours.note': 'Exceptions',
  'settings.hours.note.help': 'A line below the hours, such as ‘Closed from 24 to 31 December’.',
  'field.wrong.hours':
    'Write the hours like 9-12.30 and 13.30-18, in their order; a day by appointment has none.',
  'settings.day.mon': 'Monday',
  'settings.day.tue': 'Tuesday',
  'settings.day.wed': 'Wednesday',
  'settings.day.thu': 'Thursday',
  'settings.day.fri': 'Friday',
  'settings.day.sat': 'Saturday',
  'settings.day.sun': 'Sunday',
}
