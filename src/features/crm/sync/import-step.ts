import { and, asc, between, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { isCheckIssue } from '../../../listing/law/publication-check'
import { STATUS } from '../../../listing/status'
import type { Db, Statement } from '../../../platform/db/db'
import { insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { heldListing, property } from '../../../platform/db/schema'
import { crmItem, crmStaged } from '../../../platform/db/schema-crm'
import { LANG_IDS, LANGS, type Lang } from '../../../platform/format/lang'
import { readNumber } from '../../../platform/format/read-number'
import { importListings } from '../import/import'
import type { ImportReport } from '../import/import-part'
import { mergeLanguages } from '../mapping/merge-languages'
import type { MissingLangs } from '../mapping/merge-stored-texts'
import { missingFields } from '../mapping/stated-languages'
import type { WireItem } from '../mapping/wire-item'
import { isEmptyValue } from '../mapping/wire-values'
import { CRM_KINDS, type CrmKind } from '../sources/source'
import { type CrmRun, mainLang, withProblems, writeRun } from './crm-runs'
import { tooManyPrices } from './stop-rule'

const MAX_ITEMS = 50
/** The maximum size of a step in bytes of the main language's JSON. */
const MAX_BYTES = 2_000_000

const SHOWN: readonly (number | null)[] = [STATUS.active, STATUS.sold, STATUS.rented]
const HIDDEN: readonly (number | null)[] = Object.values(STATUS).filter((s) => !SHOWN.includes(s))

/** A record in each language in which it was read. */
type Read = Partial<Record<Lang, WireItem>>

/**
 * Imports the next records, and stores the run's progress in the same batch. Properties with a hidden status are not
 * imported: they are hidden at the end of the run, after the check of the number of hidden records. Returns the number
 * of records.
 */
export async function importStep(
  db: Db,
  run: CrmRun,
  { ownPictures, now }: { ownPictures: boolean; now: Date },
): Promise<number> {
  const main = mainLang(run)
  const { holdsPrices = null } = run.work
  if (holdsPrices === null) {
    await comparePrices(db, run, now)
    return 0
  }
  const next = await readNext(db, run, main)
  if (!next) {
    await writeRun(db, run, { state: 'finishing' }, now)
    return 0
  }
  const { kind, items } = next
  const online = new Map([...items].filter(([, read]) => !isOff(kind, read[main])))
  const off = [...items.keys()].filter((id) => !online.has(id))
  const merged = [...online.values()].map((read) => mergeLanguages(read, main))
  const last = [...items.keys()].at(-1) ?? 0

  const reportBy = (report: ImportReport): Statement[] => [
    ...markSeen(db, kind, [...online.keys()]),
    ...markOff(db, off),
    writeRun(db, run, { ...progress(run, report, { kind, id: last }), attempts: 0 }, now),
  ]
  const body = {
    LanguageId: LANG_IDS[main],
    [kind === 'property' ? 'Items' : 'Projects']: merged,
  }
  const langs = unstatedLangs(online, main)
  const unstated = {
    properties: kind === 'property' ? langs : new Map(),
    projects: kind === 'project' ? langs : new Map(),
  }
  const options = {
    source: 'crm',
    now,
    ownPictures,
    holdsPrices,
    duplicates: 'hold' as const,
    unstated,
    reportBy,
  }
  const result = await importListings(db, body, options)
  if (result.status === 'failed') throw new Error(`The import refused a run's ${kind} list`)
  return items.size
}

function isOff(kind: CrmKind, item: WireItem | undefined): boolean {
  return kind === 'property' && HIDDEN.includes(readNumber(item?.status))
}

/** Returns the next records in all languages; null after the last. */
async function readNext(
  db: Db,
  { work }: CrmRun,
  main: Lang,
): Promise<{ kind: CrmKind; items: Map<number, Read> } | null> {
  const from = work.imported
  for (const kind of CRM_KINDS.slice(from ? CRM_KINDS.indexOf(from.kind) : 0)) {
    const after = from?.kind === kind ? from.id : 0
    const ids = await readIds(db, kind, main, after)
    const [first, last] = [ids[0], ids.at(-1)]
    if (first === undefined || last === undefined) continue
    const rows = await db
      .select()
      .from(crmStaged)
      .where(and(eq(crmStaged.kind, kind), between(crmStaged.id, first, last)))
    const items = new Map(ids.map((id): [number, Read] => [id, {}]))
    for (const { id, lang, data } of rows) {
      const read = items.get(id)
      if (read) read[lang] = data
    }
    return { kind, items }
  }
  return null
}

async function readIds(db: Db, kind: CrmKind, main: Lang, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: crmStaged.id, bytes: sql<number>`length(${crmStaged.data})` })
    .from(crmStaged)
    .where(and(eq(crmStaged.kind, kind), gt(crmStaged.id, after), eq(crmStaged.lang, main)))
    .orderBy(asc(crmStaged.id))
    .limit(MAX_ITEMS)
  let total = 0
  return rows
    .filter(({ bytes }, index) => {
      total += bytes
      return index === 0 || total <= MAX_BYTES
    })
    .map(({ id }) => id)
}

/**
 * Returns the languages whose stored texts remain: those that were not read, except for a text that comes in several
 * languages. A price text that the main language no longer has is removed in all, as the price may have changed.
 */
function unstatedLangs(items: ReadonlyMap<number, Read>, main: Lang): Map<number, MissingLangs> {
  const unstated = [...items].map(([id, read]): [number, MissingLangs] => {
    const hasUnit = !isEmptyValue(read[main]?.priceunittext)
    const fields = missingFields(read[main] ?? {}, false)
    return [
      id,
      {
        langs: LANGS.filter((lang) => !read[lang]),
        fields: hasUnit ? fields : { ...fields, priceUnitText: [] },
      },
    ]
  })
  return new Map(unstated.filter(([, { langs }]) => langs.length > 0))
}

/**
 * Compares the prices of all read records with those on the site before the first is imported. If too many differ, each
 * of them waits for a decision.
 */
async function comparePrices(db: Db, run: CrmRun, now: Date): Promise<void> {
  const read = await db
    .select({
      before: sql<number>`${property.data} ->> '$.price'`,
      price: sql<unknown>`${crmStaged.data} ->> '$.price'`,
      status: sql<unknown>`${crmStaged.data} ->> '$.status'`,
    })
    .from(crmStaged)
    .innerJoin(property, eq(property.id, crmStaged.id))
    .innerJoin(crmItem, and(eq(crmItem.kind, 'property'), eq(crmItem.id, property.id)))
    .where(
      and(
        eq(crmStaged.kind, 'property'),
        eq(crmStaged.lang, mainLang(run)),
        eq(property.status, STATUS.active),
        isNull(property.deletedAt),
        sql`${property.data} ->> '$.price' is not null`,
        sql`not exists (select 1 from ${heldListing} where ${heldListing.id} = ${property.id}
          and ${heldListing.decision} = 'rejected')`,
      ),
    )
  const active = read.filter(({ status }) => readNumber(status) === STATUS.active)
  const repriced = active.filter(({ price, before }) => readNumber(price, 'money') !== before)
  const prices = { priced: active.length, repriced: repriced.length }
  const work = { ...run.work, holdsPrices: tooManyPrices(prices) }
  await writeRun(db, run, { work, counts: { ...run.counts, ...prices } }, now)
}

/**
 * Returns the statements that record these as the CRM's records, and reset their missed runs, their reason to be hidden
 * and staff's decision to keep them.
 */
function markSeen(db: Db, kind: CrmKind, ids: readonly number[]): Statement[] {
  const rows = ids.map((id) => ({ kind, id, missed: 0, leaves: null, kept: false }))
  return insertRows(db, crmItem, rows).map((insert) =>
    insert.onConflictDoUpdate({
      target: [crmItem.kind, crmItem.id],
      set: { missed: 0, leaves: null, kept: false },
      setWhere: sql`${crmItem.missed} > 0 or ${crmItem.leaves} is not null or ${crmItem.kept}`,
    }),
  )
}

/** Returns the statements that mark properties on the site whose new status hides them. */
function markOff(db: Db, ids: readonly number[]): Statement[] {
  return jsonChunks(ids).map((chunk) => {
    const onSite = db
      .select({
        kind: sql<CrmKind>`'property'`.as('kind'),
        id: property.id,
        missed: sql<number>`0`.as('missed'),
        leaves: sql<'status'>`'status'`.as('leaves'),
        kept: sql<boolean>`0`.as('kept'),
      })
      .from(property)
      .where(
        and(
          sql`${property.id} in ${valuesOf(chunk)}`,
          isNull(property.deletedAt),
          inArray(property.status, [STATUS.active, STATUS.sold, STATUS.rented]),
        ),
      )
    return db
      .insert(crmItem)
      .select(onSite)
      .onConflictDoUpdate({
        target: [crmItem.kind, crmItem.id],
        set: { missed: 0, leaves: 'status' },
        setWhere: sql`not ${crmItem.kept} and ${crmItem.leaves} is not 'status'`,
      })
  })
}

function progress(
  run: CrmRun,
  report: ImportReport,
  imported: { kind: CrmKind; id: number },
): Partial<CrmRun> {
  const { counts } = run
  const dropped = report.notes
    .map(({ issues, ...entry }) => ({
      ...entry,
      issues: issues.filter((issue) => !isCheckIssue(issue)),
    }))
    .filter(({ issues }) => issues.length > 0)
  return {
    work: { ...run.work, imported },
    counts: {
      ...counts,
      upserted: counts.upserted + report.upserted,
      unchanged: counts.unchanged + report.unchanged,
      refused: counts.refused + report.refused.length,
    },
    problems: withProblems(run, [...report.refused, ...report.held, ...dropped]),
  }
}
