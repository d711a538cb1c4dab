import { EMAIL_CHECK_PATH } from '../../urls'

const TIMEOUT_MS = 10_000

/**
 * Checks if an email address is known. A failed or aborted request counts as unknown, so that the visitor can continue.
 */
export async function checkEmail(
  email: string,
  propertyId: number,
  aborted?: AbortSignal,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(EMAIL_CHECK_PATH, {
      method: 'POST',
      body: new URLSearchParams({ email, propertyId: String(propertyId) }),
      headers: { Accept: 'application/json' },
      signal: aborted ? AbortSignal.any([aborted, timeout]) : timeout,
    })
    const { status }: { status?: string } = await response.json()
    return response.ok && status !== 'failed'
  } catch {
    return false
  }
}
