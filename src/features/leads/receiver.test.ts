import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import seedPages from '../../../seeds/pages.json'
import team from '../../../seeds/team.json'
import {
  changeSettings,
  get,
  importItems,
  listing,
  loadAgency,
  loadFolder,
  purge,
} from '../../../test/agency'
import {
  deleteAllLeads,
  PERSON,
  QUESTION,
  sendForm,
  storedLeads,
  theMails,
} from '../../../test/forms'
import { all, parse, words } from '../../../test/html'
import { keepLogs } from '../../../test/logs'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(deleteAllLeads)

describe('the receiver', () => {
  const about = { ...QUESTION, ObjectID: '410001' }

  test('is the agency, even if the form names another receiver', async () => {
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

  test('is the manager of the listing if the settings require it', async () => {
    await sendForm('/api/forms/property-info', about)
    const { office, visitor } = await theMails()
    expect(office.mail.to.email).toBe('lotte@demo.invalid')
    expect(visitor?.mail.replyTo).toEqual(office.mail.to)

    await deleteAllLeads()
    await changeSettings({ sendToManager: false })
    await sendForm('/api/forms/property-info', about)
    expect((await theMails()).office.mail.to.email).toBe('info@lindehof.example')
    await changeSettings({ sendToManager: true })
  })

  test('is the team member with the id of the form', async () => {
    await sendForm('/api/forms/contact', { ...PERSON, memberId: '1' })
    const { office } = await theMails()
    expect(office.mail.to.name).not.toBe('Lindehof')
    await deleteAllLeads()
    await sendForm('/api/forms/contact', { ...PERSON, memberId: '9999' })
    expect((await theMails()).office.mail.to.name).toBe('Lindehof')
  })

  test('is never a hidden team member', async () => {
    const [first, ...others] = team.members
    await loadFolder({ team: { members: [{ ...first, status: 'Hidden' }, ...others] } })
    await sendForm('/api/forms/contact', { ...PERSON, memberId: '1' })
    expect((await theMails()).office.mail.to.name).toBe('Lindehof')
    await loadFolder({ team })
  })
})

describe('the office', () => {
  const received = async (fields: Record<string, string>, kind = 'contact') => {
    await deleteAllLeads()
    await sendForm(`/api/forms/${kind}`, { ...QUESTION, ...fields })
    const [lead] = await storedLeads()
    return { officeId: lead?.officeId, to: (await theMails()).office.mail.to.email }
  }
  const AGENCY = 'info@lindehof.example'

  test('of a lead is that of its listing, and receives it if the settings require it', async () => {
    const property = listing({ OfficeName: 'Lindehof Namen' })
    await importItems(property)
    const about = { ObjectID: String(property.ID) }
    expect(await received(about, 'property-info')).toEqual({ officeId: 3, to: AGENCY })
    await changeSettings({ sendToOffice: true })
    expect(await received(about, 'property-info')).toEqual({
      officeId: 3,
      to: 'namur@lindehof.example',
    })
    expect(await received({})).toEqual({ officeId: null, to: AGENCY })
    await changeSettings({})
  })

  test('of a lead is the selected one if the form has the choice', async () => {
    const pages = seedPages.map((page) => ({
      ...page,
      modules: page.modules.map((module) =>
        module.kind === 'contact'
          ? { ...module, config: { ...module.config, askOffice: true } }
          : module,
      ),
    }))
    await loadFolder({ pages })
    await purge()
    const page = parse(await (await get('/fr/contact')).text())
    const [choice] = all(page, 'select', { name: 'office' })
    expect(choice && words(choice)).toContain('Lindehof Brussel')
    const [module] = all(page, 'input', { name: 'moduleId' })
    const fields = { moduleId: module?.attribs.value ?? '', office: 'Lindehof Brussel' }
    expect(await received(fields)).toMatchObject({ officeId: 2 })
    expect((await theMails()).office.mail.text).toContain('Lindehof Brussel')
    expect(
      (await sendForm('/api/forms/contact', { ...PERSON, ...fields, office: 'x' })).status,
    ).toBe(422)
    await loadFolder({ pages: seedPages })
  })
})
