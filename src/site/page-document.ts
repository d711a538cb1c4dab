import { z } from 'zod'
import { CONTENT_STATUS, type PageModule, placement, sitePage } from './page'

const pageModule = z.object({
  id: z.number().int(),
  kind: z.string(),
  status: z.enum(CONTENT_STATUS),
  placement,
  /** Validated by the schema of its kind. */
  config: z.unknown(),
})
export type ModuleDocument = z.infer<typeof pageModule>

/** A page in the form in which staff edit it, with all of its modules in their order. */
export const pageDocument = sitePage.omit({ id: true, sort: true }).extend({
  modules: z.array(pageModule),
})
export type PageDocument = z.infer<typeof pageDocument>

/** The actions on a module of a page. */
export const MODULE_ACTS = ['up', 'down', 'duplicate', 'hide', 'show', 'remove'] as const
export type ModuleAct = (typeof MODULE_ACTS)[number]

/**
 * Returns the modules after an action on the module with an id, or null if it does not exist. `nextId` is free for a
 * copy.
 */
export function applyModuleAction(
  modules: readonly ModuleDocument[],
  id: number,
  act: ModuleAct,
  nextId: number,
): ModuleDocument[] | null {
  const at = modules.findIndex((module) => module.id === id)
  const module = modules[at]
  if (!module) return null
  if (act === 'remove') return modules.toSpliced(at, 1)
  if (act === 'duplicate') return modules.toSpliced(at + 1, 0, { ...module, id: nextId })
  if (act === 'hide' || act === 'show')
    return modules.with(at, { ...module, status: act === 'hide' ? 'Hidden' : 'Published' })
  const to = act === 'up' ? at - 1 : at + 1
  const other = modules[to]
  return other ? modules.with(at, other).with(to, module) : [...modules]
}

/** Returns the modules with one moved to another position, counted from 0, or null if it does not exist. */
export function placeModule(
  modules: readonly ModuleDocument[],
  id: number,
  index: number,
): ModuleDocument[] | null {
  const at = modules.findIndex((module) => module.id === id)
  const module = modules[at]
  return module && index < modules.length
    ? modules.toSpliced(at, 1).toSpliced(index, 0, module)
    : null
}

/** Returns a new module of a kind, with the default values of its schemas. */
export function newModule(id: number, kind: string, config: unknown): ModuleDocument {
  return { id, kind, status: 'Published', placement: placement.parse({}), config }
}

/** Returns the modules with the next free ids for those whose ids another page has. */
export function withFreeIds(
  modules: readonly ModuleDocument[],
  takenIds: ReadonlySet<number>,
  nextId: number,
): ModuleDocument[] {
  let freeId = nextId
  return modules.map((module) => (takenIds.has(module.id) ? { ...module, id: freeId++ } : module))
}

/** Returns a document's modules in the form in which pages show them. */
export function modulesOf({ modules }: Pick<PageDocument, 'modules'>): PageModule[] {
  return modules.map((module, sort) => ({ ...module, sort }))
}
