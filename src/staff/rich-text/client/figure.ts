import { Node } from '@tiptap/core'
import { parseReference } from '../../../platform/references/references'
import { showPicture } from './figure-picture'

/** A picture of the library as a block, with a caption that may be empty. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => attributesOf(element) ?? false,
      contentElement: (element) =>
        (element as Element).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt } }) => [
    'figure',
    ['img', alt ? { src, alt } : { src }],
    ['figcaption', 0],
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure')
      const picture = document.createElement('img')
      picture.alt = node.attrs.alt
      picture.contentEditable = 'false'
      showPicture(picture, node.attrs.src)
      const contentDOM = document.createElement('figcaption')
      dom.append(picture, contentDOM)
      return { dom, contentDOM, ignoreMutation: ({ target }) => !contentDOM.contains(target) }
    },
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== 'figure') return false
        const after = $from.after()
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run()
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection
        const isAtStart = empty && $from.parentOffset === 0
        if ($from.parent.type.name !== 'figure' || !isAtStart) return false
        // Backspace at the start of a caption keeps the figure. If the caption is empty, it deletes the figure.
        return $from.parent.content.size > 0 || editor.commands.deleteNode('figure')
      },
    }
  },
})

/**
 * Returns the attributes of a figure with one picture of the library and an optional caption, or null for any other
 * element.
 */
function attributesOf(element: Element): { src: string; alt: string } | null {
  const [picture, caption, ...more] = element.children
  const src = picture?.getAttribute('src') ?? ''
  const isPicture = picture?.localName === 'img' && parseReference(src)?.kind === 'file'
  const isCaption = caption === undefined || caption.localName === 'figcaption'
  if (!isPicture || !isCaption || more.length > 0) return null
  return { src, alt: picture.getAttribute('alt')?.trim() ?? '' }
}
