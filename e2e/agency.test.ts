import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGS } from '../src/platform/format/lang.ts'
import { homePath } from '../src/urls.ts'
import starterPages from '../starter/pages.json'
import { all, attributes } from '../test/html.ts'
import { type Crawled, crawl } from './crawl.ts'
import { type SiteServer, startSite } from './server.ts'

const root = mkdtempSync(join(tmpdir(), 'pand-agency-'))
const folder = join(root, 'agency')
const state = join(root, 'state')

let site: SiteServer
let pages: Crawled[]

beforeAll(async () => {
  expect(await command('agency-new', [folder])).toContain(folder)
  expect(await command('agency-load', [folder])).toContain('Loaded')
  site = await startSite({ state, args: ['--empty'] })
  pages = [...(await crawl(site.origin, homePath('nl'), 'nl')).values()]
})

afterAll(async () => {
  await site.stop()
  rmSync(root, { recursive: true })
})

test('an agency created from the starter has all its pages in every language', async () => {
  const wrong = pages.filter(({ status }) => ![200, 301, 302].includes(status))
  expect(wrong.map(({ path, from, status }) => `${from} → ${path}: ${status}`)).toEqual([])
  expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(15)
  const translations = LANGS.filter((lang) => lang !== 'nl').flatMap((lang) => [
    homePath(lang),
    ...starterPages.slice(1).map(({ slugs }) => `/${lang}/${slugs[lang]}`),
  ])
  const statuses = await Promise.all(
    translations.map(async (path) => [path, (await fetch(site.origin + path)).status]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})

test('an agency created from the starter has every picture that its pages reference', async () => {
  const sources = new Set(
    pages.flatMap(({ document }) => [
      ...attributes(all(document, 'img'), 'src'),
      ...attributes(all(document, 'link', { rel: 'icon' }), 'href'),
      ...attributes(all(document, 'meta', { property: 'og:image' }), 'content'),
    ]),
  )
  const pictures = [...sources].filter((src) => src !== undefined && !src.startsWith('data:'))
  expect(pictures.length).toBeGreaterThan(2)
  for (const src of pictures) {
    const { status, headers } = await fetch(new URL(src ?? '', site.origin))
    expect([status, headers.get('Content-Type')?.split('/')[0]], src).toEqual([200, 'image'])
  }
})

test('the export of an agency changes nothing when it is loaded', async () => {
  const backup = join(root, 'backup')
  await command('agency-export', [backup])
  const names = readdirSync(backup)
  expect(names).toContain('listings.json')
  expect(names).toContain('media')
  expect(await command('agency-load', [backup])).toContain('nothing changed')
})

/** Runs an npm script with the database of this test and returns its output. */
async function command(name: string, args: string[]): Promise<string> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, STATE_DIR: state },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  }
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code, output).toBe(0)
  return output
}
