import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import pages from '../seeds/pages.json'
import { LANGS, type Lang } from '../src/platform/format/lang.ts'
import type { SitePage } from '../src/site/page.ts'
import type { Site } from '../src/site/site.ts'
import { homePath, pagePath } from '../src/urls.ts'
import { all, attributes, type Document, words } from '../test/html.ts'
import { expectNested } from '../test/nesting.ts'
import { type Crawled, crawl, inParallel } from './crawl.ts'
import { origin } from './harness.ts'

const site = { pages } as unknown as Site
const pictures = new Set<string>()

describe.each(['nl', 'fr'] as const)('the site in %s', (lang) => {
  let crawled: Map<string, Crawled>
  let okPages: Crawled[]

  beforeAll(async () => {
    crawled = await crawl(origin, homePath(lang), lang)
    okPages = [...crawled.values()].filter(({ status }) => status === 200)
    for (const { document } of okPages) for (const src of picturesOf(document)) pictures.add(src)
  })

  test('has no broken link and no chain of redirects', async () => {
    const others = [...crawled.values()].filter(({ status }) => status !== 200)
    const wrong = await inParallel(others, async ({ path, from, status, location }) => {
      const target = location && (await fetch(new URL(location, origin), { redirect: 'manual' }))
      const isFine = status >= 300 && status < 400 && target && target.status === 200
      return isFine ? [] : [`${from} → ${path}: ${status}`]
    })
    expect(wrong.flat()).toEqual([])
    expect(okPages.length).toBeGreaterThan(25)
  })

  test('has every page within three clicks or in the footer', () => {
    const unreachable = (pages as unknown as SitePage[])
      .filter(({ status, params }) => status !== 'Draft' && !params.redirect)
      .map((page) => pagePath(site, lang, page))
      .filter((path) => {
        // Pages that a listing leads to keep its number in every language.
        const page =
          crawled.get(path) ?? okPages.find((okPage) => okPage.path.startsWith(`${path}?listing=`))
        return !page || (page.depth > 3 && !page.inFooter)
      })
    expect(unreachable).toEqual([])
  })

  test('has well-formed pages with one h1, landmarks and hreflang links', () => {
    const wrong = okPages.flatMap(({ path, document }) =>
      problemsOf(document, lang).map((problem) => `${path}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })
})

test('all pictures of the site exist', async () => {
  const sources = oneOfEachType(pictures)
  const wrong = await inParallel(sources, async (src) => {
    const { ok, headers } = await fetch(new URL(src, origin), { method: 'HEAD' })
    return ok && headers.get('Content-Type')?.startsWith('image/') ? [] : [src]
  })
  expect(wrong.flat()).toEqual([])
  expect(pictures.size).toBeGreaterThan(100)
})

/** Returns all files outside the build, and one file of each type from each folder of the build. */
function oneOfEachType(sources: Iterable<string>): string[] {
  const first = new Map<string, string>()
  for (const src of sources) {
    const { pathname } = new URL(src, origin)
    const isBuilt = existsSync(join('dist/client', pathname))
    const kind = isBuilt ? dirname(pathname) + extname(pathname) : src
    if (!first.has(kind)) first.set(kind, src)
  }
  return [...first.values()]
}

function problemsOf(document: Document, lang: Lang): string[] {
  const pages = all(document, 'html')
  // A file, as a document to download.
  if (pages.length === 0) return []
  return [
    ...problemUnless(attributes(pages, 'lang')[0]?.startsWith(`${lang}-`), 'another language'),
    ...problemUnless(all(document, 'h1').length === 1, `${all(document, 'h1').length} h1`),
    ...['header', 'main', 'footer', 'title'].flatMap((name) =>
      problemUnless(all(document, name).length > 0, `no ${name}`),
    ),
    ...problemUnless(words(all(document, 'title')[0] ?? document) !== '', 'an empty title'),
    ...languageProblems(document),
    ...idProblems(document),
    ...all(document, 'img').flatMap(({ attribs }) =>
      problemUnless('alt' in attribs, `no alt for ${attribs.src}`),
    ),
    ...nestingProblems(document),
    ...formProblems(document),
    ...problemUnless(
      all(document, 'link', { rel: 'preload', as: 'font' }).length <= 2,
      'more than two preloaded fonts',
    ),
  ]
}

/** Returns a problem unless a page names all its languages; a `noindex` page without `follow` names none. */
function languageProblems(document: Document): string[] {
  const isHidden = all(document, 'meta', { name: 'robots', content: 'noindex' }).length > 0
  const named = attributes(all(document, 'link'), 'hreflang').filter(Boolean)
  const wanted = isHidden ? [] : [...LANGS, 'x-default']
  return problemUnless(named.join() === wanted.join(), `hreflang ${named.join()}`)
}

/** Returns the forms whose fields the browser would validate with its built-in messages. */
function formProblems(document: Document): string[] {
  return all(document, 'form').flatMap((form) => {
    const isChecked = all(form, 'input').some(
      ({ attribs: { required, pattern, type = '' } }) =>
        required !== undefined || pattern || ['email', 'url', 'number'].includes(type),
    )
    return problemUnless(
      !isChecked || 'novalidate' in form.attribs,
      `a form at ${form.attribs.action} without novalidate`,
    )
  })
}

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'commandfor']

/** Returns the duplicate ids, and the references to ids that do not exist. */
function idProblems(document: Document): string[] {
  const elements = all(document, '*')
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? [])
  const duplicates = ids.filter((id, index) => ids.indexOf(id) < index)
  const references = elements.flatMap(({ attribs }) => [
    ...REFERENCES.flatMap((name) => attribs[name]?.split(/\s+/) ?? []),
    ...(/^#./.test(attribs.href ?? '') ? [attribs.href?.slice(1) ?? ''] : []),
  ])
  const known = new Set(ids)
  return [
    ...duplicates.map((id) => `two #${id}`),
    ...references.filter((id) => !known.has(id)).map((id) => `no #${id}`),
  ]
}

function nestingProblems(document: Document): string[] {
  try {
    expectNested(document)
    return []
  } catch (error) {
    return [String(error)]
  }
}

function picturesOf(document: Document): string[] {
  const inline = all(document, '*').flatMap(({ name, attribs }) => [
    ...(name === 'img' ? [attribs.src ?? ''] : []),
    ...(attribs.srcset ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  ])
  const shared = attributes(all(document, 'meta', { property: 'og:image' }), 'content')
  return [...inline, ...shared].filter((src): src is string => {
    return Boolean(src) && new URL(src ?? '', origin).origin === origin
  })
}

function problemUnless(isFine: unknown, problem: string): string[] {
  return isFine ? [] : [problem]
}
