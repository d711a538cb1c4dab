/** The words of the figures; the other languages have the same keys. */
export const figuresNl = {
  'staff.figures': 'Cijfers',
  'staff.figures.text': 'Van {from} tot en met {until}.',
  'staff.figures.days': '{days} dagen',
  'staff.figures.year': 'Een jaar',
  'staff.figures.day': 'Dag',
  'staff.figures.week': 'Week vanaf',
  'staff.figures.visits': 'Bezoeken',
  'staff.figures.visits.day': 'Bezoeken per dag',
  'staff.figures.visits.week': 'Bezoeken per week',
  'staff.figures.visits.text':
    'Van pagina’s van panden; robots en wie aangemeld is, tellen niet mee.',
  'staff.figures.sum': '{count} in totaal.',
  'staff.figures.since': 'Geteld sinds {day}.',
  'staff.figures.novisits': 'In deze periode zijn er geen bezoeken geteld.',
  'staff.figures.kinds': 'Aanvragen naar soort',
  'staff.figures.sources': 'Aanvragen naar herkomst',
  'staff.figures.sources.text':
    'De campagne in het adres, of de pagina vóór het formulier. Meer wordt niet bijgehouden.',
  'staff.figures.source': 'Herkomst',
  'staff.figures.source.campaign': 'Campagne {name}',
  'staff.figures.source.google-ad': 'Advertentie bij Google',
  'staff.figures.source.site': 'Een andere pagina van deze site',
  'staff.figures.source.direct': 'Rechtstreeks, of niet gezegd',
  'staff.figures.noleads': 'In deze periode kwam geen aanvraag binnen.',
  'staff.figures.answers': 'Tijd tot een antwoord',
  'staff.figures.answers.text':
    'Een antwoord is er een dat van hier vertrok, of een aanvraag die op beantwoord, bezoek gepland of gelukt staat.',
  'staff.figures.half.minutes.one':
    'De helft van wie antwoord kreeg, had het binnen {count} minuut.',
  'staff.figures.half.minutes.other':
    'De helft van wie antwoord kreeg, had het binnen {count} minuten.',
  'staff.figures.half.hours.one':
    'De helft van wie antwoord kreeg, had het binnen {count}\u00a0uur.',
  'staff.figures.half.hours.other':
    'De helft van wie antwoord kreeg, had het binnen {count}\u00a0uur.',
  'staff.figures.half.days.one': 'De helft van wie antwoord kreeg, had het binnen {count} dag.',
  'staff.figures.half.days.other': 'De helft van wie antwoord kreeg, had het binnen {count} dagen.',
  'staff.figures.answer': 'Beantwoord',
  'staff.figures.answer.hour': 'Binnen een uur',
  'staff.figures.answer.half': 'Binnen 4\u00a0uur',
  'staff.figures.answer.day': 'Binnen een dag',
  'staff.figures.answer.days': 'Binnen 3 dagen',
  'staff.figures.answer.later': 'Later',
  'staff.figures.answer.none': 'Nog geen antwoord genoteerd',
  'staff.figures.homes': 'Wel bezoeken, geen aanvraag',
  'staff.figures.homes.text.one':
    '{count} pand op de markt dat bekeken werd en waar niemand iets over vroeg.',
  'staff.figures.homes.text.other':
    '{count} panden op de markt die bekeken werden en waar niemand iets over vroeg.',
  'staff.figures.nohomes': 'Over elk bekeken pand werd iets gevraagd.',
  'staff.figures.address': 'Adres',
  'staff.figures.number': 'Nummer',
  'staff.figures.forgotten.one': 'Wat ouder is dan {count} maand, kan gewist zijn.',
  'staff.figures.forgotten.other': 'Wat ouder is dan {count} maanden, kan gewist zijn.',
}
