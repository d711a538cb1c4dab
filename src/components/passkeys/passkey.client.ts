import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { PASSKEY } from './passkey-parts'

/** Enables the buttons that create or use a passkey. */
export function mount(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${PASSKEY.path}]`)) {
    const button = element.querySelector('button')
    button?.addEventListener('click', () => run(element, button))
  }
}

async function run(element: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  showFailure(element, '')
  try {
    await sendPasskey(element)
    const next = element.getAttribute(PASSKEY.next)
    if (next) location.assign(next)
    else if (button.form) HTMLFormElement.prototype.submit.call(button.form)
  } catch {
    // The device has no passkey, its user cancelled, or the server refused the response.
    showFailure(element, element.getAttribute(PASSKEY.failed) ?? '')
    button.disabled = false
    button.focus()
  }
}

async function sendPasskey(element: HTMLElement): Promise<void> {
  const path = element.getAttribute(PASSKEY.path) ?? ''
  const optionsJSON = await post(`${path}/options`)
  const response = element.hasAttribute(PASSKEY.creates)
    ? await startRegistration({ optionsJSON })
    : await startAuthentication({ optionsJSON })
  await post(path, response)
}

async function post(path: string, body: object = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  return response.json()
}

function showFailure(element: HTMLElement, text: string): void {
  const failure = element.querySelector('[role="alert"]')
  if (failure) failure.textContent = text
}
