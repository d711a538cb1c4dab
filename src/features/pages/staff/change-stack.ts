import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import {
  applyModuleAction,
  MODULE_ACTS,
  type ModuleAct,
  type ModuleDocument,
  newModule,
  type PageDocument,
  placeModule,
} from '../../../site/page-document'
import { draftDocument, openDocument, publishDocument } from '../../../site/revisions/documents'
import { deleteDraft } from '../../../site/revisions/revisions'
import { checkGuards, type GuardRefusal } from '../../../staff/editing/check-guards'
import { announceChange } from '../../../staff/editing/editor'
import { STAFF, withQuery } from '../../../urls'
import { editablePage, nextModuleId } from '../edit-pages'
import { incompleteModules } from '../modules/incomplete-modules'
import { moduleKinds } from '../modules/registry'
import { pageFields } from './page-fields'

/** The reason why a page's draft was not published. */
export type StackRefusal =
  | { status: 'conflict' }
  | { status: 'incomplete'; modules: number[] }
  | { status: 'locked' }

/** A page with its draft, and the posted form. */
export interface OpenedPage {
  id: number
  page: PageDocument
  base: string
  /** The address of the page's list of modules. */
  address: string
  sent: Record<string, string>
}

/** Returns null for a module or kind that does not exist. The response may ask for a code first. */
type StackAction = (
  c: Context<AppEnv>,
  opened: OpenedPage,
) => Promise<StackRefusal | Response | null>

/** Returns the page's modules after a change of one of them, or null if the module does not exist. */
type ModuleAction = (
  c: Context<AppEnv>,
  opened: OpenedPage,
  id: number,
) => ModuleDocument[] | null | Promise<ModuleDocument[] | null>

const MODULE_ACTIONS: Record<string, ModuleAction> = {
  ...Object.fromEntries(MODULE_ACTS.map((action) => [action, changeModule(action)])),
  position: (_c, { page, sent: { action = '' } }, id) =>
    /^\d+$/.test(action) ? placeModule(page.modules, id, Number(action)) : null,
  move: moveModule,
}

/** The actions on a page's draft, by the path below the page's address to which their forms post. */
export const STACK_ACTIONS: Record<string, StackAction> = {
  '/publication': publish,
  '/discard': discard,
  '/modules': add,
  ...Object.fromEntries(
    Object.entries(MODULE_ACTIONS).map(([name, action]) => [
      `/modules/:module{[0-9]+}/${name}`,
      (c: Context<AppEnv>, opened: OpenedPage) => saveModule(c, opened, action),
    ]),
  ),
}

/** Opens the page of an action, or returns null for a page that does not exist. */
export async function openPage(
  c: Context<AppEnv>,
  sent: Record<string, string>,
): Promise<OpenedPage | null> {
  const id = Number(c.req.param('id'))
  const open = await openDocument(c.get('db'), editablePage(id))
  if (!open) return null
  const page = open.document as PageDocument
  return { id, page, base: open.base, address: `${STAFF.pages}/${id}`, sent }
}

async function discard(c: Context<AppEnv>, { id, address }: OpenedPage) {
  await deleteDraft(c.get('db'), editablePage(id).key)
  return c.redirect(withQuery(address, 'done=discard'), 303)
}

async function publish(c: Context<AppEnv>, { id, page, base, address, sent }: OpenedPage) {
  if (sent.base !== base) return { status: 'conflict' } as const
  const modules = incompleteModules(page)
  if (modules.length > 0) return { status: 'incomplete', modules } as const
  const check = checkGuards(c, pageFields, sent)
  const saved = { document: page, base, ...c.get('actor'), check }
  const result = await publishDocument(c.get('db'), editablePage(id), saved)
  if (result.status === 'refused') return refusalResult(result.refusal)
  await announceChange(c)
  return c.redirect(withQuery(address, 'done=publish'), 303)
}

async function add(c: Context<AppEnv>, opened: OpenedPage) {
  const kind = moduleKinds[opened.sent.kind ?? '']
  if (!kind) return null
  const { modules } = opened.page
  const module = newModule(await nextModuleId(c.get('db')), kind.kind, firstConfig(kind.config))
  await draftModules(c, opened, [...modules, module])
  return c.redirect(`${opened.address}/modules/${module.id}`, 303)
}

async function saveModule(c: Context<AppEnv>, opened: OpenedPage, action: ModuleAction) {
  const id = Number(c.req.param('module'))
  const modules = await action(c, opened, id)
  if (!modules) return null
  await draftModules(c, opened, modules)
  return c.redirect(`${opened.address}#module-${id}`, 303)
}

function draftModules(
  c: Context<AppEnv>,
  { id, page, base }: OpenedPage,
  modules: ModuleDocument[],
) {
  const document = { ...page, modules }
  return draftDocument(c.get('db'), editablePage(id), { document, base, ...c.get('actor') })
}

/** Returns the reason why a draft is not published now or at a scheduled time. */
export function refusalResult(refusal: GuardRefusal): Response | { status: 'locked' } {
  return refusal instanceof Response ? refusal : { status: 'locked' }
}

/** Returns the default config of a kind, or an empty object if its schema has required fields. */
function firstConfig(schema: (typeof moduleKinds)[string]['config']): unknown {
  const read = schema.safeParse({})
  return read.success ? read.data : {}
}

function changeModule(action: ModuleAct): ModuleAction {
  return async (c, { page }, id) =>
    applyModuleAction(page.modules, id, action, await nextModuleId(c.get('db')))
}

/** Moves a module to the end of another page, in the drafts of both pages. */
async function moveModule(c: Context<AppEnv>, { page, sent }: OpenedPage, id: number) {
  const db = c.get('db')
  const module = page.modules.find((candidate) => candidate.id === id)
  const target = editablePage(Number(sent.to))
  const open = await openDocument(db, target)
  if (!module || !open) return null
  const targetPage = open.document as PageDocument
  if (targetPage.modules.some((candidate) => candidate.id === id)) return null
  const document = { ...targetPage, modules: [...targetPage.modules, module] }
  await draftDocument(db, target, { document, base: open.base, ...c.get('actor') })
  return page.modules.filter((candidate) => candidate.id !== id)
}
