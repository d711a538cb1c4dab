/** The words of the first page; the other languages have the same keys. */
export const startNl = {
  'staff.start.leads': 'Nieuwe aanvragen',
  'staff.start.leads.none': 'Er wacht geen nieuwe aanvraag op u.',
  'staff.start.adverts': 'Advertenties',
  'staff.start.adverts.mine': 'Mijn advertenties',
  'staff.start.adverts.none': 'Er staat geen pand van u op de markt.',
  'staff.start.lacking.one':
    'Aan {count} van {total} advertenties ontbreekt iets dat de wet vraagt.',
  'staff.start.lacking.other':
    'Aan {count} van {total} advertenties ontbreekt iets dat de wet vraagt.',
  'staff.start.lacking.of.one':
    'Aan {count} van de {checked} laatst gewijzigde advertenties ({total} in totaal) ontbreekt iets dat de wet vraagt.',
  'staff.start.lacking.of.other':
    'Aan {count} van de {checked} laatst gewijzigde advertenties ({total} in totaal) ontbreekt iets dat de wet vraagt.',
  'staff.start.week': 'Deze week',
  'staff.start.page': 'Pagina {name}',
  'staff.start.article': 'Artikel {name}',
  'staff.start.popup': 'Pop-up',
  'staff.start.appears': 'verschijnt op {at}',
  'staff.start.ends': 'gaat van de site op {at}',
  'staff.start.popup.ends': 'laatste dag op {at}',
  'staff.start.health': 'Gezondheid',
  'staff.start.fine': 'in orde',
  'staff.start.refused.one': '{count} geweigerd',
  'staff.start.refused.other': '{count} geweigerd',
  'staff.start.mails': 'Mails',
  'staff.start.mails.stuck.one': '{count} niet vertrokken',
  'staff.start.mails.stuck.other': '{count} niet vertrokken',
  'staff.start.steps': 'Uw site klaarmaken',
  'staff.start.steps.done': '{done} van {all} gedaan',
  'staff.start.steps.homes': 'Uw eerste pand',
  'staff.start.steps.mail': 'Mails',
  'staff.start.steps.mail.text':
    'Er vertrekt nog geen mail. Wie de site installeerde, stelt een mailserver in.',
  'staff.start.steps.texts': 'Teksten die alleen u kent',
  'staff.start.steps.logo': 'Logo en kleuren',
  'staff.start.steps.ready': 'klaar',
  'staff.start.steps.open.one': 'nog {count} in te vullen',
  'staff.start.steps.open.other': 'nog {count} in te vullen',
  'staff.start.steps.none': 'nog niet',
}
