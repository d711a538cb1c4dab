import { and, eq } from 'drizzle-orm'
import type { Translated } from '../domain/lang'
import type { Db } from './db'
import { article, image } from './schema'

export interface Article {
  id: number
  title: Translated
  /** Both sanitised HTML. */
  introText: Translated
  fullText: Translated
  image: { url: string; alt: Translated } | null
}

/** A published article with its picture; null when there is none. */
export async function findArticle(db: Db, id: number): Promise<Article | null> {
  const row = await db
    .select({ article, image })
    .from(article)
    .leftJoin(image, eq(image.id, article.imageId))
    .where(and(eq(article.id, id), eq(article.status, 'Published')))
    .get()
  if (!row) return null
  const { title, introText, fullText } = row.article
  return {
    id,
    title,
    introText,
    fullText,
    image: row.image && { url: row.image.url, alt: row.image.alt },
  }
}

/** An article by its title. */
export type ArticleLine = Pick<typeof article.$inferSelect, 'id' | 'title' | 'status'>

/** All articles, unpublished ones too. */
export async function listArticleLines(db: Db): Promise<ArticleLine[]> {
  const { id, title, status } = article
  return db
    .select({ id, title, status })
    .from(article)
    .orderBy(article.categoryId, article.sort, id)
}
