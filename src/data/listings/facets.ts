import { type SQL, sql } from 'drizzle-orm'
import type { CacheContext } from '../../cache'
import { type ListFilter, withPage } from '../../domain/list/list-filter'
import { KIND } from '../../domain/list/lists'
import { FEATURE_BIT, FEATURES, type Feature } from '../../domain/listing/features'
import { WEB_ID } from '../../domain/listing/goal'
import type { Db } from '../db/db'
import { cachedList, readOf } from './cached-lists'
import { FACET, keptValues } from './list-cells'
import { narrowIndex, sources, totalOf, unitsOf } from './list-query'

/** The list's row counts with one choice changed and the others as they are. */
export interface Facets {
  /** The number of rows under the present filter. */
  total: number
  /** The total without the projects. */
  noconstruction: number
  /** Totals by WebID, instead of the chosen ones; types without results are left out. */
  types: Record<string, number>
  /** Totals by number, instead of the chosen one; 4 is '4 or more'. */
  bedrooms: Record<'1' | '2' | '3' | '4', number>
  /** Totals by feature, besides the chosen ones. */
  features: Record<Feature, number>
}

/**
 * The number of rows with one value of a column: the features of a
 * home are a set of bits, those of a project are counted bit by bit.
 */
interface Count {
  value: number
  count: number
}
const COUNT = { value: sql<number>`value`, count: sql<number>`count` }

/** The facets of a list, from the cache where that may keep them. */
export function listFacets(db: Db, cache: CacheContext, filter: ListFilter): Promise<Facets> {
  const whole: ListFilter = { ...withPage(filter, 1), order: 'newest' }
  const reads = () => [readOf({ ...whole, types: [], bedrooms: null })]
  const part = { name: 'facets', isOurs: true, reads }
  return cachedList(cache, whole, part, () => countFacets(db, whole))
}

/** Counted in one round trip; each count is the total of the list that it promises. */
export async function countFacets(db: Db, filter: ListFilter): Promise<Facets> {
  const [totals, ofProjectType, withoutProjects, types, bedrooms, features] = await db.batch([
    total(db, filter),
    total(db, { ...filter, types: [WEB_ID.project] }),
    total(db, { ...filter, noConstruction: true }),
    db.select(COUNT).from(counts({ ...filter, types: [] }, TYPE)),
    db.select(COUNT).from(counts({ ...filter, bedrooms: null }, BEDROOMS)),
    db.select(COUNT).from(counts(filter, FEATURE)),
  ])
  const ofProjects = ofProjectType[0]?.total ?? 0
  const withBedrooms = (fits: (value: number) => boolean) => sum(bedrooms, fits)
  return {
    total: totals[0]?.total ?? 0,
    noconstruction: withoutProjects[0]?.total ?? 0,
    types: {
      ...Object.fromEntries(
        [...new Set(types.map(({ value }) => value))]
          .filter((webId) => webId > 0)
          .map((webId) => [webId, sum(types, (value) => value === webId)]),
      ),
      ...(ofProjects > 0 && { [WEB_ID.project]: ofProjects }),
    },
    bedrooms: {
      1: withBedrooms((value) => value === 1),
      2: withBedrooms((value) => value === 2),
      3: withBedrooms((value) => value === 3),
      4: withBedrooms((value) => value >= 4),
    },
    features: Object.fromEntries(
      FEATURES.map((name) => [name, sum(features, (value) => (value & FEATURE_BIT[name]) > 0)]),
    ) as Record<Feature, number>,
  }
}

function total(db: Db, filter: ListFilter) {
  return db.select({ total: totalOf(filter) }).from(sql`(SELECT 1)`)
}

function sum(counts: Count[], fits: (value: number) => boolean): number {
  return counts.reduce((all, { value, count }) => (fits(value) ? all + count : all), 0)
}

/** The column of a choice, for homes and for the units that represent their project. */
interface Fact {
  facet: number
  home: SQL
  unit: SQL
  units?: SQL
}

const BITS = sql.raw(
  `SELECT value AS bit FROM json_each('${JSON.stringify(Object.values(FEATURE_BIT))}')`,
)

const TYPE: Fact = { facet: FACET.type, home: sql`web_id`, unit: sql`web_id` }
const BEDROOMS: Fact = { facet: FACET.bedrooms, home: sql`bedrooms`, unit: sql`min(bedrooms, 4)` }
const FEATURE: Fact = {
  facet: FACET.feature,
  home: sql`features`,
  unit: sql`bit`,
  units: sql`JOIN (${BITS}) ON features & bit`,
}

/** Homes are counted in the order of an index, or by triggers as they come and go, projects once for each value that a unit has. */
function counts(filter: ListFilter, { facet, home, unit, units }: Fact): SQL {
  const index = narrowIndex(filter) ?? sql``
  const homes = sources(filter)
    .filter(({ kind }) => kind === KIND.property)
    .map(({ list, kind, where }) => {
      const kept = keptValues(filter, list, kind, facet)
      return kept
        ? sql`SELECT value, sum(total) AS count ${kept} GROUP BY 1`
        : sql`SELECT ${home} AS value, count(*) AS count
            FROM listing ${index} WHERE ${where} GROUP BY 1`
    })
  const projects = sql`SELECT ${unit} AS value, count(DISTINCT project_id) AS count
    FROM listing ${index} ${units ?? sql``} WHERE ${unitsOf(filter) ?? sql`0`} GROUP BY 1`
  return sql`(${sql.join([...homes, projects], sql` UNION ALL `)})`
}
