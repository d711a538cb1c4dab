import { counted } from './counted'

/** An option of the list; `choose` runs when it is selected. */
export interface Choice {
  label: string
  note?: string
  /** In a list of which several may be chosen. */
  selected?: boolean
  /** Not a result, so it is not counted as one. */
  extra?: boolean
  choose(): void
}

interface ComboboxOptions {
  /** Called when the field is first used; there may be more choices afterwards. */
  prepare(): Promise<unknown>
  choices(query: string): Choice[]
}

/**
 * A text field with a list beneath it (ARIA APG, combobox with list autocomplete). The focus stays in
 * the field: the arrows move through the list, Enter chooses, Escape closes and then empties.
 */
export class Combobox {
  readonly #input: HTMLInputElement
  readonly #list: HTMLElement
  readonly #status: HTMLElement
  readonly #options: ComboboxOptions
  #choices: Choice[] = []
  #active = -1
  #isPrepared = false

  constructor(root: HTMLElement, options: ComboboxOptions) {
    this.#input = part(root, 'input[type="text"]')
    this.#list = part(root, '[role="listbox"]')
    this.#status = part(root, '[role="status"]')
    this.#options = options
    this.#name()
    this.#listen()
    if (document.activeElement !== this.#input) return
    this.#prepare()
    if (this.#input.value !== this.#input.defaultValue) this.#open()
  }

  /** Asks for the choices again, where the list is open; what was active stays so. */
  refresh(): void {
    if (!this.#isOpen) return
    const label = this.#choices[this.#active]?.label
    this.#show()
    this.#activate(this.#choices.findIndex((choice) => choice.label === label))
  }

  get #isOpen(): boolean {
    return !this.#list.hidden
  }

  get #query(): string {
    return this.#input.value.trim()
  }

  #name(): void {
    this.#input.role = 'combobox'
    this.#input.ariaAutoComplete = 'list'
    this.#input.ariaExpanded = 'false'
    this.#input.setAttribute('aria-controls', this.#list.id)
  }

  #listen(): void {
    this.#input.addEventListener('focus', () => this.#prepare())
    this.#input.addEventListener('click', () => this.#open())
    this.#input.addEventListener('blur', () => this.#close())
    this.#input.addEventListener('input', () => {
      this.#prepare()
      if (this.#isOpen) this.#show()
      else this.#open()
    })
    this.#input.addEventListener('keydown', (event) => {
      if (event.isComposing || event.ctrlKey || event.metaKey) return
      if (this.#press(event.key)) event.preventDefault()
    })
    // The field keeps the focus, so that choosing is no leaving.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => {
      const option = (event.target as Element).closest('[role="option"]')
      if (option) this.#take([...this.#list.children].indexOf(option))
    })
  }

  #prepare(): void {
    if (this.#isPrepared) return
    this.#isPrepared = true
    this.#options.prepare().then(
      () => this.refresh(),
      // Offline, say: the next use of the field tries again.
      () => {
        this.#isPrepared = false
      },
    )
  }

  #open(): void {
    if (this.#isOpen) return
    this.#prepare()
    this.#list.hidden = false
    this.#show()
  }

  #close(): void {
    this.#list.hidden = true
    this.#input.ariaExpanded = 'false'
    this.#status.textContent = ''
    this.#activate(-1)
  }

  #show(): void {
    const query = this.#query
    this.#choices = this.#options.choices(query)
    this.#fill(this.#choices.map((choice, at) => optionOf(choice, `${this.#list.id}-${at}`)))
    this.#input.ariaExpanded = String(this.#choices.length > 0)
    const count = this.#choices.filter(({ extra }) => !extra).length
    this.#status.textContent = query ? counted(this.#status, 'found', count) : ''
    this.#place()
  }

  /** Reuses the elements of options that stay: one may be under a finger. */
  #fill(options: HTMLElement[]): void {
    this.#activate(-1)
    options.forEach((option, at) => {
      const old = this.#list.children[at]
      if (!old) this.#list.append(option)
      else if (!isSame(old, option)) old.replaceWith(option)
    })
    while (this.#list.children.length > options.length) this.#list.lastElementChild?.remove()
  }

  /** Above the field where there is more room for it. */
  #place(): void {
    const { top, bottom } = this.#input.getBoundingClientRect()
    const below = innerHeight - bottom
    this.#list.classList.toggle('up', below < this.#list.offsetHeight + 16 && top > below)
  }

  #activate(at: number): void {
    this.#list.children[this.#active]?.classList.remove('active')
    this.#active = at
    const option = this.#list.children[at]
    if (option) this.#input.setAttribute('aria-activedescendant', option.id)
    else this.#input.removeAttribute('aria-activedescendant')
    option?.classList.add('active')
    option?.scrollIntoView({ block: 'nearest' })
  }

  #take(at: number): void {
    const choice = this.#choices[at]
    this.#close()
    choice?.choose()
  }

  /** Handles a key; false leaves it to the field or the form. */
  #press(key: string): boolean {
    const last = this.#choices.length - 1
    switch (key) {
      case 'ArrowDown':
        if (this.#isOpen) this.#activate(this.#active < last ? this.#active + 1 : 0)
        else this.#open()
        return true
      case 'ArrowUp':
        if (this.#isOpen) this.#activate(this.#active > 0 ? this.#active - 1 : last)
        else this.#open()
        return true
      case 'Home':
      case 'End':
        if (this.#active < 0) return false
        this.#activate(key === 'Home' ? 0 : last)
        return true
      case 'Enter': {
        const isChosen = this.#active >= 0
        if (isChosen) this.#take(this.#active)
        else this.#close()
        return isChosen
      }
      case 'Escape':
        return this.#escape()
      default:
        return false
    }
  }

  #escape(): boolean {
    if (this.#isOpen) this.#close()
    else if (this.#input.value) this.#empty()
    else return false
    return true
  }

  #empty(): void {
    this.#input.value = ''
    this.#input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function part<T extends HTMLElement>(root: HTMLElement, selector: string): T {
  const element = root.querySelector<T>(selector)
  if (!element) throw new Error(`The combobox has no ${selector}`)
  return element
}

function optionOf({ label, note, selected }: Choice, id: string): HTMLElement {
  const option = document.createElement('div')
  option.id = id
  option.role = 'option'
  option.ariaSelected = String(selected ?? false)
  option.append(textIn('span', label), ...(note ? [' ', textIn('small', note)] : []))
  return option
}

function isSame(one: Element, other: Element): boolean {
  return one.textContent === other.textContent && one.ariaSelected === other.ariaSelected
}

function textIn(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
