/** The words of the consent dialog, the popup, menus and what is found; the other languages have the same keys. */
export const furnitureNl = {
  'consent.ask': 'We gebruiken noodzakelijke cookies. Mogen we ook meten hoe u deze site gebruikt?',
  'consent.text':
    'Wat nodig is om de site te laten werken, staat altijd aan. Al de rest vragen we eerst: zonder uw ja wordt er niets geladen. U kunt uw keuze onderaan elke pagina wijzigen.',
  'consent.refuse': 'Alles weigeren',
  'consent.accept': 'Alles aanvaarden',
  'consent.choose': 'Zelf kiezen',
  'consent.save': 'Keuze bewaren',
  'consent.necessary': 'Noodzakelijk.',
  'consent.necessarytext': 'Onthoudt uw keuze hier en wat u zelf bewaart. Staat altijd aan.',
  'consent.analytics_storage': 'Statistieken.',
  'consent.analytics_storage.text':
    'Telt bezoeken en verstuurde formulieren, om de site te verbeteren.',
  'consent.ad_storage': 'Advertenties meten.',
  'consent.ad_storage.text': 'Onthoudt via welke advertentie u kwam.',
  'consent.ad_user_data': 'Gegevens voor advertenties.',
  'consent.ad_user_data.text': 'Stuurt gegevens over uw bezoek naar advertentiediensten.',
  'consent.ad_personalization': 'Gepersonaliseerde advertenties.',
  'consent.ad_personalization.text': 'Laat u elders advertenties zien die bij uw bezoek passen.',
  'nav.subof': 'Submenu van {name}',
  'nav.extra': 'Extra menu',
  'nav.openextra': 'Extra menu openen',
  'popup.more': 'Meer weten',
} as const
