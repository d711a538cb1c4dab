import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { clearCrm, importFeed, lastRun, putFeed, shownIds } from '../../../test/crm'
import { recordOf } from '../../../test/crm-records'
import { deleteAllLeads, PERSON, sendForm } from '../../../test/forms'
import { keepLogs } from '../../../test/logs'
import { jpegOf } from '../../../test/pictures'
import { zipOf } from '../../../test/zip'
import { primaryDb } from '../../platform/db/db'
import { crmPicture } from '../../platform/db/schema-crm'
import { deleteExpiredPictures } from './sync/copy-pictures'
import { deleteExpiredTransfers } from './sync/transfers'

const db = primaryDb(env.DB)
const MINUTE = 60_000
const PDF = new TextEncoder().encode('%PDF-1.7 example')
const COPY = /^\/pictures\/[0-9a-f]{24}-\d+x\d+-[0-9a-f]{6}-960\.jpg$/

/** `openimmo.xml`, `voorgevel.png` and `bilder/keuken.png`, as Python's zipfile packs them. */
const FOREIGN_ZIP = [
  'UEsDBBQAAAAIAFNueV2BZyhkSQMAAB8HAAAMAAAAb3BlbmltbW8ueG1srVXBbts4EL3rKwTeY9oOst0FKKZJVo6NdZ0gddC9CZQ1',
  'krWSSIGi7NRf3yFl2XJSFHvoxSIfH8nhmzdjdvtWlf4OdJMrGZDJaEx8kBuV5DILyOt6dvUnueUeUzXIvKoUZy3EoI0WWSszX2gT',
  'kKfZbLlYhcRvq1TYbetwsSR+pZK2CcjD/G71iIuDO6ajT8RvQCYIqdTshYaAPGsFaQ+fycQ3sNnKCCqRlwHJzWd4E1VdwigGQjEy',
  'IeMcDGh+GknNJ4wOZizNdSW4u4HRbnJ6USRknvDnl6dwxugl6DE7jvMyBytB/B8UphAGMqURYbI1BxShQRH8b0/zVbgKiNEtEP8x',
  '/Ba+3IcBSUXZ2DAZPqgSujA9/5+711nP/rII12H0fPcwXw92dNchl7OtaBvf/pjvdUBewsU8XM3vXr9aGh3w6PsQPZYBpqwuD/yv',
  '8XjMqB0xhdxHkAb5dhdSCqU0Zhz3ST/WkOM30yIJyA0a4ob4pUCgx65Hn6b25gZN0DTQyWonAk/sQRezbKsKXDIGM1YKmfh5oyI7',
  'CMh9uHTvsJF6rFDSiMLU1hmSM5f1KMk1PovX9qJB+hm9WGZSVNAn2Y3ZTukORCcw2s8YvbzFYzW+2QZdiDZ1Y349vXGCnREUr2N5',
  'LEU9NlvA+PZqK48zPpkifwigIQ9iW0bNZluK9JC7519bZ36E0Zb9oR47YKZRGzRhJmJ7DX2PYAwuTW8GeqcYnJbd8/dKYvn2dugW',
  'jqwY8FrcGqMReYjp7ri+qrDOfFQYixvkqN97QccYT5fauts6V3A3wiNKtRHGFW347zp8WRE/021dY2mvF+tweb9Y/k16chfTTBll',
  '5TgjLFVYJ5hqG/5xzBLrS3RxKhK+Q6dmsINy5CgOY/TIOB71PyL6PcFgZ8BeRQtoC9TsVwHRk1qebQV7UdpOEHUin2o90YC1E1mV',
  'M7Bptv3hVOEfVtHRH466ON51zv50qaNc2n7IHyb9mWfsTLLpfU86YgxrBuX0u4/r/cfuTgf9FBtmwp/ur9wJFyBDmaQNrNVNra2l',
  '6q5aP+Css/tOVXw6nv5xNb6+moxtd+lRtrdO1LYaIuxMaNqyPMr1s5ULqTpZPEaH3Z2e/0dOUXPvB1BLAwQUAAAACABTbnldJo33',
  'w0IAAABJAAAADQAAAHZvb3JnZXZlbC5wbmfrDPBz5+WS4mJgYOD19HAJAtJMIMwBIv9emVUMpAQ8XRxDKuYkd6zyYFRi42BlUDzH',
  'cvPx/M8gxQyern4u65wSmgBQSwMEFAAAAAgAU255Xf1DqQ5EAAAASQAAABEAAABiaWxkZXIva2V1a2VuLnBuZ+sM8HPn5ZLiYmBg',
  '4PX0cAkC0swgzMEEJG96Kb0AUgKeLo4hFXOSO1Z5NCqw6egwLLbjej7Xe9lDoByDp6ufyzqnhCYAUEsBAhQDFAAAAAgAU255XYFn',
  'KGRJAwAAHwcAAAwAAAAAAAAAAAAAAIABAAAAAG9wZW5pbW1vLnhtbFBLAQIUAxQAAAAIAFNueV0mjffDQgAAAEkAAAANAAAAAAAA',
  'AAAAAACAAXMDAAB2b29yZ2V2ZWwucG5nUEsBAhQDFAAAAAgAU255Xf1DqQ5EAAAASQAAABEAAAAAAAAAAAAAAIAB4AMAAGJpbGRl',
  'ci9rZXVrZW4ucG5nUEsFBgAAAAADAAMAtAAAAFMEAAAAAA==',
].join('')

let now = Date.now()
let first: Uint8Array<ArrayBuffer>
let second: Uint8Array<ArrayBuffer>

keepLogs()
beforeAll(async () => {
  await loadAgency({ withListings: false })
  first = await jpegOf(30, 20)
  second = await jpegOf(40, 20)
})
beforeEach(async () => {
  await clearCrm()
  await deleteAllLeads()
  const { objects } = await env.MEDIA.list({ prefix: 'feeds/' })
  await env.MEDIA.delete(objects.map(({ key }) => key))
})

interface Attached {
  /** The group; none without. */
  group?: string
  path?: string
  /** Base64 in place of a path. */
  inline?: string
  title?: string
}

function objectOf(key: string, attachments: readonly Attached[]): string {
  const attached = attachments.map(({ group, path, inline, title }) => {
    const data = inline ? `<anhanginhalt>${inline}</anhanginhalt>` : `<pfad>${path}</pfad>`
    return `<anhang location="EXTERN"${group ? ` gruppe="${group}"` : ''}>
      ${title ? `<anhangtitel>${title}</anhangtitel>` : ''}<daten>${data}</daten></anhang>`
  })
  return `<immobilie><objektkategorie><vermarktungsart KAUF="true"/></objektkategorie>
    <geo><plz>9000</plz><ort>Gent</ort></geo><preise><kaufpreis>200000</kaufpreis></preise>
    <anhaenge>${attached.join('')}</anhaenge><verwaltung_techn><openimmo_obid>${key}</openimmo_obid>
    <aktion aktionart="CHANGE"/></verwaltung_techn></immobilie>`
}

function xmlOf(...objects: string[]) {
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
    <openimmo><uebertragung umfang="TEIL"/><anbieter>${objects.join('')}</anbieter></openimmo>`)
}

async function put(body: BodyInit, type = 'application/zip') {
  const response = await putFeed(body, type, { CRM_SOURCE: 'openimmo' })
  const answer: { issues?: (string | { message: string })[] } = await response.json()
  const issues = (answer.issues ?? []).map((one) => (typeof one === 'string' ? one : one.message))
  return { status: response.status, issues }
}

/** The cron's next minute. */
async function tick(
  media: R2Bucket = env.MEDIA,
  { ownPictures = true, withImages = true } = {},
): Promise<void> {
  now += 2 * MINUTE
  const files = { media, images: withImages ? env.IMAGES : undefined }
  await importFeed({ ownPictures, files, now: new Date(now) })
}

/** Sends a ZIP of these files and lets the cron import it. */
async function send(files: Record<string, Uint8Array>, entries = {}) {
  const sent = await put(await zipOf(files, entries))
  expect(sent.status).toBe(202)
  await tick()
  const run = await lastRun()
  expect(run?.state).toBe('done')
  return { ...sent, problems: run?.problems.flatMap(({ issues }) => issues) ?? [] }
}

async function onlyRecord() {
  const [id = 0] = await shownIds()
  return { id, record: await recordOf(id) }
}

async function addresses(): Promise<string[]> {
  return (await onlyRecord()).record.pictures.map(({ url }) => url)
}

/** The bucket, in which `put` may do something else for pictures. */
function bucketWith(putPicture: (key: string, store: () => unknown) => unknown): R2Bucket {
  return new Proxy(env.MEDIA, {
    get(bucket, name) {
      const method = Reflect.get(bucket, name)
      if (name !== 'put') return typeof method === 'function' ? method.bind(bucket) : method
      return (key: string, ...rest: unknown[]) => {
        const store = () => Reflect.apply(method, bucket, [key, ...rest])
        return key.startsWith('pictures/') ? putPicture(key, store) : store()
      }
    },
  })
}

async function transfers(): Promise<string[]> {
  return (await env.MEDIA.list({ prefix: 'feeds/' })).objects.map(({ key }) => key)
}

describe('the pictures in a ZIP', () => {
  test('are imported from a ZIP of another program', async () => {
    const zip = Uint8Array.from(atob(FOREIGN_ZIP), (character) => character.charCodeAt(0))
    expect(await put(zip)).toEqual({ status: 202, issues: [] })
    await tick()
    const urls = await addresses()
    expect(urls).toEqual([expect.stringMatching(COPY), expect.stringMatching(COPY)])
    expect((await lastRun())?.problems.filter(({ issues }) => issues.some(isOfFile))).toEqual([])
  })

  test('are stored before their listing is published, the title picture first', async () => {
    const xml = xmlOf(
      objectOf('a', [
        { group: 'BILD', path: 'bilder/keuken.jpg', title: 'Keuken' },
        { group: 'KARTEN_LAGEPLAN', path: 'http://maps.example/plan.png' },
        { group: 'TITELBILD', path: 'voorgevel.jpg' },
      ]),
    )
    const zip = { 'openimmo.xml': xml, 'voorgevel.jpg': first, 'bilder/keuken.jpg': second }
    const { problems, issues } = await send(zip)
    expect([...problems, ...issues]).toEqual([])
    const { record } = await onlyRecord()
    expect(record.pictures).toEqual([
      expect.objectContaining({ url: expect.stringMatching(COPY) }),
      expect.objectContaining({ url: expect.stringMatching(COPY), name: 'Keuken' }),
      expect.objectContaining({ url: expect.stringMatching(/^\/pictures\/[0-9a-f]{24}$/) }),
    ])
    expect((await get(record.pictures[0]?.url ?? '')).status).toBe(200)
    expect(await transfers()).toEqual([])
  })

  test('are found without regard to case, slashes, folders and the encoding of their names', async () => {
    const names = [
      'Foto/Grüße 1.JPG',
      'été.jpg',
      'ÄUSSEN.jpg',
      'CÔTÉ À RUE.jpg',
      'a%20b.jpg',
      'unieke naam.jpg',
    ]
    const pictures = await Promise.all(names.map((_, at) => jpegOf(10 + at, 10)))
    const written = [
      '.\\foto\\grüße%201.jpg',
      'ÉTÉ.JPG',
      'äussen.jpg',
      'Côté à rue.jpg',
      'a%20b.jpg',
      'C:\\Export\\..\\unieke naam.jpg',
    ]
    const xml = xmlOf(
      objectOf(
        'a',
        written.map((path) => ({ group: 'BILD', path })),
      ),
    )
    const files = Object.fromEntries(names.map((name, at) => [name, pictures[at] ?? first]))
    const entries = {
      'été.jpg': { name: Uint8Array.from([0x82, 0x74, 0x82, ...bytesOf('.jpg')]) },
      'ÄUSSEN.jpg': { name: Uint8Array.from([0xc4, ...bytesOf('USSEN.jpg')]) },
      'CÔTÉ À RUE.jpg': {
        name: Uint8Array.from([0x43, 0xe2, 0x54, 0x90, 0x20, 0xb7, ...bytesOf(' RUE.jpg')]),
      },
      'Foto/Grüße 1.JPG': { flags: 1 << 11 },
    }
    const { issues } = await send({ 'export/data.xml': xml, ...files }, entries)
    expect(issues).toEqual([])
    expect(await addresses()).toHaveLength(6)
  })

  test('of another listing never replace a missing picture', async () => {
    const objects = ['a', 'b'].map((key) =>
      objectOf(key, [{ group: 'BILD', path: `D:\\export\\${key}\\1.jpg` }]),
    )
    const { issues } = await send({ 'x.xml': xmlOf(...objects), 'b/1.jpg': first })
    expect(issues).toEqual([
      'a, 9000 Gent: The attachment ‘D:\\export\\a\\1.jpg’ is not in the transfer',
    ])
    const pictures = await Promise.all((await shownIds()).map(recordOf))
    expect(pictures.map((record) => record.pictures.length)).toEqual([0, 1])
  })

  test('are reported if they are missing, ambiguous, encrypted, broken or no pictures', async () => {
    const paths = ['nergens.jpg', 'dubbel.jpg', 'slot.jpg', 'stuk.jpg', 'tekst.jpg', 'groot.jpg']
    const xml = xmlOf(
      objectOf('a', [
        ...paths.map((path) => ({ group: 'BILD', path })),
        { group: 'FOTOS', path: 'goed.jpg' },
        { group: 'BILD', path: 'goed.jpg' },
      ]),
    )
    const files = {
      'a.xml': xml,
      'x/dubbel.jpg': first,
      'y/dubbel.jpg': second,
      'slot.jpg': first,
      'stuk.jpg': first.slice(0, 100),
      'tekst.jpg': bytesOf('geen foto'),
      'groot.jpg': first,
      'goed.jpg': second,
    }
    const entries = { 'slot.jpg': { flags: 1 }, 'groot.jpg': { size: 21 * 1024 * 1024 } }
    const { issues, problems } = await send(files, entries)
    expect(issues).toEqual([
      'a, 9000 Gent: The attachment ‘nergens.jpg’ is not in the transfer',
      'a, 9000 Gent: Several files in the transfer may be the attachment ‘dubbel.jpg’: it was not imported',
      'a, 9000 Gent: The attachment ‘slot.jpg’ can’t be read and was not imported',
      'a, 9000 Gent: The attachment ‘groot.jpg’ is over 20 MB and was not imported',
      'a, 9000 Gent: The attachment ‘goed.jpg’ belongs to the unknown group ‘FOTOS’ and was not imported',
    ])
    expect(problems.slice(5)).toEqual(
      expect.arrayContaining([
        { code: 'attachmentBroken', value: 'stuk.jpg' },
        { code: 'attachmentKind', value: 'tekst.jpg' },
      ]),
    )
    expect(await addresses()).toHaveLength(1)
  })

  test('are not unpacked beyond the size that the ZIP declares', async () => {
    const xml = xmlOf(objectOf('a', [{ group: 'BILD', path: 'bom.jpg' }]))
    const files = { 'a.xml': xml, 'bom.jpg': new Uint8Array(30 * 1024 * 1024) }
    const { problems } = await send(files, { 'bom.jpg': { size: 100 } })
    expect(problems).toEqual([{ code: 'attachmentBroken', value: 'bom.jpg' }])
  })

  test('are copied once, and removed from a listing that no longer names them', async () => {
    const attachments = ['a.jpg', 'b.jpg'].map((path) => ({ group: 'BILD', path }))
    const files = { 'a.jpg': first, 'b.jpg': second }
    await send({ 'x.xml': xmlOf(objectOf('a', attachments)), ...files })
    const before = await addresses()
    expect(before).toHaveLength(2)

    let stored = 0
    const counting = bucketWith((_, store) => {
      stored++
      return store()
    })
    const renamed = [...attachments].reverse()
    await put(await zipOf({ 'x.xml': xmlOf(objectOf('a', renamed)), ...files }))
    await tick(counting)
    expect(stored).toBe(0)
    expect(await addresses()).toEqual([...before].reverse())

    await send({ 'x.xml': xmlOf(objectOf('a', attachments.slice(0, 1))), 'a.jpg': first })
    expect(await addresses()).toEqual(before.slice(0, 1))
    await deleteExpiredPictures(db, env.MEDIA, new Date(now + 31 * 24 * 60 * MINUTE))
    expect(await db.$count(crmPicture)).toBe(1)
    expect((await get(before[0] ?? '')).status).toBe(200)
    expect((await get(before[1] ?? '')).status).toBe(404)
  })
})

describe('a run that copies files', () => {
  const attachments = ['a.jpg', 'b.jpg'].map((path) => ({ group: 'BILD', path }))
  const zip = () =>
    zipOf({ 'x.xml': xmlOf(objectOf('a', attachments)), 'a.jpg': first, 'b.jpg': second })

  test('continues after a kill, and publishes nothing before all files are stored', async () => {
    expect((await put(await zip())).status).toBe(202)
    const killed = Promise.withResolvers<void>()
    const hanging = bucketWith(() => {
      killed.resolve()
      return new Promise(() => {})
    })
    void tick(hanging)
    await killed.promise
    expect(await shownIds()).toEqual([])
    expect(await transfers()).toHaveLength(1)
    await deleteExpiredPictures(db, env.MEDIA, new Date(now))
    await deleteExpiredTransfers(db, env.MEDIA, new Date(Date.now() + 5 * 60 * MINUTE))
    await tick()
    expect((await lastRun())?.state).toBe('done')
    expect(await addresses()).toHaveLength(2)
    expect(await transfers()).toEqual([])
  })

  test('deletes its transfer after seven days', async () => {
    await put(await zip())
    await deleteExpiredTransfers(db, env.MEDIA, new Date(Date.now() + 8 * 24 * 60 * MINUTE))
    expect(await transfers()).toEqual([])
  })
})

describe('attachments other than pictures', () => {
  test('become documents behind the form, plans and tours', async () => {
    const xml = xmlOf(
      objectOf('a', [
        { group: 'DOKUMENTE', path: 'docs/EPC attest.pdf', title: 'EPC' },
        { group: 'DOKUMENTE', path: 'attest.jpg' },
        { group: 'GRUNDRISS', path: 'plan.jpg', title: 'Gelijkvloers' },
        { group: 'GRUNDRISS', path: 'plan.pdf' },
        { path: 'folder.pdf' },
        { group: 'FILMLINK', path: 'https://youtu.be/abcdefghijk' },
        { group: 'PANORAMA', path: 'www.example.be/360' },
        { group: 'LINKS', path: 'https://www.example.be/info' },
        { group: 'FILM', path: 'film.mp4' },
        { group: 'ANBIETERLOGO', path: 'logo.png' },
        { group: 'qrcode', path: 'code.png' },
        { group: 'EPASS-SKALA', path: 'epc.png' },
        { group: 'ANBOBJURL', path: 'https://www.example.be/1' },
      ]),
    )
    const pdf = (text: string) => bytesOf(`%PDF-1.7 ${text}`)
    const { issues, problems } = await send({
      'a.xml': xml,
      'docs/EPC attest.pdf': PDF,
      'attest.jpg': first,
      'plan.jpg': second,
      'plan.pdf': pdf('plan'),
      'folder.pdf': pdf('folder'),
      'film.mp4': bytesOf('film'),
    })
    expect(issues).toEqual([
      'a, 9000 Gent: The site has no place for the attachment ‘https://www.example.be/info’ (LINKS): it was not imported',
      'a, 9000 Gent: The site has no place for the attachment ‘film.mp4’ (FILM): it was not imported',
      'a, 9000 Gent: The site has no place for the attachment ‘logo.png’ (ANBIETERLOGO): it was not imported',
      'a, 9000 Gent: The site has no place for the attachment ‘code.png’ (QRCODE): it was not imported',
      'a, 9000 Gent: The site has no place for the attachment ‘epc.png’ (EPASS-SKALA): it was not imported',
      'a, 9000 Gent: The site has no place for the attachment ‘https://www.example.be/1’ (ANBOBJURL): it was not imported',
    ])
    expect(problems).toHaveLength(6)
    const { id, record } = await onlyRecord()
    expect(record.pictures).toEqual([])
    expect(record.plans).toEqual([
      expect.objectContaining({
        picture: expect.stringMatching(COPY),
        title: { nl: 'Gelijkvloers' },
      }),
    ])
    expect(record).toMatchObject({
      virtualTour: 'https://youtu.be/abcdefghijk',
      virtualTour2: 'https://www.example.be/360',
    })
    const names = record.documents.map(({ fileName }) => fileName)
    expect(names).toEqual(['EPC attest.pdf', 'attest.jpg', 'folder.pdf', 'plan.pdf'])

    const ids = record.documents.map((document) => document.id)
    expect(new Set(ids).size).toBe(4)
    expect(ids.every(Number.isInteger)).toBe(true)
    const [epc] = record.documents
    expect(epc?.comment).toEqual({ nl: 'EPC' })
    expect(epc?.url).toMatch(/^\/documents\/crm\/[0-9a-f]{24}\/epc-attest\.pdf$/)
    expect((await get(epc?.url ?? '')).status).toBe(404)
    const path = `/api/documents/${id}/${epc?.id}`
    expect((await get(path)).status).toBe(403)
    const response = await sendForm(path, PERSON)
    const { data } = await response.json<{ data: { fileUrl: string } }>()
    expect(await (await get(data.fileUrl)).bytes()).toEqual(PDF)
  })

  test('are imported as Base64, also from an XML file without a ZIP', async () => {
    const lines = base64Of(first).replace(/.{76}/g, '$&\r\n')
    const xml = xmlOf(
      objectOf('a', [
        { group: 'BILD', inline: lines },
        { group: 'DOKUMENTE', inline: base64Of(PDF), title: 'EPC' },
        { group: 'BILD', inline: '***' },
      ]),
    )
    const sent = await put(xml, 'text/xml')
    expect(sent).toEqual({
      status: 202,
      issues: ['a, 9000 Gent: The attachment ‘’ can’t be read and was not imported'],
    })
    await tick()
    const { record } = await onlyRecord()
    expect(record.pictures).toMatchObject([{ url: expect.stringMatching(COPY) }])
    expect(record.documents).toMatchObject([{ comment: { nl: 'EPC' } }])
    expect(await transfers()).toEqual([])
  })
})

describe('a transfer', () => {
  test('is refused and not stored if it is cut off', async () => {
    const zip = await zipOf({ 'a.xml': xmlOf(objectOf('a', [])), 'a.jpg': first })
    const sent = await put(zip.slice(0, -30))
    expect(sent).toEqual({ status: 400, issues: ['The ZIP is broken'] })
    expect(await transfers()).toEqual([])
    expect(await lastRun()).toMatchObject({ state: 'failed', reason: 'file' })
  })

  test('is stored in parts, and cannot be fetched', async () => {
    const padding = crypto.getRandomValues(new Uint8Array(60_000))
    const filler = new Uint8Array(17 * 1024 * 1024)
    for (let at = 0; at < filler.length; at += padding.length) {
      filler.set(padding.subarray(0, Math.min(padding.length, filler.length - at)), at)
    }
    const xml = xmlOf(objectOf('a', [{ group: 'BILD', path: 'a.jpg' }]))
    const files = { 'vulling.bin': filler, 'a.xml': xml, 'a.jpg': first }
    const zip = await zipOf(files, { 'vulling.bin': { method: 0 } })
    expect((await put(zip)).status).toBe(202)
    const [key = ''] = await transfers()
    expect((await env.MEDIA.head(key))?.size).toBe(zip.length)
    for (const path of [`/${key}`, `/media/../${key}`, `/media/${key}`, `/pictures/${key}`]) {
      expect((await get(path)).status).not.toBe(200)
    }
    await tick()
    expect(await addresses()).toHaveLength(1)
  })
})

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function isOfFile({ code }: { code: string }): boolean {
  return code.startsWith('attachment')
}
