import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { historyPath, loginPath, ownerAccountPath } from '../src/urls.ts'
import { axeInBothSchemes, open, submitPassword } from './harness.ts'

const t = translator('nl')

/** Gives the browser a device that stores passkeys and verifies its user. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const button = (page: Page, key: 'passkey.add' | 'passkey.login') =>
  page.getByRole('button', { name: t(key) })

test('an owner adds a passkey, logs in with it and removes it', async () => {
  const { page } = await open(loginPath('nl', ownerAccountPath('nl')), {
    width: 390,
    freshTab: true,
  })
  await addDevice(page)
  await page.getByLabel(t('login.email')).fill('owner2@example.com')
  await submitPassword(page.getByLabel(t('login.password'), { exact: true }), 'lindehof-owner2')
  await button(page, 'passkey.add').click()
  await page.getByText(t('passkey.done.on')).waitFor()
  expect(await axeInBothSchemes(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.context().clearCookies()
  await page.goto(loginPath('nl'))
  expect(await axeInBothSchemes(page)).toEqual([])
  await button(page, 'passkey.login').click()
  await page.waitForURL(`**${historyPath('nl')}`)

  await page.goto(ownerAccountPath('nl'))
  await page.getByRole('button', { name: t('passkey.remove') }).click()
  await page.getByText(t('passkey.done.off')).waitFor()
  await page.context().clearCookies()
  await page.goto(loginPath('nl'))
  await button(page, 'passkey.login').click()
  await page.getByText(t('passkey.login.failed')).waitFor()
})
