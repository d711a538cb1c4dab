import { Hono } from 'hono'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { isPreviewing } from '../../../site/accounts/preview'
import { doneOf } from '../../../staff/actions'
import { chosenLang } from '../../../staff/login/chosen-lang'
import { LoginPage } from '../../../staff/login/login-page'
import { sendBarePage, sendStaffPage } from '../../../staff/staff-page'
import { HeadButton } from '../../../staff/staff-shell'
import { STAFF, withQuery } from '../../../urls'
import { loadOverview } from './load-start'
import { OverviewPage } from './overview-page'
import { waitingIntro } from './waiting-panel'

/** The first screen of the staff area: the login page, or with a session the overview. */
export const overview = new Hono<AppEnv>()

overview.get('/', async (c) => {
  const { db, view, staffMember: account } = c.var
  const title = view.t(c.get('account') ? 'staff.overview' : 'staff.login.title')
  const done = doneOf(c, ['password']) && view.t('login.saved')
  if (!c.get('account')) {
    const children = <LoginPage view={view} isLangChosen={chosenLang(c) !== null} notice={done} />
    return sendBarePage(c, view, { title, children })
  }
  const { settings } = c.get('content').site
  const now = new Date()
  const props = {
    view,
    account,
    ...(await loadOverview({
      view,
      db,
      env: c.env,
      settings,
      account,
      kinds: c.var.documentKinds,
      collections: c.var.collections,
      now,
    })),
    hasAgency: c.get('hasAgency'),
    previewing: await isPreviewing(c),
  }
  return sendStaffPage(c, view, {
    title,
    heading: view.t('staff.start.hello', { name: account.name.split(' ')[0] ?? '' }),
    intro: waitingIntro(view, props, now),
    actions: newsButton(view, props.newsCategory),
    children: <OverviewPage {...props} />,
  })
})

/** Returns the button for a news item, or null if the agency has no news page or the account may not edit content. */
function newsButton(view: View, category: number | null) {
  if (category === null) return null
  return (
    <HeadButton href={withQuery(`${STAFF.articles}/new`, `categoryId=${category}`)} icon="plus">
      {view.t('staff.start.news')}
    </HeadButton>
  )
}
