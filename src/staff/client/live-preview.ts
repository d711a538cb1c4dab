import { editInPreview } from './edit-in-preview'
import { PREVIEW_IDS, PREVIEW_WIDTHS } from './live-parts'

/** The delay after the last input before the form is sent. */
const PAUSE_MS = 600

/** Shows a live preview of the page with the form's values. The form is sent again after each pause in typing. */
export function startLivePreview(): void {
  const form = document.getElementById(PREVIEW_IDS.form)
  const panel = document.getElementById(PREVIEW_IDS.panel)
  if (!(form instanceof HTMLFormElement) || !panel) return
  const frame = scaledFrame(form)
  const invalidNotice = document.getElementById(PREVIEW_IDS.invalid)
  let sending = new AbortController()
  const send = async () => {
    sending.abort()
    sending = new AbortController()
    const html = await pageOf(form, sending.signal)
    if (html === 'outdated') return
    if (invalidNotice) invalidNotice.hidden = html !== null
    if (html !== null) frame?.show(html)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const sendSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(send, PAUSE_MS)
  }
  form.addEventListener('input', sendSoon)
  form.addEventListener('change', sendSoon)
  send()
}

/**
 * Returns the HTML of the page with the form's values, null if the server refused the form, or `outdated` if a newer
 * request replaced this one.
 */
async function pageOf(form: HTMLFormElement, signal: AbortSignal): Promise<string | null> {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] =>
    isText(entry[1]),
  )
  const body = new URLSearchParams([...texts, ['action', 'preview']])
  try {
    // The form has a button with the name `action`, which hides the property.
    const address = form.getAttribute('action') ?? ''
    const response = await fetch(address, { method: 'POST', body, signal, redirect: 'manual' })
    return response.status === 200 ? await response.text() : null
  } catch {
    return signal.aborted ? 'outdated' : null
  }
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string'
}

/** Returns the frame at the selected width, scaled to fit its container. */
function scaledFrame(form: HTMLFormElement) {
  const box = document.getElementById(PREVIEW_IDS.box)
  const widths = document.getElementById(PREVIEW_IDS.widths)
  if (!box || !widths) return null
  const frames = () => [...box.querySelectorAll('iframe')]
  let width: number = PREVIEW_WIDTHS[0]
  const resize = () => {
    box.style.maxWidth = `${width}px`
    const scale = Math.min(1, box.clientWidth / width)
    for (const { style } of frames()) {
      style.width = `${width}px`
      style.height = `${box.clientHeight / scale}px`
      style.scale = String(scale)
    }
  }
  widths.addEventListener('click', ({ target }) => {
    const selected = target instanceof Element && target.closest('button')
    if (!selected) return
    for (const button of widths.querySelectorAll('button'))
      button.ariaPressed = String(button === selected)
    width = Number(selected.value)
    resize()
    for (const frame of frames()) showPart(frame, box.dataset.part)
  })
  new ResizeObserver(resize).observe(box)
  return {
    /**
     * Loads a page in a second frame behind the current one and then removes that one, so nothing flickers or jumps.
     */
    show(html: string) {
      const [current] = frames()
      const next = current?.cloneNode() as HTMLIFrameElement
      next.style.visibility = 'hidden'
      next.onload = () => {
        if (next !== frames().at(-1)) return
        if (current?.srcdoc) next.contentWindow?.scrollTo(0, current.contentWindow?.scrollY ?? 0)
        else showPart(next, box.dataset.part)
        next.style.visibility = ''
        if (next.contentDocument) editInPreview(next.contentDocument, form)
        // `:focus` does not match a frame whose document has the focus.
        next.contentWindow?.addEventListener('focus', () =>
          box.toggleAttribute('data-focused', true),
        )
        next.contentWindow?.addEventListener('blur', () => box.removeAttribute('data-focused'))
        if (document.activeElement === current) next.focus()
        for (const frame of frames()) if (frame !== next) frame.remove()
      }
      next.srcdoc = stillPage(html)
      box.append(next)
      resize()
    },
  }
}

/** Returns the page for the preview, without scripts. Its links open another window, which the sandbox blocks. */
function stillPage(html: string): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll('<script type="module"', '<script type="text/plain"')
}

/** The distance above the edited section, for the page's header. */
const HEADER_PX = 96

/** Scrolls only the page in the frame to the edited section. */
function showPart({ contentWindow: page }: HTMLIFrameElement, part: string | undefined): void {
  const element = part ? page?.document.getElementById(part) : null
  if (page && element)
    page.scrollTo(0, page.scrollY + element.getBoundingClientRect().top - HEADER_PX)
}
