import { onTestFinished } from 'vitest'
import { z } from 'zod'
import type { LoadContext } from '../src/components/module/module'
import { moduleKinds } from '../src/features/pages/modules/registry'
import { page, pageModule } from '../src/platform/db/schema-content'
import { placement } from '../src/site/page'
import { db, purge } from './agency'

/** A kind of module for this test alone. */
export function addKind(
  kind: string,
  load: (context: LoadContext) => string | Promise<string>,
  write: (data: string) => string = (data) => data,
): void {
  moduleKinds[kind] = {
    kind,
    title: 'module.article',
    text: 'module.article.text',
    fields: [],
    config: z.unknown(),
    sheetsOf: () => [],
    async start(context) {
      const data = await load(context)
      return () => write(data)
    },
  }
  onTestFinished(() => {
    delete moduleKinds[kind]
  })
}

let lastPage = 5000

/** A page at `/nl/{slug}` with one module of each kind, an article of the demo's where null. */
export async function addPage(slug: string, kinds: string[]): Promise<void> {
  const id = ++lastPage
  const at = new Date(0).toISOString()
  const params = { title: { nl: slug } } as (typeof page.$inferInsert)['params']
  const slugs = { nl: slug, fr: slug, en: slug, de: slug }
  await db.insert(page).values({
    id,
    name: slug,
    status: 'Hidden',
    sort: id,
    slugs,
    params,
    createdAt: at,
    modifiedAt: at,
  })
  const modules = kinds.map((kind, sort) => ({
    id: id * 10 + sort,
    pageId: id,
    kind,
    sort,
    status: 'Published' as const,
    placement: placement.parse({}),
    config: {},
  }))
  await db.insert(pageModule).values(modules)
  await purge()
}

/** A promise that the test resolves or rejects. */
export function gate() {
  return Promise.withResolvers<string>()
}
