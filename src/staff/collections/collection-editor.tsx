import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Values } from '../../platform/fields/field'
import { pick } from '../../platform/format/lang'
import { openDocument } from '../../site/revisions/documents'
import { findTimes } from '../../site/revisions/schedule'
import type { Editor } from '../editing/edit-form'
import { createSiteLinkLookup } from '../editing/links/site-links'
import { readDocument } from '../editing/read-document'
import { loadReferences } from '../editing/references'
import { sanitiseRich } from '../editing/rich'
import { ShareLink, sharedDraft } from '../editing/share-link'
import { TimesForm, timeIssue } from '../editing/times'
import type { Collection } from './collection'

/** Returns the editor of a document, or null if it does not exist. */
export async function collectionEditor(
  c: Context<AppEnv>,
  collection: Collection,
  id: number,
): Promise<Editor | null> {
  const { db, view } = c.var
  const { texts, path, fields, schema, hasStatus } = collection
  const editable = collection.editable(id)
  const open = await openDocument(db, editable)
  if (!open) return null
  const document = schema.parse(open.document)
  const [rules, shown, foot, times] = await Promise.all([
    collection.rulesOf?.(c, id),
    collection.shownAt?.(c, id, document),
    collection.foot?.(c, id),
    hasStatus ? findTimes(db, editable.key) : null,
  ])
  const references = rules?.references ?? (await loadReferences(c))
  const links = await createSiteLinkLookup(c, references)
  const address = `${path}/${id}`
  const { publicAddress = null, ...pages } = shown ?? { preview: null, previewPage: null }
  const shared =
    publicAddress && (await sharedDraft(db, editable.key, c.get('origin') + publicAddress))
  return {
    editable,
    open,
    fields,
    title: pick(collection.titleOf(document), view.lang) || String(id),
    text: view.t(texts.edit),
    address,
    backLink: { href: path, label: view.t(texts.title) },
    history: `${address}/history`,
    ...pages,
    references,
    foot: (
      <>
        {times ? (
          <TimesForm
            view={view}
            address={address}
            times={times}
            isDraft={open.isDraft}
            issue={timeIssue(c.req.query('times'))}
          />
        ) : null}
        {shared ? <ShareLink view={view} address={shared} /> : null}
        {foot}
      </>
    ),
    read(entries, main) {
      const completed = rules?.complete?.(entries, main) ?? entries
      const form = { fields, schema, preserved: withoutFields(document, collection) }
      const read = readDocument(
        { ...form, ...(rules?.refine && { refine: rules.refine }) },
        completed,
        main,
      )
      return read.status === 'ok' ? sanitiseRich(fields, read, links) : read
    },
  }
}

/** Returns the values of a document without a field in its form. They stay unchanged. */
function withoutFields(document: Values, { fields }: Collection): Values {
  const names = new Set(fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(document).filter(([key]) => !names.has(key)))
}
