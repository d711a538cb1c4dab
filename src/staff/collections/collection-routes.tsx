import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../env'
import { documentOf } from '../../platform/fields/document-of'
import type { Entries } from '../../platform/fields/field'
import { DEFAULT_LANG } from '../../platform/format/lang'
import { readTexts } from '../../platform/http/read-body'
import { readDraftIds } from '../../site/revisions/revisions'
import { STAFF, withQuery } from '../../urls'
import { doneOf } from '../actions'
import { publishDraft, servePublishSelection } from '../change-selected'
import { refusedEntries } from '../editing/choices/refused-values'
import { announceChange } from '../editing/editor'
import { serveEditor } from '../editing/history'
import { serveMoves } from '../editing/inputs/move-buttons'
import { type FieldIssue, missingIssues } from '../editing/issues-of'
import { createSiteLinkLookup } from '../editing/links/site-links'
import { NewForm } from '../editing/new-form'
import { readDocument } from '../editing/read-document'
import { loadReferences } from '../editing/references'
import { sanitiseRich } from '../editing/rich'
import { saveTimes } from '../editing/times'
import { requireRight } from '../guards'
import { selectionResult } from '../serve-selection'
import { sendStaffPage } from '../staff-page'
import { HeadButton } from '../staff-shell'
import { type Collection, type FormRules, statusOf } from './collection'
import { collectionEditor } from './collection-editor'
import { anchorOf, CollectionList } from './collection-list'

/** Returns the routes of a collection: its list, and for each document the form, the history and the actions. */
export function collectionRoutes(collection: Collection): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const path = collection.path.replace(STAFF.overview, '')
  const one = `${path}/:id{[0-9]+}` as const
  const idOf = (c: Context<AppEnv>) => Number(c.req.param('id'))

  routes.use(`${path}/*`, requireRight(collection.right))
  routes.get(path, (c) => sendList(c, collection))
  if (collection.hasStatus)
    servePublishSelection(routes, collection, (c, result) => sendList(c, collection, result))
  routes.get(`${path}/new`, (c) => sendNew(c, collection, c.req.query()))
  routes.post(`${path}/new`, (c) => createDocument(c, collection))
  serveEditor(routes, one, (c) => collectionEditor(c, collection, idOf(c)))
  serveMoves(
    routes,
    path,
    (db, id, direction) => collection.move(db, id, direction),
    (id) => `${collection.path}#${anchorOf(collection, id)}`,
  )

  routes.post(`${one}/removal`, async (c) => {
    const isDeleted = await collection.remove(c.get('db'), idOf(c), c.get('actor'))
    const result = isDeleted ? 'done=delete' : `refused=${idOf(c)}`
    return c.redirect(withQuery(collection.path, result), 303)
  })

  if (collection.hasStatus)
    routes.post(`${one}/times`, async (c, next) => {
      const { key, read } = collection.editable(idOf(c))
      if (!(await read(c.get('db')))) return next()
      const issue = await saveTimes(c, key, await readTexts(c, ['form']))
      const address = `${collection.path}/${key.subjectId}`
      return c.redirect(withQuery(address, issue ? `times=${issue}` : 'done=times'), 303)
    })

  return routes
}

async function sendList(
  c: Context<AppEnv>,
  collection: Collection,
  selection = selectionResult(c),
) {
  const { db, view } = c.var
  const refused = c.req.query('refused')
  const { kind, path, texts, link, hasStatus } = collection
  const [stored, drafts, groups, notes, obstacle] = await Promise.all([
    collection.list(db),
    readDraftIds(db, kind),
    collection.groupsOf?.(db),
    collection.notesOf?.(c),
    refused === undefined ? null : collection.obstacleTo(db, Number(refused)),
  ])
  const documents = stored.map(({ id, document }) => ({
    id,
    title: collection.titleOf(document),
    status: hasStatus ? statusOf.parse(document).status : null,
    hasDraft: drafts.has(String(id)),
    note: notes?.get(id),
    group: collection.groupOf?.(document) ?? null,
  }))
  const done = doneOf(c, ['create', 'delete'])
  return sendStaffPage(c, view, {
    status: selection?.failures.length || selection?.issue ? 422 : 200,
    title: view.t(texts.title),
    intro: view.t(texts.intro),
    actions: (
      <>
        {link ? (
          <a className="link small" href={link.href}>
            {view.t(link.label)}
          </a>
        ) : null}
        <HeadButton href={`${path}/new`} icon="plus">
          {view.t(texts.create)}
        </HeadButton>
      </>
    ),
    children: (
      <CollectionList
        {...{ view, collection, documents, groups: groups ?? [], obstacle, done, selection }}
      />
    ),
  })
}

async function createDocument(c: Context<AppEnv>, collection: Collection): Promise<Response> {
  const entries = await readTexts(c, ['form'])
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const { createFields: fields, schema } = collection
  const rules = (await collection.rulesOf?.(c, null)) ?? {}
  const references = rules.references ?? (await loadReferences(c))
  const issues = [
    ...missingIssues(fields, entries, main),
    ...(await refusedEntries(c, fields, entries, references)),
  ]
  if (issues.length > 0) return sendNew(c, collection, entries, { issues, references })
  const preserved = { ...(await collection.initial?.(c, documentOf(fields, entries), main)) }
  const { refine } = rules
  const links = await createSiteLinkLookup(c, references)
  const read = readDocument({ fields, schema, preserved, ...(refine && { refine }) }, entries, main)
  const clean = read.status === 'ok' ? sanitiseRich(fields, read, links) : read
  if (clean.status === 'refused')
    return sendNew(c, collection, entries, { issues: clean.issues, references })
  const id = await collection.create(c.get('db'), clean.document, c.get('actor'))
  const { path, texts } = collection
  if (texts.created) return c.redirect(withQuery(path, 'done=create'), 303)
  const isPublished =
    entries.action === 'publish' && (await publishDraft(c, collection, String(id))) === null
  if (isPublished) await announceChange(c)
  return c.redirect(isPublished ? withQuery(`${path}/${id}`, 'done=publish') : `${path}/${id}`, 303)
}

async function sendNew(
  c: Context<AppEnv>,
  collection: Collection,
  entries: Entries,
  refused?: { issues: FieldIssue[] } & Pick<FormRules, 'references'>,
) {
  const view = c.get('view')
  const { path, texts, createFields, hasStatus } = collection
  const rules = refused ? {} : await collection.rulesOf?.(c, null)
  const references = refused?.references ?? rules?.references ?? (await loadReferences(c))
  return sendStaffPage(c, view, {
    status: refused ? 422 : 200,
    title: view.t(texts.create),
    children: (
      <NewForm
        form={{
          view,
          entries: { ...rules?.begin, ...entries },
          issues: refused?.issues ?? [],
          references,
        }}
        fields={createFields}
        backLink={{ href: path, label: view.t(texts.title) }}
        text={view.t(texts.createIntro)}
        button={view.t(texts.createButton)}
        canPublish={hasStatus && !texts.created}
      />
    ),
  })
}
