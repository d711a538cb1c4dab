import { env } from 'cloudflare:workers'
import { CREDENTIALS, FakeCrm } from '../scripts/crm/fake-crm'
import { stageQueuedFile } from '../src/features/crm/import/receive-feed'
import { type CrmSettings, crmSource, webhookSource } from '../src/features/crm/sources/crm-source'
import { type CrmRun, listRuns } from '../src/features/crm/sync/crm-runs'
import { syncTick } from '../src/features/crm/sync/sync'
import type { CrmLead } from '../src/features/leads/crm-lead'
import { type Db, primaryDb } from '../src/platform/db/db'
import {
  building,
  heldListing,
  importRun,
  listing,
  project,
  property,
} from '../src/platform/db/schema'
import {
  crmDeletion,
  crmHook,
  crmItem,
  crmNumber,
  crmPicture,
  crmRun,
  crmStaged,
  crmState,
} from '../src/platform/db/schema-crm'
import { outbox } from '../src/platform/db/schema-leads'
import type { Lang } from '../src/platform/format/lang'
import type { Fetch } from '../src/platform/http/fetch-json'
import { getWith } from './worker'

const MINUTE = 60_000
export const db = primaryDb(env.DB)

/** The settings of a deployment whose CRM is the fake. */
export const CRM_ENV = {
  CRM_SOURCE: 'omnicasa',
  CRM_BASE_URL: 'https://crm.example/1.13/OmnicasaService.svc/',
  CRM_USER: CREDENTIALS.user,
  CRM_PASSWORD: CREDENTIALS.password,
}

/** A lead as it is sent to a CRM. */
export const CRM_LEAD: CrmLead = {
  id: '3f1c',
  kind: 'contact',
  lang: 'fr',
  firstName: 'Wilhelmina',
  lastName: 'Peeters',
  email: 'mina@example.be',
  phone: '+32470000000',
  wantsNews: false,
  subject: '',
  text: 'Is de tuin er nog?',
  propertyId: null,
  projectId: null,
  wish: null,
}

/** A fake CRM with a clock and the cron runs of a deployment. */
export class CrmWorld {
  readonly crm: FakeCrm
  now = Date.parse('2026-11-20T10:00:00Z')
  langs: Lang[] = ['nl', 'fr']
  calls = 50
  db: Db = db
  settings: CrmSettings = CRM_ENV
  answer: Fetch
  ownPictures = true

  constructor(items: readonly object[], projects: readonly object[] = []) {
    this.crm = new FakeCrm({
      items: items.map((item) => ({ ...item })),
      projects: projects.map((item) => ({ ...item })),
      now: () => new Date(this.now + 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' '),
    })
    this.answer = this.crm.answer
  }

  /** One minute of the cron. */
  async tick(minutes = 1): Promise<void> {
    this.now += minutes * MINUTE
    const source = crmSource(this.settings, this.answer)
    const webhooks = webhookSource(this.settings, this.answer)
    const pace = { everySeconds: 600, pauseMs: 0, calls: this.calls }
    const { db, langs, ownPictures } = this
    const files = { media: env.MEDIA, images: env.IMAGES }
    await syncTick({
      db,
      source,
      webhooks,
      pace,
      langs,
      pageUrl: (kind, id) => `https://www.kantoor.example/nl/${kind}/${id}`,
      ownPictures,
      files,
      stageFile: (at) => stageQueuedFile(env, at),
      now: new Date(this.now),
    })
  }

  /** Runs the cron until the next run has ended, and returns that run. */
  async run(mode?: 'all' | 'changes'): Promise<CrmRun> {
    if (mode) {
      const state = await db.select().from(crmState).get()
      if (state) await db.update(crmState).set({ wanted: mode })
    }
    const before = await lastRun()
    for (let minutes = 0; minutes < 300; minutes++) {
      await this.tick()
      const run = await lastRun()
      if (run?.endedAt && (run.id !== before?.id || !before.endedAt)) return run
    }
    throw new Error('No run ended within five hours')
  }
}

export async function lastRun(): Promise<CrmRun | undefined> {
  return (await listRuns(db, 1))[0]
}

/** Empties the tables that the sync and its imports write. */
export async function clearCrm(): Promise<void> {
  await db.batch([
    ...(
      [
        crmState,
        crmRun,
        crmDeletion,
        crmHook,
        crmItem,
        crmStaged,
        crmPicture,
        crmNumber,
        outbox,
      ] as const
    ).map((table) => db.delete(table)),
    ...[listing, building, property, project, importRun, heldListing].map((table) =>
      db.delete(table),
    ),
  ] as never)
}

/** Returns a property in the format of the CRM. */
export function crmHome(id: number, facts: object = {}) {
  return {
    ID: id,
    Goal: 0,
    Status: 1,
    Zip: '9000',
    City: { nl: 'Gent', fr: 'Gand' },
    Street: 'Lindenlei',
    HouseNumber: '22',
    Price: 300_000 + id,
    PublishPrice: true,
    PublishAddress: true,
    WebID: 1,
    TypeDescription: { nl: `Woning ${id}`, fr: `Maison ${id}` },
    DescriptionA: { nl: `Tekst van ${id}`, fr: `Texte de ${id}` },
    ...facts,
  }
}

export function crmHomes(count: number): ReturnType<typeof crmHome>[] {
  return Array.from({ length: count }, (_, index) => crmHome(1001 + index))
}

/** The ids in the sale list. */
export async function shownIds(): Promise<number[]> {
  const rows = await db.select({ id: listing.id }).from(listing).orderBy(listing.id)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Sends a file to the API of feeds. */
export function putFeed(body: BodyInit, type: string, settings: object): Promise<Response> {
  const headers = { Authorization: 'Bearer test-staff-token', 'Content-Type': type }
  return getWith(settings, '/api/staff/feed', { method: 'PUT', body, headers })
}

/** The cron's minute in which a file that was sent is imported. */
export function importFeed(more: Partial<Parameters<typeof syncTick>[0]> = {}) {
  const pace = { everySeconds: 600, pauseMs: 0, calls: 20 }
  const files = { media: env.MEDIA, images: env.IMAGES }
  const options = {
    db,
    source: null,
    webhooks: null,
    pace,
    files,
    ownPictures: true,
    stageFile: (at: Date) => stageQueuedFile(env, at),
    now: new Date(),
  }
  return syncTick({ ...options, langs: ['nl', 'fr'], ...more })
}
