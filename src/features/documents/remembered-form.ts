import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { readSignedCookie, writeSignedCookie } from '../../platform/http/cookies'

const COOKIE = 'documents'
const REMEMBERED_SECONDS = 30 * 86_400
const LISTINGS = 60
const MARK = /^(p?\d{1,12})\.(\d{1,12})$/

/** Returns true if this browser's cookie states that the form for this listing was filled in within 30 days. */
export async function isRemembered(c: Context<AppEnv>, listing: string): Promise<boolean> {
  const marks = await readMarks(c)
  return marks.some((mark) => mark.listing === listing)
}

/** Stores in a signed cookie that the form for this listing was filled in. */
export async function remember(c: Context<AppEnv>, listing: string): Promise<void> {
  const otherMarks = (await readMarks(c)).filter((mark) => mark.listing !== listing)
  const expiresAt = nowSeconds() + REMEMBERED_SECONDS
  const text = [...otherMarks, { listing, expiresAt }]
    .slice(-LISTINGS)
    .map((mark) => `${mark.listing}.${mark.expiresAt}`)
    .join('_')
  await writeSignedCookie(c, COOKIE, text, { maxAge: REMEMBERED_SECONDS, holder: 'any' })
}

async function readMarks(c: Context<AppEnv>): Promise<{ listing: string; expiresAt: number }[]> {
  const marks = await readSignedCookie(c, COOKIE, 'any')
  return (marks?.value ?? '').split('_').flatMap((part) => {
    const [, listing = '', expiresAt = ''] = MARK.exec(part) ?? []
    return Number(expiresAt) > nowSeconds() ? [{ listing, expiresAt: Number(expiresAt) }] : []
  })
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
