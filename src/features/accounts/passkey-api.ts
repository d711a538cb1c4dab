import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../env'
import { type Account, isOfRealm, type Realm } from '../../platform/accounts/account'
import { primaryDb } from '../../platform/db/db'
import { DEFAULT_LANG, enabledLang, type Lang, langFromId } from '../../platform/format/lang'
import { readBody, readTexts } from '../../platform/http/read-body'
import { logSecurity } from '../../platform/log'
import { mailAbout } from '../../site/accounts/mail-account-change'
import { addPasskey, removePasskey } from '../../site/accounts/passkeys/passkeys'
import { isSessionConfirmed } from '../../site/accounts/passkeys/session-confirmed'
import {
  assertionOptions,
  registrationOptions,
  verifyAssertion,
  verifyRegistration,
} from '../../site/accounts/passkeys/webauthn'
import { clearPendingLogin } from '../../site/accounts/pending-login'
import { renewStaffSession } from '../../site/accounts/preview'
import { readAccount, startSessionHere } from '../../site/accounts/session'
import { ownerAccountPath, STAFF, withQuery } from '../../urls'
import { deviceName } from './device-name'

/** The routes by which browsers register and use passkeys, by realm. All but the removal are calls of a script. */
export const passkeyApi = new Hono<AppEnv>()

const LOGIN = { purpose: 'login', accountId: null } as const

for (const realm of ['owner', 'staff'] as const) {
  passkeyApi.post(`/${realm}/login/options`, async (c) => c.json(await assertionOptions(c, LOGIN)))

  passkeyApi.post(`/${realm}/login`, async (c) => {
    const account = await verifyAssertion(c, LOGIN, await jsonOf(c))
    if (!account || !isOfRealm(account.role, realm)) return refuse(c, realm)
    // The device verified its user, so a passkey counts as password and second factor.
    await startSessionHere(c, realm, account, true)
    if (realm === 'staff') clearPendingLogin(c)
    logSecurity('log-in succeeded', { realm, account: account.id, by: 'passkey' })
    return c.json({ status: 'success' })
  })

  passkeyApi.post(`/${realm}/registration/options`, async (c) => {
    const account = await recentAccount(c, realm)
    if (!account) return refuse(c, realm)
    return c.json(await registrationOptions(c, account))
  })

  passkeyApi.post(`/${realm}/registration`, async (c) => {
    const account = await recentAccount(c, realm)
    const created = account && (await verifyRegistration(c, account.id, await jsonOf(c)))
    if (!account || !created) return refuse(c, realm)
    const now = new Date()
    const name = deviceName(c.req.header('User-Agent') ?? '')
    if (!(await addPasskey(dbOf(c), { ...created, accountId: account.id, name }, now))) {
      return refuse(c, realm)
    }
    if (realm === 'staff') await renewStaffSession(c, now)
    logSecurity('passkey added', { realm, account: account.id })
    await mailAbout(c, account, 'passkey-on', realm)
    return c.json({ status: 'success' })
  })

  passkeyApi.post(`/${realm}/removal`, async (c) => {
    const account = await recentAccount(c, realm)
    const { id = '', langid } = await readTexts(c, ['form'])
    const isRemoved = account && (await removePasskey(dbOf(c), account.id, id, new Date()))
    if (account && isRemoved) {
      logSecurity('passkey removed', { realm, account: account.id })
      await mailAbout(c, account, 'passkey-off', realm)
    }
    const path = realm === 'staff' ? STAFF.account : ownerAccountPath(langOf(c, langid))
    return c.redirect(withQuery(path, isRemoved ? 'done=passkey-off' : ''), 303)
  })
}

passkeyApi.post('/staff/step-up/options', async (c) => {
  const account = await readAccount(c, 'staff')
  if (!account) return refuse(c, 'staff')
  const use = { purpose: 'step-up', accountId: account.id } as const
  return c.json(await assertionOptions(c, use))
})

/** Confirms the session as a code does. The browser then sends the form that required it. */
passkeyApi.post('/staff/step-up', async (c) => {
  const account = await readAccount(c, 'staff')
  if (!account) return refuse(c, 'staff')
  const use = { purpose: 'step-up', accountId: account.id } as const
  if (!(await verifyAssertion(c, use, await jsonOf(c)))) return refuse(c, 'staff')
  await renewStaffSession(c, new Date())
  return c.json({ status: 'success' })
})

/** Returns the account of a session that was confirmed recently, or null. */
async function recentAccount(c: Context<AppEnv>, realm: Realm): Promise<Account | null> {
  const account = await readAccount(c, realm)
  return account && (await isSessionConfirmed(c, realm)) ? account : null
}

function refuse(c: Context<AppEnv>, realm: Realm): Response {
  logSecurity('passkey refused', { realm })
  return c.json({ status: 'failed', issues: [] }, 401)
}

async function jsonOf(c: Context<AppEnv>): Promise<unknown> {
  const body = await readBody(c, ['json'])
  return body.status === 'ok' ? body.value : null
}

function langOf(c: Context<AppEnv>, langid: string | undefined): Lang {
  const { languages } = c.get('content').site.settings
  return enabledLang(langFromId(Number(langid)), languages) ?? languages[0] ?? DEFAULT_LANG
}

function dbOf(c: Context<AppEnv>) {
  return primaryDb(c.env.DB)
}
