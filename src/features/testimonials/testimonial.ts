import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { linksIn } from '../../components/module/links'
import type { LoadContext } from '../../components/module/module'
import { translated } from '../../listing/property'
import { cached } from '../../platform/cache'
import { testimonial } from '../../platform/db/schema-content'
import { CONTENT_STATUS } from '../../site/page'
import { readShownDocuments } from '../../site/revisions/revisions'

/** A customer's quote in the form in which staff edit it. The quote and the line about the customer are HTML. */
export const testimonialDocument = z.object({
  status: z.enum(CONTENT_STATUS),
  author: translated,
  quote: translated.default({}),
  about: translated.default({}),
})

export type Testimonial = z.infer<typeof testimonialDocument> & { id: number }

/** Returns the published testimonials in their order, at most `maxItems`. Previews show drafts too. */
export async function loadTestimonials(
  context: LoadContext,
  maxItems: number | undefined,
): Promise<Testimonial[]> {
  const { cache, db, view } = context
  const all = await cached(cache, 'content', 'testimonials', async () => {
    const [rows, drafts] = await Promise.all([
      db.select().from(testimonial).orderBy(asc(testimonial.sort), asc(testimonial.id)),
      readShownDocuments(db, 'testimonial', cache.drafts),
    ])
    return rows.map(({ id, ...row }) => ({
      id,
      ...testimonialDocument.parse(drafts.get(String(id)) ?? row),
    }))
  })
  const shown = all.filter(({ status }) => status === 'Published').slice(0, maxItems)
  const linked = await linksIn(
    context,
    view,
    shown.flatMap(({ quote, about }) => [quote, about]),
  )
  return shown.map((one) => ({ ...one, quote: linked(one.quote), about: linked(one.about) }))
}
