import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { origin } from './harness.ts'

/** Returns the link with a token to `path` in the newest mail to an address, read from the staff area. */
export async function mailedLink({ request }: Page, email: string, path: string): Promise<string> {
  await logInAsAdmin(request)
  const mailLink = new RegExp(`href="(/staff/mails/[^"]+)"(?:(?!</li>).)*${email}`, 's')
  const newestPath = async () =>
    mailLink.exec(await (await request.get('/staff/mails')).text())?.[1]
  await expect.poll(newestPath).toBeTruthy()
  const mail = await (await request.get((await newestPath()) ?? '')).text()
  return new RegExp(`${path}\\?token=[\\w-]+`).exec(mail)?.[0] ?? ''
}

/** Logs in the browser of a page as the demo's admin without opening a page. */
export async function logInAsAdmin(request: Page['request']): Promise<void> {
  const staff = { email: 'staff@example.com', password: 'lindehof-staff' }
  const post = () => request.post('/staff/login', { form: staff, headers: { Origin: origin } })
  // A third concurrent log-in, from another test file, is rejected.
  await expect.poll(async () => (await post()).status()).toBe(200)
}
