import { expect, test } from 'vitest'
import type { Bindings } from '../../env'
import { missingMailSetting } from './missing-setting'

const PUBLIC = 'https://www.lindehof.example'
const EMAIL = { send: async () => undefined } as unknown as SendEmail

test.each<[Partial<Bindings>, string | null]>([
  [{}, null],
  [{ MAIL_DRIVER: '' }, null],
  [{ MAIL_DRIVER: 'local' }, null],
  [{ MAIL_DRIVER: 'local', SITE_ORIGIN: 'http://localhost:8787' }, null],
  [{ SITE_ORIGIN: 'http://127.0.0.1:9000/' }, null],
  [{ SITE_ORIGIN: PUBLIC }, 'MAIL_DRIVER'],
  [{ MAIL_DRIVER: '', SITE_ORIGIN: PUBLIC }, 'MAIL_DRIVER'],
  [{ MAIL_DRIVER: 'local', SITE_ORIGIN: PUBLIC }, 'MAIL_DRIVER'],
  [{ MAIL_DRIVER: 'local', SITE_ORIGIN: 'www.lindehof.example' }, 'MAIL_DRIVER'],
  [{ MAIL_DRIVER: 'sendmail' }, 'MAIL_DRIVER'],
  [{ MAIL_DRIVER: 'SMTP', SMTP_HOST: 'smtp.example' }, 'MAIL_DRIVER'],
  [{ MAIL_DRIVER: 'smtp' }, 'SMTP_HOST'],
  [{ MAIL_DRIVER: 'smtp', SMTP_HOST: 'smtp.example', SITE_ORIGIN: PUBLIC }, null],
  [{ MAIL_DRIVER: 'cloudflare', SITE_ORIGIN: PUBLIC }, 'EMAIL'],
  [{ MAIL_DRIVER: 'cloudflare', EMAIL, SITE_ORIGIN: PUBLIC }, null],
])('%j lacks %j for mails to leave', (env, missing) => {
  expect(missingMailSetting(env)).toBe(missing)
})
