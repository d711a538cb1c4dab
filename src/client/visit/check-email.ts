import { EMAIL_CHECK_PATH } from '../../urls'

const PATIENCE_MS = 10_000

/** Asks for a known e-mail address; a failed request counts as unknown, so that the visitor goes on. */
export async function checkEmail(
  form: HTMLFormElement,
  email: string,
  propertyId: string,
): Promise<boolean> {
  const button = form.querySelector('button')
  const words = button?.textContent ?? ''
  if (button) Object.assign(button, { textContent: form.dataset.checking, disabled: true })
  try {
    const response = await fetch(EMAIL_CHECK_PATH, {
      method: 'POST',
      body: new URLSearchParams({ email, propertyId }),
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { status }: { status?: string } = await response.json()
    return response.ok && status !== 'failed'
  } catch {
    return false
  } finally {
    if (button) Object.assign(button, { textContent: words, disabled: false })
  }
}
