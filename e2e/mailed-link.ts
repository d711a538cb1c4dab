import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { logInByRequest } from './staff-area.ts'

/** Returns the link with a token to `path` in the newest mail to an address, read from the staff area. */
export async function mailedLink({ request }: Page, email: string, path: string): Promise<string> {
  await logInByRequest(request, 'staff')
  const mailLink = new RegExp(`href="(/staff/mails/[^"]+)"(?:(?!</li>).)*${email}`, 's')
  const newestPath = async () =>
    mailLink.exec(await (await request.get('/staff/mails')).text())?.[1]
  await expect.poll(newestPath).toBeTruthy()
  const mail = await (await request.get((await newestPath()) ?? '')).text()
  return new RegExp(`${path}\\?token=[\\w-]+`).exec(mail)?.[0] ?? ''
}
