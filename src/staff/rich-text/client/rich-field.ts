import { Editor } from '@tiptap/core'
import { documentOf, htmlOf, wordsOf } from './html'
import { RICH_TEXT } from './rich-parts'
import { EXTENSIONS } from './schema'
import { addToolbar } from './toolbar'

/** The attributes of the text area's label and description, which are copied to the editor that replaces it. */
const SPOKEN = ['lang', 'aria-label', 'aria-describedby', 'aria-invalid', 'aria-required']

const MAX_PLACEHOLDER_LENGTH = 240

/**
 * Replaces a text area by a rich text editor, which writes each change to the text area. Returns false for a text that
 * stays HTML, and shows the reason.
 */
export function showRich(field: HTMLTextAreaElement): boolean {
  const content = documentOf(field.value)
  if (!content) {
    sayUnheld(field)
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
    editorProps: { attributes: spokenOf(field) },
    onUpdate: ({ editor: { state } }) => {
      field.value = htmlOf(state.doc)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  })
  addToolbar(box, editor, field.getAttribute(RICH_TEXT.field) === RICH_TEXT.illustrated)
  box.style.minHeight = `${field.offsetHeight}px`
  const isFocused = document.activeElement === field
  field.hidden = true
  if (isFocused) editor.commands.focus()
  return true
}

function spokenOf(field: HTMLTextAreaElement): Record<string, string> {
  const said = SPOKEN.flatMap((name) => {
    const value = field.getAttribute(name)
    return value === null ? [] : [[name, value]]
  })
  const placeholder = wordsOf(field.placeholder).slice(0, MAX_PLACEHOLDER_LENGTH)
  return {
    ...Object.fromEntries(said),
    ...(placeholder && { 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
    id: `${field.id}-rich`,
    class: 'prose',
    role: 'textbox',
    'aria-multiline': 'true',
  }
}

function sayUnheld(field: HTMLTextAreaElement): void {
  const template = document.getElementById(RICH_TEXT.unheld)
  if (!(template instanceof HTMLTemplateElement)) return
  const reason = template.content.cloneNode(true) as DocumentFragment
  const id = `${field.id}-unheld`
  if (reason.firstElementChild) reason.firstElementChild.id = id
  const others = field.getAttribute('aria-describedby')
  field.setAttribute('aria-describedby', others ? `${others} ${id}` : id)
  field.after(reason)
}
