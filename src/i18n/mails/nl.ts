/** What is wrong with a form, and the words of mails; the other languages have the same keys. */
export const mailsNl = {
  'issue.required': 'Vul dit veld in.',
  'issue.reach': 'Vul een e-mailadres of een telefoonnummer in, dan kunnen we antwoorden.',
  'issue.toolong': 'Dit is te lang. Kort het wat in.',
  'issue.email':
    'Dit is geen e-mailadres dat we kunnen gebruiken. Een voorbeeld: naam@voorbeeld.be',
  'issue.phone': 'Dit is geen telefoonnummer. Een voorbeeld: 0470 12 34 56',
  'issue.number': 'Vul hier een getal in.',
  'issue.choice': 'Kies een van de mogelijkheden.',
  'issue.range': 'Het maximum ligt onder het minimum.',
  'issue.moment':
    'Kies een tot drie halve dagen, vanaf morgen, binnen drie maanden en niet op zondag.',
  'issue.replayed':
    'Dit formulier is al eens verstuurd, met een andere inhoud. Verstuur het opnieuw.',
  'issue.invalid': 'Hier staat iets wat we niet kunnen lezen.',
  'issue.toomany':
    'Dat zijn veel berichten na elkaar. Probeer het over {minutes} min. opnieuw, of bel {phone}.',
  'issue.away':
    'We kunnen uw bericht nu niet bewaren. Er is niets verstuurd. Bel {phone} of mail {email}, of probeer het zo meteen opnieuw.',
  'issue.toolarge': 'Dit bericht is te groot. Kort het in, of mail het ons.',
  'issue.unreadable': 'We kunnen dit formulier niet lezen. Verstuur het vanaf onze site.',
} as const
