import type { translationsNl } from './nl'

export const translationsEn: Record<keyof typeof translationsNl, string> = {
  'staff.translations': 'Translations',
  'staff.translations.text':
    'How far your texts are in each language. They are written in your first language ({language}): a translation that did not follow since is behind. What is in a draft counts as it stands there.',
  'staff.translations.single':
    'Your site has one language. Add one in the settings, and what there is to translate shows here.',
  'staff.translations.of': 'Part',
  'staff.translations.kind.page': 'Pages with their modules',
  'staff.translations.kind.article': 'Articles',
  'staff.translations.kind.team': 'Team',
  'staff.translations.kind.settings': 'Settings',
  'staff.translations.kind.popup': 'Pop-up',
  'staff.translations.kind.markers': 'Points on maps',
  'staff.translations.kind.media': 'Descriptions of pictures',
  'staff.translations.kind.label': 'Your own words of the site',
  'staff.translations.percent': '{percent}%',
  'staff.translations.none': 'no texts',
  'staff.translations.missing': 'missing: {count}',
  'staff.translations.older': 'behind: {count}',
  'staff.translations.todo': 'To do',
  'staff.translations.left.one': '{count} text to translate',
  'staff.translations.left.other': '{count} texts to translate',
  'staff.translations.done': 'Everything here is translated.',
  'staff.translations.language': 'Language',
  'staff.translations.all': 'All',
  'staff.translations.where': 'Where',
  'staff.translations.source': 'Original text',
  'staff.translations.state': 'State',
  'staff.translations.state.missing': 'Missing',
  'staff.translations.state.older': 'Behind',
}
