import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { all, attributes, linksOf, words } from '../../../test/html'
import { openPage } from '../../../test/open-page'
import { LANGS } from '../../platform/format/lang'
import { THANKS_PAGES } from '../../site/forms/define-form'
import { thanksPath } from '../../urls'

beforeAll(() => loadAgency({ withListings: false }))

describe.each(LANGS)('in %s', (lang) => {
  test.each(THANKS_PAGES)('merci/%s confirms the form and links to other pages', async (name) => {
    const { response, document } = await openPage(thanksPath(lang, name))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Language')).toBe(lang)
    expect(all(document, 'h1').map(words).filter(Boolean)).toHaveLength(1)
    const robots = all(document, 'meta', { name: 'robots' })
    expect(attributes(robots, 'content').join()).toContain('noindex')
    const links = linksOf(document, 'thanks')
    expect(links.length).toBeGreaterThan(2)
    for (const link of links.filter((href) => href?.startsWith('/'))) {
      expect((await get(link ?? '')).status, link).toBe(200)
    }
  })
})

test.each([
  ['/nl/merci', '/nl/merci/'],
  ['/nl/merci/contact/', '/nl/merci/contact'],
])('the address %s has the status %s', async (path, canonical) => {
  const response = await get(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(canonical)
})
