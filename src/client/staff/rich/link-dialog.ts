import type { Editor } from '@tiptap/core'
import { LinkSearch, type LinkTarget } from './link-search'
import { LINK_DIALOG } from './rich-parts'

/** Asks where the words that are chosen lead, and links them. */
export function openLinkDialog(editor: Editor): void {
  const dialog = document.getElementById(LINK_DIALOG.dialog)
  const field = document.getElementById(LINK_DIALOG.search)
  const unset = document.getElementById(LINK_DIALOG.unset)
  if (!(dialog instanceof HTMLDialogElement && field instanceof HTMLInputElement && unset)) return
  const { href = '' } = editor.getAttributes('link')
  field.value = href
  unset.hidden = !href
  dialog.returnValue = ''
  dialog.showModal()
  field.select()
  const search = new LinkSearch(dialog, field)
  const close = () => {
    const target = search.chosen()
    search.stop()
    if (dialog.returnValue === 'unset') unlink(editor)
    else if (dialog.returnValue === 'set' && target) link(editor, target)
    else editor.commands.focus()
  }
  dialog.addEventListener('close', close, { once: true })
}

function unlink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
}

/** Links the words that are chosen or those of the link around the cursor; else the thing's name is written there. */
function link(editor: Editor, { href, name }: LinkTarget): void {
  const chain = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] })
      .run()
  else chain.extendMarkRange('link').setMark('link', { href }).run()
}
