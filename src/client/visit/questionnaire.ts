const SIZE = 'popup,width=720,height=840'

/**
 * Opens another site's questions in a window of their own. They are sent when that window says so
 * (a message with 'submit' in it), or when the visitor does.
 */
export function askQuestions(root: HTMLElement, sent: () => void): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-questionnaire]')
    if (!link) return
    event.preventDefault()
    window.open(link.href, 'questionnaire', SIZE)
    const done = link.parentElement?.querySelector<HTMLElement>('[data-event="answered"]')
    if (done) done.hidden = false
  })
  addEventListener('message', ({ origin, data }) => {
    const link = root.querySelector<HTMLAnchorElement>('a[data-questionnaire]')
    if (link && origin === new URL(link.href).origin && saysSent(data)) sent()
  })
}

function saysSent(data: unknown): boolean {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return /submit/i.test(text ?? '')
}
