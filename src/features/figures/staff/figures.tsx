import { type Context, Hono } from 'hono'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { csvOf } from '../../../platform/format/csv'
import { listTeam } from '../../../site/team'
import { sendStaffPage } from '../../../staff/staff-page'
import { officeListings } from '../../leads/leads.staff'
import {
  answerTable,
  embedTable,
  FIGURES,
  type Figure,
  type FigureTable,
  kindTable,
  officeTable,
  requestTable,
  sourceTable,
  visitedListingTable,
  visitTable,
} from './figure-tables'
import { FiguresPage } from './figures-page'
import {
  type FigureParams,
  loadAnswers,
  loadEmbeds,
  loadKinds,
  loadOffices,
  loadRequestedListings,
  loadSources,
  loadVisitedListings,
  loadVisits,
} from './load-figures'
import { figurePeriod, retentionWithin } from './period'
import { dayPoints } from './visit-series'

const LISTINGS_SHOWN = 50
const HOMES_IN_FILE = 2000

/**
 * The screens of figures about the site and its leads. They are counted from data that is stored for other purposes.
 */
export const figures = new Hono<AppEnv>()

figures.get('/figures', async (c) => {
  const view = c.get('view')
  const counting = await countingOf(c)
  const [visits, offices, kinds, sources, embeds, answers, listings, requested] = await Promise.all(
    [
      loadVisits(counting),
      loadOffices(counting),
      loadKinds(counting),
      loadSources(counting),
      loadEmbeds(counting),
      loadAnswers(counting),
      loadVisitedListings(counting, LISTINGS_SHOWN),
      loadRequestedListings(counting, LISTINGS_SHOWN),
    ],
  )
  const { scope } = counting
  const retentionMonths = retentionWithin(
    c.get('content').site.settings.leadMonths,
    scope,
    new Date(),
  )
  return sendStaffPage(c, view, {
    title: view.t('staff.figures'),
    children: (
      <FiguresPage
        {...{ view, scope, visits, offices, kinds, sources, answers, listings, retentionMonths }}
        embeds={embeds}
        requested={requested}
      />
    ),
  })
})

/** Sends one of the tables as CSV. */
figures.get('/figures.csv', async (c) => {
  const counting = await countingOf(c)
  const { from, until } = counting.scope
  const figure = FIGURES.find((name) => name === c.req.query('of')) ?? 'visits'
  const { headings, rows } = await tableOf(c.get('view'), figure, counting)
  return c.body(csvOf([headings, ...rows.map((row) => row.map(String))]), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${figure}-${from}-${until}.csv"`,
  })
})

async function countingOf(c: Context<AppEnv>): Promise<FigureParams> {
  const db = c.get('db')
  const { offices } = c.get('content').site.settings
  const agency = { offices, team: await listTeam(db) }
  const office = offices.find(({ id }) => String(id) === c.req.query('office'))
  const scope = {
    ...figurePeriod(c.req.query('days'), new Date()),
    office: office ? officeListings(agency, office.id) : null,
  }
  return { db, scope, agency, host: new URL(c.get('origin')).host }
}

async function tableOf(view: View, figure: Figure, counting: FigureParams): Promise<FigureTable> {
  switch (figure) {
    case 'visits':
      return visitTable(view, dayPoints(await loadVisits(counting)), 'day')
    case 'offices':
      return officeTable(view, await loadOffices(counting))
    case 'kinds':
      return kindTable(view, await loadKinds(counting))
    case 'sources':
      return sourceTable(view, await loadSources(counting))
    case 'embeds':
      return embedTable(view, await loadEmbeds(counting))
    case 'answers':
      return answerTable(view, await loadAnswers(counting))
    case 'homes':
      return visitedListingTable(
        view,
        (await loadVisitedListings(counting, HOMES_IN_FILE)).listings,
      )
    case 'requests':
      return requestTable(view, await loadRequestedListings(counting, HOMES_IN_FILE))
  }
}
