import type { requestsNl } from './nl'

export const requestsEn: Record<keyof typeof requestsNl, string> = {
  'promise.reply': 'as soon as possible',
  'promise.valuation': 'as soon as possible',
  'thanks.mail': 'You get a confirmation by email at once.',
  'thanks.received.title': 'Your request has arrived',
  'thanks.received.text': 'Thank you for your request. You hear from us {reply}.',
  'thanks.contact.title': 'Your question has arrived',
  'thanks.contact.text': 'Thank you for your question. We answer {reply}.',
  'thanks.contact.next': 'The person who knows the answer takes over.',
  'thanks.contact.reply': 'You receive an answer {reply}, by email or phone.',
  'thanks.site-contact.title': 'Your message has arrived',
  'thanks.site-contact.text': 'Thank you for your message. We read it and answer {reply}.',
  'thanks.agent.title': 'Your question to {agent} has arrived',
  'thanks.agent.text': '{agent} reads your question and answers {reply}.',
  'thanks.property-info.title': 'Your question about the property has arrived',
  'thanks.property-info.text': '{agent} handles this property and answers {reply}.',
  'thanks.property-info.visit': 'If you would like to see the property, we arrange a viewing.',
  'thanks.project-contact.title': 'Your question about the project has arrived',
  'thanks.project-contact.text': '{agent} handles this project and answers {reply}.',
  'thanks.project-contact.visit':
    'If you would like to know more about a unit, we arrange a meeting.',
  'thanks.document-request.title': 'Your document is ready',
  'thanks.document-request.text':
    'The link is also in the email that you get from us. It works for {days} days.',
  'thanks.contact-download.title': 'Enjoy the read',
  'thanks.contact-download.text':
    'The link to the file is in the email that you get from us. It works for {days} days.',
  'thanks.rental.title': 'Your application has arrived',
  'thanks.rental.text':
    '{agent} looks at your application and tells you {reply} what happens next.',
  'thanks.rental.owner': 'The owner chooses the tenant.',
  'thanks.rental.answer': 'You always get an answer, even if the home is let to someone else.',
  'thanks.visit.title': 'Viewing requested',
  'thanks.visit.text': '{agent} chooses one of your times and confirms the exact hour {reply}.',
  'thanks.visit.hello': 'Thank you, {name}',
  'thanks.visit.thanks': 'Thank you',
  'thanks.visit.moments': 'Your times',
  'thanks.visit.calendar': 'Add to calendar',
  'thanks.visit.calendarof': 'Add {day} to your calendar',
  'thanks.visit.urgent': 'Anything urgent? Feel free to call.',
  'thanks.visit.until': 'Until then',
  'thanks.visit.documents': 'Read the documents',
  'thanks.visit.similar': 'See similar properties',
  'thanks.visit.copy': 'A copy of your request is on its way to {email}.',
  'thanks.visit.back': 'Back to the property',
  'thanks.valuation.title': 'Your valuation is requested',
  'thanks.valuation.text':
    'Thank you for your trust. We come and look first, and only then name a figure.',
  'thanks.valuation.attime': 'We call you at the time you chose to arrange a visit.',
  'thanks.valuation.call': 'We contact you {reply} to arrange a visit.',
  'thanks.valuation.second': 'A recognised agent visits you.',
  'thanks.valuation.third':
    'After the visit you receive our valuation {valuation}, with the explanation.',
  'thanks.demand.title': 'We are looking with you',
  'thanks.demand.text':
    'Your search request has reached us. An agent compares it with what we have now.',
  'thanks.demand.confirm':
    'You also want emails about new properties: confirm that with the link in a second email.',
  'thanks.demand.second': 'If something fits already, you hear about it {reply}.',
  'thanks.demand.third': 'What comes in later is on this site, with the newest first.',
  'thanks.friend.title': 'Thank you for recommending a property',
  'thanks.friend.text': 'Is someone still in doubt? We are glad to answer any question about it.',
  'thanks.newsletter.title': 'Your subscription has reached us',
  'thanks.newsletter.text':
    'When there is news, we may email it to you. To unsubscribe, a reply is enough.',
}
