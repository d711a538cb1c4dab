import { Hono } from 'hono'
import type { AppEnv } from '../../env'
import { translator } from '../../i18n'
import { issueText, itemIssueTexts } from '../../i18n/imports/issue-text'
import { limitBody } from '../shared/read-body'
import { FEED_BYTES, receiveFeed } from '../shared/receive-feed'
import { failure } from './staff-call'

const EN = translator('en')

/** A file of listings from whoever keeps them, for a deployment whose listings come by files. */
export const feedApi = new Hono<AppEnv>()

feedApi.put(
  '/feed',
  limitBody(FEED_BYTES, (c) => c.json(failure('Over 8 MB'), 413)),
  async (c) => {
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const bytes = () => c.req.raw.arrayBuffer()
    const file = { bytes, type, lang: c.req.query('lang') }
    const received = await receiveFeed(c.env, file, new Date())
    if (received.status === 'refused')
      return c.json(failure(issueText(EN, received.issue)), received.code)
    const { feed, run, deleted, issues } = received
    // The run itself is told of in the staff area.
    const answer = {
      run,
      mode: feed.mode,
      items: feed.items.length,
      deleted,
      issues: issues.flatMap((one) => itemIssueTexts(EN, one)),
    }
    return c.json({ status: 'success', ...answer }, 202)
  },
)
