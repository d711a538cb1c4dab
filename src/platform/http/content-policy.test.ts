import { beforeAll, expect, test } from 'vitest'
import { changeSettings, get, loadAgency } from '../../../test/agency'
import { all, byClass, parse } from '../../../test/html'
import { BASE_POLICY } from './content-policy'

beforeAll(() => loadAgency())

const TAG = { category: 'analytics_storage', on: 'page' } as const
const HOSTS = { connect: ['https://collect.example'], frame: ['https://frame.example'] }

test('the Content-Security-Policy allows the hosts in the settings, and no others', async () => {
  await changeSettings({
    externalScripts: [
      { id: 'tag', src: 'https://tags.example/tag.js', hosts: HOSTS, ...TAG },
      { id: 'own', src: '/demo/statistics.js', ...TAG },
    ],
  })
  const policy = await policyOf('/nl/contact')
  expect(policy).toContain("script-src 'self' https://tags.example;")
  expect(policy).toContain("connect-src 'self' https://collect.example;")
  expect(policy).toMatch(/frame-src [^;]* https:\/\/frame\.example;/)
  expect(policy).toContain("style-src 'self';")
  expect(await policyOf('/nl/contact')).toBe(policy)
  for (const path of ['/nl/property/1', '/nl/favorieten', '/healthz']) {
    expect(await policyOf(path), path).toBe(BASE_POLICY)
  }
})

test('pictures are allowed from this site only, for all settings and pages', async () => {
  for (const path of [
    '/nl/',
    '/nl/te-koop',
    '/nl/property/410001',
    '/nl/favorieten',
    '/staff/login',
  ])
    expect([path, await policyOf(path)]).toEqual([
      path,
      expect.stringContaining("img-src 'self' data:;"),
    ])
})

test('cached pages list the external scripts, and personal pages list none', async () => {
  await changeSettings({
    externalScripts: [{ id: 'tag', src: 'https://tags.example/tag.js', hosts: HOSTS, ...TAG }],
  })
  const html = await (await get('/nl/contact')).text()
  const [body] = all(parse(html), 'body')
  expect(JSON.parse(body?.attribs['data-external-scripts'] ?? '')).toEqual([
    { id: 'tag', src: 'https://tags.example/tag.js', data: {}, ...TAG },
  ])
  expect(html).not.toContain('<script src="https:')
  const personalPage = await (await get('/nl/favorieten')).text()
  expect(personalPage).not.toContain('tags.example')
})

test.each([
  ['only necessary ones', 'necessary', 0],
  ['one that needs consent', 'ad_storage', 1],
] as const)(
  'with %s in the settings there is a consent dialog if needed',
  async (_, category, question) => {
    await changeSettings({ externalScripts: [{ id: 'a', src: '/a.js', category }] })
    expect(await questions()).toEqual([question, question])
  },
)

/** Returns the numbers of consent dialogs and of buttons that open one. */
async function questions(): Promise<number[]> {
  const document = parse(await (await get('/nl/contact')).text())
  const buttons = all(document, 'button').filter(({ attribs }) => 'data-ask-consent' in attribs)
  return [byClass(document, 'consent').length, buttons.length]
}

async function policyOf(path: string): Promise<string | null> {
  return (await get(path)).headers.get('Content-Security-Policy')
}
