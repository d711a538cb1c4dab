import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { fromBase64Url } from '../../../platform/format/bytes'
import { mailDriver } from '../../../platform/mail/drivers'
import { type MailMessage, mimeMessage } from '../../../platform/mail/mime'

const CONTENT = 'SUMMARY:Straße €\r\n 🏠\r\n.\r\n'.repeat(9)
const LETTER: MailMessage = {
  messageId: 'a@lindehof.example',
  from: { email: 'office@lindehof.example', name: 'Lindehof' },
  at: new Date('2026-11-21T10:00:00Z'),
  mail: {
    to: { email: 'an@example.be' },
    subject: 'x',
    html: '<p>x</p>',
    text: 'x',
    attachments: ['bezoek-1.ics', 'bezoek-2.ics'].map((filename) => ({
      filename,
      mimeType: 'text/calendar; charset=utf-8',
      content: CONTENT,
    })),
  },
}

test('SMTP gets each attachment as a Base64 part with its type and name', () => {
  const parts = mimeMessage(LETTER)
    .split(/\r\n--mixed_\w+(?:--)?\r\n/)
    .filter((part) => part.startsWith('Content-Type: text/calendar'))
  expect(parts.map((part) => part.split('\r\n')[0])).toEqual([
    'Content-Type: text/calendar; charset=utf-8; name="bezoek-1.ics"',
    'Content-Type: text/calendar; charset=utf-8; name="bezoek-2.ics"',
  ])
  for (const part of parts) {
    expect(part).toContain('\r\nContent-Transfer-Encoding: base64\r\n')
    const [, body = ''] = part.split('\r\n\r\n')
    expect(decoded(body.replaceAll('\r\n', ''))).toBe(CONTENT)
  }
})

test('the Cloudflare binding gets the content of an attachment in Base64', async () => {
  const sent: { filename: string; content: string }[] = []
  const EMAIL = {
    send: async (mail: { attachments: typeof sent }) => void sent.push(...mail.attachments),
  } as unknown as SendEmail
  const settings = { MAIL_DRIVER: 'cloudflare', SITE_ORIGIN: 'https://lindehof.example', EMAIL }
  await mailDriver({ ...env, ...settings })?.send(LETTER)
  expect(sent.map(({ filename }) => filename)).toEqual(['bezoek-1.ics', 'bezoek-2.ics'])
  expect(sent.map(({ content }) => decoded(content))).toEqual([CONTENT, CONTENT])
})

function decoded(base64: string): string {
  return new TextDecoder().decode(fromBase64Url(base64))
}
