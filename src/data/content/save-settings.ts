import { NotReadyError } from '../../domain/content/not-ready'
import { type SettingsPart, settingsParts } from '../../domain/content/settings-parts'
import { sha256 } from '../../domain/format/sha256'
import { type Db, runBatch } from '../db/db'
import { readVersion } from '../db/version'
import { raiseVersionFrom, retryOnConflict } from '../listings/listing-index'
import { auditRow } from '../people/audit'
import { draftRows, findRevisionIn, forgetDraft, liveRows } from './revisions'
import { partStatements, readPart } from './settings-parts'

/** A part of the settings as somebody saves it; `base` is the mark of the document that they began with. */
interface SavedPart {
  part: SettingsPart
  document: object
  base: string
  by: number
  now: Date
  /** What the log calls it. */
  action?: 'settings.publish' | 'settings.restore'
}

/** Stored, or refused as the part had become `theirs` meanwhile; what is so already is stored. */
export type SaveResult = { status: 'stored' } | { status: 'conflict'; theirs: unknown }

/** The mark by which a document is known again: equal ones have the same. */
function markOf(document: unknown): Promise<string> {
  return sha256(JSON.stringify(document))
}

/** A part as the next one who edits it finds it: the draft if there is one. Null while no agency is loaded. */
export async function openPart(db: Db, part: SettingsPart) {
  const live = await readPart(db, part)
  if (live === null) return null
  const draft = await findRevisionIn(db, keyOf(part), 'draft')
  const read = settingsParts[part].safeParse(draft?.document)
  const isDraft = read.success
  const document: unknown = isDraft ? read.data : live
  return { document, live, isDraft, base: await markOf(document) }
}

/** Makes a part live, as a revision with its entry in the log, and raises the version. */
export function publishPart(db: Db, saved: SavedPart): Promise<SaveResult> {
  const { part, document, base, by, now, action = 'settings.publish' } = saved
  return retryOnConflict(async () => {
    const version = await readVersion(db)
    const open = await openPart(db, part)
    if (!open) throw new NotReadyError('agency')
    const mark = await markOf(document)
    if (mark !== open.base && base !== open.base) return conflictWith(open.document)
    const liveMark = await markOf(open.live)
    if (mark === liveMark) {
      await forgetDraft(db, keyOf(part))
      return { status: 'stored' }
    }
    const told = await findRevisionIn(db, keyOf(part), 'live')
    const isTold = told !== null && (await markOf(told.document)) === liveMark
    await runBatch(db, [
      raiseVersionFrom(db, version),
      ...(await partStatements(db, part, document)),
      ...liveRows(db, { ...keyOf(part), document, by, now }, { document: open.live, isTold }),
      auditRow(db, { by, now, action, nounId: part }),
    ])
    return { status: 'stored' }
  })
}

/** Keeps a part beside what is live, for the preview; it is refused as `publishPart` refuses. */
export async function draftPart(db: Db, saved: SavedPart): Promise<SaveResult> {
  const { part, document, base, by, now } = saved
  const open = await openPart(db, part)
  if (!open) throw new NotReadyError('agency')
  if ((await markOf(document)) === open.base) return { status: 'stored' }
  if (base !== open.base) return conflictWith(open.document)
  await runBatch(db, draftRows(db, { ...keyOf(part), document, by, now }))
  return { status: 'stored' }
}

function conflictWith(theirs: unknown): SaveResult {
  return { status: 'conflict', theirs }
}

/** The key of a part's revisions. */
export function keyOf(part: SettingsPart) {
  return { noun: 'settings', nounId: part } as const
}
