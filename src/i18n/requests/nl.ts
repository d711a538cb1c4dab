/**
 * The texts after a form was sent. The `promise.` texts say when the agency replies; thank-you pages, mails and
 * popups insert them, so each time is written once. All languages have the same keys.
 */
export const requestsNl = {
  'promise.reply': 'zo snel mogelijk',
  'promise.valuation': 'zo snel mogelijk',
  'thanks.mail': 'U krijgt meteen een bevestiging per mail.',
  'thanks.received.title': 'Uw aanvraag is aangekomen',
  'thanks.received.text': 'Bedankt voor uw aanvraag. U hoort {reply} van ons.',
  'thanks.contact.title': 'Uw vraag is aangekomen',
  'thanks.contact.text': 'Bedankt voor uw vraag. We antwoorden {reply}.',
  'thanks.contact.next': 'Wie het antwoord kent, neemt uw vraag over.',
  'thanks.contact.reply': 'U krijgt {reply} antwoord, per mail of telefoon.',
  'thanks.site-contact.title': 'Uw bericht is aangekomen',
  'thanks.site-contact.text': 'Bedankt voor uw bericht. We lezen het en antwoorden {reply}.',
  'thanks.agent.title': 'Uw vraag aan {agent} is aangekomen',
  'thanks.agent.text': '{agent} leest uw vraag en antwoordt {reply}.',
  'thanks.property-info.title': 'Uw vraag over het pand is aangekomen',
  'thanks.property-info.text': '{agent} volgt dit pand op en antwoordt {reply}.',
  'thanks.property-info.visit': 'Wilt u het pand zien, dan spreken we een bezoek af.',
  'thanks.project-contact.title': 'Uw vraag over het project is aangekomen',
  'thanks.project-contact.text': '{agent} volgt dit project op en antwoordt {reply}.',
  'thanks.project-contact.visit': 'Wilt u meer weten over een unit, dan spreken we een gesprek af.',
  'thanks.document-request.title': 'Uw document staat klaar',
  'thanks.document-request.text':
    'De link staat ook in de mail die u van ons krijgt. Hij werkt {days} dagen.',
  'thanks.contact-download.title': 'Veel leesplezier',
  'thanks.contact-download.text':
    'De link naar het bestand staat in de mail die u van ons krijgt. Hij werkt {days} dagen.',
  'thanks.rental.title': 'Uw kandidatuur is aangekomen',
  'thanks.rental.text':
    '{agent} bekijkt uw kandidatuur en laat u {reply} weten hoe het verder gaat.',
  'thanks.rental.owner': 'De eigenaar kiest de huurder.',
  'thanks.rental.answer': 'U krijgt altijd antwoord, ook als iemand anders de woning huurt.',
  'thanks.visit.title': 'Bezoek aangevraagd',
  'thanks.visit.text': '{agent} kiest een van uw momenten en bevestigt u {reply} het juiste uur.',
  'thanks.visit.hello': 'Dank u, {name}',
  'thanks.visit.thanks': 'Dank u',
  'thanks.visit.moments': 'Uw momenten',
  'thanks.visit.calendar': 'Zet in uw agenda',
  'thanks.visit.calendarof': 'Zet {day} in uw agenda',
  'thanks.visit.urgent': 'Iets dringends? Bel gerust.',
  'thanks.visit.until': 'Tot dan',
  'thanks.visit.documents': 'Lees de documenten',
  'thanks.visit.similar': 'Bekijk gelijkaardige panden',
  'thanks.visit.copy': 'Een kopie van uw aanvraag is onderweg naar {email}.',
  'thanks.visit.back': 'Terug naar het pand',
  'thanks.valuation.title': 'Uw schatting is aangevraagd',
  'thanks.valuation.text':
    'Bedankt voor uw vertrouwen. We komen eerst kijken en noemen daarna pas een bedrag.',
  'thanks.valuation.attime': 'We bellen u op het moment dat u koos, om een bezoek af te spreken.',
  'thanks.valuation.call': 'We nemen {reply} contact met u op, om een bezoek af te spreken.',
  'thanks.valuation.second': 'Een erkende makelaar komt bij u langs.',
  'thanks.valuation.third':
    'Na het bezoek krijgt u {valuation} onze schatting, met de uitleg erbij.',
  'thanks.demand.title': 'We zoeken mee',
  'thanks.demand.text':
    'Uw zoekopdracht is aangekomen. Een makelaar legt ze naast wat we nu hebben.',
  'thanks.demand.confirm':
    'U wilt ook mails over nieuwe panden: bevestig dat met de link in een tweede mail.',
  'thanks.demand.second': 'Past er al iets, dan hoort u dat {reply}.',
  'thanks.demand.third': 'Wat er later bijkomt, vindt u hier: het nieuwste staat bovenaan.',
  'thanks.friend.title': 'Bedankt om een pand aan te raden',
  'thanks.friend.text': 'Twijfelt iemand nog? Wij beantwoorden graag elke vraag over het pand.',
  'thanks.newsletter.title': 'Uw inschrijving is aangekomen',
  'thanks.newsletter.text':
    'Hebben we nieuws, dan mogen we u dat mailen. Uitschrijven kan altijd: een antwoord volstaat.',
} as const
