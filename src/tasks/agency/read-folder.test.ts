import { expect, test } from 'vitest'
import articles from '../../../seeds/articles.json'
import pages from '../../../seeds/pages.json'
import settings from '../../../seeds/settings.json'
import { readFolder } from './read-folder'

type Json = Record<string, unknown>
const FILE = { hash: '0', type: 'image/svg+xml', size: 1 }

/** A copy of the demo's page at a place, with some of it changed. */
function pagesWith(place: number, changes: Json): unknown[] {
  return pages.map((page, index) => (index === place ? { ...page, ...changes } : page))
}

function withModule(changes: Json): unknown[] {
  const [first] = pages[0]?.modules ?? []
  return pagesWith(0, { modules: [{ ...first, ...changes }] })
}

const slugs = pages[1]?.slugs as Record<string, string>
const slugOf = (changes: Json) => ({ pages: pagesWith(1, { slugs: { ...slugs, ...changes } }) })
const settingsWith = (changes: Json) => ({ settings: { ...settings, ...changes }, pages })
const articleWith = (changes: Json) => ({
  articles: { articles: [{ id: 1, name: 'a', alias: 'a', title: {}, ...changes }] },
})
const START = { nl: 'start', fr: 'start', en: 'start', de: 'start' }

test.each<[string, Json, string]>([
  ['an unknown file', { page: [] }, 'page.json: : is not one of settings'],
  ['a value of the wrong kind', settingsWith({ name: 5 }), 'settings.json: name: '],
  ['a misspelt name', settingsWith({ nmae: 'x' }), 'settings.json: nmae: is not a known'],
  [
    'a misspelt name deep down',
    { pages: pagesWith(2, { params: { title: {}, tittle: {} } }) },
    'pages.json: [2].params.tittle: is not a known name',
  ],
  [
    'an unknown kind of module',
    { pages: withModule({ kind: 'carousel' }) },
    'pages.json: [0].modules[0].kind: no kind "carousel"',
  ],
  [
    'a config that its kind refuses',
    { pages: withModule({ config: { layout: 'round' } }) },
    'pages.json: [0].modules[0].config.layout: ',
  ],
  [
    'a misspelt name in a config',
    { pages: withModule({ config: { layout: 'band', title: {}, titel: {} } }) },
    'pages.json: [0].modules[0].config.titel: is not a known name',
  ],
  [
    'an id that two pages have',
    { pages: pagesWith(1, { id: 1 }) },
    'pages.json: id 1: two pages have it',
  ],
  [
    'a role that two pages have',
    { pages: pagesWith(1, { role: 'home' }) },
    'pages.json: role home: two pages have it',
  ],
  [
    'no home page',
    { pages: pagesWith(0, { role: null, slugs: START }) },
    'pages.json: role home: no page has it',
  ],
  [
    'a parent that is not there',
    { pages: pagesWith(1, { parentId: 999 }) },
    'pages.json: [1].parentId: there is no page 999',
  ],
  [
    'a page within itself',
    { pages: pagesWith(1, { parentId: 2 }) },
    'pages.json: [1].parentId: a page lies within itself',
  ],
  [
    'a slug that is none',
    slugOf({ fr: 'À vendre' }),
    'pages.json: [1].slugs.fr: is not lower case',
  ],
  ['a slug that a sibling has', slugOf({ nl: 'contact' }), 'another page or article has it too'],
  [
    'a slug of the site itself',
    slugOf({ nl: 'login' }),
    'pages.json: [1].slugs.nl: is an address of the site itself',
  ],
  [
    'a relation to nothing',
    { articles, pages: withModule({ placement: { relations: [{ type: 'article', id: 12345 }] } }) },
    'there is no article 12345',
  ],
  [
    'an article of no category',
    articleWith({ categoryId: 9 }),
    'articles.json: articles[0].categoryId: there is no category 9',
  ],
  [
    'a link of a text to nothing',
    articleWith({ fullText: { nl: '<a href="article:9">a</a>' } }),
    'articles.json: articles[0].fullText.nl: there is no article:9',
  ],
  [
    'a menu entry that is not there',
    settingsWith({ extraMenu: [999] }),
    'settings.json: extraMenu: there is no page 999',
  ],
  [
    'an own menu with a page that is not there',
    settingsWith({ menus: { main: { items: [{ page: 999 }] } } }),
    'settings.json: menus.main.items[0]: there is no page 999',
  ],
  [
    'a link of a menu without a name',
    { settings: { ...settings, menus: { footer: { items: [{ url: 'https://a.example' }] } } } },
    'settings.json: menus.footer.items[0]: needs a name',
  ],
  [
    'a label that is none',
    { labels: { nl: { 'nav.slae': 'Koop' } } },
    'labels.json: nl.nav.slae: is not a label',
  ],
  [
    'a label without its part',
    { labels: { fr: { 'nav.logo': 'Accueil' } } },
    'labels.json: fr.nav.logo: lacks {name}',
  ],
  [
    'a public file that is not there',
    settingsWith({ logo: '/media/logo.svg' }),
    'settings.json: /media/logo.svg: is not in the folder',
  ],
  [
    'one within a text',
    articleWith({ fullText: { nl: '<img src="/media/plan.svg">' } }),
    'articles.json: /media/plan.svg: is not in the folder',
  ],
])('a folder with %s is refused', (_, json, wanted) => {
  const read = readFolder(json, [{ ...FILE, path: 'media/favicon.svg' }])
  const lines =
    read.status === 'failed'
      ? read.issues.map(({ file, path, message }) => `${file}: ${path}: ${message}`)
      : []
  expect(lines.join('\n')).toContain(wanted)
})

test('texts may name files in the folder', () => {
  const json = { settings: { ...settings, logo: '/media/logo.svg' } }
  expect(readFolder(json, [{ ...FILE, path: 'media/logo.svg' }]).status).toBe('ok')
  expect(readFolder(json, null).status).toBe('ok')
})
