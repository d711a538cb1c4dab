import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, db, get, loadAgency, ORIGIN, purge } from '../../../test/agency'
import { all, attributes, byClass, linksOf, parse, words, wordsOf } from '../../../test/html'
import { page } from '../../platform/db/schema-content'
import { type PageParams, pageParams } from '../../site/page'

beforeAll(() => loadAgency())

const AGENCY = '/nl/over-ons'

describe('a redirect of the params', () => {
  test('redirects permanently', async () => {
    await withParams({ redirect: true, redirectUrl: '/nl/contact' })
    const response = await get(AGENCY)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/nl/contact')
  })

  test('redirects to the target in the language of the page', async () => {
    await withParams({ redirect: true, redirectUrl: { nl: '/nl/contact', fr: '/fr/contact' } })
    expect((await get('/fr/agence')).headers.get('Location')).toBe('/fr/contact')
    expect((await get('/de/agentur')).headers.get('Location')).toBe('/nl/contact')
  })

  test.each([
    'https://evil.example/nl/contact',
    '//evil.example',
    '/\\evil.example',
    '/nl/..//evil.example',
    'javascript:alert(1)',
    'nl/contact',
  ])('is ignored if it leads to %s', async (redirectUrl) => {
    for (const target of [redirectUrl, { nl: redirectUrl }]) {
      await withParams({ redirect: true, redirectUrl: target })
      const response = await get(AGENCY)
      expect(response.status).toBe(200)
      expect(response.headers.get('Location')).toBeNull()
    }
  })
})

describe('the css of a page', () => {
  test('is a style sheet of this site without references to other hosts', async () => {
    await withParams({ css: '@import "https://evil.example/a.css"; h1 { color: #123456 }' })
    const { document } = await open()
    const sheets = attributes(all(document, 'link', { rel: 'stylesheet' }), 'href')
    const [pageStyles, ...others] = sheets.filter((path) => path?.startsWith('/styles/'))
    expect(others).toEqual([])
    expect(pageStyles).toMatch(/^\/styles\/page-9\.css\?v=\d+$/)
    const file = await get(pageStyles ?? '')
    expect(file.headers.get('Content-Type')).toBe('text/css; charset=UTF-8')
    expect(await file.text()).toBe('h1 { color: #123456 }')
  })
})

test('showBreadCrumb shows the breadcrumb to visitors and search engines', async () => {
  const { document } = await open('/nl/verkopen-met-lindehof/verkopen-stap-voor-stap')
  expect(linksOf(document, 'crumbs')).toEqual(['/nl/', '/nl/verkopen-met-lindehof'])
  const [block] = all(document, 'script', { type: 'application/ld+json' })
  expect(JSON.parse(block ? words(block) : '').itemListElement).toHaveLength(3)
  await withParams({})
  expect(byClass((await open()).document, 'crumbs')).toEqual([])
})

test('content is shown above the modules in the language of the page', async () => {
  await withParams({ content: { nl: '<p>Welkom <b>hier</b>.</p>', fr: '<p>Bienvenue.</p>' } })
  expect(wordsOf((await open()).document, 'page-content')).toBe('Welkom hier.')
  await withParams({})
  expect(byClass((await open()).document, 'page-content')).toEqual([])
})

test('logo replaces the logo on this page only', async () => {
  const logo = '/images/demo/logo-page.svg'
  await withParams({ logo })
  const logos = async (path: string) =>
    attributes(byClass((await open(path)).document, 'logo'), 'src')
  expect(new Set(await logos(AGENCY))).toEqual(new Set([logo]))
  expect(await logos('/nl/contact')).not.toContain(logo)
})

describe('the banner', () => {
  const banner = {
    showPageBanner: true,
    bannerTitle: { nl: 'Wie we zijn' },
    bannerDescription: { nl: 'Drie kantoren.' },
  }

  test('shows the texts of the params on a colour with enough contrast', async () => {
    await withParams({ ...banner, bannerType: 'colour', bannerColor: '#1f4a3a' })
    const { document } = await open()
    expect(wordsOf(document, 'params-banner')).toBe('Wie we zijnDrie kantoren.')
    expect(attributes(byClass(document, 'params-banner'), 'style')[0]).toMatch(
      /background:#1f4a3a;color:#ffffff/,
    )
    await withParams({ ...banner, bannerType: 'colour', bannerColor: 'red;position:fixed' })
    expect((await open()).html).not.toContain('position:fixed')
  })

  test('shows a picture or a video beside its texts', async () => {
    await withParams({ ...banner, bannerType: 'image', image: '/images/demo/gevel-960.jpg' })
    const [pictured] = byClass((await open()).document, 'pictured')
    expect(pictured && attributes(all(pictured, 'img'), 'src')).toEqual([
      '/images/demo/gevel-960.jpg',
    ])
    await withParams({ ...banner, bannerType: 'video', bannerVideo: '/videos/a.mp4' })
    const [withVideo] = byClass((await open()).document, 'pictured')
    expect(withVideo && attributes(all(withVideo, 'source'), 'src')).toContain('/videos/a.mp4')
  })
})

describe('menus', () => {
  const sell = '/nl/verkopen-met-lindehof'
  const below = [`${sell}/verkopen-stap-voor-stap`, `${sell}/uw-woning-voorbereiden`]

  test('isHaveSubMenu lists the child pages in their order', async () => {
    const { document } = await open('/nl/contact')
    expect(linksOf(document, 'sub-menu')).toEqual(below)
    const [button] = byClass(document, 'sub-button')
    expect(byClass(document, 'sub-menu')[0]?.attribs.id).toBe(button?.attribs.popovertarget)
    await withParams({ isHaveSubMenu: true, subMenu: [16, 15] }, 10)
    expect(linksOf((await open('/nl/contact')).document, 'sub-menu')).toEqual(below.toReversed())
    await withParams({ isHaveSubMenu: false, subMenu: [15] }, 10)
    expect(byClass((await open('/nl/contact')).document, 'sub-menu')).toEqual([])
    await loadAgency()
  })

  test('showFixedMenu shows a fixed sub-menu with this page marked', async () => {
    for (const path of [sell, ...below]) {
      const { document } = await open(path)
      expect(linksOf(document, 'fixed-menu')).toEqual([sell, ...below])
      const current = byClass(document, 'fixed-menu').flatMap((menu) =>
        all(menu, 'a', { 'aria-current': 'page' }),
      )
      expect(attributes(current, 'href')).toEqual([path])
    }
  })

  test('the extra menu lists the pages in the settings that are not in the header', async () => {
    await changeSettings({ extraMenu: [8, 999, 7, 6, 5] })
    const { document } = await open()
    const [dialog] = all(document, 'dialog', { id: 'extra-menu' })
    const missingPages = ['/nl/zoekopdracht', '/nl/verkocht']
    expect(dialog && attributes(all(dialog, 'a'), 'href').slice(1)).toEqual(missingPages)
    expect(linksOf(document, 'more-pages')).toEqual(missingPages)
    await changeSettings({ extraMenu: [] })
    expect(all((await open()).document, 'dialog', { id: 'extra-menu' })).toEqual([])
  })
})

describe('metadata for search engines and sharing', () => {
  const metadata = {
    nl: {
      metadataTitle: 'Makelaars in Gent',
      metadataDescription: 'Wie we zijn.',
      ogTitle: 'Deel ons',
      ogDescription: 'Om te delen.',
      ogImage: '/images/demo/gevel-960.avif',
      twitterTitle: 'Kort',
      twitterDescription: 'Korter.',
    },
  }

  test('comes from the page, by language', async () => {
    await withParams({ metadata, description: { nl: 'D', fr: 'F' }, image: '/images/b.jpg' })
    const { document } = await open()
    expect(words(all(document, 'title')[0] ?? document)).toBe('Makelaars in Gent · Lindehof')
    expect(metas(document)).toMatchObject({
      description: 'Wie we zijn.',
      'og:title': 'Deel ons',
      'og:description': 'Om te delen.',
      'og:image': `${ORIGIN}/images/demo/gevel-960.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Kort',
      'twitter:description': 'Korter.',
    })
    expect(metas((await open('/fr/agence')).document)).toMatchObject({
      description: 'F',
      'og:image': `${ORIGIN}/images/b.jpg`,
    })
  })
})

/** Sets these params, in addition to the title, on the agency page or another page. */
async function withParams(params: Partial<PageParams>, id = 9): Promise<void> {
  const title = { nl: 'Over ons', fr: 'Notre agence' }
  await db
    .update(page)
    .set({ params: pageParams.parse({ title, ...params }) })
    .where(eq(page.id, id))
  await purge()
}

async function open(path = AGENCY) {
  const html = await (await get(path)).text()
  return { html, document: parse(html) }
}

function metas(document: ReturnType<typeof parse>): Record<string, string | undefined> {
  return Object.fromEntries(
    all(document, 'meta').map(({ attribs }) => [
      attribs.property ?? attribs.name ?? '',
      attribs.content,
    ]),
  )
}
