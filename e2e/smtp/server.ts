import { readFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'

/**
 * Behaviour of the server: normal; closing the connection within the message; rejecting connections; rejecting
 * every other mail; delaying every response; not responding to a new mail; or accepting mails without a
 * response.
 */
export type FaultMode =
  | 'well'
  | 'dropping'
  | 'closed'
  | 'refusing'
  | 'slow'
  | 'silent'
  | 'unconfirmed'

export interface ReceivedMail {
  from: string
  to: string
  message: string
}

const USER = 'lindehof'
const PASSWORD = 'pass word'
const SLOW_MS = 150
const CERTIFICATE = 'e2e/smtp/certificate.pem'

/** The mail settings with which the site under test reaches the server. */
export const SMTP_SETTINGS = {
  MAIL_DRIVER: 'smtp',
  SMTP_HOST: 'localhost',
  SMTP_TLS: 'starttls',
  SMTP_USER: USER,
  SMTP_PASSWORD: PASSWORD,
  NODE_EXTRA_CA_CERTS: CERTIFICATE,
}

/** A mail server that requires TLS and a login, with faults according to its mode. */
export class SmtpServer {
  mood: FaultMode = 'well'
  readonly port: number
  readonly received: ReceivedMail[] = []
  #server: Server | null = null
  #sockets = new Set<Socket>()
  #refusals = 0

  constructor(port: number) {
    this.port = port
  }

  async start(): Promise<void> {
    const server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      new Dialogue(this, socket)
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.port, resolve))
  }

  /** Stops listening and closes every open connection. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  /** Returns true for every other mail in the mode 'refusing'. */
  refuses(): boolean {
    return this.mood === 'refusing' && this.#refusals++ % 2 === 0
  }
}

class Dialogue {
  readonly #server: SmtpServer
  #socket: Socket
  #received = ''
  #isData = false
  #mail: ReceivedMail = { from: '', to: '', message: '' }
  #loggedIn = false

  constructor(server: SmtpServer, socket: Socket) {
    this.#server = server
    this.#socket = socket
    this.#listen(socket)
    this.#say(server.mood === 'closed' ? '421 localhost is closed' : '220-localhost\r\n220 ready')
  }

  #listen(socket: Socket): void {
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      this.#received += chunk.toString('utf8')
      this.#read()
    })
  }

  #read(): void {
    for (;;) {
      const end = this.#isData ? '\r\n.\r\n' : '\r\n'
      const at = this.#received.indexOf(end)
      if (this.#isData && this.#server.mood === 'dropping') this.#hangUp()
      if (at < 0 || this.#socket.destroyed) return
      const text = this.#received.slice(0, at)
      this.#received = this.#received.slice(at + end.length)
      const answer = this.#isData ? this.#take(text) : this.#answerTo(text)
      if (answer !== null) this.#say(answer)
    }
  }

  /** Returns the reply to a command, or null for no reply or after an upgrade or close of the connection. */
  #answerTo(line: string): string | null {
    const [word = ''] = line.toUpperCase().split(/[ :]/)
    const encrypted = this.#socket instanceof TLSSocket
    if (word === 'EHLO') {
      return `250-localhost\r\n250 ${encrypted ? 'AUTH LOGIN PLAIN' : 'STARTTLS'}`
    }
    if (word === 'STARTTLS') return this.#encrypt()
    if (word === 'AUTH') return this.#logIn(line)
    if (word === 'QUIT') return this.#hangUp()
    if (!encrypted || !this.#loggedIn) return '530 Log in first'
    if (word === 'MAIL' && this.#server.mood === 'silent') return null
    if (word === 'MAIL') this.#mail.from = addressIn(line)
    if (word === 'RCPT') this.#mail.to = addressIn(line)
    if (word === 'RCPT' && this.#server.refuses()) return '450 Not now'
    this.#isData = word === 'DATA'
    return this.#isData ? '354 Go on' : '250 OK'
  }

  #logIn(line: string): string {
    const [, credentials] = /^AUTH PLAIN (\S+)$/.exec(line) ?? []
    this.#loggedIn = atob(credentials ?? '') === `\0${USER}\0${PASSWORD}`
    return this.#loggedIn ? '235 Authenticated' : '535 Authentication failed'
  }

  /** Stores a received mail. */
  #take(message: string): string | null {
    this.#isData = false
    this.#server.received.push({ ...this.#mail, message: message.replaceAll('\r\n..', '\r\n.') })
    return this.#server.mood === 'unconfirmed' ? null : '250 Received'
  }

  #encrypt(): null {
    this.#socket.write('220 Go on\r\n')
    this.#socket.removeAllListeners('data')
    const secureContext = createSecureContext({
      cert: readFileSync(CERTIFICATE),
      key: readFileSync('e2e/smtp/key.pem'),
    })
    this.#socket = new TLSSocket(this.#socket, { isServer: true, secureContext })
    this.#received = ''
    this.#listen(this.#socket)
    return null
  }

  #say(text: string): void {
    if (this.#server.mood !== 'slow') {
      this.#socket.write(`${text}\r\n`)
      return
    }
    const socket = this.#socket
    setTimeout(() => socket.writable && socket.write(`${text}\r\n`), SLOW_MS)
  }

  #hangUp(): null {
    this.#socket.destroy()
    return null
  }
}

function addressIn(line: string): string {
  return /<([^<>]*)>/.exec(line)?.[1] ?? ''
}

/** Returns a port that no server listens on, for a mail server that starts later. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
