import type { Editor } from '@tiptap/core'
import { rememberPicture } from './figure-picture'
import { selectedResult } from './found-lines'
import { ItemSearch } from './item-search'
import { FIGURE_DIALOG } from './rich-parts'

/**
 * Opens the dialog that inserts a picture of the library. A figure around the cursor gets the new picture or
 * alternative text instead.
 */
export function openFigureDialog(editor: Editor): void {
  const dialog = document.getElementById(FIGURE_DIALOG.dialog)
  const field = document.getElementById(FIGURE_DIALOG.search)
  const altField = document.getElementById(FIGURE_DIALOG.alt)
  if (!(dialog instanceof HTMLDialogElement && field instanceof HTMLInputElement)) return
  if (!(altField instanceof HTMLInputElement)) return
  const { src = '', alt = '' } = editor.getAttributes('figure')
  field.value = src
  altField.value = alt
  dialog.returnValue = ''
  dialog.showModal()
  field.select()
  const search = new ItemSearch(dialog, field, {
    statusId: FIGURE_DIALOG.status,
    resultsId: FIGURE_DIALOG.results,
    kinds: ['image'],
    lineOf({ id, name, note, url }) {
      if (url) rememberPicture(`file:${id}`, url)
      return { value: `file:${id}`, name, note, url }
    },
  })
  const close = () => {
    search.stop()
    const selected = selectedResult(FIGURE_DIALOG.results)
    if (dialog.returnValue === 'set' && selected)
      insertFigure(editor, selected.value, altField.value.trim())
    else editor.commands.focus()
  }
  dialog.addEventListener('close', close, { once: true })
}

function insertFigure(editor: Editor, src: string, alt: string): void {
  if (editor.isActive('figure')) {
    editor.chain().focus().updateAttributes('figure', { src, alt }).run()
    return
  }
  const { $from } = editor.state.selection
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
  const after = $from.depth > 0 ? $from.after(1) : editor.state.doc.content.size
  const from = isEmpty ? $from.before(1) : after
  const figure = { type: 'figure', attrs: { src, alt } }
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to: after }, figure)
    .setTextSelection(from + 1)
    .run()
}
