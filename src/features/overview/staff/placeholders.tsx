import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import type { Actor } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import { LANGS, pick } from '../../../platform/format/lang'
import { readTexts } from '../../../platform/http/read-body'
import {
  changeDocument,
  draftDocument,
  type Editable,
  openDocument,
} from '../../../site/revisions/documents'
import { editableSettings } from '../../../site/stored-settings-parts'
import { announceChange } from '../../../staff/editing/editor'
import { nextUnfilled } from '../../../staff/editing/unfilled-parts'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { PARTS } from '../../settings/settings.staff'
import { answerName, PlaceholdersPage } from './placeholders-page'
import { type Answers, fillPlaceholders, type Question, questionsIn } from './questions'

/** The screen that asks for what the placeholders of a starter agency stand for. */
export const placeholders = new Hono<AppEnv>()

/** The sections of the settings whose translated texts have placeholders. */
const SECTIONS = ['agency', 'offices'] as const

placeholders.get('/placeholders', async (c) => {
  const { db, view } = c.var
  const { languages } = view.site.settings
  const [questions, nextHref] = await Promise.all([
    readQuestions(c, await listDocuments(c)),
    nextUnfilled(db, languages),
  ])
  return sendStaffPage(c, view, {
    title: view.t('staff.placeholders'),
    intro: view.t('staff.placeholders.text'),
    children: (
      <PlaceholdersPage
        view={view}
        questions={questions}
        nextHref={nextHref}
        filledCount={Number(c.req.query('filled') ?? 0)}
      />
    ),
  })
})

placeholders.post('/placeholders', async (c) => {
  const { db, view } = c.var
  const { languages } = view.site.settings
  const documents = await listDocuments(c)
  const entries = await readTexts(c, ['form'])
  const answers = answersOf(await readQuestions(c, documents), entries)
  for (const { editable } of documents)
    await fillDocument(
      db,
      editable,
      (document) => {
        return editable.parse(fillPlaceholders(document, answers, languages)) ?? document
      },
      c.get('actor'),
    )
  await announceChange(c)
  return c.redirect(withQuery(STAFF.placeholders, `filled=${answers.size}`), 303)
})

interface NamedDocument {
  name: string
  editable: Editable
}

/** Lists the sections and documents that can contain questions. */
async function listDocuments(c: Context<AppEnv>): Promise<NamedDocument[]> {
  const { db, view, collections } = c.var
  const { t, lang } = view
  const listed = await Promise.all(
    collections.map(async (collection) =>
      (await collection.list(db)).map(({ id, document }) => ({
        name: pick(collection.titleOf(document), lang),
        editable: collection.editable(id),
      })),
    ),
  )
  return [
    ...SECTIONS.map((part) => ({ name: t(PARTS[part].title), editable: editableSettings(part) })),
    ...listed.flat(),
  ]
}

async function readQuestions(
  c: Context<AppEnv>,
  documents: readonly NamedDocument[],
): Promise<Question[]> {
  const contents = await Promise.all(
    documents.map(async ({ name, editable }) => ({
      name,
      content: await editable.read(c.get('db')),
    })),
  )
  return questionsIn(contents, c.get('view').site.settings.languages)
}

function answersOf(questions: readonly Question[], entries: Record<string, string>): Answers {
  return new Map(
    questions.flatMap(({ key }) => {
      const texts = LANGS.flatMap((lang) => {
        const answer = entries[answerName(key, lang)]?.trim()
        return answer ? [[lang, answer]] : []
      })
      return texts.length > 0 ? [[key, Object.fromEntries(texts)]] : []
    }),
  )
}

/** Fills the live document, and its draft if there is one. A draft is not published. */
async function fillDocument(
  db: Db,
  editable: Editable,
  fill: (document: object) => object,
  actor: Actor,
): Promise<void> {
  const open = await openDocument(db, editable)
  if (!open) return
  const live = { ...editable, read: async () => editable.parse(await editable.read(db)) }
  const { subjectId } = editable.key
  const detail = { name: (await editable.nameOf?.(fill(open.fullDocument), db)) ?? undefined }
  await changeDocument(db, live, fill, {
    ...actor,
    action: editable.actions.publish,
    subjectId,
    detail,
  })
  if (!open.isDraft) return
  const { base } = (await openDocument(db, editable)) ?? open
  await draftDocument(db, editable, { ...actor, document: fill(open.fullDocument), base })
}
