import { beforeAll, expect, test } from 'vitest'
import { get, loadAgency, ORIGIN } from '../../../../test/agency'
import { all, type Document, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { saveDocument } from '../../../../test/staff-form'
import { feedPath } from '../../../urls'
import { articles } from '../articles.collection'
import { articleFields } from './article-fields'

const TITLE = 'Kantoor gesloten op 2 januari'

let editor: string

beforeAll(async () => {
  await loadAgency({ withListings: false })
  editor = await cookieOf('editor')
})

async function openStaff(path: string, cookie = editor) {
  const response = await get(path, { headers: { Cookie: cookie } })
  expect(response.status, path).toBe(200)
  return parse(await response.text())
}

/** Returns the address of the link with these words. */
function linkNamed(page: Document, name: string): string {
  const link = all(page, 'a').find((one) => words(one).replace(/\s+/g, ' ').trim() === name)
  return link?.attribs.href ?? expect.fail(`no link ${name}`)
}

/** Creates a news item as its form does. Returns the address of its editor. */
async function createItem(): Promise<string> {
  const href = linkNamed(await openStaff('/staff'), 'Nieuwsbericht')
  const form = await openStaff(href)
  const category = all(form, 'select', { name: 'categoryId' })[0]
  const [selected] = category ? all(category, 'option', { selected: '' }) : []
  const entries = { 'title.nl': TITLE, categoryId: selected?.attribs.value ?? '' }
  const response = await post('/staff/articles/new', entries, { Cookie: editor })
  expect(response.status).toBe(303)
  return response.headers.get('Location') ?? ''
}

const publish = (path: string, changes = {}) => {
  const editable = articles.editable(Number(path.split('/').at(-1)))
  const target = { path, editable, fields: articleFields, cookie: editor }
  return saveDocument(target, { ...changes, action: 'publish' })
}

test('a news item of the start page is published on the news page and in the feeds', async () => {
  const path = await createItem()
  expect((await publish(path, { 'introText.nl': '<p>Tot later.</p>' })).status).toBe(303)
  const page = parse(await (await get('/nl/nieuws')).text())
  const url = linkNamed(page, `Lees verder: ${TITLE}`)
  expect(url).toBe('/nl/nieuws/kantoor-gesloten-op-2-januari')
  expect(words(parse(await (await get(url)).text()))).toContain('Tot later.')
  const feed = await (await get(feedPath('nl', 'news', 'json'))).json<{ items: object[] }>()
  expect(feed.items[0]).toMatchObject({
    url: ORIGIN + url,
    title: TITLE,
    content_text: 'Tot later.',
  })
  expect(feed.items[0]).toHaveProperty('date_published')
  const rss = await (await get(feedPath('nl', 'news'))).text()
  expect(rss).toContain(`<link>${ORIGIN}${url}</link>`)
})

test('the news page and its articles link to the feed of the news, other pages do not', async () => {
  const hasFeed = async (path: string) =>
    (await (await get(path)).text()).includes(`href="${feedPath('nl', 'news')}"`)
  expect(await hasFeed('/nl/nieuws')).toBe(true)
  expect(await hasFeed('/nl/nieuws/verkopen-in-het-najaar')).toBe(true)
  expect(await hasFeed('/nl/contact')).toBe(false)
})
