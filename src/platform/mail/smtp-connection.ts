import { connect } from 'cloudflare:sockets'
import { toBase64 } from '../format/bytes'
import { withTimeout } from '../format/timeout'
import { isRecipientRefused, MailRefused, RecipientRefused } from './mail-refused'

export interface SmtpSettings {
  host: string
  port: number
  user: string
  password: string
  tls: 'off' | 'starttls' | 'implicit'
}

/** The time-out of a reply. */
const ANSWER_MS = 20_000
/**
 * The time-out of the reply that accepts the mail. It is longer, because a mail whose reply is not received may be sent
 * twice.
 */
const DATA_TIMEOUT_MS = 90_000
const MAX_ANSWER_LENGTH = 64_000

/** An SMTP connection. After any error except `MailRefused` it is closed. */
export class SmtpConnection {
  private socket: Socket
  private reader: ReadableStreamDefaultReader<Uint8Array>
  private writer: WritableStreamDefaultWriter<Uint8Array>
  private decoder = new TextDecoder()
  private received = ''

  private constructor(private settings: SmtpSettings) {
    const { host, port, tls } = settings
    const secureTransport = tls === 'implicit' ? 'on' : tls
    this.socket = connect({ hostname: host, port }, { secureTransport, allowHalfOpen: false })
    this.reader = this.socket.readable.getReader()
    this.writer = this.socket.writable.getWriter()
    this.ignoreLateErrors()
  }

  /** Connects, encrypts and logs in according to the settings. */
  static async open(settings: SmtpSettings): Promise<SmtpConnection> {
    const connection = new SmtpConnection(settings)
    try {
      await withinMs(ANSWER_MS, connection.socket.opened)
      await connection.greet()
      return connection
    } catch (error) {
      connection.drop()
      throw error
    }
  }

  /** Sends a mail. When the promise resolves, the server has accepted it. */
  async send(from: string, to: string, message: string): Promise<void> {
    try {
      await this.command(`MAIL FROM:<${from}>`, 2)
      await this.nameRecipient(to)
      await this.command('DATA', 3)
    } catch (error) {
      // A server may hang up after a refusal, which is still a refusal.
      if (error instanceof MailRefused) await this.command('RSET', 2).catch(() => this.drop())
      throw error
    }
    await this.write(message)
    await this.expectReply(2, DATA_TIMEOUT_MS)
  }

  /** Sends QUIT without waiting for a reply. */
  async close(): Promise<void> {
    await withinMs(1000, this.write('QUIT\r\n')).catch(() => undefined)
    this.drop()
  }

  /** Closes the connection immediately. */
  drop(): void {
    this.socket.close().catch(() => undefined)
  }

  private async greet(): Promise<void> {
    await this.expectReply(2).catch(asTemporaryError)
    let offers = await this.hello()
    if (this.settings.tls === 'starttls') {
      if (!offers.includes('STARTTLS')) throw new Error('The mail server offers no STARTTLS')
      await this.startTls()
      offers = await this.hello()
    }
    if (this.settings.user) await this.logIn(offers)
  }

  private async hello(): Promise<string[]> {
    const reply = await this.command('EHLO pand', 2).catch(asTemporaryError)
    return reply.slice(1).map((line) => line.slice(4).toUpperCase())
  }

  private async startTls(): Promise<void> {
    await this.command('STARTTLS', 2).catch(asTemporaryError)
    // Data received before TLS may be injected by an attacker, so it is discarded.
    this.received = ''
    this.reader.releaseLock()
    this.writer.releaseLock()
    this.socket = this.socket.startTls({ expectedServerHostname: this.settings.host })
    this.reader = this.socket.readable.getReader()
    this.writer = this.socket.writable.getWriter()
    this.ignoreLateErrors()
    await withinMs(ANSWER_MS, this.socket.opened)
  }

  private async logIn(offers: string[]): Promise<void> {
    const { user, password } = this.settings
    const mechanisms = offers.find((line) => line.startsWith('AUTH'))?.split(/[ =]/) ?? []
    if (mechanisms.includes('PLAIN')) {
      await this.command(`AUTH PLAIN ${toBase64(`\0${user}\0${password}`)}`, 2).catch(
        asTemporaryError,
      )
    } else if (mechanisms.includes('LOGIN')) {
      await this.command('AUTH LOGIN', 3).catch(asTemporaryError)
      await this.command(toBase64(user), 3).catch(asTemporaryError)
      await this.command(toBase64(password), 2).catch(asTemporaryError)
    } else throw new Error('The mail server offers no supported way to log in')
  }

  private async nameRecipient(to: string): Promise<void> {
    await this.write(`RCPT TO:<${to}>\r\n`)
    const reply = await withinMs(ANSWER_MS, this.readReply())
    if (isRecipientRefused(reply)) throw new RecipientRefused(saying(reply))
    checkReply(reply, 2)
  }

  private async command(command: string, statusClass: 2 | 3): Promise<string[]> {
    await this.write(`${command}\r\n`)
    return this.expectReply(statusClass)
  }

  private async write(text: string): Promise<void> {
    await withinMs(ANSWER_MS, this.writer.write(new TextEncoder().encode(text)))
  }

  /** Returns the lines of the next reply. Throws if it has another status class. */
  private async expectReply(statusClass: 2 | 3, timeoutMs = ANSWER_MS): Promise<string[]> {
    const lines = await withinMs(timeoutMs, this.readReply())
    checkReply(lines, statusClass)
    return lines
  }

  private async readReply(): Promise<string[]> {
    for (;;) {
      const reply = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/.exec(this.received)?.[0]
      if (reply) {
        this.received = this.received.slice(reply.length)
        return reply.trimEnd().split(/\r?\n/)
      }
      if (this.received.length > MAX_ANSWER_LENGTH)
        throw new Error('The reply of the mail server is too long')
      const { value, done } = await this.reader.read()
      if (done) throw new Error('The mail server closed the connection')
      this.received += this.decoder.decode(value, { stream: true })
    }
  }

  private ignoreLateErrors(): void {
    this.socket.opened.catch(() => undefined)
    this.socket.closed.catch(() => undefined)
    this.reader.closed.catch(() => undefined)
    this.writer.closed.catch(() => undefined)
  }
}

/** Throws if the reply has another status class. A server that closes is unavailable for all mails. */
function checkReply(reply: readonly string[], statusClass: 2 | 3): void {
  const last = reply.at(-1) ?? ''
  if (last.startsWith(String(statusClass))) return
  if (last.startsWith('421')) throw new Error(saying(reply))
  throw new MailRefused(saying(reply))
}

function saying(reply: readonly string[]): string {
  return `The mail server says: ${reply.at(-1) ?? ''}`
}

/** Rethrows a refusal during the handshake as an ordinary error, because it concerns all mails. */
function asTemporaryError(error: unknown): never {
  throw error instanceof MailRefused ? new Error(error.message) : error
}

function withinMs<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return withTimeout(work, ms, 'The mail server')
}
