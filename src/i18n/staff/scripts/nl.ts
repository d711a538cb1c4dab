/** The words of scripts of other firms, by their templates; the other languages have the same keys. */
export const scriptsNl = {
  'script.template': 'Soort',
  'script.template.help':
    'Van een Google-tag volstaat het nummer: naam, adres en hosts worden dan ingevuld. Andere hosts dan die van deze soort worden geweigerd.',
  'script.template.google': 'Google-tag',
  'script.template.reviews': 'Beoordelingen',
  'script.template.booking': 'Bezoeken boeken',
  'script.template.own': 'Eigen script',
  'script.wrong.host': '{value} hoort niet bij deze soort.',
  'script.wrong.tag': 'Het nummer van een Google-tag, zoals G-ABC1234567.',
  'script.wrong.consent': 'Dit laadt alleen met toestemming: kies waarvoor.',
  'script.policy': 'Dit verandert op elke pagina',
  'script.policy.text':
    'Er is nog niets bewaard. Kijk na welke sites uw pagina’s voortaan binnenlaten, en publiceer dan opnieuw.',
  'script.policy.what': 'Waarvoor',
  'script.policy.added': 'Komt erbij',
  'script.policy.removed': 'Valt weg',
}
