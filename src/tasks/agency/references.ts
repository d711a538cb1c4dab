import { LANGS, type Translated } from '../../platform/format/lang'
import { isLabel, translator } from '../../platform/i18n'
import '../../platform/i18n/full-dictionary'
import { type Reference, referencesIn, referenceText } from '../../platform/references/references'
import { slugIssue } from '../../site/slug'
import { reservedSlugs } from '../../urls'
import type { AgencyFolder, FolderFile, FolderIssue, FolderPage } from './folder'
import { menuEntryIssues } from './menu-entries'

export function referenceIssues(folder: AgencyFolder, files: FolderFile[] | null): FolderIssue[] {
  return [
    ...pageIssues(folder),
    ...folderMenuIssues(folder),
    ...slugIssues(folder),
    ...relationIssues(folder),
    ...articleIssues(folder),
    ...textIssues(folder),
    ...labelIssues(folder),
    ...(files ? fileIssues(folder, files) : []),
  ]
}

function pageIssues({ pages, settings }: AgencyFolder): FolderIssue[] {
  if (!pages) return settings ? menuIssues([], settings.extraMenu, null) : []
  const ids = pages.map(({ id }) => id)
  const moduleIds = pages.flatMap(({ modules }) => modules.map(({ id }) => id))
  const roles = pages.flatMap(({ role }) => role ?? [])
  return [
    ...twice(ids).map((id) => issue('pages.json', `id ${id}`, 'two pages have it')),
    ...twice(moduleIds).map((id) =>
      issue('pages.json', `modules, id ${id}`, 'two modules have it'),
    ),
    ...twice(roles).map((role) => issue('pages.json', `role ${role}`, 'two pages have it')),
    ...(roles.includes('home') ? [] : [issue('pages.json', 'role home', 'no page has it')]),
    ...pages.flatMap((page, index) => parentIssues(pages, page, `[${index}].parentId`)),
    ...pages.flatMap(({ params }, index) => menuIssues(ids, params.subMenu, `[${index}].params`)),
    ...(settings ? menuIssues(ids, settings.extraMenu, null) : []),
  ]
}

/** Returns the pages in a menu that do not exist. It checks nothing without `pages.json`. */
function menuIssues(ids: number[], menu: number[], page: string | null): FolderIssue[] {
  if (ids.length === 0) return []
  const missing = menu.filter((id) => !ids.includes(id))
  return missing.map((id) =>
    page === null
      ? issue('settings.json', 'extraMenu', `there is no page ${id}`)
      : issue('pages.json', `${page}.subMenu`, `there is no page ${id}`),
  )
}

function folderMenuIssues({ settings, pages, articles }: AgencyFolder): FolderIssue[] {
  if (!settings) return []
  const known = {
    pages: pages?.map(({ id }) => id),
    articles: articles?.articles.map(({ id }) => id),
  }
  return menuEntryIssues(settings, known).map(({ path, message }) =>
    issue('settings.json', path, message),
  )
}

function parentIssues(pages: FolderPage[], page: FolderPage, path: string): FolderIssue[] {
  const above: number[] = []
  for (let parent = page.parentId; parent !== null; ) {
    const parentPage = pages.find(({ id }) => id === parent)
    if (!parentPage) return [issue('pages.json', path, `there is no page ${parent}`)]
    if (parent === page.id || above.includes(parent)) {
      return [issue('pages.json', path, 'a page lies within itself')]
    }
    above.push(parent)
    parent = parentPage.parentId
  }
  return []
}

const SLUG_ISSUES = {
  signs: 'is not lower case letters, digits and -',
  reserved: 'is an address of the site itself',
  taken: 'another page or article has it too',
}

function slugIssues({ pages = [], articles, settings }: AgencyFolder): FolderIssue[] {
  const languages = settings?.languages ?? LANGS
  const ownPages = (articles?.articles ?? []).map(({ ownPage }) => ownPage)
  const articlePages = ownPages.flatMap((page) => page ?? [])
  return languages.flatMap((lang) => {
    const judge = (others: typeof articlePages, candidate: (typeof articlePages)[number]) => {
      const slug = slugIssue(others, candidate, lang, reservedSlugs(lang))
      return slug && SLUG_ISSUES[slug.issue]
    }
    return [
      ...pages.flatMap((page, index) => {
        const text = page.role === 'home' ? null : judge(pages.slice(0, index), page)
        return text ? [issue('pages.json', `[${index}].slugs.${lang}`, text)] : []
      }),
      ...ownPages.flatMap((page, index) => {
        const others = articlePages.filter((other) => other !== page)
        const text = page && judge([...pages, ...others], page)
        const path = `articles[${index}].ownPage.slugs.${lang}`
        return text ? [issue('articles.json', path, text)] : []
      }),
    ]
  })
}

/** Returns the modules that refer to articles, categories, lists or forms that do not exist. */
function relationIssues({ pages = [], articles }: AgencyFolder): FolderIssue[] {
  const moduleIds = pages.flatMap(({ modules }) => modules.map(({ id }) => id))
  const known = {
    article: articles?.articles.map(({ id }) => id),
    category: articles?.categories.map(({ id }) => id),
    'property-list': moduleIds,
    contact: moduleIds,
  }
  return pages.flatMap(({ modules }, page) =>
    modules.flatMap(({ placement }, place) =>
      placement.relations
        .filter(({ type, id }) => known[type] && !known[type].includes(id))
        .map(({ type, id }) => {
          const path = `[${page}].modules[${place}].placement.relations`
          return issue('pages.json', path, `there is no ${type} ${id}`)
        }),
    ),
  )
}

function articleIssues({ articles, pages }: AgencyFolder): FolderIssue[] {
  if (!articles) return []
  const [categories, images] = [articles.categories, articles.images].map((rows) =>
    rows.map(({ id }) => id),
  )
  const pageIds = pages?.map(({ id }) => id)
  const missing = (
    ids: number[] | undefined,
    id: number | null,
    path: string,
    subjectType: string,
  ) =>
    id === null || ids?.includes(id)
      ? []
      : [issue('articles.json', path, `there is no ${subjectType} ${id}`)]
  return [
    ...(['articles', 'categories', 'images'] as const).flatMap((list) =>
      twice(articles[list].map(({ id }) => id)).map((id) =>
        issue('articles.json', `${list}, id ${id}`, 'stands there twice'),
      ),
    ),
    ...articles.categories.flatMap(({ parentId }, index) =>
      missing(categories, parentId, `categories[${index}].parentId`, 'category'),
    ),
    ...articles.articles.flatMap(({ categoryId, imageId, ownPage }, index) => [
      ...missing(categories, categoryId, `articles[${index}].categoryId`, 'category'),
      ...missing(images, imageId, `articles[${index}].imageId`, 'image'),
      ...missing(pageIds, ownPage?.parentId ?? null, `articles[${index}].ownPage.parentId`, 'page'),
    ]),
  ]
}

/**
 * Returns the links in texts to pages, articles and files that are not in the folder. Listings are not checked, because
 * a CRM may import them later.
 */
function textIssues({ pages, articles }: AgencyFolder): FolderIssue[] {
  const known: Partial<Record<Reference['kind'], number[]>> = {
    ...(pages && { page: pages.map(({ id }) => id) }),
    ...(articles && { article: articles.articles.map(({ id }) => id) }),
    ...(articles && { file: articles.images.map(({ id }) => id) }),
  }
  const issuesOf = (file: string, path: string, text: Translated | undefined) =>
    Object.entries(text ?? {}).flatMap(([lang, html]) =>
      referencesIn(html)
        .filter(({ kind, id }) => known[kind]?.includes(id) === false)
        .map((one) => issue(file, `${path}.${lang}`, `there is no ${referenceText(one)}`)),
    )
  return [
    ...(articles?.articles ?? []).flatMap(({ introText, fullText }, index) => [
      ...issuesOf('articles.json', `articles[${index}].introText`, introText),
      ...issuesOf('articles.json', `articles[${index}].fullText`, fullText),
    ]),
    ...(pages ?? []).flatMap(({ params }, index) =>
      issuesOf('pages.json', `[${index}].params.content`, params.content),
    ),
  ]
}

/** Returns the labels that the interface does not have, or that lack a placeholder. */
function labelIssues({ labels = {} }: AgencyFolder): FolderIssue[] {
  return LANGS.flatMap((lang) =>
    Object.entries(labels[lang] ?? {}).flatMap(([key, given]) => {
      const path = `${lang}.${key}`
      if (!isLabel(key)) return [issue('labels.json', path, 'is not a label of the interface')]
      const text = typeof given === 'string' ? given : given.text
      const own = translator(lang)(key)
      const lost = placeholders(own).filter((part) => !placeholders(text).includes(part))
      return lost.map((part) => issue('labels.json', path, `lacks ${part}`))
    }),
  )
}

function placeholders(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}

const FILE = /"(\/(?:media|documents)\/[^"?#]*)"|(?<=["'(])(\/media\/[\w./-]+)/g

/** Returns the files in texts that are not in the folder. */
function fileIssues(folder: AgencyFolder, files: FolderFile[]): FolderIssue[] {
  const paths = new Set(files.map(({ path }) => `/${path}`))
  return Object.entries(folder).flatMap(([name, value]) => {
    const text = JSON.stringify(value).replaceAll('\\"', "'")
    const named = new Set([...text.matchAll(FILE)].map(([, whole, part]) => whole ?? part ?? ''))
    return [...named]
      .filter((path) => !paths.has(path))
      .map((path) => issue(`${name}.json`, path, 'is not in the folder'))
  })
}

function twice<Value>(values: Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) < index))]
}

function issue(file: string, path: string, message: string): FolderIssue {
  return { file, path, message }
}
