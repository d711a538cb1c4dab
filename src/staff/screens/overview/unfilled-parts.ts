import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { article, page, pageModule } from '../../../platform/db/schema-content'
import { LANGS, type Lang, type Translated } from '../../../platform/format/lang'
import type { SettingsPart } from '../../../site/settings-parts'
import { readParts } from '../../../site/stored-settings-parts'
import { countUnfilled } from '../../../site/unfilled'

/** The parts of the settings in which a starter agency leaves something to be said. */
const PARTS: readonly SettingsPart[] = ['agency', 'offices', 'team']

/** An article or a page with the number of its `[[…]]`. */
interface UnfilledText {
  subjectType: 'article' | 'page'
  id: number
  title: Translated
  count: number
}

/** What stands in `[[…]]` still, by part of the settings and by text; nothing in an agency that is ready. */
export interface Unfilled {
  parts: Map<SettingsPart, number>
  texts: UnfilledText[]
}

/** Counts what a starter agency's settings, articles and pages still leave to be said in its languages. */
export async function readUnfilled(db: Db, languages: readonly Lang[]): Promise<Unfilled> {
  const removed = LANGS.filter((lang) => !languages.includes(lang))
  const { introText, fullText, title, params } = article
  const { config, placement, pageId } = pageModule
  const [parts, articles, modules] = await Promise.all([
    readParts(db, PARTS),
    db
      .select()
      .from(article)
      .where(sql`instr(${title} || ${introText} || ${fullText} || ${params}, '[[')`)
      .orderBy(asc(article.categoryId), asc(article.sort)),
    db
      .select({ id: page.id, params: page.params, config, placement })
      .from(pageModule)
      .innerJoin(page, sql`${page.id} = ${pageId}`)
      .where(sql`instr(${config} || ${placement}, '[[')`)
      .orderBy(asc(page.sort)),
  ])
  const pages = Map.groupBy(modules, ({ id }) => id)
  const texts = [
    ...articles.map((row) => ({
      subjectType: 'article' as const,
      id: row.id,
      title: row.title,
      count: countUnfilled(row, removed),
    })),
    ...[...pages].map(([id, rows]) => ({
      subjectType: 'page' as const,
      id,
      title: rows[0]?.params.title ?? {},
      count: countUnfilled(
        rows.map(({ config: texts, placement: frame }) => [texts, frame]),
        removed,
      ),
    })),
  ]
  return {
    parts: new Map([...parts].map(([part, document]) => [part, countUnfilled(document, removed)])),
    texts: texts.filter(({ count }) => count > 0),
  }
}
