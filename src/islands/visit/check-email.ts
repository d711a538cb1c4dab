import { EMAIL_CHECK_PATH } from '../../urls'

const PATIENCE_MS = 10_000

/** Asks for a known e-mail address; a failed or aborted request counts as unknown, so that the visitor goes on. */
export async function checkEmail(
  email: string,
  propertyId: number,
  controller = new AbortController(),
): Promise<boolean> {
  const patience = setTimeout(() => controller.abort(), PATIENCE_MS)
  try {
    const response = await fetch(EMAIL_CHECK_PATH, {
      method: 'POST',
      body: new URLSearchParams({ email, propertyId: String(propertyId) }),
      headers: { Accept: 'application/json' },
      signal: controller.signal,
    })
    const { status }: { status?: string } = await response.json()
    return response.ok && status !== 'failed'
  } catch {
    return false
  } finally {
    clearTimeout(patience)
  }
}
