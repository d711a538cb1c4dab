import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../test/agency'
import { all, byClass, linksOf, parse, words } from '../../../test/html'
import { documentAt, wordsAt } from '../../../test/open-page'
import { cookieOf, post } from '../../../test/people'
import { saveDocument } from '../../../test/staff-form'
import { runCron } from '../../cron'
import { audit } from '../../platform/db/schema-people'
import { revision, schedule } from '../../platform/db/schema-revisions'
import type { Entries } from '../../platform/fields/field'
import { brusselsTime } from '../../platform/format/dates'
import { LANGS, type Translated } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { COLLECTIONS } from '../../routes/collections'
import { openDocument } from '../../site/revisions/documents'
import { statusOf } from './collection'

const NAME = 'Zilverpopulier'
const RENAMED = 'Goudenregen'
/** The entries that a document needs besides its name, by kind. */
const REQUIRED: Record<string, Entries> = { webhook: { url: 'https://receiver.example/' } }
const HOUR = 3_600_000
const t = translator('nl')

let admin: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  for (const table of [revision, schedule, audit]) await db.delete(table)
  admin = await cookieOf('admin')
})

describe.each(COLLECTIONS.map((collection) => [collection.kind, collection] as const))(
  'a document of the kind %s',
  (kind, collection) => {
    const { path, fields, createFields, hasStatus, titleOf } = collection
    const title = createFields[0] ?? expect.fail(kind)
    const titleField = title.name
    const isTranslated = title.kind === 'translated'
    const mainTitle = isTranslated ? `${titleField}.nl` : titleField
    const send = (address: string, entries: Entries = {}) =>
      post(address, entries, { Cookie: admin })
    const at = (id: number) => `${path}/${id}`

    async function live(id: number): Promise<Translated | undefined> {
      const document = await collection.editable(id).read(db)
      return document ? titleOf(document) : undefined
    }

    async function save(id: number, name: string, changes: Entries = {}) {
      const texts = isTranslated
        ? Object.fromEntries(LANGS.map((lang) => [`${titleField}.${lang}`, name]))
        : { [titleField]: name }
      const target = { path: at(id), editable: collection.editable(id), fields, cookie: admin }
      return saveDocument(target, { ...texts, ...changes })
    }

    /** Creates a document by its form and publishes it. Returns its id. */
    async function publish(): Promise<number> {
      const response = await send(`${path}/new`, { ...REQUIRED[kind], [mainTitle]: NAME })
      expect(response.status).toBe(303)
      const id = Math.max(...(await collection.list(db)).map((one) => one.id))
      expect((await save(id, NAME)).headers.get('Location')).toBe(`${at(id)}?done=publish`)
      return id
    }

    const actions = async () => (await db.select().from(audit)).map(({ action }) => action)

    test.runIf(hasStatus)('is taken off the site and published again in the list', async () => {
      const id = await publish()
      const select = (action: string, ids: number[]) =>
        send(
          `${path}/selection/${action}`,
          Object.fromEntries(ids.map((one) => [`selected.${one}`, 'on'])),
        )
      const status = async () => statusOf.parse(await collection.editable(id).read(db)).status
      const withdrawn = await select('withdrawal', [id])
      expect(withdrawn.headers.get('Location')).toBe(`${path}?changed=1`)
      expect(await status()).toBe('Draft')
      const refused = await select('withdrawal', [id, 999_999])
      expect(refused.status).toBe(422)
      const text = words(parse(await refused.text()))
      expect(text).toContain(`${NAME}: ${t('staff.select.offline')}`)
      expect(text).toContain(`999999: ${t('staff.select.gone')}`)
      await select('publication', [id])
      expect(await status()).toBe('Published')
      expect(words(parse(await (await select('publication', [id])).text()))).toContain(
        `${NAME}: ${t('staff.select.nodraft')}`,
      )
      expect((await actions()).filter((action) => action === `${kind}.publish`)).toHaveLength(3)
    })

    test('is created with a name, and refused without one', async () => {
      const before = await collection.list(db)
      expect((await send(`${path}/new`)).status).toBe(422)
      expect(await collection.list(db)).toEqual(before)
      const id = await publish()
      expect((await collection.list(db)).at(-1)?.id).toBe(id)
      expect(await wordsAt(path, admin)).toContain(NAME)
      expect(await actions()).toContain(`${kind}.create`)
    })

    test('is published by its first form, if it has a status', async () => {
      const sent = { ...REQUIRED[kind], [mainTitle]: NAME, action: 'publish' }
      const response = await send(`${path}/new`, sent)
      const last = (await collection.list(db)).at(-1) ?? expect.fail(kind)
      expect(titleOf(last.document).nl).toBe(NAME)
      if (!hasStatus) return
      expect(response.headers.get('Location')).toBe(`${at(last.id)}?done=publish`)
      expect((await openDocument(db, collection.editable(last.id)))?.isDraft).toBe(false)
      expect(await actions()).toContain(`${kind}.publish`)
      await send(`${path}/new`, { [`${titleField}.nl`]: NAME })
      const draft = (await collection.list(db)).at(-1) ?? expect.fail(kind)
      expect(statusOf.parse(draft.document).status).toBe('Draft')
    })

    test('is a draft before it is published, and may be scheduled, if it has a status', async () => {
      if (!hasStatus) return expect((await send(`${at(1)}/times`)).status).toBe(404)
      const id = await publish()
      await save(id, RENAMED, { action: 'draft' })
      expect((await live(id))?.nl).toBe(NAME)
      expect((await openDocument(db, collection.editable(id)))?.isDraft).toBe(true)
      const begin = Math.ceil(Date.now() / 60_000) * 60_000 + HOUR
      const publishAt = brusselsTime(begin)?.slice(0, 16) ?? ''
      const set = await send(`${at(id)}/times`, { publishAt })
      expect(set.headers.get('Location')).toBe(`${at(id)}?done=times`)
      const overview = await documentAt('/staff', admin)
      expect(
        all(overview, 'a', { href: at(id) })
          .map((link) => words(link))
          .join(),
      ).toContain(NAME)
      await runCron(env, new Date(begin))
      expect((await live(id))?.nl).toBe(RENAMED)
      await send(`${at(id)}/times`, { endAt: brusselsTime(begin + HOUR)?.slice(0, 16) ?? '' })
      await save(id, NAME, { status: 'Draft' })
      await send(`${at(id)}/removal`)
      expect(await db.select().from(schedule)).toEqual([])
    })

    test('gets an earlier version back from its history', async () => {
      const id = await publish()
      await save(id, RENAMED)
      const rows = await db.select().from(revision)
      const past = rows.findLast(({ state }) => state === 'past')?.id
      const restored = await send(`${at(id)}/history`, { revision: String(past) })
      expect(restored.headers.get('Location')).toBe(`${at(id)}?done=restore`)
      expect((await live(id))?.nl).toBe(NAME)
    })

    test('is found by its name, listed in the log and counted as translated', async () => {
      const id = await publish()
      const found = await documentAt(`/staff/find?for=${NAME.toLowerCase()}`, admin)
      expect(linksOf(found, 'panel-grid')).toContain(at(id))
      const log = await documentAt('/staff/audit', admin)
      expect(all(log, 'a', { href: at(id) }).map((link) => words(link))).toContain(NAME)
      expect(words(log)).not.toContain(`${kind}.`)
      if (!isTranslated) return
      await save(id, NAME, { [`${titleField}.de`]: '' })
      const todo = await documentAt(`/staff/translations?kind=${kind}&lang=de`, admin)
      expect(words(todo)).toContain(NAME)
    })

    test('moves in its group, and is deleted only if nothing prevents it', async () => {
      const id = await publish()
      const group = (one: number) =>
        collection.list(db).then((rows) => {
          const document = rows.find((row) => row.id === one)?.document
          return document && collection.groupOf?.(document)
        })
      const own = await group(id)
      const siblings = async () => {
        const rows = await collection.list(db)
        return rows.filter((row) => collection.groupOf?.(row.document) === own).map((row) => row.id)
      }
      const before = await siblings()
      await send(`${at(id)}/up`)
      const after = await siblings()
      expect(after.indexOf(id)).toBe(Math.max(before.indexOf(id) - 1, 0))
      const refused = await send(`${at(id)}/removal`)
      if (hasStatus) {
        expect(refused.headers.get('Location')).toBe(`${path}?refused=${id}`)
        const [notice] = byClass(await documentAt(`${path}?refused=${id}`, admin), 'notice')
        expect(notice && words(notice)).toContain(`‘${NAME}’ staat op de website`)
        await save(id, NAME, { status: 'Draft' })
        await send(`${at(id)}/removal`)
      }
      expect(await live(id)).toBeUndefined()
      expect(await actions()).toContain(`${kind}.delete`)
    })
  },
)
