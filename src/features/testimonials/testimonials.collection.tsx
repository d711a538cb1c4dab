import { and, eq } from 'drizzle-orm'
import { pageModule, testimonial } from '../../platform/db/schema-content'
import { CONTENT_STATUS } from '../../site/page'
import { defineCollection } from '../../staff/collections/collection'
import { STAFF } from '../../urls'
import { pageAddressOf } from '../pages/pages.staff'
import { testimonialDocument } from './testimonial'

const author = {
  kind: 'translated',
  name: 'author',
  label: 'testimonial.author',
  help: 'testimonial.author.help',
  required: true,
} as const

/** The quotes of customers, in the order in which the module of testimonials shows them. */
export const testimonials = defineCollection({
  kind: 'testimonial',
  path: STAFF.testimonials,
  right: 'content',
  nameText: 'testimonial.name',
  objectText: 'testimonial.object',
  texts: {
    title: 'testimonial.title',
    intro: 'testimonial.intro',
    create: 'testimonial.create',
    createIntro: 'testimonial.create.intro',
    createButton: 'edit.continue',
    edit: 'testimonial.edit',
    deleted: 'testimonial.deleted',
  },
  icon: 'heart',
  help: 'texts',
  table: testimonial,
  schema: testimonialDocument,
  fields: [
    author,
    { kind: 'translated', name: 'quote', label: 'testimonial.quote', lines: true, rich: true },
    { kind: 'translated', name: 'about', label: 'testimonial.about', lines: true, rich: true },
    {
      kind: 'choice',
      name: 'status',
      label: 'page.status',
      choices: CONTENT_STATUS.map((value) => ({ value, label: `page.status.${value}` as const })),
    },
  ],
  createFields: [author],
  titleOf: (document) => document.author,
  initial: async () => ({ status: 'Published' }),
  async shownAt(c) {
    const { kind, status, pageId } = pageModule
    const shown = and(eq(kind, 'testimonials'), eq(status, 'Published'))
    const row = await c.get('db').select({ page: pageId }).from(pageModule).where(shown).get()
    if (!row) return { preview: null, previewPage: null, publicAddress: null }
    return { preview: await pageAddressOf(c, row.page), previewPage: row, publicAddress: null }
  },
})
