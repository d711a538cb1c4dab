import type { Bindings } from '../../env'
import { toBase64 } from '../format/bytes'
import { RecipientRefused } from './mail-refused'
import { checkedAddress, type MailMessage, mimeMessage } from './mime'
import { missingMailSetting } from './missing-setting'
import { unsubscribeHeaders } from './outgoing-mail'
import { SmtpConnection, type SmtpSettings } from './smtp-connection'

/** A transport for mails. `send` throws `MailRefused` or `RecipientRefused` if only this mail was rejected. */
export interface MailDriver {
  name: 'local' | 'smtp' | 'cloudflare'
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}

/** Returns the driver of MAIL_DRIVER, or null if a setting is missing and mails have to wait. */
export function mailDriver(env: Bindings): MailDriver | null {
  if (missingMailSetting(env)) return null
  if (env.MAIL_DRIVER === 'smtp') return smtpDriver(smtpSettings(env))
  if (env.EMAIL && env.MAIL_DRIVER === 'cloudflare') return cloudflareDriver(env.EMAIL)
  return LOCAL
}

/** The delivery state: mails are sent, stay in the outbox, or wait for a missing setting. */
export type MailDelivery = 'sends' | 'local' | 'missing'

/** Returns the delivery state under these settings. */
export function mailDelivery(env: Bindings): MailDelivery {
  const driver = mailDriver(env)
  if (driver === null) return 'missing'
  return driver.name === 'local' ? 'local' : 'sends'
}

/** Sends nothing. Mails stay in the outbox, where staff read them. */
const LOCAL: MailDriver = { name: 'local', send: async () => {}, close: async () => {} }

/** Returns a driver with one connection for all mails of a run. It reconnects after a failure. */
function smtpDriver(settings: SmtpSettings): MailDriver {
  let connection: SmtpConnection | null = null
  return {
    name: 'smtp',
    async send(letter) {
      const { from, mail } = letter
      const message = mimeMessage(letter)
      const [sender, receiver] = [checkedAddress(from.email), checkedAddress(mail.to.email)]
      connection ??= await SmtpConnection.open(settings)
      await connection.send(sender, receiver, message)
    },
    async close() {
      await connection?.close()
      connection = null
    },
  }
}

function cloudflareDriver(binding: SendEmail): MailDriver {
  return {
    name: 'cloudflare',
    async send({ messageId, from, mail }) {
      const { to, replyTo, subject, html, text, attachments = [] } = mail
      const sending = binding.send({
        subject,
        html,
        text,
        from: { email: checkedAddress(from.email), name: from.name ?? '' },
        to: checkedAddress(to.email),
        ...(replyTo && { replyTo: checkedAddress(replyTo.email) }),
        headers: { 'Message-ID': `<${messageId}>`, ...unsubscribeHeaders(mail) },
        attachments: attachments.map(({ filename, mimeType, content }) => ({
          disposition: 'attachment' as const,
          filename,
          type: mimeType,
          content: toBase64(content),
        })),
      })
      await sending.catch((error: unknown) => {
        throw isSuppressed(error) ? new RecipientRefused('The address bounced before') : error
      })
    },
    async close() {},
  }
}

/** Returns true for the error of Cloudflare about an address that is on its list of permanent bounces. */
function isSuppressed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'E_RECIPIENT_SUPPRESSED'
}

function smtpSettings(env: Bindings): SmtpSettings {
  const tls = env.SMTP_TLS === 'off' || env.SMTP_TLS === 'implicit' ? env.SMTP_TLS : 'starttls'
  return {
    host: env.SMTP_HOST ?? '',
    port: Number(env.SMTP_PORT) || (tls === 'implicit' ? 465 : 587),
    user: env.SMTP_USER ?? '',
    password: env.SMTP_PASSWORD ?? '',
    tls,
  }
}
