import type { searchesNl } from './nl'

/** The words of saved searches; see `nl.ts`. */
export const searchesEn: Record<keyof typeof searchesNl, string> = {
  'searches.title': 'Homes by email',
  'searches.offer': 'Email me new homes',
  'searches.offertext':
    'You get an email when something new matches, or when a price drops. No account needed.',
  'searches.keptoffer': 'Email me when something changes',
  'searches.keptoffertext':
    'You get an email when the price of one of these homes drops, or when one is under option, sold or let.',
  'searches.email': 'Your email address',
  'searches.frequency': 'How often',
  'searches.now': 'At once',
  'searches.daily': 'Every morning',
  'searches.weekly': 'Every Monday',
  'searches.ask': 'Email me',
  'searches.privacy':
    'We use your address for these emails only, and to write to you about this search. Each email lets you stop with one click.',
  'searches.tick': 'Also email me new homes that match. I confirm this by email.',
  'searches.wanted': 'Wants emails about new homes',
  'searchers.like': 'At least {count} people are looking for a home like this one with us.',
  'searchers.buy': 'At least {count} people are looking for a home to buy with us.',
  'searchers.buy.place':
    'At least {count} people are looking for a home to buy in {place} with us.',
  'searchers.buy.kind':
    'At least {count} people are looking for a home to buy in {place} with us, of the type “{kind}”.',
  'searchers.rent': 'At least {count} people are looking for a home to rent with us.',
  'searchers.rent.place':
    'At least {count} people are looking for a home to rent in {place} with us.',
  'searchers.rent.kind':
    'At least {count} people are looking for a home to rent in {place} with us, of the type “{kind}”.',
  'searches.about': 'About',
  'searches.everything': 'For sale and to rent',
  'searches.kept.one': '{count} saved home',
  'searches.kept.other': '{count} saved homes',
  'searches.sent': 'Check your inbox',
  'searches.senttext':
    'We sent a link to your address. Confirm with it within {count} days; the emails only start then.',
  'searches.sentto':
    'We sent a link to {email}. Confirm with it within {count} days; only then do you get emails.',
  'searches.saves': 'You save',
  'searches.sentence': '{place}: {rest}.',
  'searches.sentspam':
    'Nothing there? Look in your spam folder. An address gets at most {max} of these emails a day: otherwise, ask again tomorrow.',
  'searches.back': 'Back to the homes',
  'searches.confirm': 'Do you want these emails?',
  'searches.confirmtext':
    'One more click, and we keep you posted for a year. You can stop at any time.',
  'searches.consent':
    'I want emails about this search. Whoever works at {agency} sees it and may write to me about it. My address serves no other purpose.',
  'searches.confirmbutton': 'Yes, email me',
  'searches.others': 'You already get emails about something else',
  'searches.beside': 'Add this one',
  'searches.instead': 'In place of: {name}',
  'searches.confirmed': 'Confirmed. The first email comes as soon as there is news.',
  'searches.saved': 'Saved.',
  'searches.manage': 'Your search',
  'searches.on': 'You get emails, until {date}.',
  'searches.paused': 'Paused: you get no emails now. It runs until {date}.',
  'searches.save': 'Save',
  'searches.pause': 'Pause',
  'searches.resume': 'Resume',
  'searches.renew': 'Renew for a year',
  'searches.end': 'Stop these emails',
  'searches.endtext': 'We then erase your search and the address with it.',
  'searches.change': 'Choose other filters',
  'searches.changetext':
    'Ask for emails in the list again, and choose when you confirm that they replace these.',
  'searches.ended': 'Stopped',
  'searches.endedtext': 'Your search and its address are erased. You get no more emails about it.',
  'searches.over': 'This link no longer works',
  'searches.overtext':
    'It was used already, or the search has ended. The link in your last email works as long as it runs.',
  'searches.trap': 'Leave this field empty',
  'mail.search.confirm': 'Confirm your search',
  'mail.search.confirm.text':
    'Someone asked with this address for emails from {agency} about: {name}. Was it you? Confirm with one click. The link works once, for {count} days.',
  'mail.search.confirm.button': 'Yes, email me',
  'mail.search.new.one': '{count} new home for you',
  'mail.search.new.other': '{count} new homes for you',
  'mail.search.news': 'News about your homes',
  'mail.search.about': 'For your search: {name}.',
  'mail.search.section.new': 'New',
  'mail.search.section.cheaper': 'Price reduced',
  'mail.search.section.option': 'Under option',
  'mail.search.section.back': 'Available again',
  'mail.search.section.gone': 'No longer available',
  'mail.search.was': 'was {price}',
  'mail.search.more.one': 'and {count} more',
  'mail.search.more.other': 'and {count} more',
  'mail.search.see': 'See the whole list',
  'mail.search.manage': 'Change or pause the search',
  'mail.search.stop': 'Stop these emails',
  'mail.search.why': 'You get this email because you asked for it at {host} and confirmed it.',
  'mail.search.ending': 'Your search ends soon',
  'mail.search.ending.text':
    'On {date} your search ends by itself: {name}. Still looking? Renew it for a year. Otherwise there is nothing to do.',
  'mail.search.ending.button': 'Renew the search',
  'privacy.searches':
    'Emails about a search: {time} after you confirm or renew it, or until you stop them; without confirmation {days}',
  'staff.form.search': 'Saved search',
  'staff.figures.source.search': 'Saved searches',
  'staff.leads.asks': 'All that ask for an answer',
  'staff.search': 'Emails about new homes',
  'staff.search.what': 'What',
  'staff.search.state': 'State',
  'staff.search.on': 'Runs until {day}',
  'staff.search.paused': 'Paused, runs until {day}',
  'staff.search.ended': 'Ended',
  'staff.search.endedtext':
    'The searcher stopped it, or did not renew it. Address and criteria are erased; what stands here only counts in the figures.',
  'staff.search.consent': 'Consent',
  'staff.search.agreedat': 'Given on',
  'staff.search.theirs': 'Only the searcher changes it, by the links of the emails.',
  'answer.search': 'You are searching on our site. These homes match what you are looking for: …',
  'staff.person.searches': 'Searches with emails',
}
