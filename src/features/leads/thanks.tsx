import { type Context, Hono } from 'hono'
import { renderer } from '../../components/shell/renderer'
import { sendPage } from '../../components/shell/send-page'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import {
  readProjectPage,
  readPropertyPage,
  relatedListings,
} from '../../listing/queries/cached-details'
import { LANGS } from '../../platform/format/lang'
import { THANKS_PAGES, type ThanksPage } from '../../site/forms/define-form'
import { FORMS } from '../../site/forms/forms'
import { listTeam } from '../../site/team'
import { createView } from '../../site/view'
import { thanksPath } from '../../urls'
import { agencyManager } from '../team/team'
import type { SentRequest } from './sent-request'
import { lastSentRequest } from './sent-request-cookie'
import { ThanksView, thanksTitle } from './thanks-view'

/** The routes of the thank-you pages after a sent form. They show the request of this browser. */
export const thanks = new Hono<AppEnv>()

for (const lang of LANGS) {
  for (const name of THANKS_PAGES) {
    const path = thanksPath(lang, name)
    thanks.get(path, renderer, async (c) => {
      const view = createView(c, lang, (other) => thanksPath(other, name))
      const request = lastSentRequest(c)
      const sent = request && FORMS[request.kind].thanks.page === name ? request : null
      const props = { view, name, sent, ...(await aboutRequest(c, view, sent)) }
      const response = await sendPage(c, {
        view,
        title: thanksTitle(props),
        canonical: c.get('origin') + path,
        noindex: true,
        sheets: ['controls', 'forms', 'visits', 'cards'],
        children: <ThanksView {...props} />,
      })
      if (sent) response.headers.set('Cache-Control', 'no-store')
      return response
    })
    thanks.get(otherForm(path, name), (c) => c.redirect(path, 301))
  }
}

/** Returns the public facts of the listing, and the person who handles the request. */
async function aboutRequest(c: Context<AppEnv>, view: View, sent: SentRequest | null) {
  const [db, cache, { settings }] = [c.get('db'), c.get('cache'), c.get('content').site]
  const agency = agencyManager(view)
  const { listing = null, memberId = null } = sent ?? {}
  const load = listing?.kind === 'project' ? readProjectPage : readPropertyPage
  const answer = listing ? await load(db, cache, settings, listing.id) : null
  if (answer && typeof answer === 'object') {
    const { detail } = answer
    const [listing, similar] =
      'property' in detail
        ? [detail.property, (await relatedListings(db, cache, detail)).similar]
        : [detail, []]
    const { name, photo, mobile } = listing.manager ?? agency
    return { listing, similar, agent: { name, photo, phone: mobile } }
  }
  const member = memberId === null ? null : (await listTeam(db)).find(({ id }) => id === memberId)
  const agent = member
    ? { name: member.name, photo: member.photo, phone: member.directPhone ?? member.mobilePhone }
    : { name: agency.name, photo: null, phone: agency.mobile }
  return { listing: null, similar: [], agent }
}

/** Returns the path without the slash for `merci`, and with a slash for all other pages. */
function otherForm(path: string, name: ThanksPage): string {
  return name === '' ? path.slice(0, -1) : `${path}/`
}
