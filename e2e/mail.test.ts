import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStarter, type SiteServer, startSite } from './server.ts'
import { type FaultMode, freePort, SMTP_SETTINGS, SmtpServer } from './smtp/server.ts'

const CONCURRENT_SENDERS = 20
const MAIL_PROBLEMS: FaultMode[] = ['closed', 'dropping', 'refusing', 'slow']
const LEADS_PER_PROBLEM = 5

const state = mkdtempSync(join(tmpdir(), 'pand-mail-'))
let site: SiteServer
let smtp: SmtpServer

beforeAll(async () => {
  smtp = new SmtpServer(await freePort())
  await loadStarter(state)
  site = await startSite({
    state,
    args: ['--empty'],
    quiet: true,
    env: {
      ...SMTP_SETTINGS,
      SMTP_PORT: String(smtp.port),
      CRON_SECONDS: '1',
      RATE_LIMIT_FACTOR: '1000',
      SITE_EMAIL: 'office@example.org',
    },
  })
})

afterAll(async () => {
  await site.stop()
  await smtp.stop()
  rmSync(state, { recursive: true, force: true })
})

test('no lead is lost or mailed twice during problems of the mail server', async ({ task }) => {
  await sendLeads('down')
  await smtp.start()
  for (const trouble of MAIL_PROBLEMS) {
    smtp.mood = trouble
    await sendLeads(trouble)
  }
  smtp.mood = 'well'

  const expectedLeads = ['down', ...MAIL_PROBLEMS].flatMap(numbersOf)
  await expect
    .poll(() => smtp.received.length, { timeout: 240_000, interval: 250 })
    .toBeGreaterThanOrEqual(expectedLeads.length * 2)
  const to = (address: string) => smtp.received.filter((mail) => mail.to === address)
  const subjects = to('office@example.org').map(
    ({ message }) => /Lead ([a-z]+-\d+)/.exec(message)?.[1],
  )
  const visitors = expectedLeads.length
  const ids = smtp.received.map(({ message }) => /^Message-ID: (.+)$/m.exec(message)?.[1])
  const arrived = new Set(ids).size
  Object.assign(task.meta, {
    drill: {
      what: `SMTP down, ${MAIL_PROBLEMS.join(', ')}`,
      visitors,
      refused: 0,
      leads: new Set(subjects).size,
      mails: visitors * 2,
      arrived,
      twice: ids.length - arrived,
      pages: null,
    },
  })
  expect(subjects.toSorted()).toEqual(expectedLeads.toSorted())
  expect(to('an@example.be')).toHaveLength(expectedLeads.length)
  expect(smtp.received).toHaveLength(expectedLeads.length * 2)
})

test("form values can't inject headers or recipients into a mail", async () => {
  const before = smtp.received.length
  await send({
    FirstName: 'Zoë\r\nBcc: x@evil.example',
    Name: 'D’Hondt, "Jr" <x@evil.example>',
    Email: 'zoe@example.be',
    Content: 'Eén\r\n.\r\nMAIL FROM:<x@evil.example>\r\n<script>alert(1)</script>',
  })
  await expect.poll(() => smtp.received.length).toBe(before + 2)
  const mails = smtp.received.slice(before)
  expect(mails.map(({ from, to }) => [from, to]).toSorted()).toEqual([
    ['office@example.org', 'office@example.org'],
    ['office@example.org', 'zoe@example.be'],
  ])
  for (const { message } of mails) {
    const [headers = ''] = message.split('\r\n\r\n')
    expect(headers).not.toMatch(/^bcc/im)
    expect(headers.split('\r\n').every((line) => line.length < 200)).toBe(true)
    expect(headers).toMatch(/^Message-ID: <[\w-]+\.0@example\.org>$/m)
    expect(message.split('text/html')[1]).not.toContain('<script>')
  }
})

async function sendLeads(trouble: string): Promise<void> {
  const numbers = numbersOf(trouble)
  const senders = Array.from({ length: CONCURRENT_SENDERS }, async () => {
    for (let next = numbers.shift(); next; next = numbers.shift()) {
      await send({ FirstName: 'An', Email: 'an@example.be', Content: `Lead ${next}` })
    }
  })
  await Promise.all(senders)
}

async function send(fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${site.origin}/api/forms/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, idempotencyKey: crypto.randomUUID() }),
    headers: { Accept: 'application/json' },
  })
  expect(await response.json()).toEqual({ status: 'success', data: {} })
}

function numbersOf(trouble: string): string[] {
  return Array.from({ length: LEADS_PER_PROBLEM }, (_, index) => `${trouble}-${index}`)
}
