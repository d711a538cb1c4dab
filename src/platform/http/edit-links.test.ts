import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { all, byClass, parse, words } from '../../../test/html'
import { cookieOf, post } from '../../../test/people'
import type { StaffRole } from '../accounts/account'

beforeAll(() => loadAgency())

const PAGES = ['/nl/', '/nl/over-ons', '/fr/a-vendre', '/nl/property/410001', '/de/kontakt']

/** Returns the cookies of a staff member in the preview. */
async function previewCookies(role: StaffRole): Promise<string> {
  const cookie = await cookieOf(role)
  const response = await post('/staff/preview', { state: 'on' }, { Cookie: cookie })
  return `${cookie}; ${(response.headers.get('Set-Cookie') ?? '').split(';')[0]}`
}

function getWithCookie(path: string, cookie: string) {
  return get(path, { headers: { Cookie: cookie } })
}

/** Returns the links to forms on a page, with their texts. */
async function linksOn(path: string, cookie: string): Promise<[string, string][]> {
  const document = parse(await (await getWithCookie(path, cookie)).text())
  return byClass(document, 'edit-link').map((link) => [link.attribs.href ?? '', words(link)])
}

describe('in the preview', () => {
  test('each module, the page and the offices have a working link to their form', async () => {
    const cookie = await previewCookies('admin')
    const html = await (await getWithCookie('/nl/over-ons', cookie)).text()
    const modules = byClass(parse(html), 'module').map(({ attribs }) => attribs.id?.slice(2))
    const links = await linksOn('/nl/over-ons', cookie)
    const edited = links.flatMap(([href]) => /\/modules\/(\d+)\?/.exec(href)?.[1] ?? [])
    expect(modules.length).toBeGreaterThan(2)
    expect(modules.filter((id) => !edited.includes(id ?? ''))).toEqual([])
    expect(links.map(([, text]) => text)).toEqual(
      expect.arrayContaining(['Bewerk: deze pagina', 'Bewerk: Kantoren']),
    )
    for (const [href] of links) {
      expect(new URL(href, 'https://x').searchParams.get('return')).toMatch(/^\/nl\/over-ons(#|$)/)
      expect((await getWithCookie(href, cookie)).status).toBe(200)
    }
  })

  test('edit links are shown only to accounts with the required right', async () => {
    const agent = await previewCookies('agent')
    expect(await linksOn('/nl/over-ons', agent)).toEqual([])
    expect(await linksOn('/nl/property/410001', agent)).toEqual([])
    const [first] = await linksOn('/nl/property/410001', await previewCookies('editor'))
    expect(first).toBeDefined()
    const listing = await linksOn('/nl/property/410001', await previewCookies('editor'))
    expect(listing).toContainEqual([
      '/staff/listings/410001?return=%2Fnl%2Fproperty%2F410001',
      'Bewerk: dit pand',
    ])
  })
})

test('visitors get the same response before and after a preview, which is not cached', async () => {
  const cookie = await previewCookies('admin')
  for (const path of PAGES) {
    const visitorResponse = await getWithCookie(path, '')
    const bytes = await visitorResponse.text()
    const previewResponse = await getWithCookie(path, cookie)
    expect([visitorResponse.status, previewResponse.status]).toEqual([200, 200])
    expect(previewResponse.headers.get('Cache-Control')).toBe('no-store')
    const after = await getWithCookie(path, '')
    expect(await after.text()).toBe(bytes)
    expect(bytes).not.toMatch(/edit-link|edit-marks|\/staff\/|preview-bar/)
  }
})

describe('the form of a part', () => {
  const form = async (path: string, cookie: string) => {
    const inputs = all(parse(await (await getWithCookie(path, cookie)).text()), 'input')
    return inputs.find(({ attribs }) => attribs.name === 'return')?.attribs.value
  }

  test('accepts a page of the site as return address, and no other address', async () => {
    const cookie = await previewCookies('admin')
    const to = (back: string) =>
      form(`/staff/settings/offices?return=${encodeURIComponent(back)}`, cookie)
    expect(await to('/nl/over-ons#m-12')).toBe('/nl/over-ons#m-12')
    expect(await to('/nl/property/410001')).toBe('/nl/property/410001')
    for (const address of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil',
      '/staff/accounts',
      'javascript:1',
    ])
      expect(await to(address)).toBeUndefined()
  })
})
