import { getSchema, Mark } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { isOwnLink, plainAddress } from '../../../platform/references/link-address'
import { Figure } from './figure'

/** A link to a target that the sanitiser allows in the agency's texts. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = plainAddress(element.getAttribute('href') ?? '')
        return isOwnLink(href) ? { href } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href }, 0],
})

/**
 * Headings begin below the levels of the page. A pasted heading of another level gets the nearest one, as in the
 * sanitiser.
 */
const SmallHeading = Heading.extend({
  parseHTML: () => [
    ...['h1', 'h2', 'h3'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ...['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 4 } })),
  ],
}).configure({ levels: [3, 4] })

/** A list item contains text and then nested lists, as in the sanitiser's output. */
const PlainItem = ListItem.extend({ content: 'paragraph (bulletList | orderedList)*' })

/** The schema of a rich text: only the tags that the sanitiser writes (decision 035). */
export const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  SmallHeading,
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  PlainItem,
  ListKeymap,
  HardBreak,
  Bold,
  Italic,
  Link,
  Figure,
  UndoRedo,
]

export const SCHEMA = getSchema(EXTENSIONS)
