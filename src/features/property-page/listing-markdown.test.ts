import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
} from '../../../test/agency'
import { all, attributes } from '../../../test/html'
import { documentAt, htmlAt } from '../../../test/open-page'
import { LANGS } from '../../platform/format/lang'
import { markdownPath, projectPath, propertyPath } from '../../urls'

const FARM = 410106
const PROJECT = 9001
const SOLD = 410151
const DELETED = 410092

beforeAll(() => loadAgency())

describe.each(LANGS)('in %s', (lang) => {
  test.each([propertyPath(lang, FARM), projectPath(lang, PROJECT)])(
    'the page %s links to its Markdown, which names the page as canonical',
    async (page) => {
      const links = all(await documentAt(page), 'link', { type: 'text/markdown' })
      expect(attributes(links, 'href')).toEqual([markdownPath(page)])
      const { status, headers } = await get(markdownPath(page))
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
      expect(headers.get('Content-Language')).toBe(lang)
      expect(headers.get('Link')).toBe(`<http://localhost${page}>; rel="canonical"`)
      expect(headers.get('X-Robots-Tag')).toBeNull()
    },
  )
})

test('the Markdown of a property has its title, price, description, facts, rooms, law and agent', async () => {
  const text = await markdownAt(propertyPath('fr', FARM))
  for (const part of [
    '# Fermette avec prairie et verger\n\n€ 645.000\n\nVaartstraat 48, 9970 Kaprijke\n',
    'Sensible aux inondations : P-score D, rapport d’inondation du 21/09/2026\n',
    '- Terrain : 6.350 m²\n',
    '## Description\n\nUne longère de 1884',
    '### Composition 16 pièces\n',
    '| Rez-de-chaussée | Living | 43,5 m² | avec cheminée |\n',
    '- Permis délivré : Permis délivré (Vg)\n',
    '- Code unique : 2757449\n',
    '| Droits d’enregistrement | € 12.900 | € 77.400 |\n',
    '## [Lotte Vermeulen](http://localhost/fr/team/lotte-vermeulen)\n',
    '[http://localhost/fr/property/410106](http://localhost/fr/property/410106)\n',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/<\w|&\w+;|undefined|\[object/)
})

test('the Markdown of a project has a table of its units, without the prices of those under option', async () => {
  const text = await markdownAt(projectPath('en', PROJECT))
  expect(text).toContain('### Building A\n\n| Unit | Type | Area |')
  expect(text).toMatch(/\| A0\.01 \|.*\| Available Just listed \| € 378\.000 \|/)
  expect(text).toMatch(/\| A1\.03 \|.*\| Under option \| Price on request \|/)
  expect(text).toMatch(/\| A1\.02 \|.*\| Sold \| {2}\| {2}\|/)
})

test('texts typed by staff cannot add headings, links or HTML', async () => {
  const home = listing({
    TypeDescription: { nl: '# *Huis* [x](https://evil.example)' },
    DescriptionA: { nl: '<p>- <b>Ruim</b> &lt;script&gt; | 2024. nieuw</p><ul><li># a</li></ul>' },
    Divisions: [{ ID: 1, RoomTypeName: { nl: 'Bad|kamer' }, Surface: 5 }],
  })
  await importItems(home)
  const text = await markdownAt(propertyPath('nl', home.ID))
  expect(text).toContain('# \\# \\*Huis\\* \\[x\\](https://evil.example)\n')
  expect(text).toContain('\\- **Ruim** \\<script\\> \\| 2024. nieuw\n\n- \\# a\n')
  expect(text).toContain('| Bad\\|kamer | 5 m² |\n')
})

test('documents behind a form are left out', async () => {
  const documents = [{ ID: 1, Url: '/media/secret.pdf', FileName: 'secret.pdf', Comment: 'Geheim' }]
  const home = listing({ DocumentItems: documents })
  const project = { ID: 9822, Name: 'Hof', Zip: '9000', DocumentItems: documents }
  await importFile({ Items: [home], Projects: [{ ...project, Units: [listing()] }] })
  for (const page of [propertyPath('nl', home.ID), projectPath('nl', project.ID)]) {
    expect(await htmlAt(page)).toContain('Geheim')
    expect(await markdownAt(page)).not.toMatch(/Geheim|secret/i)
  }
})

describe('a listing without a page', () => {
  test.each([
    [SOLD, 302],
    [DELETED, 410],
    [7_654_321, 404],
    [410_106_000_000, 404],
  ])('%i has the response of its page, %i', async (id, status) => {
    const [page, markdown] = [propertyPath('nl', id), markdownPath(propertyPath('nl', id))]
    for (const path of [page, markdown]) expect((await get(path)).status, path).toBe(status)
    const { headers } = await get(markdown)
    expect(headers.get('Location')).toBe((await get(page)).headers.get('Location'))
    expect(headers.get('Content-Type') ?? '').not.toContain('markdown')
  })

  test.each([0, 3, 5, 6])('has no Markdown with the status %i', async (Status) => {
    const home = listing({ Status })
    await importItems(home)
    expect((await get(markdownPath(propertyPath('nl', home.ID)))).status).toBe(404)
  })

  test.each([
    '/nl/property/1.txt',
    '/nl/property/a.md',
    '/nl/te-koop.md',
    '/nl/property/1.md/x.md',
  ])('the file %s is unknown', async (path) => expect((await get(path)).status).toBe(404))
})

test('a sold property with a page is marked as sold, without its price', async () => {
  await changeSettings({ showSoldDetailPage: true })
  const text = await markdownAt(propertyPath('nl', SOLD))
  expect(text).toContain('\n\nVerkocht\n\n')
  expect(text).not.toMatch(/Vraagprijs|Prijs op aanvraag/)
  await changeSettings({ showSoldDetailPage: false })
})

/** Returns the Markdown of a page with ordinary spaces. */
async function markdownAt(page: string): Promise<string> {
  return (await htmlAt(markdownPath(page))).replaceAll('\u00a0', ' ')
}
