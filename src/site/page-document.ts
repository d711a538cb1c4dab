import { z } from 'zod'
import { CONTENT_STATUS, type PageModule, placement, sitePage } from './page'

const pageModule = z.object({
  id: z.number().int(),
  kind: z.string(),
  status: z.enum(CONTENT_STATUS),
  placement,
  /** Judged by its kind's own schema. */
  config: z.unknown(),
})
export type ModuleDocument = z.infer<typeof pageModule>

/** A page as staff edit it: itself with all of its modules, in their order. */
export const pageDocument = sitePage.omit({ id: true, sort: true }).extend({
  modules: z.array(pageModule),
})
export type PageDocument = z.infer<typeof pageDocument>

/** What can be done with a module on its page. */
export const MODULE_ACTS = ['up', 'down', 'duplicate', 'hide', 'show', 'remove'] as const
export type ModuleAct = (typeof MODULE_ACTS)[number]

/** Returns the modules after an action on the one with an id; null where there is none. `nextId` is free for a copy. */
export function actOnModule(
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

/** The modules with one at another place, counted from 0; null where there is none. */
export function placeModule(
  modules: readonly ModuleDocument[],
  id: number,
  place: number,
): ModuleDocument[] | null {
  const at = modules.findIndex((module) => module.id === id)
  const module = modules[at]
  return module && place < modules.length
    ? modules.toSpliced(at, 1).toSpliced(place, 0, module)
    : null
}

/** A module of a kind as it begins: with the values that its schemas give by themselves. */
export function newModule(id: number, kind: string, config: unknown): ModuleDocument {
  return { id, kind, status: 'Published', placement: placement.parse({}), config }
}

/** The modules in the place of those whose ids another page has: these get the next free ones. */
export function withFreeIds(
  modules: readonly ModuleDocument[],
  taken: ReadonlySet<number>,
  nextId: number,
): ModuleDocument[] {
  let free = nextId
  return modules.map((module) => (taken.has(module.id) ? { ...module, id: free++ } : module))
}

/** A document's modules as pages show them. */
export function modulesOf({ modules }: Pick<PageDocument, 'modules'>): PageModule[] {
  return modules.map((module, sort) => ({ ...module, sort }))
}
