import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { delayedDb } from '../../../test/faults'
import { all, byClass, parse, words } from '../../../test/html'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { addKind, addPage, gate } from '../../../test/modules'
import { begin, getWith } from '../../../test/worker'
import { errorReport } from '../../platform/db/schema'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  await db.delete(errorReport)
})

describe('a module that fails', () => {
  test('shows an error in its place and leaves the rest of the page intact', async () => {
    addKind('before', () => 'Before.')
    addKind('after', async () => 'After.')
    addKind('no-data', async () => {
      throw new Error('no data')
    })
    addKind('throws-at-once', () => {
      throw new Error('start failed')
    })
    addKind(
      'no-view',
      () => 'data',
      () => {
        throw new Error('render failed')
      },
    )
    await addPage('stuk', ['before', 'no-data', 'throws-at-once', 'no-view', 'unknown', 'after'])

    const response = await getWith({}, '/nl/stuk')
    const document = parse(await response.text())
    expect(response.status).toBe(200)
    const error = 'An error occured in the module'
    expect(all(document, 'main').map(words)).toEqual([`stukBefore.${error.repeat(4)}After.`])
    expect(byClass(document, 'site-footer')).toHaveLength(1)
    expect(loggedEvents()).toEqual(Array(4).fill('module failed'))
  })

  test('is reported once per kind, with a count', async () => {
    addKind('no-data', () => {
      throw new Error('no data for jan@example.com')
    })
    await addPage('stuk-twee', ['no-data', 'unknown', 'no-data'])
    await getWith({}, '/nl/stuk-twee?type=1')
    await getWith({}, '/nl/stuk-twee?type=2')

    const reports = await db.select().from(errorReport).orderBy(errorReport.module)
    expect(reports).toMatchObject([
      { module: 'no-data', error: 'Error: no data for …', url: '/nl/stuk-twee', count: 4 },
      { module: 'unknown', url: '/nl/stuk-twee', count: 2 },
    ])
  })
})

describe('a module that renders late', () => {
  test('does not delay the markup before it', async () => {
    const late = gate()
    addKind('early', () => 'Early words.')
    addKind('late', () => late.promise)
    addKind('behind', () => 'Words behind.')
    await addPage('traag', ['early', 'late', 'behind'])

    const response = await get('/nl/traag')
    expect(response.headers.get('Server-Timing')).toBe('db')
    const read = reader(response)
    const start = await read.until('Early words.')
    expect(start).toContain('<!DOCTYPE html>')
    expect(start).toContain('site-header')
    expect(start).not.toContain('Words behind.')

    late.resolve('Late words.')
    const rest = await read.toEnd()
    expect(rest.indexOf('Late words.')).toBeLessThan(rest.indexOf('Words behind.'))
    expect(rest.indexOf('Words behind.')).toBeLessThan(rest.indexOf('site-footer'))
    expect(rest).toMatch(/<\/html>$/)
  })
})

describe('an uncached page', () => {
  beforeEach(async () => {
    await purge()
    await getWith({}, '/nl/contact')
  })

  test.each(['/nl/', '/nl/te-koop', '/fr/a-louer?bedrooms=1', '/nl/property/410002'])(
    '%s sends head and header before D1 returns its listings',
    async (path) => {
      const listings = gate()
      const { response, done } = await begin(path, {}, { DB: delayedDb(listings.promise) })
      expect(response.status).toBe(200)
      expect(response.headers.get('ETag')).toMatch(/^W\/"/)
      const read = reader(response)
      const start = await read.until('<main')
      expect(start).toMatch(/^<!DOCTYPE html>.*<title>.*site-header/s)
      expect(start).not.toContain('site-footer')

      listings.resolve('')
      const complete = await read.toEnd()
      expect(complete).toMatch(/site-footer.*<\/html>$/s)
      expect(complete).not.toContain('module-error')
      await done()
    },
  )

  test('is cached complete, with the ETag that was sent before its modules', async () => {
    const listings = gate()
    const { response, done } = await begin('/nl/te-koop', {}, { DB: delayedDb(listings.promise) })
    listings.resolve('')
    const complete = await response.text()
    await done()
    const cached = await getWith({}, '/nl/te-koop')
    expect(cached.headers.get('Server-Timing')).toBe('page')
    expect(cached.headers.get('ETag')).toBe(response.headers.get('ETag'))
    expect(await cached.text()).toBe(complete)
  })

  test('is not cached if D1 fails after its head was sent', async () => {
    await importItems(listing({ ID: 774_001, Goal: 1, Price: 900 }))
    await getWith({}, '/api/facets?goal=1')
    const listings = gate()
    const { response, done } = await begin('/nl/te-huur', {}, { DB: delayedDb(listings.promise) })
    const read = reader(response)
    await read.until('site-header')
    listings.reject(new Error('D1_ERROR: Network connection lost'))
    expect(await read.toEnd()).toMatch(/module-error.*<\/html>$/s)
    await done()
    expect(loggedEvents()).toContain('module failed')
    expect((await getWith({}, '/nl/te-huur')).headers.get('Server-Timing')).toBe('db')
  })
})

/** Reads a body while it is streamed. */
function reader(response: Response) {
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const more = async () => {
    const part = await stream?.read()
    text += part?.value ?? ''
    return part?.done === false
  }
  return {
    async until(words: string) {
      while (!text.includes(words) && (await more())) {}
      return text
    },
    async toEnd() {
      while (await more()) {}
      return text
    },
  }
}
