import type { View } from '../../../components/ui/view'
import { listArticleLines, listCategoryLines } from '../../../data/content/articles'
import { findContent } from '../../../data/content/content'
import { listImages } from '../../../data/content/edit-articles'
import { listMarkers } from '../../../data/content/markers'
import { listTeam } from '../../../data/content/team'
import type { Db } from '../../../data/db/db'
import { pick, type Translated } from '../../../domain/format/lang'
import type { References } from './edit-form'

/** All that a document can refer to, by names in the reader's language. */
export async function loadReferences(db: Db, { lang, t }: View): Promise<References> {
  const [content, articles, categories, images, team, markers] = await Promise.all([
    findContent(db, { drafts: true }),
    listArticleLines(db),
    listCategoryLines(db),
    listImages(db),
    listTeam(db),
    listMarkers(db),
  ])
  const { pages, propertyTypes, settings } = content?.site ?? {}
  const named = (rows: { id: number; title: Translated }[]) =>
    rows.map(({ id, title }) => ({ id: String(id), name: pick(title, lang) || String(id) }))
  const modulesOfKind = (kind: 'contact' | 'property-list') =>
    (pages ?? []).flatMap((page) =>
      (content?.modules[page.id] ?? [])
        .filter((module) => module.kind === kind)
        .map(({ id, placement }) => ({
          id: String(id),
          name: [
            pick(page.params.title, lang),
            pick(placement.title, lang) || t(`module.${kind}`),
          ].join(': '),
        })),
    )
  return {
    page: named((pages ?? []).map(({ id, params }) => ({ id, title: params.title }))),
    article: named(articles),
    category: named(categories),
    image: images.map(({ id, alt, name }) => ({ id: String(id), name: pick(alt, lang) || name })),
    'property-list': modulesOfKind('property-list'),
    contact: modulesOfKind('contact'),
    person: team.map(({ id, name }) => ({ id: String(id), name })),
    homeType: named((propertyTypes ?? []).map(({ webId, name }) => ({ id: webId, title: name }))),
    marker: named(markers),
    script: (settings?.externalScripts ?? []).map(({ id }) => ({ id, name: id })),
  }
}
