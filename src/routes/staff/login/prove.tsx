import type { Context, Next } from 'hono'
import type { ReactNode } from 'react'
import type { View } from '../../../components/ui/view'
import { primaryDb } from '../../../data/db/db'
import { findProof, noteProof } from '../../../data/people/second-factor'
import { isPublicSite } from '../../../domain/content/site-origin'
import { type Proof, proofDue } from '../../../domain/people/second-factor'
import type { AppEnv } from '../../../env'
import { sessionToken } from '../../../middleware/session'
import { STAFF } from '../../../urls'
import { readTexts } from '../../shared/read-body'
import { sendStaffPage, staffAccount, staffView } from '../staff-page'
import { WayBack } from '../staff-shell'
import { checkCode, codeOf, refusalOf } from './check-code'
import { CodeFields } from './code-fields'
import { ASKS, KeptFields } from './kept-fields'

/** Of a session that ended meanwhile. */
const NOTHING_PROVED = { hasFactor: true, provedAt: null }

/**
 * Goes on with a form's post once the session has lately proved the second factor. Until then the answer
 * is a page that asks for a code, or to set one up, and that carries what the form held: nothing is lost. `entered`
 * is what somebody proved whose session began with this very post.
 */
export async function withProof(
  c: Context<AppEnv>,
  next: Next,
  entered: Proof | null,
): Promise<Response | undefined> {
  const [db, now, token] = [primaryDb(c.env.DB), new Date(), sessionToken(c, 'staff') ?? '']
  const proof = entered ?? (await findProof(db, token)) ?? NOTHING_PROVED
  const due = proofDue(proof, isPublicSite(c.env.SITE_ORIGIN), now)
  const { [ASKS.proof]: asked, ...texts } = await readTexts(c, ['form'])
  if (due === 'set-up') return sendAsk(c, 403, texts, <SetUpFirst view={staffView(c)} />)
  if (due === 'code') {
    const view = staffView(c)
    if (asked === undefined) return sendAsk(c, 401, texts, <CodeFields view={view} />)
    const result = await checkCode(c, staffAccount(c), codeOf(texts))
    if (result.status !== 'right') {
      const [status, failure] = refusalOf(c, result)
      return sendAsk(c, status, texts, <CodeFields view={view} failure={failure} />)
    }
    await noteProof(db, token, now)
  }
  await next()
  return undefined
}

function sendAsk(
  c: Context<AppEnv>,
  status: 401 | 403 | 429,
  texts: Record<string, string>,
  children: ReactNode,
) {
  const view = staffView(c)
  const { t } = view
  return sendStaffPage(c, view, {
    status,
    title: t(status === 403 ? 'staff.prove.setup' : 'staff.prove.title'),
    children: (
      <>
        <WayBack href={c.req.path}>{t('staff.prove.back')}</WayBack>
        <form className="panel stack narrow" method="post" action={c.req.path}>
          <p>{t(status === 403 ? 'staff.prove.setuptext' : 'staff.prove.text')}</p>
          <KeptFields texts={texts} />
          <input type="hidden" name={ASKS.proof} value="yes" />
          {children}
          <p>
            <button type="submit" className={status === 403 ? 'button quiet' : 'button'}>
              {t('staff.prove.goon')}
            </button>
          </p>
        </form>
      </>
    ),
  })
}

/** In a tab of its own, beside which the form waits. */
function SetUpFirst({ view: { t } }: { view: View }) {
  return (
    <p>
      <a className="button" href={STAFF.account} target="_blank" rel="noopener">
        {t('staff.prove.here')}
      </a>
    </p>
  )
}
