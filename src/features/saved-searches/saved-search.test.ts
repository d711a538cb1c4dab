import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { postForm } from '../../../test/forms'
import { all, attributes, parse, words } from '../../../test/html'
import { keepLogs } from '../../../test/logs'
import { deleteExpiredSearches, savedPath, storedSearches, tokenOf } from '../../../test/searches'
import { getWith } from '../../../test/worker'

const QUERY = 'goal=0&budget=-400000&region=Gent|9000'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(deleteExpiredSearches)

describe('a saved search', () => {
  const changeSearch = (path: string, fields: Record<string, string>) =>
    postForm('/api/searches/change', { token: tokenOf(path), lang: 'nl', ...fields })

  test('is shown, changed, paused, resumed and renewed through the link of its mails', async () => {
    const path = await savedPath({ query: QUERY })
    const page = parse(await (await get(path)).text())
    expect(words(page)).toContain('een pand te koop in 9000 Gent tot € 400.000')
    expect(attributes(all(page, 'a', { class: 'button large' }), 'href')).toContain(
      '/nl/te-koop?budget=-400000&region=Gent%7C9000',
    )
    for (const [fields, after] of [
      [{ do: 'frequency', frequency: 'weekly' }, { frequency: 'weekly' }],
      [{ do: 'pause' }, { state: 'paused' }],
      [{ do: 'renew' }, { state: 'paused' }],
      [{ do: 'resume' }, { state: 'on' }],
    ] as const) {
      const answer = await changeSearch(path, fields)
      expect(answer.status).toBe(303)
      expect((await get(answer.headers.get('Location') ?? '')).status).toBe(200)
      expect(await storedSearches()).toMatchObject([after])
    }
    expect((await changeSearch(path, { do: 'fly' })).status).toBe(422)
  })

  test('is ended with a button, which deletes its data', async () => {
    const path = await savedPath({ query: QUERY })
    expect((await get(path)).status).toBe(200)
    const answer = await changeSearch(path, { do: 'end' })
    const ended = await get(answer.headers.get('Location') ?? '')
    expect(words(parse(await ended.text()))).toContain('Gestopt')
    expect(await storedSearches()).toEqual([])
    expect((await get(path)).status).toBe(404)
    expect((await changeSearch(path, { do: 'resume' })).status).toBe(404)
  })

  test('is ended by a one-click unsubscribe from another origin without a cookie', async () => {
    const path = await savedPath({ query: QUERY })
    const address = `/api/searches/unsubscribe?token=${tokenOf(path)}`
    const opened = await get(address, { headers: { Accept: 'text/html' } })
    expect([opened.status, opened.headers.get('Location')]).toEqual([
      303,
      expect.stringContaining('/nl/searches?token='),
    ])
    expect(await storedSearches()).toHaveLength(1)
    const click = {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://mail.example',
        'Sec-Fetch-Site': 'cross-site',
      },
    }
    expect((await getWith({}, address, click)).status).toBe(200)
    expect(await storedSearches()).toEqual([])
    expect((await getWith({}, address, click)).status).toBe(200)
  })

  test('cannot be read or changed with a wrong token, which always gets the same 404', async () => {
    const path = await savedPath({ query: QUERY })
    const [search] = await storedSearches()
    const validToken = tokenOf(path)
    const otherToken = tokenOf(await savedPath({ query: 'goal=1', email: 'other@example.be' }))
    const forged = search?.id + otherToken.slice(36)
    const bodies = new Set<string>()
    for (const token of [
      '',
      'x',
      'a'.repeat(5000),
      search?.id ?? '',
      forged,
      validToken.slice(0, -1),
      `${validToken}x`,
    ]) {
      const page = await get(`/nl/searches?token=${token}`)
      expect(page.status).toBe(404)
      bodies.add(
        all(parse(await page.text()), 'main')
          .map(words)
          .join(),
      )
      const confirm = await get(`/nl/searches/confirm?token=${token}`)
      expect(confirm.status).toBe(404)
      expect((await changeSearch(`/x?token=${token}`, { do: 'end' })).status).toBe(404)
      expect((await postForm('/api/searches/confirm', { token })).status).toBe(404)
      const click = await postForm(`/api/searches/unsubscribe?token=${token}`, {})
      expect(click.status).toBe(404)
    }
    expect(bodies.size).toBe(1)
    expect(await storedSearches()).toHaveLength(2)
  })
})
