import type { linksNl } from './nl'

export const linksEn: Record<keyof typeof linksNl, string> = {
  'links.title': 'Link to a page, article, property or file',
  'links.text':
    'Copy the link into your text: it follows when the address changes, in every language. You can also paste the address as your browser shows it.',
  'links.page': 'Pages',
  'links.article': 'Articles',
  'links.file': 'Pictures and files',
  'links.listing': 'A property or project, by its number:',
  'hint.gone':
    'the link “{words}” leads to something that is not on the website. Visitors read the words alone.',
}
