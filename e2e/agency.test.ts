import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGS } from '../src/platform/format/lang.ts'
import { homePath } from '../src/urls.ts'
import { all, attributes } from '../test/html.ts'
import { type Crawled, crawl } from './crawl.ts'
import { type SiteServer, startSite } from './server.ts'

const root = mkdtempSync(join(tmpdir(), 'pand-agency-'))
const folder = join(root, 'agency')
const backup = join(root, 'backup')
const first = join(root, 'state')
const second = join(root, 'state-again')

let site: SiteServer
let pages: Crawled[]

beforeAll(async () => {
  expect(await command('agency-new', [folder], first)).toContain(folder)
  expect(await command('agency-load', [folder], first)).toContain('Loaded')
  expect(await command('agency-load', [folder], first)).toContain('nothing changed')
  site = await startSite({ state: first, args: ['--empty'] })
  const crawled = await Promise.all(LANGS.map((lang) => crawl(site.origin, homePath(lang), lang)))
  pages = crawled.flatMap((result) => [...result.values()])
})

afterAll(async () => {
  await site.stop()
  rmSync(root, { recursive: true })
})

test('commands fail with one message while another process locks the database', async () => {
  const state = join(root, 'state-locked')
  await command('agency-load', [folder], state)
  const [file = ''] = globSync(`${state}/v3/d1/*/[0-9a-f]*.sqlite`)
  const holder = new DatabaseSync(file)
  holder.exec('BEGIN EXCLUSIVE')
  const commands: [name: string, args: string[]][] = [
    ['staff-create', ['anna@example.com']],
    ['import', ['seeds/listings.json']],
    ['start', ['--no-build', '--empty']],
  ]
  const results = await Promise.all(commands.map(([name, args]) => spawnCommand(name, args, state)))
  holder.close()
  const sentence = `Another process holds the database ${file}: end that process, then run this again.\n`
  for (const [index, { code, output }] of results.entries()) {
    expect(code, commands[index]?.[0]).toBe(1)
    expect(output).toBe(sentence)
  }
})

describe('an agency created from the starter', () => {
  test('has all its pages in every language', async () => {
    const wrong = pages.filter(({ status }) => status !== 200 && status !== 301 && status !== 302)
    expect(wrong.map(({ path, from, status }) => `${from} → ${path}: ${status}`)).toEqual([])
    for (const lang of LANGS) {
      const okPages = pages.filter(
        ({ path, status }) => status === 200 && path.startsWith(`/${lang}/`),
      )
      expect(okPages.length, lang).toBeGreaterThanOrEqual(15)
    }
    const { status } = await fetch(`${site.origin}/healthz`)
    expect(status).toBe(200)
  })

  test('has every picture that its pages reference', async () => {
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
      const answer = await fetch(new URL(src ?? '', site.origin))
      expect([answer.status, answer.headers.get('Content-Type')], src).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ])
    }
  })
})

describe('the export of an agency', () => {
  beforeAll(async () => {
    await command('agency-export', [backup], first)
    await command('agency-load', [backup], second)
  })

  test('can be loaded into another state and exported with the same bytes', async () => {
    const secondBackup = join(root, 'backup-again')
    await command('agency-export', [secondBackup], second)
    const names = filesOf(backup)
    expect(filesOf(secondBackup)).toEqual(names)
    expect(names).toContain('listings.json')
    expect(names.some((name) => name.startsWith('media/'))).toBe(true)
    for (const name of names) {
      expect(
        readFileSync(join(secondBackup, name)).equals(readFileSync(join(backup, name))),
        name,
      ).toBe(true)
    }
  })
})

test('an invalid folder is rejected with an error that names the file', async () => {
  const state = join(root, 'state-wrong')
  const { code, output } = await spawnCommand('agency-load', ['e2e/wrong-agency'], state)
  expect(code).toBe(1)
  expect(output).toContain('e2e/wrong-agency/pages.json: role home: no page has it')
  expect(output).toContain('e2e/wrong-agency/pages.json: [0].slugs.fr: is not lower case')
})

function filesOf(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort()
}

/** Runs an npm script with its own database and returns its output. */
async function command(name: string, args: string[], state: string): Promise<string> {
  const { code, output } = await spawnCommand(name, args, state)
  expect(code, output).toBe(0)
  return output
}

function spawnCommand(
  name: string,
  args: string[],
  state: string,
): Promise<{ code: number | null; output: string }> {
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
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}
