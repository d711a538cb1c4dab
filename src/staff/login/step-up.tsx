import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { isPublicSite } from '../../platform/http/site-origin'
import { renewStaffSession } from '../../site/accounts/preview'
import { requiredStepUp, type SessionFactors } from '../../site/accounts/second-factor/codes'
import { findSecondFactorState } from '../../site/accounts/second-factor/second-factor'
import { sessionToken } from '../../site/accounts/session'
import { STAFF } from '../../urls'
import { sendStaffPage } from '../staff-page'
import { BackLink } from '../staff-shell'
import { checkCode, codeOf, refusalOf } from './check-code'
import { Confirmation } from './confirmation'
import { LOGIN_FIELDS, ResubmittedFields } from './resubmitted-fields'

/** The state for a session that expired during the request. */
const NO_SECOND_FACTOR_STATE: SessionFactors = {
  hasFactor: true,
  hasApp: true,
  hasPasskey: false,
  codeEnteredAt: null,
  createdAt: 0,
}

/**
 * Returns null if the second factor was used in this session recently, or a code is in this form. Otherwise returns a page
 * that asks for it or to set one up. The page contains the texts of the form, so that no input is lost.
 */
export async function requireRecentMfa(
  c: Context<AppEnv>,
  { [LOGIN_FIELDS.stepUp]: isResubmitted, ...texts }: Record<string, string>,
): Promise<Response | null> {
  const db = c.get('db')
  const [now, token] = [new Date(), sessionToken(c, 'staff') ?? '']
  const state = (await findSecondFactorState(db, token)) ?? NO_SECOND_FACTOR_STATE
  const required = requiredStepUp(state, isPublicSite(c.env.SITE_ORIGIN), now)
  if (required === 'set-up')
    return sendStepUpPage(c, 403, texts, <SetUpFirst view={c.get('view')} />)
  if (required === 'code') {
    const view = c.get('view')
    const confirmation = (failure?: string) => (
      <Confirmation
        view={view}
        factors={state}
        passkey={{ action: 'step-up' }}
        failure={failure}
        submit={<Submit className="button" view={view} />}
      />
    )
    if (isResubmitted === undefined) return sendStepUpPage(c, 401, texts, confirmation())
    const result = await checkCode(c, c.get('staffMember'), codeOf(texts))
    if (result.status !== 'right') {
      const [status, failure] = refusalOf(c, result)
      return sendStepUpPage(c, status, texts, confirmation(failure))
    }
    await renewStaffSession(c, now)
  }
  return null
}

function sendStepUpPage(
  c: Context<AppEnv>,
  status: 401 | 403 | 429,
  texts: Record<string, string>,
  children: ReactNode,
) {
  const view = c.get('view')
  const { t } = view
  return sendStaffPage(c, view, {
    status,
    title: t(status === 403 ? 'staff.prove.setup' : 'staff.prove.title'),
    children: (
      <>
        <BackLink href={c.req.path}>{t('staff.prove.back')}</BackLink>
        <form className="panel stack narrow" method="post" action={c.req.path}>
          <p>{t(status === 403 ? 'staff.prove.setuptext' : 'staff.prove.text')}</p>
          <ResubmittedFields texts={texts} />
          <input type="hidden" name={LOGIN_FIELDS.stepUp} value="yes" />
          {children}
        </form>
      </>
    ),
  })
}

/** The link opens a new tab, so the form stays open. */
function SetUpFirst({ view }: { view: View }) {
  return (
    <>
      <p>
        <a className="button" href={STAFF.account} target="_blank" rel="noopener">
          {view.t('staff.prove.here')}
        </a>
      </p>
      <Submit className="button quiet" view={view} />
    </>
  )
}

function Submit({ view: { t }, className }: { view: View; className: string }) {
  return (
    <p>
      <button type="submit" className={className}>
        {t('staff.prove.goon')}
      </button>
    </p>
  )
}
