import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings, loadAgency } from '../../../test/agency'
import { forgetAllLeads, PERSON, sendForm, theMails } from '../../../test/forms'
import { keepLogs } from '../../../test/logs'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(forgetAllLeads)

describe('the receiver', () => {
  const about = { ...PERSON, ObjectID: '410001' }

  test('is the agency, whatever receiver was sent', async () => {
    const sent = {
      to: 'x@evil.example',
      managerEmail: 'x@evil.example',
      siteEmail: 'x@evil.example',
    }
    await sendForm('/api/forms/contact', { ...PERSON, ...sent })
    const { office } = await theMails()
    expect(office.mail.to).toEqual({ email: 'info@lindehof.example', name: 'Lindehof' })
    expect(office.mail.replyTo).toEqual({ email: PERSON.Email, name: 'An Peeters' })
    expect(JSON.stringify(office.mail)).not.toContain('evil')
  })

  test('is the address of SITE_EMAIL', async () => {
    await sendForm('/api/forms/contact', PERSON, {}, { SITE_EMAIL: 'leads@example.org' })
    expect((await theMails()).office.mail.to.email).toBe('leads@example.org')
  })

  test('is the manager on record, where the settings say so', async () => {
    await sendForm('/api/forms/property-info', about)
    const { office, visitor } = await theMails()
    expect(office.mail.to.email).toBe('lotte@demo.invalid')
    expect(visitor?.mail.replyTo).toEqual(office.mail.to)

    await forgetAllLeads()
    await changeSettings({ sendToManager: false })
    await sendForm('/api/forms/property-info', about)
    expect((await theMails()).office.mail.to.email).toBe('info@lindehof.example')
    await changeSettings({ sendToManager: true })
  })

  test('is a team member, by id and from the records', async () => {
    await sendForm('/api/forms/contact', { ...PERSON, memberId: '1' })
    const { office } = await theMails()
    expect(office.mail.to.name).not.toBe('Lindehof')
    await forgetAllLeads()
    await sendForm('/api/forms/contact', { ...PERSON, memberId: '9999' })
    expect((await theMails()).office.mail.to.name).toBe('Lindehof')
  })
})
