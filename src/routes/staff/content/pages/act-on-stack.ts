import type { Context } from 'hono'
import { draftDocument, openDocument, publishDocument } from '../../../../data/content/documents'
import { editablePage, nextModuleId } from '../../../../data/content/pages'
import { forgetDraft } from '../../../../data/content/revisions'
import type { Db } from '../../../../data/db/db'
import {
  actOnModule,
  MODULE_ACTS,
  type ModuleAct,
  type ModuleDocument,
  newModule,
  type PageDocument,
  placeModule,
} from '../../../../domain/content/page-document'
import type { AppEnv } from '../../../../env'
import { incompleteModules } from '../../../../modules/incomplete-modules'
import { moduleKinds } from '../../../../modules/registry'
import { STAFF, withQuery } from '../../../../urls'
import { checkGuards, type GuardRefusal } from '../../editing/check-guards'
import { tellEverybody } from '../../editing/editor'
import { pageFields } from './page-fields'

/** What a button of a page's stack did: where it leads, or why nothing was done. */
export type StackResult =
  | { status: 'done'; address: string }
  | { status: 'conflict' }
  | { status: 'incomplete'; modules: number[] }
  | { status: 'locked' }

/**
 * Publishes or discards a page's draft, or changes its modules in it. Null for a page or button that is none; a
 * response asks for a code first.
 */
export async function actOnStack(
  c: Context<AppEnv>,
  id: number,
  sent: Record<string, string>,
): Promise<StackResult | Response | null> {
  const db = c.get('db')
  const editable = editablePage(id)
  const open = await openDocument(db, editable)
  if (!open) return null
  const page = open.document as PageDocument
  const address = `${STAFF.pages}/${id}`
  if (sent.action === 'discard') {
    await forgetDraft(db, editable.key)
    return { status: 'done', address: withQuery(address, 'done=discard') }
  }
  const save = (document: PageDocument) =>
    draftDocument(db, editable, { document, base: open.base, ...c.get('actor') })
  if (sent.action === 'publish') {
    if (sent.base !== open.base) return { status: 'conflict' }
    const modules = incompleteModules(page)
    if (modules.length > 0) return { status: 'incomplete', modules }
    const check = checkGuards(c, pageFields, sent)
    const saved = { document: page, base: open.base, ...c.get('actor'), check }
    const result = await publishDocument(db, editable, saved)
    if (result.status === 'refused') return refusedAs(result.refusal)
    await tellEverybody(c)
    return { status: 'done', address: withQuery(address, 'done=publish') }
  }
  if (sent.action === 'add') {
    const kind = moduleKinds[sent.kind ?? '']
    if (!kind) return null
    const module = newModule(await nextModuleId(db), kind.kind, firstConfig(kind.config))
    await save({ ...page, modules: [...page.modules, module] })
    return { status: 'done', address: `${address}/modules/${module.id}` }
  }
  const [, act, moduleId] = /^([a-z]+\d*):(\d+)$/.exec(sent.action ?? '') ?? []
  const changed = await changeModule(c, {
    db,
    page,
    act,
    id: Number(moduleId),
    to: Number(sent.to),
  })
  if (!changed) return null
  await save({ ...page, modules: changed })
  return { status: 'done', address: `${address}#module-${moduleId}` }
}

/** Why a draft is not published, or may not appear at a time. */
export function refusedAs(refusal: GuardRefusal): Response | { status: 'locked' } {
  return refusal instanceof Response ? refusal : { status: 'locked' }
}

/** What a kind's schema makes of nothing; empty where something must be filled first. */
function firstConfig(schema: (typeof moduleKinds)[string]['config']): unknown {
  const read = schema.safeParse({})
  return read.success ? read.data : {}
}

interface Change {
  db: Db
  page: PageDocument
  act: string | undefined
  id: number
  /** The page that a module goes to. */
  to: number
}

async function changeModule(
  c: Context<AppEnv>,
  { db, page, act, id, to }: Change,
): Promise<ModuleDocument[] | null> {
  if (act === 'move') return moveModule(c, { db, page, id, to })
  const [, place] = /^to(\d+)$/.exec(act ?? '') ?? []
  if (place !== undefined) return placeModule(page.modules, id, Number(place))
  const known = MODULE_ACTS.find((one): one is ModuleAct => one === act)
  return known ? actOnModule(page.modules, id, known, await nextModuleId(db)) : null
}

/** Takes a module to the end of another page, in the draft of each. */
async function moveModule(
  c: Context<AppEnv>,
  { db, page, id, to }: Omit<Change, 'act'>,
): Promise<ModuleDocument[] | null> {
  const module = page.modules.find((one) => one.id === id)
  const target = editablePage(to)
  const open = await openDocument(db, target)
  if (!module || !open) return null
  const there = open.document as PageDocument
  if (there.modules.some((one) => one.id === id)) return null
  const document = { ...there, modules: [...there.modules, module] }
  await draftDocument(db, target, { document, base: open.base, ...c.get('actor') })
  return page.modules.filter((one) => one.id !== id)
}
