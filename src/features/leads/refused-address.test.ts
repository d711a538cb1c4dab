import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, importItems, listing, loadAgency } from '../../../test/agency'
import { deleteAllLeads, PERSON, sendForm, storedLeads } from '../../../test/forms'
import { byClass, words } from '../../../test/html'
import { openPage } from '../../../test/open-page'
import { cookieOf } from '../../../test/people'
import { cron, deleteExpiredSearches, savedPath, storedSearches } from '../../../test/searches'
import { getWith } from '../../../test/worker'
import { outbox } from '../../platform/db/schema-leads'
import { searchFind } from '../../platform/db/schema-searches'
import { LANGS } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { deliverMails } from '../../platform/mail/deliver'
import type { MailDriver } from '../../platform/mail/drivers'
import { RecipientRefused } from '../../platform/mail/mail-refused'
import { queueMail } from '../../platform/mail/outbox'
import { upsertAccount } from '../../site/accounts/queries'
import { matchChanges } from '../saved-searches/match-changes'
import { countMailProblems } from './mail-failures'

const FROM = { email: 'office@lindehof.example' }
const TYPO = 'typo@exmaple.be'
const OUR_MAIL = { subject: 'x', html: '<p>x</p>', text: 'x' }
const LABEL = translator('nl')('staff.mail.refused')

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await deleteAllLeads()
  await deleteExpiredSearches()
})

/** Queues the mails of a contact form again, as a driver of a mail server finds them. */
async function sendContact(Email = TYPO): Promise<string> {
  await sendForm('/api/forms/contact', { ...PERSON, Email, Content: 'Is it free?' })
  await db.update(outbox).set({ state: 'pending', attempts: 0, claim: null, nextAt: '2000' })
  const [lead] = await storedLeads()
  return lead?.id ?? ''
}

/** Delivers the due mails to a server that rejects addresses with these errors. */
async function deliver(errors: Record<string, Error> = {}): Promise<void> {
  const driver: MailDriver = {
    name: 'smtp',
    close: async () => {},
    async send({ mail }) {
      const error = errors[mail.to.email]
      if (error) throw error
    },
  }
  await deliverMails(db, { driver, from: FROM, budgetMs: 10_000 })
}

const refused = () => new RecipientRefused('The mail server says: 550 5.1.1 User unknown')

async function mailHealth(): Promise<string> {
  const response = await getWith({}, '/healthz')
  return (await response.json<{ mail: string }>()).mail
}

/** Returns the text of a part of a staff page, by its class. */
async function staffText(path: string, part = 'lead-list'): Promise<string> {
  const { document } = await openPage(path, await cookieOf('admin'))
  return byClass(document, part).map(words).join()
}

describe('a mail whose recipient the server refuses for good', () => {
  test('ends at once without an alarm, and staff see it at the lead', async () => {
    const id = await sendContact()
    await deliver({ [TYPO]: refused() })
    const mails = await db.select().from(outbox).orderBy(outbox.id)
    expect(mails).toMatchObject([
      { id: `${id}-office`, state: 'sent' },
      { id: `${id}-visitor`, state: 'dead', attempts: 1 },
    ])
    expect(await mailHealth()).toBe('ok')
    expect(await countMailProblems(db)).toMatchObject({ late: { count: 0 }, dead: { count: 0 } })
    const text = await staffText('/staff/leads')
    expect(text).toContain(LABEL)
    expect(text).not.toContain('Mail niet aangekomen')
    expect(await staffText(`/staff/leads/${id}`, 'lead-pane')).toContain(LABEL)
    expect(new Set(LANGS.map((lang) => translator(lang)('staff.mail.refused'))).size).toBe(4)
  })

  test('raises the alarm if it is for the office', async () => {
    const id = await sendContact('an@example.be')
    const [office] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, `${id}-office`))
    await deliver({ [office?.mail.to.email ?? '']: refused() })
    expect(await mailHealth()).toBe('dead')
    expect((await countMailProblems(db)).dead.count).toBe(1)
    expect(await staffText('/staff/leads')).toContain('Mail niet aangekomen')
  })

  test('pauses the searches of its address, which report nothing that they missed', async () => {
    await savedPath({ query: 'goal=0', email: TYPO })
    await savedPath({ query: 'goal=0', email: 'other@example.be' })
    await importItems(listing())
    await matchChanges(db, new Date(), 1000)
    expect(await db.$count(searchFind)).toBe(2)
    await db.delete(outbox)
    const mail = { ...OUR_MAIL, to: { email: TYPO.toUpperCase() } }
    await queueMail(db, { id: 'search-1', mail }, new Date())
    await deliver({ [mail.to.email]: refused() })
    expect(await storedSearches()).toMatchObject([
      { email: TYPO, state: 'paused' },
      { email: 'other@example.be', state: 'on' },
    ])
    expect(await db.$count(searchFind)).toBe(1)
    await cron()
    const text = await staffText('/staff/leads?kind=search')
    expect(text).toContain(LABEL)
  })

  test.each([
    ['owner', '/staff/owners'],
    ['office', '/staff/accounts'],
  ] as const)('marks an %s in the list of accounts', async (role, path) => {
    const email = `${role}-typo@exmaple.be`
    await upsertAccount(db, { email, name: 'Jan', role, lang: 'nl' }, new Date())
    expect(await staffText(path, 'panel')).not.toContain(LABEL)
    await queueMail(db, { id: 'invitation', mail: { ...OUR_MAIL, to: { email } } }, new Date())
    await deliver({ [email]: refused() })
    expect(await staffText(path, 'panel')).toContain(LABEL)
    expect(await mailHealth()).toBe('ok')
  })
})
