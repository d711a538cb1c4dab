import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { at, MAIL } from '../../../test/leads'
import { mailDriver } from './drivers'
import { isRecipientRefused, RecipientRefused } from './mail-refused'

test.each([
  ['550 5.1.1 <typo@exmaple.be>: Recipient address rejected: User unknown', true],
  [
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 NoSuchUser',
    true,
  ],
  ['550 5.1.2 Host unknown', true],
  ['501 5.1.3 Bad recipient address syntax', true],
  ['550 5.2.1 The mailbox is disabled', true],
  ['556 5.1.10 The domain accepts no mail', true],
  ['550 No such user here', true],
  ['550 sorry, no mailbox here by that name (#5.1.1)', true],
  ['551 User not local', true],
  ['553 Mailbox name not allowed', true],
  ['450 4.1.1 Mailbox unavailable', false],
  ['452 4.2.2 Mailbox full', false],
  ['552 5.2.2 Mailbox full', false],
  ['552 Mailbox full', false],
  ['550 Quota exceeded', false],
  ['550 5.1.8 Sender address rejected: Domain not found', false],
  ['550-Verification failed\n550 Sender verify failed', false],
  ['550 5.7.1 Unable to relay', false],
  ['554 5.7.1 Service unavailable; client host blocked', false],
  ['550 Relaying denied', false],
  ['553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)', false],
  ['530 5.7.0 Authentication required', false],
  ['503 Bad sequence of commands', false],
  ['421 Closing', false],
  ['250 OK', false],
])('the reply %j rejects the recipient for good: %s', (reply, isRefused) => {
  expect(isRecipientRefused(reply.split('\n'))).toBe(isRefused)
})

test.each([
  ['E_RECIPIENT_SUPPRESSED', true],
  ['E_RATE_LIMIT_EXCEEDED', false],
])('the error %s of Cloudflare rejects the recipient for good: %s', async (code, isRefused) => {
  const send = async () => Promise.reject(Object.assign(new Error('refused'), { code }))
  const EMAIL = { send } as unknown as SendEmail
  const driver = mailDriver({ ...env, MAIL_DRIVER: 'cloudflare', EMAIL })
  const message = { messageId: 'a@example.be', from: MAIL.to, mail: MAIL, at: at(0) }
  const error = await driver?.send(message).catch((reason: unknown) => reason)
  expect(error instanceof RecipientRefused).toBe(isRefused)
  expect(error).toBeInstanceOf(Error)
})
