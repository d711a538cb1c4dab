import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { loadContent } from '../data/content/content'
import { primaryDb } from '../data/db/db'
import { isSigned, sign } from '../data/db/signing'
import { tokenHash } from '../data/db/tokens'
import { managerNamesOf } from '../data/people/members'
import type { Account } from '../domain/people/account'
import { seesDrafts } from '../domain/people/rights'
import type { AppEnv } from '../env'
import {
  forgetCookie,
  readAccount,
  readCookie,
  renewSessionHere,
  sessionToken,
  writeCookie,
} from './session'

const COOKIE = 'preview'
const HOUR = 3600

/**
 * Shows drafts and links to forms to staff whose preview cookie is signed for their current session; an account
 * that may not see drafts gets the links alone. Nothing that is loaded or sent in preview is cached.
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

/** Switches the preview on for this staff session, for an hour. */
export async function startPreview(c: Context<AppEnv>): Promise<void> {
  const ends = String(Date.now() + HOUR * 1000)
  const signature = await sign(primaryDb(c.env.DB), await passText(c, ends))
  writeCookie(c, COOKIE, `${ends}.${signature}`, HOUR)
}

export function stopPreview(c: Context<AppEnv>): void {
  forgetCookie(c, COOKIE)
}

/** Gives the staff session of this browser a new token after a code of the second factor; its preview stays on. */
export async function renewStaffSession(c: Context<AppEnv>, now: Date): Promise<void> {
  const hasPreview = await isPreviewing(c)
  await renewSessionHere(c, 'staff', now)
  if (hasPreview) await startPreview(c)
}

/** Tells whether this request carries a valid preview pass. */
export async function isPreviewing(c: Context<AppEnv>): Promise<boolean> {
  return (await previewer(c)) !== null
}

async function previewer(c: Context<AppEnv>): Promise<Account | null> {
  const [ends = '', signature = ''] = readCookie(c, COOKIE)?.split('.') ?? []
  if (!(Number(ends) > Date.now())) return null
  if (!(await isSigned(primaryDb(c.env.DB), await passText(c, ends), signature))) return null
  return readAccount(c, 'staff')
}

/** The pass is of one session: with it, it ends. */
async function passText(c: Context<AppEnv>, ends: string): Promise<string> {
  return `preview ${ends} ${await tokenHash(sessionToken(c, 'staff') ?? '')}`
}
