import { EMAIL_CHECK_PATH } from '../../urls'

const PATIENCE_MS = 10_000

/** Asks for a known e-mail address; a failed request counts as unknown, so that the visitor goes on. */
export async function checkEmail(email: string, propertyId: number): Promise<boolean> {
  try {
    const response = await fetch(EMAIL_CHECK_PATH, {
      method: 'POST',
      body: new URLSearchParams({ email, propertyId: String(propertyId) }),
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { status }: { status?: string } = await response.json()
    return response.ok && status !== 'failed'
  } catch {
    return false
  }
}
