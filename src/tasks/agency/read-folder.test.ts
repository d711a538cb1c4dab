import { expect, test } from 'vitest'
import articles from '../../../seeds/articles.json'
import pages from '../../../seeds/pages.json'
import settings from '../../../seeds/settings.json'
import { readFolder } from './read-folder'

type Json = Record<string, unknown>
const FILE = { hash: '0', type: 'image/svg+xml', size: 1 }

/** A copy of the demo's page at a place, with some of it changed. */
function pagesWith(position: number, changes: Json): unknown[] {
  return pages.map((page, index) => (index === position ? { ...page, ...changes } : page))
}

const pageOf = (position: number, changes: Json) => ({ pages: pagesWith(position, changes) })

function moduleOf(changes: Json) {
  const [first] = pages[0]?.modules ?? []
  return pageOf(0, { modules: [{ ...first, ...changes }] })
}

const slugs = pages[1]?.slugs as Record<string, string>
const slugOf = (changes: Json) => pageOf(1, { slugs: { ...slugs, ...changes } })
const settingsWith = (changes: Json) => ({ settings: { ...settings, ...changes }, pages })
const menusOf = (menus: Json) => settingsWith({ menus })
const articleWith = (changes: Json) => ({
  articles: { articles: [{ id: 1, name: 'a', alias: 'a', title: {}, ...changes }] },
})
const textOf = (nl: string) => articleWith({ fullText: { nl } })
const START = { nl: 'start', fr: 'start', en: 'start', de: 'start' }
const RELATION = { placement: { relations: [{ type: 'article', id: 12345 }] } }
const TITLES = { layout: 'band', title: {}, titel: {} }

test.each<[string, Json]>([
  ['page.json: : is not one of settings', { page: [] }],
  ['settings.json: name: ', settingsWith({ name: 5 })],
  ['settings.json: nmae: is not a known', settingsWith({ nmae: 'x' })],
  [
    'pages.json: [2].params.tittle: is not a known name',
    pageOf(2, { params: { title: {}, tittle: {} } }),
  ],
  ['pages.json: [0].modules[0].kind: no kind "carousel"', moduleOf({ kind: 'carousel' })],
  ['pages.json: [0].modules[0].config.layout: ', moduleOf({ config: { layout: 'round' } })],
  ['pages.json: [0].modules[0].config.titel: is not a known name', moduleOf({ config: TITLES })],
  ['pages.json: id 1: two pages have it', pageOf(1, { id: 1 })],
  ['pages.json: role home: two pages have it', pageOf(1, { role: 'home' })],
  ['pages.json: role home: no page has it', pageOf(0, { role: null, slugs: START })],
  ['pages.json: [1].parentId: there is no page 999', pageOf(1, { parentId: 999 })],
  ['pages.json: [1].parentId: a page lies within itself', pageOf(1, { parentId: 2 })],
  ['pages.json: [1].slugs.fr: is not lower case', slugOf({ fr: 'À vendre' })],
  ['another page or article has it too', slugOf({ nl: 'contact' })],
  ['pages.json: [1].slugs.nl: is an address of the site itself', slugOf({ nl: 'login' })],
  ['there is no article 12345', { articles, ...moduleOf(RELATION) }],
  ['articles.json: articles[0].categoryId: there is no category 9', articleWith({ categoryId: 9 })],
  ['articles[0].fullText.nl: there is no article:9', textOf('<a href="article:9">a</a>')],
  ['settings.json: extraMenu: there is no page 999', settingsWith({ extraMenu: [999] })],
  ['menus.main.items[0]: there is no page 999', menusOf({ main: { items: [{ page: 999 }] } })],
  [
    'menus.footer.items[0]: needs a name',
    menusOf({ footer: { items: [{ url: 'https://a.be' }] } }),
  ],
  ['labels.json: nl.nav.slae: is not a label', { labels: { nl: { 'nav.slae': 'Koop' } } }],
  ['labels.json: fr.nav.logo: lacks {name}', { labels: { fr: { 'nav.logo': 'Accueil' } } }],
  [
    'settings.json: /media/logo.svg: is not in the folder',
    settingsWith({ logo: '/media/logo.svg' }),
  ],
  ['articles.json: /media/plan.svg: is not in the folder', textOf('<img src="/media/plan.svg">')],
])('a folder is refused: %s', (expected, json) => {
  const read = readFolder(json, [{ ...FILE, path: 'media/favicon.svg' }])
  const issues = read.status === 'failed' ? read.issues : []
  const lines = issues.map(({ file, path, message }) => `${file}: ${path}: ${message}`)
  expect(lines.join('\n')).toContain(expected)
})

test('texts may name files in the folder', () => {
  const json = { settings: { ...settings, logo: '/media/logo.svg' } }
  expect(readFolder(json, [{ ...FILE, path: 'media/logo.svg' }]).status).toBe('ok')
  expect(readFolder(json, null).status).toBe('ok')
})
