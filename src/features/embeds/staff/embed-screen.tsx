import { Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { FIXED_FILTER, MARKET_LISTS } from '../../../listing/filter/lists'
import { listChoices } from '../../../listing/queries/list-choices'
import { readListFilter } from '../../../listing/queries/list-request'
import { enabledLang } from '../../../platform/format/lang'
import { BASE_POLICY } from '../../../platform/http/content-policy'
import { createView } from '../../../site/view'
import { sendStaffPage } from '../../../staff/staff-page'
import { homePath, rolePath } from '../../../urls'
import { cardCount, embedSnippet } from '../embed'
import { EmbedScreen } from './embed-screen-page'

/** The policy of the screen, whose preview is a frame of this site. */
const POLICY = BASE_POLICY.replace('frame-src', "frame-src 'self'")

/** The screen that makes the code by which other sites show a list or the search form. */
export const embedScreen = new Hono<AppEnv>()

embedScreen.get('/embeds', async (c) => {
  const view = c.get('view')
  const { site } = c.get('content')
  const { settings } = site
  const { show, lang: requestedLang, cards, region = '' } = c.req.query()
  const lang = enabledLang(requestedLang, settings.languages) ?? settings.languages[0] ?? view.lang
  const lists = MARKET_LISTS.filter((list) => rolePath(site, lang, list))
  const list = show === 'search' ? null : (lists.find((name) => name === show) ?? lists[0] ?? null)
  const params = new URL(c.req.url).searchParams
  const filter = list && readListFilter(params, settings, lang, FIXED_FILTER[list])
  const embed = list && filter && { list, filter, cards: cardCount(cards) }
  const choices = filter && (await listChoices(c.get('db'), c.get('cache'), filter))
  c.set('contentPolicy', POLICY)
  return sendStaffPage(c, view, {
    title: view.t('embeds.title'),
    intro: view.t('embeds.intro'),
    children: (
      <EmbedScreen
        {...{ view, lang, lists, embed }}
        place={region}
        types={choices?.types ?? []}
        snippet={embedSnippet(createView(c, lang, homePath), embed)}
        account={c.get('staffMember')}
      />
    ),
  })
})
