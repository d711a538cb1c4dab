import type { linksNl } from './nl'

export const linksEn: Record<keyof typeof linksNl, string> = {
  'links.title': 'Link to a page, article, property or file',
  'links.text':
    'Copy the link into your text: it follows when the address changes, in every language. You can also paste the address as your browser shows it.',
  'links.page': 'Pages',
  'links.article': 'Articles',
  'links.file': 'Pictures and files',
  'links.listing': 'A property or project, by its number:',
  'links.figure': 'A picture in a text, by its number, with or without a caption:',
  'hint.figure':
    'a picture has no description for who can’t see it. Give it one in the library or with the picture itself.',
  'hint.figure.gone': 'a picture is not in the library. Visitors see neither it nor its caption.',
  'hint.gone':
    'the link “{words}” leads to something that is not on the website. Visitors read the words alone.',
}
