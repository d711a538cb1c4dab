import type { View } from '../../../components/ui/view'
import type { Field } from '../../../platform/fields/field'
import { type ModuleDocument, type PageDocument, pageDocument } from '../../../site/page-document'
import { type Difference, differencesOf } from '../../../staff/editing/differences'
import type { DocumentForm } from '../../../staff/editing/edit-form'
import { moduleKinds } from '../modules/registry'
import { moduleFields } from './module-editor'
import { pageFields } from './page-fields'

/**
 * Returns a function for the differences of two documents of a page: its own fields, the order of its modules, and each
 * module.
 */
export function pageDifferences({ t }: View) {
  return (before: unknown, after: unknown): Difference[] => {
    const pages = [before, after].map((document) => pageDocument.safeParse(document).data)
    const modules = pages.flatMap((page) => page?.modules ?? [])
    const fields: Field[] = [
      ...pageFields,
      { kind: 'lines', name: 'order', label: 'page.order' },
      ...moduleGroups(modules),
    ]
    const [oldDocument, newDocument] = pages.map(
      (page) => page && flatPage(page, (kind) => kindTitle(kind, t)),
    )
    return differencesOf(fields, oldDocument, newDocument)
  }
}

export function pageForm(document: unknown): DocumentForm {
  const page = pageDocument.parse(document)
  const fields = [...pageFields, ...moduleGroups(page.modules)]
  return { fields, document: flatPage(page, (kind) => kind) }
}

function moduleGroups(modules: readonly ModuleDocument[]): Field[] {
  const kinds = new Map(modules.map(({ id, kind }) => [id, kind]))
  return [...kinds].flatMap(([id, kind]) => fieldsOfModule(id, kind))
}

function fieldsOfModule(id: number, name: string): Field[] {
  const kind = moduleKinds[name]
  if (!kind) return []
  const fields = moduleFields(kind)
  return [{ kind: 'group', name: `m${id}`, label: kind.title, optional: true, fields }]
}

function kindTitle(kind: string, t: View['t']): string {
  const moduleKind = moduleKinds[kind]
  return moduleKind ? t(moduleKind.title) : kind
}

/** Returns a page with its modules by name, and their order as text. */
function flatPage({ modules, ...page }: PageDocument, titleOfKind: (kind: string) => string) {
  const order = modules.map(({ kind, status }) =>
    status === 'Published' ? titleOfKind(kind) : `(${titleOfKind(kind)})`,
  )
  const byName = modules.map(({ id, placement, config }) => [`m${id}`, { placement, config }])
  return { ...page, order: order.join('\n'), ...Object.fromEntries(byName) }
}
