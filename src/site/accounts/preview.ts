import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import type { Account } from '../../platform/accounts/account'
import { seesDrafts } from '../../platform/accounts/rights'
import { primaryDb } from '../../platform/db/db'
import { deleteCookie, readSignedCookie, writeSignedCookie } from '../../platform/http/cookies'
import { loadContent } from '../content'
import { managerNamesOf } from './members'
import { readAccount, renewSessionHere, staffSessionHash } from './session'

const COOKIE = 'preview'
const HOUR = 3600

/**
 * Shows drafts and links to forms to staff whose preview cookie is signed for their current session. An account without
 * access to drafts gets the links only. No response in preview is cached.
 */
export const preview = createMiddleware<AppEnv>(async function preview(c, next) {
  const account = await previewer(c)
  if (!account) return next()
  const db = primaryDb(c.env.DB)
  const drafts = seesDrafts(account.role)
  c.set('editor', { role: account.role, known: await managerNamesOf(db, account) })
  c.set('db', db)
  c.set('cache', { ...c.get('cache'), preview: true, drafts })
  c.set('content', await loadContent(db, { drafts }))
  await next()
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})

/** Starts the preview of this staff session for an hour. */
export async function startPreview(c: Context<AppEnv>): Promise<void> {
  await writeSignedCookie(c, COOKIE, 'on', { maxAge: HOUR, holder: await staffSessionHash(c) })
}

export function stopPreview(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE)
}

/** Replaces the token of this browser's staff session after a code of the second factor. Its preview stays on. */
export async function renewStaffSession(c: Context<AppEnv>, now: Date): Promise<void> {
  const hasPreview = await isPreviewing(c)
  await renewSessionHere(c, 'staff', now)
  if (hasPreview) await startPreview(c)
}

/** Returns true if this request has a valid preview cookie. */
export async function isPreviewing(c: Context<AppEnv>): Promise<boolean> {
  return (await previewer(c)) !== null
}

async function previewer(c: Context<AppEnv>): Promise<Account | null> {
  const pass = await readSignedCookie(c, COOKIE, await staffSessionHash(c))
  return pass && readAccount(c, 'staff')
}
