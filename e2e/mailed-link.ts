import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { origin } from './harness.ts'

/** The link with a token to `path` in the newest mail to somebody, as staff can read it where no mail is sent. */
export async function mailedLink({ request }: Page, email: string, path: string): Promise<string> {
  await logInAsAdmin(request)
  const listed = new RegExp(`href="(/staff/mails/[^"]+)"(?:(?!</li>).)*${email}`, 's')
  const newest = async () => listed.exec(await (await request.get('/staff/mails')).text())?.[1]
  await expect.poll(newest).toBeTruthy()
  const mail = await (await request.get((await newest()) ?? '')).text()
  return new RegExp(`${path}\\?token=[\\w-]+`).exec(mail)?.[0] ?? ''
}

/** Logs a page's browser in as the demo's admin, without a page. */
export async function logInAsAdmin(request: Page['request']): Promise<void> {
  const staff = { email: 'staff@example.com', password: 'lindehof-staff' }
  const post = () => request.post('/staff/login', { form: staff, headers: { Origin: origin } })
  // A third log-in at a time, from another file, is refused.
  await expect.poll(async () => (await post()).status()).toBe(200)
}
