import { describe, expect, test } from 'vitest'
import articles from '../../../seeds/articles.json'
import markers from '../../../seeds/markers.json'
import pages from '../../../seeds/pages.json'
import settings from '../../../seeds/settings.json'
import team from '../../../seeds/team.json'
import { readFolder } from './read-folder'

const DEMO = { settings, team, markers, pages, articles }
const BAD = [
  'https://evil.test/p.png',
  'http://169.254.169.254/x',
  '//evil.test/p.png',
  '/\\evil.test/p.png',
  '\\\\evil.test\\p.png',
  'data:image/png;base64,AAAA',
  '/staff/leads.csv',
  '/media/../staff/leads.csv',
  '/media/%2e%2e/staff/leads.csv',
]

function issuesOf(json: object) {
  const read = readFolder({ ...DEMO, ...json }, null)
  return read.status === 'failed' ? read.issues : []
}

test('the demo names files of this site only', () => {
  expect(issuesOf({})).toEqual([])
})

/** The demo's files with an address in the place of every file that they name, and how many these are. */
function withAddress(address: string) {
  const text = JSON.stringify(DEMO)
  const named = /"(?:\/images\/|\/media\/|\/videos\/|\/favicon)[^"]*"/g
  return {
    json: JSON.parse(text.replaceAll(named, () => JSON.stringify(address))) as object,
    count: [...text.matchAll(named)].length,
  }
}

describe('a folder', () => {
  test.each(BAD)('that names %s is refused in every field for a file', (address) => {
    const { json, count } = withAddress(address)
    const issues = issuesOf(json)
    const positions = new Set(issues.map(({ file, path }) => `${file} ${path}`))
    expect(positions.size).toBe(count)
    expect([...positions]).toEqual(
      expect.arrayContaining([
        'settings.json logo',
        'team.json members[0].photo',
        'articles.json images[0].url',
        expect.stringMatching(/^pages\.json \[\d+\]\.modules\[\d+\]\.placement\.images\[0\]\.src$/),
        expect.stringMatching(/^pages\.json \[\d+\]\.modules\[\d+\]\.config\.video\.poster$/),
      ]),
    )
  })

  test('with a page that redirects to another host is refused', () => {
    const at = pages.findIndex(({ params }) => 'redirect' in params && params.redirect)
    for (const redirectUrl of ['https://evil.test/', { fr: '//evil.test' }]) {
      const changed = pages.map((page, index) =>
        index === at ? { ...page, params: { ...page.params, redirectUrl } } : page,
      )
      expect(issuesOf({ pages: changed })).toEqual([
        {
          file: 'pages.json',
          path: `[${at}].params.redirectUrl`,
          message: 'is not a path of this site',
        },
      ])
    }
  })

  test('that names a document outside the gate is refused', () => {
    const text = JSON.stringify(pages).replaceAll('/documents/brochure', '/staff/brochure')
    expect(issuesOf({ pages: JSON.parse(text) as unknown })).toEqual([
      expect.objectContaining({ path: expect.stringContaining('.config.file') }),
    ])
  })
})
