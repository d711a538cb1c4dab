import { type Context, Hono } from 'hono'
import type { View } from '../../../components/ui/view'
import { primaryDb } from '../../../data/db/db'
import { figurePeriod, forgottenAfter } from '../../../domain/figures/period'
import { dayPoints } from '../../../domain/figures/visit-series'
import { csvOf } from '../../../domain/format/csv'
import type { AppEnv } from '../../../env'
import { requireRight } from '../guards'
import { sendStaffPage, staffView } from '../staff-page'
import {
  answerTable,
  FIGURES,
  type Figure,
  type FigureTable,
  homeTable,
  kindTable,
  sourceTable,
  visitTable,
} from './figure-tables'
import { FiguresPage } from './figures-page'
import {
  type Counting,
  loadAnswers,
  loadHomes,
  loadKinds,
  loadSources,
  loadVisits,
} from './load-figures'

const HOMES_SHOWN = 50
const HOMES_IN_FILE = 2000

/** What the site and its leads did in a period, counted from what is stored anyway. */
export const figures = new Hono<AppEnv>()

figures.get('/figures', requireRight('figures'), async (c) => {
  const [view, counting] = [staffView(c), countingOf(c)]
  const [visits, kinds, sources, answers, homes] = await Promise.all([
    loadVisits(counting),
    loadKinds(counting),
    loadSources(counting),
    loadAnswers(counting),
    loadHomes(counting, HOMES_SHOWN),
  ])
  const { period } = counting
  const forgotten = forgottenAfter(c.get('content').site.settings.leadMonths, period, new Date())
  return sendStaffPage(c, view, {
    title: view.t('staff.figures'),
    children: (
      <FiguresPage {...{ view, period, visits, kinds, sources, answers, homes, forgotten }} />
    ),
  })
})

/** One of the tables, to be opened in a spreadsheet. */
figures.get('/figures.csv', requireRight('figures'), async (c) => {
  const counting = countingOf(c)
  const { from, until } = counting.period
  const figure = FIGURES.find((one) => one === c.req.query('of')) ?? 'visits'
  const { headings, rows } = await tableOf(staffView(c), figure, counting)
  return c.body(csvOf([headings, ...rows.map((row) => row.map(String))]), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${figure}-${from}-${until}.csv"`,
  })
})

function countingOf(c: Context<AppEnv>): Counting {
  const period = figurePeriod(c.req.query('days'), new Date())
  return { db: primaryDb(c.env.DB), period, host: new URL(c.get('origin')).host }
}

async function tableOf(view: View, figure: Figure, counting: Counting): Promise<FigureTable> {
  switch (figure) {
    case 'visits':
      return visitTable(view, dayPoints(await loadVisits(counting)), 'day')
    case 'kinds':
      return kindTable(view, await loadKinds(counting))
    case 'sources':
      return sourceTable(view, await loadSources(counting))
    case 'answers':
      return answerTable(view, await loadAnswers(counting))
    case 'homes':
      return homeTable(view, (await loadHomes(counting, HOMES_IN_FILE)).homes)
  }
}
