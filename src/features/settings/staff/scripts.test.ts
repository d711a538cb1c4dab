import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings, get, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { formOf } from '../../../../test/settings-form'
import type { Entries } from '../../../platform/fields/field'

const ITEM = 'externalScripts.0'
const TAG_HOST = 'https://www.googletagmanager.com'
const TAG = {
  [ITEM]: 'on',
  [`${ITEM}.template`]: 'google',
  [`${ITEM}.tagId`]: 'G-ABC123',
  [`${ITEM}.category`]: 'analytics_storage',
  [`${ITEM}.on`]: 'page',
}

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => changeSettings({ externalScripts: [] }))

async function publish(changes: Entries) {
  const form = { ...(await formOf('consent')), ...changes, action: 'publish' }
  return post('/staff/settings/consent', form, { Cookie: await cookieOf('admin') })
}

const policy = async () => (await get('/nl/')).headers.get('Content-Security-Policy') ?? ''

/** Confirms the question of the response. */
async function agree(changes: Entries) {
  const page = parse(await (await publish(changes)).text())
  const [agreed] = all(page, 'input', { name: 'agreed' })
  return publish({ ...changes, agreed: agreed?.attribs.value ?? '' })
}

describe('a script from another site', () => {
  test('of Google is loaded with its id after its hosts are confirmed', async () => {
    const prompt = await publish(TAG)
    expect(prompt.status).toBe(200)
    const page = parse(await prompt.text())
    const [panel] = all(page, 'div', { role: 'alert' })
    expect(panel && words(panel)).toContain(TAG_HOST)
    expect(panel && words(panel)).toContain('https://www.google-analytics.com')
    expect(await policy()).not.toContain(TAG_HOST)

    const saved = await agree(TAG)
    expect(saved.headers.get('Location')).toBe('/staff/settings/consent?done=publish')
    expect(await policy()).toContain(`script-src 'self' ${TAG_HOST}`)
    expect(await (await get('/nl/')).text()).toContain(`${TAG_HOST}/gtag/js?id=G-ABC123`)
  })

  test('needs a new confirmation if it was changed', async () => {
    const page = parse(await (await publish(TAG)).text())
    const [agreed] = all(page, 'input', { name: 'agreed' })
    const hosts = { [`${ITEM}.hosts.frame`]: 'https://td.doubleclick.net' }
    const again = await publish({ ...TAG, ...hosts, agreed: agreed?.attribs.value ?? '' })
    expect(again.status).toBe(200)
    expect(await policy()).not.toContain('doubleclick')
  })

  test.each([
    ['a host of another firm', { 'hosts.connect': 'https://evil.example' }, 'evil.example hoort'],
    ['no number', { tagId: '12' }, 'Vul het nummer van een Google-tag in'],
    ['no consent', { category: 'necessary' }, 'Dit script mag alleen laden met toestemming'],
  ])('of Google with %s is refused, and the form keeps its values', async (_, wrong, issue) => {
    const changes = Object.fromEntries(
      Object.entries(wrong).map(([name, value]) => [`${ITEM}.${name}`, value]),
    )
    const response = await agree({ ...TAG, ...changes })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(words(parse(html))).toContain(issue)
    expect(html).toContain(Object.values(wrong)[0])
    expect(await policy()).not.toContain(TAG_HOST)
  })

  test('can be selected only by admins', async () => {
    const form = { ...(await formOf('consent')), ...TAG, action: 'publish' }
    for (const role of ['editor', 'office', 'agent'] as const) {
      const cookie = { Cookie: await cookieOf(role) }
      expect((await post('/staff/settings/consent', form, cookie)).status).toBe(403)
    }
  })
})
