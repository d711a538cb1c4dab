import type { Editor } from '@tiptap/core'
import { isOwnLink, plainAddress } from '../../../platform/references/link-address'
import { selectedResult } from './found-lines'
import { ItemSearch } from './item-search'
import { LINK_DIALOG, LINKED_KINDS } from './rich-parts'

const REFERENCE = /^(?:page|article|file|listing):/

/** Opens the dialog for the target of the selected text, and links it. */
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
  const search = new ItemSearch(dialog, field, {
    statusId: LINK_DIALOG.status,
    resultsId: LINK_DIALOG.results,
    kinds: LINKED_KINDS,
    lineOf: ({ kind, id, name, note, url }) => ({ value: `${kind}:${id}`, name, note, url }),
    addressLine(text) {
      const address = addressIn(text)
      return address ? { value: address, name: address, note: dialog.dataset.here ?? '' } : null
    },
  })
  const close = () => {
    search.stop()
    const address = addressIn(field.value)
    const target = address ? { value: address, name: address } : selectedResult(LINK_DIALOG.results)
    if (dialog.returnValue === 'unset') unlink(editor)
    else if (dialog.returnValue === 'set' && target) link(editor, target)
    else editor.commands.focus()
  }
  dialog.addEventListener('close', close, { once: true })
}

/** Returns a typed or pasted address, or null for a search text. */
function addressIn(text: string): string | null {
  const address = plainAddress(text)
  return isOwnLink(address) && !REFERENCE.test(address) ? address : null
}

function unlink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
}

/**
 * Links the selected text or the text of the link around the cursor. Without either, it inserts the item's name as a
 * link.
 */
function link(editor: Editor, { value: href, name }: { value: string; name: string }): void {
  const chain = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] })
      .run()
  else chain.extendMarkRange('link').setMark('link', { href }).run()
}
