import { type Context, Hono } from 'hono'
import { renderer } from '../../components/shell/renderer'
import { sendPage } from '../../components/shell/send-page'
import type { AppEnv } from '../../env'
import { LANGS, type Lang } from '../../platform/format/lang'
import { createView } from '../../site/view'
import { budgetPath } from '../../urls'
import { BudgetPage } from './budget-page'

/** The page that computes a maximum price. An agency without the loan example does not have it. */
export const budget = new Hono<AppEnv>()

for (const lang of LANGS) {
  budget.get(budgetPath(lang), renderer, (c, next) =>
    c.get('content').site.settings.showsLoanExample ? showBudget(c, lang) : next(),
  )
  budget.get(`${budgetPath(lang)}/`, (c) =>
    c.redirect(budgetPath(lang) + new URL(c.req.url).search, 301),
  )
}

/** Sends the page. With a visitor's amounts it is neither cached nor indexed, and external scripts do not see them. */
function showBudget(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const params = new URL(c.req.url).searchParams
  const view = createView(c, lang, budgetPath)
  const isPersonal = params.size > 0
  return sendPage(c, {
    view,
    title: view.t('cost.budget'),
    description: view.t('budget.lead'),
    canonical: c.get('origin') + view.path,
    noindex: isPersonal,
    personal: isPersonal,
    sheets: ['controls', 'forms', 'details'],
    children: <BudgetPage view={view} params={params} />,
  })
}
