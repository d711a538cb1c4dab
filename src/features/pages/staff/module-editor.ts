import type { Context } from 'hono'
import { z } from 'zod'
import { type ModuleKind, SPECIAL_PLACEMENT } from '../../../components/module/module'
import type { AppEnv } from '../../../env'
import type { Field } from '../../../platform/fields/field'
import { type Placement, pageTitle, placement } from '../../../site/page'
import type { ModuleDocument, PageDocument } from '../../../site/page-document'
import { openDocument, openPart } from '../../../site/revisions/documents'
import type { Editor } from '../../../staff/editing/edit-form'
import { readDocument } from '../../../staff/editing/read-document'
import { loadReferences } from '../../../staff/editing/references'
import { STAFF } from '../../../urls'
import { editablePage } from '../edit-pages'
import { moduleKinds } from '../modules/registry'
import { ModuleList } from './module-list'
import { pageAddressOf } from './page-address-of'
import { pageFields } from './page-fields'
import { placementFields } from './placement-fields'
import { stackOf } from './stack'
import { notReadyAt } from './unfinished-parts'

/** Returns the editor of a module of a page: the fields of its kind, and then its placement. */
export async function moduleEditor(
  c: Context<AppEnv>,
  pageId: number,
  moduleId: number,
): Promise<Editor | null> {
  const { db, view } = c.var
  const editable = editablePage(pageId)
  const opened = await openDocument(db, editable)
  const page = opened?.document as PageDocument | undefined
  const module = page?.modules.find(({ id }) => id === moduleId)
  const kind = module && moduleKinds[module.kind]
  const part = kind && modulePart(moduleId, kind)
  const open = opened && (await openPart(opened, part))
  const stack = await stackOf(c, pageId, opened)
  if (!page || !kind || !open || !stack) return null
  const fields = moduleFields(kind, placementFieldsOf(kind, module.placement))
  const address = `${STAFF.pages}/${pageId}`
  return {
    editable: { ...editable, part },
    open,
    fields,
    documentFields: pageFields,
    title: view.t(kind.title),
    text: view.t(kind.text),
    address: `${address}/modules/${moduleId}`,
    backLink: { href: address, label: pageTitle(page, view.lang) },
    history: `${address}/history`,
    preview: `${await pageAddressOf(c, pageId)}#m-${moduleId}`,
    previewPage: { page: pageId, part: `m-${moduleId}` },
    references: await loadReferences(c),
    beside: ModuleList({ view, stack, current: moduleId }),
    notReady: (whole) => notReadyAt(address, whole as PageDocument),
    read: (entries, main) =>
      readDocument(
        { fields, schema: moduleSchema(kind), preserved: { config: {} } },
        entries,
        main,
      ),
  }
}

export function moduleFields(
  kind: Pick<ModuleKind, 'title' | 'fields'>,
  placed: Field[] = placementFields,
): Field[] {
  const configGroup: Field = {
    kind: 'group',
    name: 'config',
    label: kind.title,
    fields: kind.fields,
  }
  const placementGroup: Field = {
    kind: 'group',
    name: 'placement',
    label: 'page.placement',
    fields: placed,
  }
  return kind.fields.length > 0 ? [configGroup, placementGroup] : [placementGroup]
}

/**
 * Returns the fields of a module's placement: those that its kind uses, and those that have another value than the
 * default, which would be lost. A module with a title of its own shows those of a heading above it in a section.
 */
function placementFieldsOf({ uses = [], fields }: ModuleKind, stored: Placement): Field[] {
  const usual: Record<string, unknown> = placement.parse({})
  const values: Record<string, unknown> = stored
  const isUsual = (name: string) => JSON.stringify(values[name]) === JSON.stringify(usual[name])
  const used = placementFields.filter(({ name }) => {
    const special = SPECIAL_PLACEMENT.find((one) => one === name)
    return !special || uses.includes(special) || !isUsual(name)
  })
  const hasOwnTitle = fields.some(({ name }) => name === 'title')
  const isPlain = used.every(({ name, section }) => section || isUsual(name))
  if (!hasOwnTitle || !isPlain) return used
  return used.map((field): Field => ({ section: 'block.heading', ...field }))
}

/** Returns the schema of the parts of a module that staff edit. */
export function moduleSchema({ config }: Pick<ModuleKind, 'config'>) {
  return z.object({ placement, config })
}

/**
 * Returns one module of a page as a part of the document. An invalid config, as of a new module, is shown unchanged.
 */
export function modulePart(id: number, { config }: ModuleKind) {
  return {
    get(whole: object) {
      const module = (whole as PageDocument).modules.find((candidate) => candidate.id === id)
      if (!module) return null
      const read = config.safeParse(module.config)
      return { placement: module.placement, config: read.success ? read.data : module.config }
    },
    set(whole: object, part: object) {
      const page = whole as PageDocument
      const edited = part as Pick<ModuleDocument, 'placement' | 'config'>
      return {
        ...page,
        modules: page.modules.map((candidate) =>
          candidate.id === id ? { ...candidate, ...edited } : candidate,
        ),
      }
    },
  }
}
