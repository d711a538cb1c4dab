import { find, findAll, hasHook } from '../../client/hooks'

/** Elements that the Tab key would reach in the page. */
const FOCUSABLE = 'a, button, input, select, textarea, summary, iframe, video, [tabindex]'

/** The minimum number of letters of a part of a text that is searched in the form. */
const MIN_LETTERS = 4

interface FormText {
  field: HTMLInputElement | HTMLTextAreaElement
  letters: string
}

/**
 * Lets a click on a text of the page in the preview focus the field of the form that contains it, and a click on
 * another module open that one. Nothing in the page can be focused or used.
 */
export function editInPreview(page: Document, form: HTMLElement): void {
  const view = page.defaultView
  if (!view) return
  for (const element of page.querySelectorAll<HTMLElement>(FOCUSABLE)) element.tabIndex = -1
  const texts = textsOf(form)
  const fieldAt = (target: EventTarget | null) =>
    target instanceof view.HTMLElement ? fieldOf(texts, target) : null
  let outlined: HTMLElement | null = null
  page.addEventListener('mouseover', ({ target }) => {
    if (outlined) outlined.style.outline = ''
    outlined = target instanceof view.HTMLElement && fieldAt(target) ? target : null
    if (outlined) outlined.style.outline = '2px dashed'
  })
  // A press would move the focus into the page or open a select, and the middle button a link.
  for (const type of ['mousedown', 'auxclick'])
    page.addEventListener(type, (event) => event.preventDefault(), { capture: true })
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      const { target } = event
      const field = fieldAt(target)
      if (field) focusField(field)
      else if (target instanceof view.Element) openModule(target)
    },
    { capture: true },
  )
}

function textsOf(form: HTMLElement): FormText[] {
  const fields = form.querySelectorAll<FormText['field']>(
    'input:is([type=text], [type=email], [type=tel]), textarea',
  )
  return [...fields].flatMap((field) => {
    const letters = lettersOf(field.value.includes('<') ? parsedText(field.value) : field.value)
    return letters ? [{ field, letters }] : []
  })
}

function parsedText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}

/** Returns the letters and digits of a text. The page may have other spaces and punctuation. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Returns the field with the text of an element or of one around it, or else the first one whose text contains the text
 * of the element. If the page shows the text of another language instead, it returns the field of the visible language.
 */
function fieldOf(texts: readonly FormText[], clicked: HTMLElement): HTMLElement | null {
  const longest = Math.max(0, ...texts.map(({ letters }) => letters.length))
  const clickedLetters = lettersOf(clicked.textContent)
  let found: FormText | undefined
  for (
    let element: HTMLElement | null = clicked;
    element && !found;
    element = element.parentElement
  ) {
    const letters = lettersOf(element.textContent)
    if (letters.length > longest) break
    found = texts.find((text) => text.letters === letters)
  }
  if (!found && clickedLetters.length >= MIN_LETTERS)
    found = texts.find(({ letters }) => letters.includes(clickedLetters))
  return found ? visibleField(found.field) : null
}

function visibleField(field: HTMLElement): HTMLElement {
  const radio = find(document, 'language-switch')?.querySelector<HTMLInputElement>(
    '[type=radio]:checked',
  )
  const { parentElement: tab } = field
  if (!radio || !tab?.parentElement || !hasHook(tab, 'language')) return field
  const tabs = findAll(tab.parentElement, 'language')
  const shown = tabs.find(({ dataset }) => dataset.language === radio.value)
  return shown?.querySelector<HTMLElement>('input, textarea') ?? field
}

function focusField(field: HTMLElement): void {
  for (
    let group = field.closest('details');
    group;
    group = group.parentElement?.closest('details') ?? null
  )
    group.open = true
  const editor = document.getElementById(`${field.id}-rich`)
  const target = editor ?? field
  target.focus()
  target.scrollIntoView({ block: 'center' })
}

function openModule(clicked: Element): void {
  const id = clicked.closest('[id^="m-"]')?.id.slice('m-'.length)
  const list = find(document, 'module-list')
  list?.querySelector<HTMLElement>(`a[href$='/modules/${id}']:not([aria-current])`)?.click()
}
