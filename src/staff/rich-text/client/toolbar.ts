import type { ChainedCommands, Editor } from '@tiptap/core'
import { openFigureDialog } from './figure-dialog'
import { openLinkDialog } from './link-dialog'
import { RICH_TEXT, type RichTextAction } from './rich-parts'

interface Command {
  run(editor: Editor): void
  /** Returns true if the format is active at the cursor. Absent for actions without a state. */
  isOn?(editor: Editor): boolean
  /** Returns true if the action is possible now. */
  isPossible?(editor: Editor): boolean
}

const COMMANDS: Record<RichTextAction, Command> = {
  bold: marked('bold', (chain) => chain.toggleBold()),
  italic: marked('italic', (chain) => chain.toggleItalic()),
  heading: heading(3),
  subheading: heading(4),
  bullets: marked('bulletList', (chain) => chain.toggleBulletList()),
  numbers: marked('orderedList', (chain) => chain.toggleOrderedList()),
  link: { run: openLinkDialog, isOn: (editor) => editor.isActive('link') },
  picture: { run: openFigureDialog, isOn: (editor) => editor.isActive('figure') },
  undo: { run: (editor) => editor.commands.undo(), isPossible: (editor) => editor.can().undo() },
  redo: { run: (editor) => editor.commands.redo(), isPossible: (editor) => editor.can().redo() },
}

function marked(name: string, toggle: (chain: ChainedCommands) => ChainedCommands): Command {
  return {
    run: (editor) => toggle(editor.chain().focus()).run(),
    isOn: (editor) => editor.isActive(name),
  }
}

function heading(level: 3 | 4): Command {
  return {
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}

/**
 * Adds the toolbar above a text. It is one stop of the Tab key, with arrow keys between the buttons, and Alt+F10 moves
 * from the text to it.
 */
export function addToolbar(box: HTMLElement, editor: Editor, isIllustrated: boolean): void {
  const template = document.getElementById(RICH_TEXT.toolbar)
  if (!(template instanceof HTMLTemplateElement)) return
  const toolbar = template.content.querySelector('[role=toolbar]')?.cloneNode(true)
  if (!(toolbar instanceof HTMLElement)) return
  const text = editor.view.dom
  toolbar.setAttribute('aria-controls', text.id)
  toolbar.ariaLabel = [toolbar.ariaLabel, text.ariaLabel].filter(Boolean).join(': ')
  if (!isIllustrated) toolbar.querySelector('button[value=picture]')?.remove()
  box.prepend(toolbar)
  const buttons = [...toolbar.querySelectorAll('button')]
  moveByArrows(toolbar, buttons)
  for (const button of buttons) {
    // Keeps the focus and selection in the text when a button is pressed.
    button.addEventListener('pointerdown', (event) => event.preventDefault())
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true') actOf(button).run(editor)
    })
  }
  const show = () => {
    for (const button of buttons) showState(button, editor)
  }
  editor.on('transaction', show)
  text.addEventListener('keydown', (event) => {
    const isToLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    const isToButtons = event.altKey && event.key === 'F10'
    if (isToLink || isToButtons) event.preventDefault()
    if (isToLink) openLinkDialog(editor)
    if (isToButtons) buttons.find((button) => button.tabIndex === 0)?.focus()
  })
  toolbar.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') editor.commands.focus()
  })
}

function actOf(button: HTMLButtonElement): Command {
  return COMMANDS[button.value as RichTextAction]
}

function showState(button: HTMLButtonElement, editor: Editor): void {
  const { isOn, isPossible } = actOf(button)
  if (isOn) button.ariaPressed = String(isOn(editor))
  if (isPossible) button.ariaDisabled = String(!isPossible(editor))
}

function moveByArrows(toolbar: HTMLElement, buttons: HTMLButtonElement[]): void {
  const stopAt = (index: number) => {
    for (const [position, button] of buttons.entries())
      button.tabIndex = position === index ? 0 : -1
  }
  stopAt(0)
  toolbar.addEventListener('focusin', ({ target }) => {
    const index = buttons.indexOf(target as HTMLButtonElement)
    if (index >= 0) stopAt(index)
  })
  toolbar.addEventListener('keydown', (event) => {
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = placeAfter(event.key, index, buttons.length)
    if (to === null) return
    event.preventDefault()
    buttons[to]?.focus()
  })
}

function placeAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
