/** The words of offices and who works there; the other languages have the same keys. */
export const officesNl = {
  'staff.office': 'Kantoor',
  'staff.accounts.nooffice': 'Geen kantoor',
  'staff.accounts.member': 'In het team',
  'staff.accounts.nomember': 'Niemand van het team',
  'staff.accounts.member.help':
    'Panden die deze persoon in het CRM beheert, en hun aanvragen, zijn dan die van dit account. De foto staat bij de naam.',
  'settings.number': 'Nummer',
  'settings.crmName': 'Naam in het CRM',
  'settings.office.crmName.help':
    'Alleen als het CRM dit kantoor anders noemt: zo weet de site welke panden en aanvragen erbij horen.',
  'settings.member.crmName.help':
    'Precies zoals het CRM de beheerder van een pand noemt. Niet nodig als het e-mailadres daar hetzelfde is.',
  'settings.member.status': 'Op de website',
  'settings.member.status.Published': 'Te zien',
  'settings.member.status.Hidden': 'Niet te zien',
  'settings.member.office': 'Kantoor',
  'settings.sendToOffice': 'Aanvragen gaan naar het kantoor waar ze bij horen',
  'settings.sendToOffice.help':
    'Naar het e-mailadres van dat kantoor; wat bij geen kantoor hoort, gaat naar het e-mailadres van de website.',
  'part.askOffice': 'Vraagt voor welk kantoor het is',
  'part.askOffice.help': 'Alleen bij meer dan één kantoor.',
  'form.office': 'Voor welk kantoor?',
  'staff.figures.alloffices': 'Alle kantoren',
  'staff.figures.offices': 'Per kantoor',
  'staff.figures.answered': 'Beantwoord',
  'staff.figures.offices.text':
    'Aanvragen horen bij het kantoor van het pand of van zijn beheerder, of bij het kantoor dat de bezoeker koos. Bezoeken zijn die van de panden van elk kantoor.',
  'settings.hours': 'Openingsuren',
  'settings.hours.help': 'Per dag hoogstens twee delen, zoals 9-12.30 en 13.30-18. Leeg: gesloten.',
  'settings.hours.appointment': 'Op afspraak',
  'settings.hours.note': 'Uitzonderingen',
  'settings.hours.note.help': 'Een lijn onder de uren, zoals ‘Gesloten van 24 tot 31 december’.',
  'field.wrong.hours':
    'Schrijf de uren zoals 9-12.30 en 13.30-18, in hun volgorde; een dag op afspraak heeft er geen.',
  'settings.day.mon': 'Maandag',
  'settings.day.tue': 'Dinsdag',
  'settings.day.wed': 'Woensdag',
  'settings.day.thu': 'Donderdag',
  'settings.day.fri': 'Vrijdag',
  'settings.day.sat': 'Zaterdag',
  'settings.day.sun': 'Zondag',
}
