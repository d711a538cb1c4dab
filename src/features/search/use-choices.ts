import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** An option of the list. `choose` runs when it is selected. */
export interface Choice {
  label: string
  /** The filters of a query, which are shown instead of the label. */
  chips?: string[]
  note?: string
  /** True for a selected option, in a list with multiple selection. */
  selected?: boolean
  /** True for an option that is not counted as a result. */
  extra?: boolean
  /** True for a message, such as that suggestions are unavailable. It can't be selected. */
  isMessage?: boolean
  choose(): void
}

/** Returns a message as an option. */
export function messageChoice(label: string): Choice {
  return { label, extra: true, isMessage: true, choose() {} }
}

interface ChoicesOptions {
  id: string
  listId: string
  /** The text in the field. */
  text: string
  choices: Choice[]
  /** Called for each input, and with the text that was typed before hydration. */
  onType(text: string): void
  /** Called when Escape cleared the field. */
  onEmpty(): void
  /** Called each time the field is used, as more options may be available later. */
  onUse(): void
  onBlur?(): void
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void
}

const { ItemMouseMove, MenuMouseLeave, InputClick, InputBlur, InputKeyDownEscape } =
  useCombobox.stateChangeTypes

/**
 * A text field with a list below it (ARIA APG, combobox with list autocomplete). The focus stays in the field. The
 * arrows move through the list, Enter selects, and Escape closes the list and then clears the field.
 */
export function useChoices(options: ChoicesOptions) {
  const { id, listId, text, choices, onType, onUse } = options
  const input = useRef<HTMLInputElement>(null)
  const idOf = (at: number) => `${listId}-${at}`
  const box = useCombobox<Choice>({
    id: listId,
    inputId: id,
    menuId: listId,
    getItemId: idOf,
    items: choices,
    isItemDisabled: ({ isMessage = false }) => isMessage,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: -1,
    itemToString: (choice) => choice?.label ?? '',
    stateReducer,
    onStateChange({ type, selectedItem, inputValue }) {
      if (selectedItem) selectedItem.choose()
      else if (type === InputKeyDownEscape && inputValue === '') options.onEmpty()
    },
  })
  const isHydrated = useEarlyInput(input, (earlyText) => {
    onUse()
    if (earlyText === text) return
    onType(earlyText)
    box.openMenu()
  })

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    options.onKeyDown?.(event)
    const isActive = box.isOpen && box.highlightedIndex >= 0
    const isText = ['Enter', 'Home', 'End'].includes(event.key) && !isActive
    if (!isText && !event.nativeEvent.isComposing) return
    // The field or the form handles the key.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (event.key === 'Enter') box.closeMenu()
  }

  const attributes = box.getInputProps({
    ref: input,
    onChange: (event) => {
      onUse()
      onType(event.currentTarget.value)
    },
    onFocus: onUse,
    onBlur: options.onBlur,
    onKeyDown: handleKeyDown,
  })
  const isOpen = box.isOpen && choices.length > 0
  const aria = isHydrated
    ? {
        'aria-expanded': isOpen,
        'aria-activedescendant': attributes['aria-activedescendant'] || undefined,
        'aria-labelledby': undefined,
      }
    : WITHOUT_SCRIPT
  const field = { ...attributes, ...aria, 'data-early-events': true }
  return { ...box, isOpen, input, field, choices, idOf, text }
}

/** The state and props of a list of choices, for the component that renders it. */
export type Choices = ReturnType<typeof useChoices>

/** The attributes before hydration, when there is no list. */
const WITHOUT_SCRIPT = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
  'aria-activedescendant': undefined,
  'aria-labelledby': undefined,
} as const

/** Only keys highlight an option, so that Enter never selects one under the pointer. Leaving the field selects none. */
function stateReducer(
  state: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> {
  const { highlightedIndex, selectedItem } = state
  switch (type) {
    case ItemMouseMove:
    case MenuMouseLeave:
      return { ...changes, highlightedIndex }
    case InputClick:
      return { ...changes, isOpen: true, highlightedIndex }
    case InputBlur:
      return { ...changes, selectedItem }
    default:
      return changes
  }
}

/** Returns true after hydration. If the field has the focus then, `tell` gets the text that was typed before. */
function useEarlyInput(
  input: RefObject<HTMLInputElement | null>,
  onEarlyText: (text: string) => void,
): boolean {
  const [isHydrated, setLive] = useState(false)
  const initialCallback = useRef(onEarlyText)
  useLayoutEffect(() => {
    setLive(true)
    if (input.current && input.current === document.activeElement)
      initialCallback.current(input.current.value)
  }, [input])
  return isHydrated
}
