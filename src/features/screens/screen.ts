import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { clock } from '../../listing/open-house'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch } from '../../platform/db/db'
import { screen } from '../../platform/db/schema-content'
import { shortToken } from '../../platform/db/tokens'
import { LANGS } from '../../platform/format/lang'

export const SCREEN_LISTINGS = ['sale', 'rent', 'both', 'chosen'] as const

/** The maximum number of listings on a screen. With the default time a round of them takes twelve minutes. */
export const MAX_SLIDES = 60
const ids = z.array(z.number().int().positive()).max(MAX_SLIDES).default([])

/** A screen in the form in which staff edit it. Its token is no part of it, so that no revision restores an old one. */
export const screenDocument = z.object({
  name: z.string().min(1).max(60),
  /** The office whose telephone and opening hours are shown. */
  officeId: z.number().int().nullable().default(null),
  listings: z.enum(SCREEN_LISTINGS).default('both'),
  homes: ids,
  projects: ids,
  seconds: z.number().int().min(5).max(120).default(12),
  /** The languages of the slides in turn. Empty for those of the site. */
  languages: z.array(z.enum(LANGS)).default([]),
  /** The hours in which the screen is dimmed, which may span midnight. */
  dimFrom: clock.nullable().default(null),
  dimUntil: clock.nullable().default(null),
})
export type Screen = z.infer<typeof screenDocument>

/** A token of 128 bits. It is stored, because staff need the address for each device and it opens only public data. */
export const screenToken = z.string().regex(/^[\w-]{22}$/)

/** Returns the screen at an address, or null if there is none (any more). */
export async function findScreen(db: Db, token: string): Promise<Screen | null> {
  const row = await db.select().from(screen).where(eq(screen.token, token)).get()
  return row ? screenDocument.parse(row) : null
}

/** Returns the token of a screen, or null if there is no such screen. */
export async function readScreenToken(db: Db, id: number): Promise<string | null> {
  const row = await db.select({ token: screen.token }).from(screen).where(eq(screen.id, id)).get()
  return row?.token ?? null
}

/** Gives a screen another address. The old one is unknown from then on. */
export async function renewScreenToken(db: Db, id: number, actor: Actor): Promise<void> {
  await runBatch(db, [
    db.update(screen).set({ token: shortToken() }).where(eq(screen.id, id)),
    auditRow(db, { ...actor, action: 'screen.address', subjectId: id }),
  ])
}
