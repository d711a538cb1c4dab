import { Editor } from '@tiptap/core'
import { documentOf, htmlOf, plainText } from './html'
import { convertPasted, showPasteChanges } from './paste'
import { RICH_TEXT } from './rich-parts'
import { EXTENSIONS } from './schema'
import { addToolbar } from './toolbar'

/** The attributes of the text area's label and description, which are copied to the editor that replaces it. */
const COPIED_ATTRIBUTES = [
  'lang',
  'aria-label',
  'aria-describedby',
  'aria-invalid',
  'aria-required',
]

const MAX_PLACEHOLDER_LENGTH = 240

/** The height of a row of text in rem. */
const ROW_REM = 1.5

/**
 * Replaces a text area by a rich text editor, which writes each change to the text area. Returns false for a text that
 * stays HTML, and shows the reason.
 */
export function showRich(field: HTMLTextAreaElement): boolean {
  const content = documentOf(field.value)
  if (!content) {
    showUnsupportedReason(field)
    return false
  }
  const box = document.createElement('div')
  box.className = 'rich'
  field.before(box)
  const editor = new Editor({
    element: box,
    extensions: EXTENSIONS,
    content: content.toJSON(),
    injectCSS: false,
    editorProps: {
      attributes: editorAttributes(field),
      transformPastedHTML(pasted) {
        const { html, changes } = convertPasted(pasted)
        showPasteChanges(box, changes)
        return html
      },
    },
    onUpdate: ({ editor: { state } }) => {
      field.value = htmlOf(state.doc)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  })
  addToolbar(box, editor, field.getAttribute(RICH_TEXT.field) === RICH_TEXT.illustrated)
  // A field of another language than the visible one has no height.
  box.style.minHeight = `${field.rows * ROW_REM}rem`
  const isFocused = document.activeElement === field
  field.hidden = true
  if (isFocused) editor.commands.focus()
  return true
}

function editorAttributes(field: HTMLTextAreaElement): Record<string, string> {
  const copied = COPIED_ATTRIBUTES.flatMap((name) => {
    const value = field.getAttribute(name)
    return value === null ? [] : [[name, value]]
  })
  const placeholder = plainText(field.placeholder).slice(0, MAX_PLACEHOLDER_LENGTH)
  return {
    ...Object.fromEntries(copied),
    ...(placeholder && { 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
    id: `${field.id}-rich`,
    class: 'prose',
    role: 'textbox',
    'aria-multiline': 'true',
  }
}

function showUnsupportedReason(field: HTMLTextAreaElement): void {
  const template = document.getElementById(RICH_TEXT.unsupported)
  if (!(template instanceof HTMLTemplateElement)) return
  const reason = template.content.cloneNode(true) as DocumentFragment
  const id = `${field.id}-unsupported`
  if (reason.firstElementChild) reason.firstElementChild.id = id
  const descriptions = field.getAttribute('aria-describedby')
  field.setAttribute('aria-describedby', descriptions ? `${descriptions} ${id}` : id)
  field.after(reason)
}
