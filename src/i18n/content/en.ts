import type { contentNl } from './nl'

export const contentEn: Record<keyof typeof contentNl, string> = {
  'article.readmore': 'Read on',
  'beforeafter.before': 'Before',
  'beforeafter.after': 'After',
  'beforeafter.border': 'Border between before and after',
  'beforeafter.value': '{percent} % before',
  'markers.map': 'Map of our offices',
  'markers.show': 'Show on the map',
  'markers.failed': 'The map does not load. The links by the addresses show the place too.',
  'play.pause': 'Pause',
  'play.play': 'Play',
  'scroll.down': 'To the first block',
  'team.direct': 'Direct line',
  'team.mobile': 'Mobile',
  'team.speaks': 'Speaks {languages}',
  'video.play': 'Play the video',
  'embed.consent': '{title}: this comes from another service and loads only if you allow it.',
  'embed.loads': '{title} will load in a moment.',
  'embed.failed': '{title}: this does not load right now. Please try again later.',
  'embed.choose': 'Change my choice',
  'reviews.title': 'Reviews',
}
