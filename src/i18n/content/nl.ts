/** The words of what a page can hold; the other languages have the same keys. */
export const contentNl = {
  'article.readmore': 'Lees verder',
  'beforeafter.before': 'Voor',
  'beforeafter.after': 'Na',
  'beforeafter.border': 'Grens tussen voor en na',
  'markers.map': 'Kaart van onze kantoren',
  'markers.show': 'Toon op de kaart',
  'markers.failed': 'De kaart laadt niet. De links bij de adressen tonen de plek ook.',
  'play.pause': 'Pauzeren',
  'play.play': 'Afspelen',
  'scroll.down': 'Naar het eerste blok',
  'team.direct': 'Rechtstreeks nummer',
  'team.mobile': 'Mobiel',
  'team.speaks': 'Spreekt {languages}',
  'video.play': 'Speel de film af',
}
