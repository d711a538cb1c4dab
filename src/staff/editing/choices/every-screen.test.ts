import { beforeAll, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, byClass, type Document, formEntries, parse } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { createManualListing } from '../../../features/listings/edit-manual-listing'
import { moduleKinds } from '../../../features/pages/modules/registry'
import { audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import { GOAL } from '../../../platform/goal'
import { findContent } from '../../../site/content'
import { SETTINGS_PARTS } from '../../../site/settings-parts'

const BAD = [
  'https://evil.test/p.png',
  'http://169.254.169.254/x',
  '//evil.test/p.png',
  '\\\\evil.test\\p.png',
  '/\\evil.test/p.png',
  'data:image/png;base64,AAAA',
  '/staff/leads.csv',
  '/media/%2e%2e/staff/leads.csv',
  '/media/0123456789abcdef01234567-10x10-aabbcc-960.jpg',
  '/documents/0123456789abcdef01234567/akte.pdf',
  '999999999',
  'constructor',
]
const ACTIONS = ['publish', 'draft', 'preview', 'enter']

let admin: string

beforeAll(async () => {
  await loadAgency()
  admin = await cookieOf('admin')
})

/** Returns the screens with options: all settings sections, a module of each kind and one of each other screen. */
async function screens(): Promise<string[]> {
  const values = { goal: GOAL.sale, webId: 1, typeDescription: { nl: 'Huis' }, zip: '9000' }
  const home = await createManualListing(
    db,
    { ...values, city: { nl: 'Gent' } },
    { by: 1, now: new Date() },
  )
  const { modules = {} } = (await findContent(db)) ?? {}
  const placed = Object.entries(modules).flatMap(([page, all]) =>
    all.map(({ id, kind }) => ({ kind, path: `/staff/pages/${page}/modules/${id}` })),
  )
  const byKind = Object.keys(moduleKinds).map((kind) => placed.find((one) => one.kind === kind))
  return [
    ...SETTINGS_PARTS.map((part) => `/staff/settings/${part}`),
    ...byKind.flatMap((one) => one?.path ?? []),
    '/staff/menus',
    '/staff/pages/8/page',
    '/staff/pages/new',
    '/staff/articles/10',
    '/staff/articles/new',
    '/staff/articles/categories/2',
    '/staff/articles/categories/new',
    '/staff/listings/410001',
    '/staff/listings/p9001',
    `/staff/listings/${home}`,
    '/staff/listings/new',
  ]
}

async function formAt(path: string): Promise<Record<string, string> & { names: string }> {
  const page = parse(await (await get(path, { headers: { Cookie: admin } })).text())
  const [form] = byClass(page, 'edit-form')
  if (!form) throw new Error(`${path} has no form`)
  const names = all(form, 'select').flatMap(({ attribs }) => attribs.name ?? [])
  const boxes = all(form, 'input', { type: 'checkbox' }).map(({ attribs }) => [attribs.name, 'on'])
  return { ...formEntries(form), ...Object.fromEntries(boxes), names: names.join(' ') }
}

function invalid(page: Document): string[] {
  const accepted = ['select', 'input', 'textarea'].flatMap((name) =>
    all(page, name, { 'aria-invalid': 'true' }),
  )
  return accepted.flatMap(({ attribs }) => attribs.name ?? [])
}

test('no form on any screen accepts an option that it does not offer', async () => {
  const paths = await screens()
  const revisions = () => db.$count(revision)
  const before = [await revisions(), await db.$count(audit)]
  const accepted: string[] = []
  let count = 0
  for (const [at, path] of paths.entries()) {
    const { names, ...entries } = await formAt(path)
    const choices = names.split(' ').filter(Boolean)
    if (choices.length === 0) continue
    const action = ACTIONS[at % ACTIONS.length] ?? ''
    const badValues = choices.map(
      (name, nth) => [name, BAD[(count + nth) % BAD.length] ?? ''] as const,
    )
    count += choices.length
    const form = { ...entries, ...Object.fromEntries(badValues), action }
    const response = await post(path, form, { Cookie: admin })
    const refusedNames = response.status === 422 ? invalid(parse(await response.text())) : []
    for (const [name, value] of badValues)
      if (!refusedNames.includes(name)) accepted.push(`${path} ${name}=${value} (${action})`)
  }
  expect(accepted).toEqual([])
  expect(count).toBeGreaterThan(150)
  expect([await revisions(), await db.$count(audit)]).toEqual(before)
})
