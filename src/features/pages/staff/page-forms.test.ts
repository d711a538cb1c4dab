import { describe, expect, test } from 'vitest'
import seeds from '../../../../seeds/pages.json'
import starter from '../../../../starter/pages.json'
import { missingKeys } from '../../../../test/missing-keys'
import { documentOf } from '../../../platform/fields/document-of'
import { entriesOf } from '../../../platform/fields/entries-of'
import type { Entries } from '../../../platform/fields/field'
import { placement, type SitePage, sitePage } from '../../../site/page'
import { pageDocument } from '../../../site/page-document'
import { readPageForm } from './page-editor'
import { pageFields } from './page-fields'
import { placementFields } from './placement-fields'

const PAGES = seeds.map((page) => sitePage.parse(page))

test('a page and a placement have a field for every key', () => {
  const page = pageDocument.omit({ modules: true, role: true })
  expect(missingKeys(page, pageFields)).toEqual([])
  expect(missingKeys(placement, placementFields)).toEqual([])
})

test.each([...seeds, ...starter])(
  'the placements of $name pass through their form unchanged',
  (page) => {
    for (const module of page.modules as { placement?: unknown }[]) {
      const document = placement.parse(module.placement ?? {})
      const entries = entriesOf(placementFields, document)
      expect(placement.parse(documentOf(placementFields, entries))).toEqual(document)
    }
  },
)

function read(page: SitePage, changes: Entries = {}) {
  const fields = pageFields
  return readPageForm(
    { fields, pages: PAGES, page, articles: [] },
    { ...entriesOf(fields, page), ...changes },
    'nl',
  )
}

test.each(PAGES)('$name passes through its form unchanged', (page) => {
  const { id, sort, ...document } = page
  const params = { ...page.params, css: page.params.css?.trim() }
  expect(read(page)).toEqual({ status: 'ok', document: { ...document, params } })
})

describe('the redirect of a page', () => {
  const page = PAGES.find(({ role }) => role === 'contact') as SitePage
  const redirectTo = (address: string) =>
    read(page, { 'params.redirect': 'true', 'params.redirectUrl.fr': address })

  test.each(['https://evil.example', '//evil.example', '/nl/..//evil.example'])(
    'to %s is refused',
    (address) => {
      const result = redirectTo(address)
      const issues = result.status === 'refused' ? result.issues : []
      expect(issues).toContainEqual({
        name: 'params.redirectUrl.fr',
        text: 'page.redirectUrl.wrong',
      })
    },
  )

  test.each(['/fr/vendre', '/media/depliant.pdf', ''])('to "%s" is saved', (address) => {
    expect(redirectTo(address).status).toBe('ok')
  })
})

describe('an address', () => {
  const page = PAGES.find(({ role }) => role === 'contact') as SitePage

  test('is made from the title if it is empty', () => {
    const result = read(page, { 'params.title.nl': 'Onze wérkwijze & prijzen', 'slugs.nl': '' })
    expect(result).toMatchObject({ document: { slugs: { nl: 'onze-werkwijze-prijzen' } } })
  })

  test.each([
    ['slugs.nl', 'Met Spaties', 'page.slug.signs'],
    ['slugs.fr', 'merci', 'page.slug.reserved'],
    ['slugs.nl', 'te-koop', 'page.slug.taken'],
    ['parentId', String(page.id), 'page.parent.itself'],
  ])('%s is refused as %s', (name, text, issue) => {
    expect(read(page, { [name]: text })).toEqual({
      status: 'refused',
      issues: [{ name, text: issue }],
    })
  })
})
