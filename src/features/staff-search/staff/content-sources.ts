import { pick } from '../../../platform/format/lang'
import { titleOf } from '../../../site/media/library-file'
import { listLibrary } from '../../../site/media/queries'
import { pageTitle } from '../../../site/page'
import type { Collection } from '../../../staff/collections/collection'
import { STAFF, withQuery } from '../../../urls'
import { readPages } from '../../pages/pages'
import { listRedirects } from '../../redirects/redirects'
import { fitting, type Source } from './hits'

export const pageSource: Source = {
  label: 'staff.pages',
  right: 'content',
  async find({ db, view, words }) {
    const pages = await readPages(db)
    const textsOf = ({ name, slugs, params }: (typeof pages)[number]) => [
      name,
      ...Object.values(slugs),
      ...Object.values(params.title),
    ]
    return fitting(pages, words, textsOf).map((page) => ({
      href: `${STAFF.pages}/${page.id}`,
      title: pageTitle(page, view.lang) || page.name,
    }))
  },
}

export function collectionSource(collection: Collection): Source {
  const { path, right, texts, titleOf } = collection
  return {
    label: texts.title,
    right,
    async find({ db, view, words }) {
      const documents = (await collection.list(db)).map(({ id, document }) => ({
        id,
        title: titleOf(document),
      }))
      return fitting(documents, words, ({ title }) => Object.values(title)).map(
        ({ id, title }) => ({ href: `${path}/${id}`, title: pick(title, view.lang) || String(id) }),
      )
    },
  }
}

export const fileSource: Source = {
  label: 'staff.media',
  right: 'content',
  all: (q) => withQuery(STAFF.media, new URLSearchParams({ q }).toString()),
  async find({ db, view, words }) {
    const files = await listLibrary(db)
    const found = fitting(files, words, ({ name, credit, alt }) => [
      name,
      credit,
      ...Object.values(alt),
    ])
    return found.map((file) => ({
      href: `${STAFF.media}/${file.id}`,
      title: titleOf(file, view.lang),
      note: file.name,
    }))
  },
}

export const redirectSource: Source = {
  label: 'staff.redirects',
  right: 'content',
  async find({ db, words }) {
    const redirects = await listRedirects(db)
    return fitting(redirects, words, ({ path, target }) => [path, target]).map(
      ({ path, target }) => ({ href: STAFF.redirects, title: path, note: target }),
    )
  },
}
