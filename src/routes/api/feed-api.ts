import { Hono } from 'hono'
import type { AppEnv } from '../../env'
import { translator } from '../../i18n'
import { issueText, itemIssueTexts } from '../../i18n/imports/issue-text'
import { receiveFeed } from '../shared/receive-feed'
import { failure } from './staff-call'

const EN = translator('en')

/** Takes a file of listings from the agency's software, for a deployment whose listings come by files. */
export const feedApi = new Hono<AppEnv>()

feedApi.put('/feed', async (c) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const size = Number(c.req.header('Content-Length') ?? 0)
  const file = { body: c.req.raw.body, size, type, lang: c.req.query('lang') }
  const received = await receiveFeed(c.env, file, new Date())
  if (received.status === 'refused')
    return c.json(failure(issueText(EN, received.issue)), received.code)
  const { feed, run, deleted, issues } = received
  // The staff area shows the run itself.
  const answer = {
    run,
    mode: feed.mode,
    items: feed.items.length,
    deleted,
    issues: issues.flatMap((one) => itemIssueTexts(EN, one)),
  }
  return c.json({ status: 'success', ...answer }, 202)
})
