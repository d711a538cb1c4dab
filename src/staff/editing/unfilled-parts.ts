import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { article, page, pageModule } from '../../platform/db/schema-content'
import { LANGS, type Lang, type Translated } from '../../platform/format/lang'
import type { SettingsPart } from '../../site/settings-parts'
import { readParts } from '../../site/stored-settings-parts'
import { countUnfilled, firstUnfilled } from '../../site/unfilled'
import { STAFF } from '../../urls'

/** The sections of the settings in which a starter agency contains placeholders. */
const PARTS: readonly SettingsPart[] = ['agency', 'offices', 'team']

/** An article or page with the number of its `[[…]]` placeholders. */
interface UnfilledText {
  subjectType: 'article' | 'page'
  id: number
  title: Translated
  count: number
}

/**
 * The number of remaining `[[…]]` placeholders by section of the settings and by text. Empty if the agency is complete.
 */
export interface Unfilled {
  parts: Map<SettingsPart, number>
  texts: UnfilledText[]
}

/** Counts the placeholders that remain in a starter agency's settings, articles and pages, in its languages. */
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

/** Returns the address of the first field with a placeholder, in its form. Returns null if none remains. */
export async function nextUnfilled(db: Db, languages: readonly Lang[]): Promise<string | null> {
  const removed = LANGS.filter((lang) => !languages.includes(lang))
  const { parts, texts } = await readUnfilled(db, languages)
  const part = PARTS.find((one) => parts.get(one))
  if (part) {
    const content = (await readParts(db, [part])).get(part)
    return `${STAFF.settings}/${part}#${firstUnfilled(content, removed)}`
  }
  const [text] = texts
  if (!text) return null
  const row = await db.select().from(article).where(eq(article.id, text.id)).get()
  const field = text.subjectType === 'article' ? firstUnfilled(row, removed) : null
  return field ? `${unfilledHref(text)}#${field}` : unfilledHref(text)
}

export function unfilledHref({ subjectType, id }: UnfilledText): string {
  return `${subjectType === 'page' ? STAFF.pages : STAFF.articles}/${id}`
}
